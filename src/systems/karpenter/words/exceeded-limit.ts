import { objectIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { compareQuantities, parseQuantity } from '../../../manifest/quantity.js';

/**
 * The first limit of a pool that the nodes it has exceed: then no NodeClaim is created, for a replacement neither. As much as the
 * limit is not more. What the nodes have is told by the live pool; where the snapshot holds none, their number alone is known.
 * Source: kubernetes-sigs/karpenter 2266468, provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; nodepool/counter,
 * which counts nodes beside what they have.
 */
export function exceededLimit(pool: Manifest, live: Manifest | null, nodeCount: number): string | null {
  const used = usedOf(live, nodeCount);
  for (const [resource, written] of Object.entries(objectIn(pool.object['spec'], 'limits') ?? {})) {
    const [limit, has] = [quantityText(written), quantityText(used[resource])];
    const [limited, held] = [parseQuantity(limit), parseQuantity(has)];
    if (limited && held && compareQuantities(held, limited) > 0)
      return `limits.${resource} is ${limit} and ${resource === 'nodes' ? `it has ${has}` : `its nodes have ${has}`}, so no replacement can be made`;
  }
  return null;
}

/** What the nodes of a pool have: as the live pool says, else their number alone. */
export function usedOf(live: Manifest | null, nodeCount: number): JsonObject {
  return objectIn(live?.object['status'], 'resources') ?? { nodes: nodeCount };
}

/** As it is written; empty where that is no quantity. */
export function quantityText(written: Json | undefined): string {
  return typeof written === 'string' || typeof written === 'number' ? String(written) : '';
}
