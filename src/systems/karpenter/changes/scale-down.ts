import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, count, type Text, text, verbFor } from '../../../text/text.js';
import type { ChangeEffect, ResolvedGroup, ResolvedPolicy } from '../../system.js';
import { toPlain } from '../../../text/render.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/**
 * Nodes that a static pool has beyond its replicas: the controller deletes them in every pass, whether the change lowered replicas or not.
 * Nodes that leave already do not count. Those without pods go first, those with a pod that may not be disrupted last; between the others
 * it weighs what their pods cost, which is not known here: the plan takes the last ones by name. Source: kubernetes-sigs/karpenter
 * 053fcb8e, static/deprovisioning/controller.go, Reconcile and getDeprovisioningCandidates.
 */
export function surplusOf({ replicas }: NodePool, nodes: readonly PoolNode[], at: Instant): PoolNode[] {
  if (replicas === null) return [];
  const running = nodes.filter((node) => node.counted.hasClaim && !isLeaving(node));
  return running.sort((a, b) => reluctance(b, at) - reluctance(a, at)).slice(replicas);
}

/** How much speaks against deleting a node. */
function reluctance({ load: { workload } }: PoolNode, at: Instant): number {
  if (workload === null) return 0;
  return workload.keptUntil !== null && at < workload.keptUntil ? 2 : 1;
}

/**
 * The effect of a static pool that deletes its surplus. Shares are of the pool as it is, and what a budget allows counts only if it
 * allows more than is deleted anyway. Nodes that were too many before the change are deleted with or without it.
 */
export function scaledDown(
  effect: ChangeEffect<Text>,
  { targets, leaving = [], ceiling }: ResolvedGroup,
  manifest: Manifest,
  { before, after }: { readonly before: number; readonly after: number },
): Pick<ResolvedPolicy, 'change' | 'leaves'> {
  const gone = leaving.length;
  const batched = gone < (ceiling.enforced ?? Infinity);
  const who = text`${gone} of ${count(targets.length, 'node')} ${verbFor(gone, 'is', 'are')} deleted at once; budgets do not prevent it.`;
  if (after >= before) {
    const says = text`The pool holds more nodes than replicas (${after}): regardless of this change, ${who} ${effect.says}`;
    return { change: { ...effect, says, batched } };
  }
  const says = text`${code('replicas')} falls to ${after}: ${who}`;
  const place = manifest.placeOf(['spec', 'replicas']);
  const own = effect.kind === 'drift' ? {} : { kind: 'scaled-down' as const, place };
  return {
    change: { ...effect, ...own, says: text`${says} ${effect.says}`, batched },
    leaves: {
      targets: gone,
      of: targets.length,
      says: toPlain(says),
      fix: 'Lower replicas in steps.',
      isStep: after > 0,
      place,
    },
  };
}
