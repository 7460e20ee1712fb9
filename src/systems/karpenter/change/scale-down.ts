import type { Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ChangeEffect, ResolvedGroup, ResolvedPolicy } from '../../system.js';
import type { StoredPool } from './pool-drift.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/**
 * Nodes that a static pool has beyond its replicas: the controller deletes them in every pass, whoever made them too many. What
 * leaves already counts no more. Those without pods go first, those with a pod that may not be disrupted last; between the others
 * it weighs what their pods cost, which is not known here: the plan takes the last ones by name. Source: kubernetes-sigs/karpenter
 * 053fcb8e, static/deprovisioning/controller.go, Reconcile and getDeprovisioningCandidates.
 */
export function surplusOf({ pool }: StoredPool, nodes: readonly PoolNode[], at: Instant): PoolNode[] {
  if (pool.replicas === null) return [];
  const running = nodes.filter((node) => node.counted.hasClaim && !isLeaving(node));
  return running.sort((a, b) => reluctance(b, at) - reluctance(a, at)).slice(pool.replicas);
}

/** How much speaks against deleting a node. */
function reluctance({ load: { workload } }: PoolNode, at: Instant): number {
  if (workload === null) return 0;
  return workload.keptUntil !== null && at < workload.keptUntil ? 2 : 1;
}

/**
 * What merging comes to when a static pool deletes nodes beside everything else. Shares are of the pool as it is, and what a
 * budget allows counts only where it allows more than go anyway: then it is what most nodes are out by. Nodes that were too many
 * before the change go with or without it.
 */
export function scaledDown(
  effect: ChangeEffect<string>,
  { targets, leaving = [], ceiling }: ResolvedGroup,
  { manifest, after, before }: Sides,
): Pick<ResolvedPolicy, 'change' | 'leaves'> {
  const replicas = after.pool.replicas ?? 0;
  const gone = leaving.length;
  const batched = gone < (ceiling.enforced ?? Infinity);
  const who = `${gone} of ${counted(targets.length, 'node')} ${verb(gone, 'is', 'are')} deleted at once`;
  if (replicas >= (before?.pool.replicas ?? 0)) {
    const says = `The pool holds more nodes than replicas (${replicas}): regardless of this change, ${who}; budgets do not prevent it.`;
    return { change: { ...effect, says: `${says} ${effect.says}`, batched } };
  }
  const says = `replicas falls to ${replicas}: ${who}; budgets do not prevent it.`;
  const place = manifest.placeOf(['spec', 'replicas']);
  const own = effect.kind === 'drift' ? {} : { kind: 'scaled-down' as const, place };
  return {
    change: { ...effect, ...own, says: `${says} ${effect.says}`, batched },
    leaves: {
      targets: gone,
      of: targets.length,
      says,
      fix: 'Lower replicas in steps.',
      isStep: replicas > 0,
      place,
    },
  };
}

/** A pool before and after the change. */
export interface Sides {
  readonly manifest: Manifest;
  readonly after: StoredPool;
  readonly before: StoredPool | null;
}
