import { code, name, type Text, text } from '../../../text/text.js';
import type { NodePool } from './nodepool.js';
import type { ReadPool } from './read-pool.js';
import { objectIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { approximately, compareQuantities, parseQuantity } from '../../../manifest/quantity.js';

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
 * Why no replacement can be made; null if one can. A limit of 0 leaves no instance type over, while nodes still expire. What the nodes have is
 * in the live pool (else their number alone is known); if they have more than a limit, no NodeClaim is created. As much as the limit is not
 * more. Source: kubernetes-sigs/karpenter 2266468, provisioning/scheduling/scheduler.go, filterByRemainingResources;
 * provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; nodepool/counter.
 */
export function disabledBy(
  pool: NodePool,
  { manifest, admission }: ReadPool,
  deletedNodeClass: string | null,
  live: Manifest | null,
  nodeCount: number,
): Text | null {
  if (admission.verdict === 'invalidAtRuntime')
    return text`the pool is not valid at run time, so no replacement can be made`;
  const [zero] = pool.zeroLimits ?? [];
  if (zero !== undefined) return text`${code(`limits.${zero}`)} is 0, so no replacement can be made`;
  const exceeded = limitsOf(manifest, live, nodeCount).find(
    ({ limit, has }) => compareQuantities(has.value, limit.value) > 0,
  );
  if (exceeded)
    return text`${code(`limits.${exceeded.resource}`)} is ${code(exceeded.limit.text)} and its nodes have ${code(exceeded.has.text)}, so no replacement can be made`;
  return deletedNodeClass === null
    ? null
    : text`${name('policy', deletedNodeClass)} is deleted, so no replacement can be made`;
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
