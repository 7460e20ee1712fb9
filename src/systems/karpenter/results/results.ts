import { canonicalWithout } from '../../../manifest/canonical.js';
import { present } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { fix } from '../../../text/fix.js';
import { code, count, duration, list, name, NO_TEXT, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, emptySelector, type ResolvedPolicy, type SystemResult } from '../../system.js';
import type { PoolChange } from '../changes/pool-change.js';
import { POOL_LABEL } from '../objects/nodepool.js';
import type { PlannedPool } from '../objects/planned-pool.js';
import { graceMsOf, type PoolNode } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';
import { BUDGETS } from '../rollout/calendar.js';
import { budgetsText, nodesText } from '../rollout/drains.js';

const GRACE_PERIOD = ['spec', 'template', 'spec', 'terminationGracePeriod'];

/** Results that only Karpenter's own state shows. With `terminationGracePeriod` a drain ends with every pod that is kept. */
export function resultsOf(
  of: PlannedPool,
  { effect, widened, drifts }: PoolChange,
): Pick<ResolvedPolicy, 'forcedDrain' | 'results'> {
  const { manifest, pool } = of.after;
  const afterMs = pool.template.terminationGracePeriodMs;
  const forcedDrain =
    afterMs === null
      ? undefined
      : {
          afterMs,
          says: text`terminationGracePeriod ${duration(afterMs)}: that long after the drain of a node begins every pod on it is deleted, despite disruption budgets, do-not-disrupt and the grace period of a pod.`,
          fix: fix`Give pods the time to end by themselves, such as ${code('terminationGracePeriod: 24h')}.`,
          place: manifest.placeOf(GRACE_PERIOD),
        };
  const isDrained = (effect.replaces ?? 0) > 0 && effect.kind !== 'continues';
  const drifting = of.nodes.filter((node) => drifts.has(node.name));
  const ofDrift = isDrained
    ? [forcedPods(of.after, drifting), blockedNow(of.after, drifting), heldRollout(of.after, effect)]
    : [];
  return { forcedDrain, results: present([noNodes(of), widened, ...ofDrift]) };
}

/** Fields that decide whether, and how many, nodes are made: if a pool has none, an edit of these deletes none. */
const MAKES: ReadonlySet<string> = new Set(['weight', 'limits']);

/** An edited pool without a node in the snapshot. It may be scaled to zero, or its nodes are missing from the snapshot. */
function noNodes({ after: { manifest }, base, all }: PlannedPool): SystemResult | null {
  const specOf = ({ object }: Manifest): string => canonicalWithout(object['spec'] ?? null, MAKES);
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
  const kept = forced.flatMap(({ load }) =>
    load.pods.filter(({ keptUntil, finished }) => keptUntil !== null && !finished),
  );
  const pods = list(kept.map((pod) => name('object', `${pod.namespace}/${pod.name}`)));
  const n = forced.length;
  return {
    rule: 'ungoverned-disruption',
    severity: 'warning',
    subject: 'forced-pods',
    says: text`${count(n, 'drifting node')} ${verbFor(n, 'runs', 'run')} pods that may not be disrupted (${code('karpenter.sh/do-not-disrupt')}, or a PodDisruptionBudget that allows no eviction): ${nodesText(forced)}${kept.length === 0 ? NO_TEXT : text` (pods: ${pods})`}. ${code('terminationGracePeriod')} lets drift disrupt ${verbFor(n, 'this node', 'these nodes')}, and the pods are deleted ${duration(shortest)} after the drain begins.`,
    fix: fix`Let those pods end before the merge: a node keeps the terminationGracePeriod that it was made with.`,
    place: manifest.placeOf(GRACE_PERIOD),
  };
}

/**
 * A budget that allows no eviction now keeps Karpenter from its nodes. The dry rollout assumes that the pods become ready; a pod that crashes
 * does not. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, CanEvictPods.
 */
function blockedNow({ manifest, pool }: StoredPool, drifting: readonly PoolNode[]): SystemResult | null {
  const held = drifting.filter(
    (node) =>
      node.load.heldNowBy.length > 0 && node.load.closedBy.length === 0 && graceMsOf(node, pool) === null,
  );
  if (held.length === 0) return null;
  const budgets = [...new Set(held.flatMap(({ load }) => load.heldNowBy))].sort();
  const does = verbFor(budgets.length, 'allows', 'allow');
  return {
    rule: 'no-progress',
    severity: 'warning',
    subject: 'held-now',
    says: text`${budgetsText(budgets)} ${does} no eviction now, because too few pods are ready: until then Karpenter does not drain ${nodesText(held)}. The plan assumes that the pods become ready; pods that crash block the drift.`,
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
