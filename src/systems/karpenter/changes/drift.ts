import { groupedBy } from '../../../manifest/lookup.js';
import { code, joinTexts, list, type Text, text } from '../../../text/text.js';
import { poolDrift, restamped, type Stamp } from '../controller/drift.js';
import { HASH_VERSION, templateHash } from '../controller/hash.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';
import { editsText, type FieldEdit } from './fields.js';

/** Why a node drifts: by the hash of the template, a requirement (its key), or a mark of the provider (its reason), which the change does not lift. */
interface Cause {
  readonly by: 'template' | 'requirement' | 'provider';
  readonly key: string;
}

export type Drifting = ReadonlyMap<PoolNode, Cause>;

/** Reasons from the pool itself, which are evaluated again after a change. */
const OWN_REASONS = ['NodePoolDrifted', 'RequirementsDrifted', 'NodePoolStaticDrifted'];

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
  const drifting = new Map<PoolNode, Cause>();
  for (const node of nodes.filter(mayDrift)) {
    const mark = node.claim?.mark ?? null;
    const stamp = known(node.stamp) ?? known(live) ?? written;
    const claim = { labels: node.labels, stamp, launched: true, marked: mark !== null };
    const now = restamped(claim, known(live)?.version ?? HASH_VERSION, hash ?? '');
    // Without the hash of the pool only requirements count.
    const drift = poolDrift(after.pool, hash ?? '', claim, hash === null ? { ...now, hash: null } : now);
    if (drift.kind === 'NodePoolDrifted') drifting.set(node, { by: 'template', key: '' });
    else if (drift.kind === 'RequirementsDrifted') drifting.set(node, { by: 'requirement', key: drift.key });
    else if (mark && !OWN_REASONS.includes(mark.reason))
      drifting.set(node, { by: 'provider', key: mark.reason });
  }
  return drifting;
}

/** `4 by the edit of spec.template.metadata.labels (team), 1 by the provider already (ImageDrift)`. */
export function causesText(drifting: Drifting, edits: readonly FieldEdit[]): Text {
  const template =
    edits.length > 0 ? text`by the edit of ${editsText(edits)}` : text`made from another template`;
  const parts = (['template', 'requirement', 'provider'] as const).flatMap((by) => {
    const causes = [...drifting.values()].filter((cause) => cause.by === by);
    return [...groupedBy(causes, ({ key }) => key)].map(([key, { length }]) => {
      if (by === 'template') return text`${length} ${template}`;
      return by === 'requirement'
        ? text`${length} with labels that do not fit the requirement on ${code(key)}`
        : text`${length} by the provider already (${code(key)})`;
    });
  });
  return joinTexts(parts, ', ');
}

/** True for a node that drift can mark: it has a claim, and is not on its way out. */
export function mayDrift(node: PoolNode): boolean {
  return !isLeaving(node) && node.hasClaim;
}

/** The hash of a template; for one in the snapshot, the annotation counts. Null if it is not known. */
function hashOf({ pool, isLive }: StoredPool, live: Stamp | null): string | null {
  if (!isLive || pool.template.annotations === null) return templateHash(pool.template);
  return live?.version === HASH_VERSION ? live.hash : null;
}

/** The recipes of Karpenter's releases up to the newest known here. Source: kubernetes-sigs/karpenter, pkg/apis, v0.36.0 to 2266468. */
const RECIPES = ['v1', 'v2', HASH_VERSION];

/** True for a stamp by a recipe that is not known here: nothing computed here can be held against its hash. */
function isOfUnknownRecipe(stamp: Stamp | null): boolean {
  return stamp !== null && stamp.version !== null && !RECIPES.includes(stamp.version);
}

/**
 * The note about hashes of an unknown recipe, on the pool or on claims; null if all are known. Source:
 * kubernetes-sigs/karpenter 2266468, nodepool/hash/controller.go (the versions); aws/karpenter-provider-aws#5373, #9083 (an upgrade
 * that hashes otherwise, and every node is replaced).
 */
export function unknownRecipeNote(stamps: readonly (Stamp | null)[]): Text | null {
  const unknown = stamps.filter(isOfUnknownRecipe);
  const versions = [...new Set(unknown.flatMap((stamp) => stamp?.version ?? []))].sort();
  if (versions.length === 0) return null;
  return text`Hashes of version ${list(versions.map(code))} are in the cluster, and the newest known here is ${code(HASH_VERSION)}: the templates are compared to decide which nodes drift. An upgrade to a new version of the hash can mark every node as drifted, and an edit that is applied together with it may reach no existing node.`;
}
