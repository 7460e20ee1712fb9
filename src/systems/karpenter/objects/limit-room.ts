import { objectIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { approximately, compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';

/**
 * How many nodes of their average size the tightest limit of a pool leaves room for, of the limits that its nodes do not exceed; null where
 * there is none, or it is unknown what the nodes have. A replacement is made while the nodes, draining nodes included, have no more than the
 * limit: its simulation leaves out the node that it replaces. So one replacement more than there is room for may be under way. Source:
 * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, SimulateScheduling; provisioning/provisioner.go, Create; apis/v1/nodepool.go,
 * ExceededBy.
 */
export function limitRoom(pool: Manifest, live: Manifest | null, nodeCount: number): number | null {
  const rooms = limitsOf(pool, live, nodeCount).flatMap(({ limit, has }) => {
    const [limited, held] = [approximately(limit.value), approximately(has.value)];
    // Quantities are compared to a millionth of a node: thirds of a cpu are no whole numbers.
    return held <= 0 || held > limited ? [] : [Math.floor(((limited - held) * nodeCount) / held + 1e-6)];
  });
  return rooms.length === 0 ? null : Math.min(...rooms);
}

/**
 * The first limit of a pool that the nodes it has exceed: then no NodeClaim is created, for a replacement neither. As much as the
 * limit is not more. What the nodes have is told by the live pool; where the snapshot holds none, their number alone is known.
 * Source: kubernetes-sigs/karpenter 2266468, provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; nodepool/counter,
 * which counts nodes beside what they have.
 */
export function exceededLimit(pool: Manifest, live: Manifest | null, nodeCount: number): string | null {
  for (const { resource, limit, has } of limitsOf(pool, live, nodeCount)) {
    if (compareQuantities(has.value, limit.value) > 0)
      return `limits.${resource} is ${limit.text} and ${resource === 'nodes' ? `it has ${has.text}` : `its nodes have ${has.text}`}, so no replacement can be made`;
  }
  return null;
}

interface Amount {
  readonly text: string;
  readonly value: NonNullable<ReturnType<typeof parseQuantity>>;
}

/** Each limit beside what the nodes have of it, where both are known. */
function limitsOf(
  pool: Manifest,
  live: Manifest | null,
  nodeCount: number,
): { readonly resource: string; readonly limit: Amount; readonly has: Amount }[] {
  const used: JsonObject = objectIn(live?.object['status'], 'resources') ?? { nodes: nodeCount };
  return Object.entries(objectIn(pool.object['spec'], 'limits') ?? {}).flatMap(([resource, written]) => {
    const [limit, has] = [amountOf(written), amountOf(used[resource])];
    return limit && has ? [{ resource, limit, has }] : [];
  });
}

/** Null where it is no quantity. */
function amountOf(written: Json | undefined): Amount | null {
  if (typeof written !== 'string' && typeof written !== 'number') return null;
  const value = parseQuantity(String(written));
  return value && { text: String(written), value };
}
