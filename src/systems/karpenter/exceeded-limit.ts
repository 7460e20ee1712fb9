import { fieldAt, objectIn } from '../../manifest/fields.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import type { Quantity } from '../../manifest/quantity.js';
import { compareQuantities, parseQuantity } from '../../manifest/quantity.js';

/**
 * The first limit of a pool that the nodes it has exceed: then no NodeClaim is created, for a replacement neither. As much as the
 * limit is not more. Null where the live pool says nothing of what its nodes have. Source: kubernetes-sigs/karpenter 2266468,
 * provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy.
 */
export function exceededLimit(pool: Manifest, live: Manifest | undefined): string | null {
  const limits = objectIn(pool.object['spec'], 'limits');
  for (const [resource, written] of Object.entries(limits ?? {})) {
    const used = fieldAt(live?.object['status'], 'resources', resource);
    const [limit, has] = [quantityOf(written), quantityOf(used)];
    if (limit && has && compareQuantities(has, limit) > 0)
      return `limits.${resource} is ${String(written)} and its nodes have ${String(used)}, so no replacement can be made`;
  }
  return null;
}

function quantityOf(written: Json | undefined): Quantity | null {
  return typeof written === 'string' || typeof written === 'number' ? parseQuantity(String(written)) : null;
}
