import { joinAnd, spanText } from '../../calendar/week.js';
import { canonicalWithout } from '../../manifest/canonical.js';
import { present } from '../../manifest/lookup.js';
import type { Manifest } from '../../manifest/manifest.js';
import { type Fix, fix } from '../../text/fix.js';
import {
  code,
  count,
  duration,
  foreign,
  joinTexts,
  list,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';
import {
  type ChangeEffect,
  emptySelector,
  refusedByCrd,
  rejectedAt,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
  textPolicy,
  unlimitedGroup,
} from '../system.js';
import type { Admission } from './admission.js';
import type { PoolChange } from './changes.js';
import { candidacyOf, startableReasons } from './controller/consolidation.js';
import { type NodePool, POOL_LABEL, refOf } from './objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode } from './objects/nodes.js';
import type { StoredPool } from './objects/pool.js';
import { BUDGETS } from './rollout/calendar.js';
import { DELETING } from './rollout/controller.js';
import { budgetsText as budgetNames, nodesText, type PlannedPool, type PoolRollout } from './rollout/pool.js';

/** Consequences for a pool that the API server has stored all the same. */
const [UNREAD, MAKES_NONE] = [
  text`Karpenter cannot read the stored object, and ignores the pool and its nodes.`,
  text`The pool makes no new nodes until that is corrected.`,
];

/** Everything about a pool but its groups and its change; `admission` null: it is not evaluated, because it is removed. */
export function policyOf(manifest: Manifest, admission: Admission | null): ResolvedPolicy {
  const stage = admission?.pool
    ? { by: 'karpenter runtime', consequence: MAKES_NONE }
    : { by: 'karpenter decode', consequence: UNREAD };
  const errors = (admission?.errors ?? []).map(({ path, message }) => {
    return { path, message: foreign(message), ...stage };
  });
  return {
    ...textPolicy(refOf(manifest), manifest, admission),
    rejections: [...refusedByCrd(manifest, admission?.violations ?? []), ...rejectedAt(manifest, errors)],
  };
}

/** Nodes that are deleted past every budget. */
export function groupOfNodes(manifest: Manifest, nodes: readonly PoolNode[]): ResolvedGroup {
  return unlimitedGroup({
    name: manifest.name,
    rolls: refOf(manifest),
    runs: { controller: DELETING.id, group: manifest.name },
    unit: 'node',
    targets: nodes.map((node) => node.name),
  });
}

/** The budgets in a line; an empty list is not the default of 10%. */
export function budgetsText({ budgets }: NodePool): string {
  const texts = budgets.map(({ nodes, reasons, schedule, durationMs }) => {
    const whose = reasons ? ` for ${reasons.length === 0 ? 'no reason' : joinAnd(reasons)}` : '';
    const when = schedule === null ? '' : ` at "${schedule}" for ${spanText(durationMs ?? 0)}`;
    return `${nodes}${whose}${when}`;
  });
  return texts.length === 0 ? '[]' : texts.join('; ');
}

/** A limit of 0 leaves no room for a replacement; nor does one of `replicas` for a static pool, which makes the replacement first. */
export function roomForOne({ replicas, limitNodes, zeroLimits: [zero] }: NodePool): Fix | null {
  if (zero !== undefined)
    return fix`Raise ${code(`limits.${zero}`)} above what the nodes of the pool have, or remove it.`;
  if (replicas === null || limitNodes === null || limitNodes > replicas) return null;
  return fix`Set ${code('limits.nodes')} to ${text`${replicas + 1}`} or more: a replacement is made before its node is deleted.`;
}

const GRACE_PERIOD = ['spec', 'template', 'spec', 'terminationGracePeriod'];

/** Results that only Karpenter's own state shows. With `terminationGracePeriod` a drain ends with every pod that is kept. */
export function resultsOf(
  of: PlannedPool,
  { effect, widened, drifts }: PoolChange,
): Pick<ResolvedPolicy, 'forcedDrain' | 'results'> {
  const { manifest, pool } = of.after;
  const afterMs = pool.template.terminationGracePeriodMs;
  const forcedDrain = {
    afterMs: afterMs ?? 0,
    says: text`terminationGracePeriod ${duration(afterMs ?? 0)}: all pods left on a node are deleted that long after its drain begins, despite disruption budgets, do-not-disrupt and their own grace periods.`,
    fix: fix`Give pods the time to end by themselves, such as ${code('terminationGracePeriod: 24h')}.`,
    place: manifest.placeOf(GRACE_PERIOD),
  };
  const isDrained = (effect.replaces ?? 0) > 0 && effect.kind !== 'continues';
  const drifting = of.nodes.filter((node) => drifts.has(node.name));
  const ofDrift = isDrained
    ? [forcedPods(of.after, drifting), blockedNow(of, drifting), heldRollout(of.after, effect)]
    : [];
  return {
    forcedDrain: afterMs === null ? undefined : forcedDrain,
    results: present([noNodes(of), widened, ...ofDrift]),
  };
}

/** An edited pool without a node in the snapshot. It may be scaled to zero, or its nodes are missing from the snapshot. */
function noNodes({ after: { manifest }, base, all }: PlannedPool): SystemResult | null {
  // An edit of `weight` or `limits` of a pool without nodes deletes none.
  const makes = new Set(['weight', 'limits']);
  const specOf = ({ object }: Manifest): string => canonicalWithout(object['spec'] ?? null, makes);
  if (all.length > 0 || base === null || specOf(base) === specOf(manifest)) return null;
  const what = code(`${POOL_LABEL}: ${manifest.name}`);
  return emptySelector({
    what,
    says: text`no node of the snapshot belongs to this pool (label ${what}), so how many of its nodes are disrupted at once is unknown.`,
    fix: fix`Take a new snapshot with the nodes of the pool; if it is scaled to zero, check the budgets against the nodes it will have.`,
    isGuess: true,
    place: manifest.placeOf(BUDGETS),
  });
}

/**
 * With a grace period drift disrupts nodes with pods that may not be disrupted. These pods are not evicted: they run until the period is over,
 * and are deleted then. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewStateNode;
 * node/termination/terminator/eviction.go; kubernetes-sigs/karpenter#1961.
 */
function forcedPods({ manifest, pool }: StoredPool, drifting: readonly PoolNode[]): SystemResult | null {
  const forced = drifting.filter((node) => {
    const { workload } = node.load;
    return (
      workload && (workload.keptUntil !== null || workload.pdb !== 'free') && graceMsOf(node, pool) !== null
    );
  });
  if (forced.length === 0) return null;
  const shortest = Math.min(...forced.map((node) => graceMsOf(node, pool) ?? Infinity));
  const kept = forced.flatMap(({ load: { pods } }) =>
    pods.filter((pod) => !pod.finished && pod.keptUntil !== null),
  );
  const pods = list(kept.map((pod) => name('object', `${pod.namespace}/${pod.name}`)));
  const n = forced.length;
  return {
    rule: 'ungoverned-disruption',
    severity: 'warning',
    subject: 'forced-pods',
    says: text`${count(n, 'drifting node')} ${verbFor(n, 'runs', 'run')} pods that may not be disrupted (${code('karpenter.sh/do-not-disrupt')}, or a PodDisruptionBudget that allows no eviction): ${nodesText(forced)}${kept.length === 0 ? NO_TEXT : text` (pods: ${pods})`}. ${code('terminationGracePeriod')} lets drift disrupt ${verbFor(n, 'this node', 'these nodes')}, and the pods are deleted ${duration(shortest)} after the drain begins.`,
    fix: fix`Let those pods end before the merge: a node keeps the terminationGracePeriod that it was created with.`,
    place: manifest.placeOf(GRACE_PERIOD),
  };
}

/**
 * A budget that allows no eviction now keeps Karpenter from its nodes. The dry rollout assumes that the pods become ready; a pod that crashes
 * does not. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, CanEvictPods.
 */
function blockedNow({ after, blockers }: PlannedPool, drifting: readonly PoolNode[]): SystemResult | null {
  const { manifest, pool } = after;
  const held = drifting.filter(
    (node) => node.load.heldNowBy.length > 0 && !blockers.has(node.name) && graceMsOf(node, pool) === null,
  );
  if (held.length === 0) return null;
  const budgets = [...new Set(held.flatMap(({ load }) => load.heldNowBy))].sort();
  const does = verbFor(budgets.length, 'allows', 'allow');
  return {
    rule: 'no-progress',
    severity: 'warning',
    subject: 'held-now',
    says: text`${budgetNames(budgets)} ${does} no eviction now, because too few pods are ready. Until more are, Karpenter does not disrupt ${nodesText(held)}. The plan assumes that the pods become ready; crashing pods block the replacement.`,
    fix: fix`Repair the pods that are not ready before the merge.`,
    place: manifest.placeOf(['spec', 'template']),
    ofRollout: true,
  };
}

/** Drifted nodes that only the limits of the pool kept until now. */
function heldRollout({ manifest }: StoredPool, effect: ChangeEffect): SystemResult | null {
  if (effect.kind !== 'resumes') return null;
  const replaces = effect.replaces ?? 0;
  return {
    rule: 'held-rollout-starts',
    subject: 'opened',
    group: manifest.name,
    says: text`the base blocks the replacement of drifted nodes; this change starts it for ${count(replaces, 'node')}.`,
    fix: fix`Keep the limits of the base, such as ${code('nodes: "0"')}, until these nodes may be replaced.`,
    place: manifest.placeOf(BUDGETS),
    magnitude: replaces,
    evidence: { cause: 'opened', drifted: replaces },
  };
}

/** Notes beside the numbers of a pool, in order of weight. Nodes that expire are reported by expiry-bypasses-budget. */
export function notesOf(
  of: PlannedPool,
  change: PoolChange,
  { endless }: PoolRollout,
  limit: number | null,
): Text[] {
  const { known, nodes, settings } = of;
  const leaving = nodes.filter(isLeaving).length;
  const limited = Object.keys(of.after.pool.limits).filter((resource) => resource !== 'nodes');
  const counted = limited.map((resource) => code(`limits.${resource}`));
  if (nodes.length === 0) {
    const unseen = text`No node of the pool is in the snapshot: how many nodes its percentages come to is unknown, and only those of 100% are checked.`;
    return [...change.notes, unseen];
  }
  return present([
    ...change.notes,
    // A static pool starts as many in one pass as it may.
    of.after.pool.replicas === null &&
      limit !== 1 &&
      text`Drift starts one node a pass: nodes that overlap are shown as one batch. A pass is assumed to take ${settings.passMs / 1000} s (${code('systems.karpenter.passTakes')}), and a replacement to be ready after ${duration(settings.readyMs)} (${code('systems.karpenter.readyAfter')}).`,
    text`Drift that only the provider sees, such as of a new image or an instance type that is no longer offered, is not in the numbers.`,
    consolidationNote(of),
    !known.knowsClaims &&
      text`The snapshot has no NodeClaims: each node of the pool is assumed to have one, made from the template before the change.`,
    !of.knowsUsed &&
      counted.length > 0 &&
      text`The snapshot has no ${code('status.resources')} of a live NodePool: whether ${list(counted)} leaves room for replacements is unknown.`,
    leaving > 0 &&
      text`${count(leaving, 'node')} ${verbFor(leaving, 'is', 'are')} leaving already${endless ? text`: ${endless}` : text`, assumed to be gone after ${duration(settings.goneMs)} (${code('systems.karpenter.goneAfter')}), or when the terminationGracePeriod ends before`}.`,
  ]);
}

/**
 * Consolidation now, if it is on: which nodes it may consider, by age and policy. Source: kubernetes-sigs/karpenter 2266468,
 * nodeclaim/disruption/consolidation.go, disruption/emptiness.go, disruption/consolidation.go.
 */
function consolidationNote({ after: { pool }, known, nodes, at }: PlannedPool): Text | null {
  const reasons = startableReasons(pool).filter((reason) => reason !== 'Drifted');
  if (reasons.length === 0) return null;
  const candidates = nodes
    .filter((node) => !isLeaving(node) && node.load.closedBy.length + node.load.heldNowBy.length === 0)
    .map((node) => candidacyOf(pool, { ...node, pods: node.load.pods }, at));
  const counts = reasons.map((reason) => {
    const isOf = reason === 'Empty' ? 'emptyCandidate' : 'underutilizedCandidate';
    return text`${count(candidates.filter((one) => one[isOf]).length, 'node')} for ${code(reason)}`;
  });
  const now =
    known.knowsPods && known.knowsClaims
      ? text`Current candidates: ${joinTexts(counts)}.`
      : text`Its current candidates are unknown without Pods and NodeClaims in the snapshot.`;
  return text`Nodes that consolidation disrupts (${joinTexts(reasons.map(code))}) count against the budgets of every reason. ${now} Whether it acts depends on prices and on where pods fit, so the numbers do not include it.`;
}
