import { canonicalJson } from '../../../manifest/canonical.js';
import { remembered } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, few, name, type Text, text, verbFor } from '../../../text/text.js';
import type { ChangeEffect, ResolvedGroup, ResolvedPolicy } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** The pool of the same content, which a renamed pool has under its other name. */
export function sameSpec(manifest: Manifest, others: readonly Manifest[]): Manifest | null {
  return others.find((other) => specText(other) === specText(manifest)) ?? null;
}

/** Each pool is compared with every other one. */
const specText = remembered(({ object }: Manifest) => canonicalJson(object['spec'] ?? null));

/** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. */
export function removalOf(
  manifest: Manifest,
  nodes: readonly PoolNode[],
  { newName, left }: { readonly newName: string | null; readonly left: readonly string[] },
): ChangeEffect {
  const removed =
    newName === null
      ? text`It is removed`
      : text`It is renamed to ${name('object', newName)}, which Karpenter treats as a new pool and the removal of the old one`;
  const nodesText = text`its ${count(nodes.length, 'node')} ${verbFor(nodes.length, 'is', 'are')} deleted with it, all at once`;
  return {
    kind: 'deleted',
    says:
      nodes.length === 0
        ? text`${removed}; it has no nodes now.`
        : text`${removed}: ${nodesText}. Budgets and windows do not prevent it, and no replacement is created first. ${receiversText(newName, left)}`,
    batched: nodes.length === 0,
    targetsAtOnce: nodes.length,
    place: manifest.place,
  };
}

const NAMES_SHOWN = 5;

/** Which pool creates nodes for a pod is decided by what fits it, then by weight: no NodePool shows that. */
function receiversText(newName: string | null, left: readonly string[]): Text {
  if (newName !== null)
    return text`${name('object', newName)} creates nodes for their pods once these are evicted.`;
  if (left.length === 0) return text`No other NodePool is known that would create nodes for their pods.`;
  const names = left.map((pool) => name('object', pool));
  return text`Other NodePools (${few(names, NAMES_SHOWN)}) create nodes for the pods that fit there; the others stay pending.`;
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
  const running = nodes.filter((node) => node.counted.hasClaim && !isLeaving(node));
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
  return {
    change: { ...effect, ...own, says: text`${says} ${effect.says}`, batched },
    leaves: {
      targets: gone,
      of: targets.length,
      says,
      fix: fix`Lower replicas in steps.`,
      isStep: after > 0,
      place,
    },
  };
}
