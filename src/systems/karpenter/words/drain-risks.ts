import { spanText } from '../../../calendar/week.js';
import { few, listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { ChangeEffect, SystemResult } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, type PoolNode } from '../objects/pool-nodes.js';

export interface StartedDrift {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  readonly effect: ChangeEffect<string>;
  /** The nodes that drift and are drained. */
  readonly going: readonly PoolNode[];
}

/** Findings about the drains of a drift that the change starts. */
export function drainRisks(drift: StartedDrift): (SystemResult | null)[] {
  if ((drift.effect.replaces ?? 0) === 0 || drift.effect.kind === 'continues') return [];
  return [forcedPods(drift), heldNow(drift)];
}

/**
 * With a grace period drift takes nodes with pods that may not be disrupted. These pods are not evicted: they run until the period is over,
 * and are deleted then. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewStateNode;
 * node/termination/terminator/eviction.go; kubernetes-sigs/karpenter#1961.
 */
function forcedPods({ manifest, pool, going }: StartedDrift): SystemResult | null {
  const forced = going.flatMap((node) => {
    const graceMs = graceMsOf(node, pool);
    const { workload } = node.load;
    const isKept = workload !== null && (workload.keptUntil !== null || workload.pdb !== 'free');
    return graceMs !== null && isKept ? [{ name: visible(node.name), graceMs, pods: keptPods(node) }] : [];
  });
  if (forced.length === 0) return null;
  const count = forced.length;
  const shortest = Math.min(...forced.map(({ graceMs }) => graceMs));
  const pods = forced.flatMap((one) => one.pods);
  const named = pods.length === 0 ? '' : ` (pods: ${few(pods)})`;
  return {
    rule: 'ungoverned-disruption',
    severity: 'warning',
    subject: 'forced-pods',
    says:
      `${counted(count, 'drifting node')} ${verb(count, 'runs', 'run')} pods that may not be disrupted (karpenter.sh/do-not-disrupt, or a PodDisruptionBudget that allows no eviction): ${few(forced.map(({ name }) => name))}${named}. ` +
      `terminationGracePeriod lets drift take ${verb(count, 'this node', 'these nodes')}, and the pods are deleted ${spanText(shortest)} after the drain begins.`,
    fix: 'Let those pods end before the merge: a node keeps the terminationGracePeriod that it was made with.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriod']),
  };
}

/** Pods of a node with an annotation of their own; pods of a budget are named with the budget. */
function keptPods({ load }: PoolNode): string[] {
  return load.pods.flatMap(({ name, keptUntil, finished }) =>
    name !== undefined && keptUntil !== null && !finished ? [visible(name)] : [],
  );
}

/**
 * A budget that allows no eviction now keeps Karpenter from its nodes. The dry rollout assumes that the pods become ready; a pod that crashes
 * does not. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, CanEvictPods.
 */
function heldNow({ manifest, pool, going }: StartedDrift): SystemResult | null {
  const held = going.filter(
    (node) =>
      node.load.heldNowBy.length > 0 && node.load.closedBy.length === 0 && graceMsOf(node, pool) === null,
  );
  if (held.length === 0) return null;
  const budgets = [...new Set(held.flatMap(({ load }) => load.heldNowBy))].sort();
  const one = budgets.length === 1;
  return {
    rule: 'no-progress',
    severity: 'warning',
    subject: 'held-now',
    says:
      `PodDisruptionBudget${one ? '' : 's'} ${listing(budgets)} ${one ? 'allows' : 'allow'} no eviction now, because too few of ${one ? 'its' : 'their'} pods are ready: ` +
      `Karpenter does not drain ${few(held.map(({ name }) => visible(name)))} until ${one ? 'it does' : 'they do'}. The plan assumes that the pods become ready; pods that crash block the drift.`,
    fix: 'Repair the pods that are not ready before the merge.',
    place: manifest.placeOf(['spec', 'template']),
    ofRollout: true,
  };
}
