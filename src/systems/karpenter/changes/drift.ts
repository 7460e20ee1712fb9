import { poolDrift, restamped, type Stamp } from '../controller/drift/drift.js';
import { HASH_VERSION, templateHash } from '../controller/drift/hash.js';
import { isOfUnknownRecipe } from '../controller/drift/hash-version.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';

/** Nodes that drift, and why: how many for each reason. */
export interface Drifting {
  readonly nodes: readonly PoolNode[];
  /** The hash of the template is not the one that the node was made from. */
  readonly byHash: number;
  /** By the key of the requirement that its labels no longer fit. */
  readonly byRequirement: ReadonlyMap<string, number>;
  /** Marked by the provider already, by its own reason; the change does not lift that. */
  readonly byProvider: ReadonlyMap<string, number>;
}

/** Reasons that the pool itself gives, which are evaluated anew after a change. */
const OWN_REASONS: ReadonlySet<string> = new Set([
  'NodePoolDrifted',
  'RequirementsDrifted',
  'NodePoolStaticDrifted',
]);

/**
 * Which nodes drift once the pool is `after`. A node compares by the stamp of its claim; where the snapshot has none, by that of
 * the live pool, else by the template before the change, which is also what a stamp by an unknown recipe comes to.
 */
export function driftingNodes(
  after: StoredPool,
  before: StoredPool,
  live: Stamp | null,
  nodes: readonly PoolNode[],
): Drifting {
  const hash = hashOf(after, live);
  const written = { hash: hashOf(before, live), version: HASH_VERSION };
  const known = (stamp: Stamp | null): Stamp | null => (isOfUnknownRecipe(stamp) ? written : stamp);
  const earlier = known(live) ?? written;
  const byRequirement = new Map<string, number>();
  const byProvider = new Map<string, number>();
  let byHash = 0;
  const drifting = nodes.filter((node) => {
    if (isLeaving(node) || !node.counted.hasClaim) return false;
    const mark = node.claim?.mark ?? null;
    const stamp = known(node.stamp) ?? earlier;
    const claim = { labels: node.labels, stamp, launched: true, marked: mark !== null };
    const now = restamped(claim, known(live)?.version ?? HASH_VERSION, hash ?? '');
    // Without the hash of the pool only requirements count.
    const drift =
      hash === null
        ? poolDrift(after.pool, '', claim, { hash: null, version: null })
        : poolDrift(after.pool, hash, claim, now);
    if (drift.kind === 'NodePoolDrifted') byHash += 1;
    if (drift.kind === 'RequirementsDrifted') add(byRequirement, drift.key);
    if (drift.kind !== 'none') return true;
    if (mark === null || OWN_REASONS.has(mark.reason)) return false;
    add(byProvider, mark.reason);
    return true;
  });
  return { nodes: drifting, byHash, byRequirement, byProvider };
}

/** The hash of a template; for one in the snapshot, the annotation counts. Null if it is not known. */
function hashOf({ pool, isRedacted }: StoredPool, live: Stamp | null): string | null {
  if (!isRedacted || pool.template.annotations === null) return templateHash(pool.template);
  return live?.version === HASH_VERSION ? live.hash : null;
}

function add(sums: Map<string, number>, key: string): void {
  sums.set(key, (sums.get(key) ?? 0) + 1);
}
