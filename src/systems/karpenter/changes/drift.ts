import { code, list, type Text, text } from '../../../text/text.js';
import { poolDrift, restamped, type Stamp } from '../controller/drift.js';
import { HASH_VERSION, templateHash } from '../controller/hash.js';
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

/** Reasons from the pool itself, which are evaluated again after a change. */
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
    if (!mayDrift(node)) return false;
    const mark = node.claim?.mark ?? null;
    const stamp = known(node.stamp) ?? earlier;
    const claim = { labels: node.labels, stamp, launched: true, marked: mark !== null };
    const now = restamped(claim, known(live)?.version ?? HASH_VERSION, hash ?? '');
    // Without the hash of the pool only requirements count.
    const drift = poolDrift(after.pool, hash ?? '', claim, hash === null ? { ...now, hash: null } : now);
    if (drift.kind === 'NodePoolDrifted') byHash += 1;
    if (drift.kind === 'RequirementsDrifted') add(byRequirement, drift.key);
    if (drift.kind !== 'none') return true;
    if (mark === null || OWN_REASONS.has(mark.reason)) return false;
    add(byProvider, mark.reason);
    return true;
  });
  return { nodes: drifting, byHash, byRequirement, byProvider };
}

/** True for a node that drift can mark: it has a claim, and is not on its way out. */
export function mayDrift(node: PoolNode): boolean {
  return !isLeaving(node) && node.counted.hasClaim;
}

/** The hash of a template; for one in the snapshot, the annotation counts. Null if it is not known. */
function hashOf({ pool, isRedacted }: StoredPool, live: Stamp | null): string | null {
  if (!isRedacted || pool.template.annotations === null) return templateHash(pool.template);
  return live?.version === HASH_VERSION ? live.hash : null;
}

function add(sums: Map<string, number>, key: string): void {
  sums.set(key, (sums.get(key) ?? 0) + 1);
}

/** The recipes of Karpenter's releases up to the newest known here. Source: kubernetes-sigs/karpenter, pkg/apis, v0.36.0 to 2266468. */
const RECIPES: ReadonlySet<string> = new Set(['v1', 'v2', HASH_VERSION]);

/** True for a stamp by a recipe that is not known here: nothing computed here can be held against its hash. */
function isOfUnknownRecipe(stamp: Stamp | null): boolean {
  return stamp !== null && stamp.version !== null && !RECIPES.has(stamp.version);
}

/**
 * The note about hashes of an unknown recipe, on the pool or on claims; none if all are known. Source:
 * kubernetes-sigs/karpenter 2266468, nodepool/hash/controller.go (the versions); aws/karpenter-provider-aws#5373, #9083 (an upgrade
 * that hashes otherwise, and every node is replaced).
 */
export function unknownRecipeNotes(stamps: readonly (Stamp | null)[]): Text[] {
  const unknown = stamps.filter(isOfUnknownRecipe);
  const versions = [...new Set(unknown.flatMap((stamp) => stamp?.version ?? []))].sort();
  if (versions.length === 0) return [];
  return [
    text`Hashes of version ${list(versions.map(code))} are in the cluster, and the newest known here is ${code(HASH_VERSION)}: the templates are compared to decide which nodes drift. An upgrade to a new version of the hash can mark every node as drifted, and an edit that is applied together with it may reach no existing node.`,
  ];
}
