import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, text, verbFor } from '../../../text/text.js';
import type { ChangeEffect, ResolvedGroup, ResolvedPolicy } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. To Karpenter a new name is a new pool. */
export function removalOf(manifest: Manifest, nodes: readonly PoolNode[]): ChangeEffect {
  const n = nodes.length;
  return {
    kind: 'deleted',
    says:
      n === 0
        ? text`It is removed; it has no nodes now.`
        : text`It is removed: its ${count(n, 'node')} ${verbFor(n, 'is', 'are')} deleted with it, all at once. Budgets and windows do not prevent it, and no replacement is created first: other NodePools create nodes for the pods that fit there once these are evicted.`,
    batched: n === 0,
    targetsAtOnce: n,
    place: manifest.place,
  };
}

/**
 * Nodes that a static pool has beyond its replicas: the controller deletes them in every pass, whether the change lowered replicas or not.
 * Nodes that leave already do not count. Those without pods go first, those with a pod that may not be disrupted last; between the others
 * it weighs what their pods cost, which is not known here: the plan takes the last ones by name. Source: kubernetes-sigs/karpenter
 * 053fcb8e, static/deprovisioning/controller.go, Reconcile and getDeprovisioningCandidates.
 */
export function surplusOf({ replicas }: NodePool, nodes: readonly PoolNode[], at: Instant): PoolNode[] {
  if (replicas === null) return [];
  const reluctance = ({ load: { workload } }: PoolNode): number =>
    workload === null ? 0 : workload.keptUntil !== null && at < workload.keptUntil ? 2 : 1;
  const running = nodes.filter((node) => node.hasClaim && !isLeaving(node));
  return running.sort((a, b) => reluctance(b) - reluctance(a)).slice(replicas);
}

/**
 * The effect of a static pool that deletes its surplus. Shares are of the pool as it is, and what a budget allows counts only if it
 * allows more than is deleted anyway. Nodes that were too many before the change are deleted with or without it.
 */
export function scaledDown(
  effect: ChangeEffect,
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
  const [isStep, of] = [after > 0, targets.length];
  return {
    change: { ...effect, ...own, says: text`${says} ${effect.says}`, batched },
    leaves: { targets: gone, of, says, fix: fix`Lower replicas in steps.`, isStep, place },
  };
}
