import { objectIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { approximately, compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';

/** What a limit of a pool leaves beside the nodes that there are. */
export interface LimitRoom {
  readonly resource: string;
  /** The limit, and what the nodes have, as they are written. */
  readonly limit: string;
  readonly has: string;
  /** How many nodes of their average size fit beside them; 0 where not one does. */
  readonly nodes: number;
}

/**
 * The tightest limit of a pool, of those that its nodes do not exceed; null where it has none, or nobody knows what its nodes have. A
 * replacement is made as long as the nodes, those that go among them, have no more than the limit: its simulation leaves out the node
 * that it replaces. So one replacement more than there is room for may be under way. Source: kubernetes-sigs/karpenter 2266468,
 * disruption/helpers.go, SimulateScheduling; provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy.
 */
export function limitRoom(pool: Manifest, live: Manifest | null, nodeCount: number): LimitRoom | null {
  let tightest: LimitRoom | null = null;
  for (const { resource, limit, has } of limitsOf(pool, live, nodeCount)) {
    const [limited, held] = [approximately(limit.value), approximately(has.value)];
    if (held <= 0 || held > limited) continue;
    // Quantities are compared to a millionth of a node: thirds of a cpu are no whole numbers.
    const nodes = Math.floor(((limited - held) * nodeCount) / held + 1e-6);
    if (tightest === null || nodes < tightest.nodes)
      tightest = { resource, limit: limit.text, has: has.text, nodes };
  }
  return tightest;
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
