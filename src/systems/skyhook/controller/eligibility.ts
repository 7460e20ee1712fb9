import { code, type Text, text } from '../../../text/text.js';
import type { RolloutNode } from './assignment.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { isTolerated, type Taint, taintText } from '../../../snapshot/snapshot.js';
import type { Switches } from '../versions.js';

/** The taint of a cordon. */
export const CORDON_TAINT: Taint = {
  ...{ key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' },
};

/** Why the operator does not touch a node, or null. `untilRuntimeReady`: only until its runtime-required taint is removed. */
interface Blocked {
  readonly why: Text;
  readonly untilRuntimeReady: boolean;
}

/** A node with the ignore label "true", or with any taint that nothing tolerates, is never started. */
export function blockedBy(node: RolloutNode, spec: SkyhookSpec, switches: Switches): Blocked | null {
  if (isIgnored(node, switches))
    return { why: text`label ${code(`${switches.group}/ignore=true`)}`, untilRuntimeReady: false };
  const taints = untoleratedOf(node.taints, spec, switches);
  const lasting = taints.find((taint) => !isRuntimeTaint(taint, switches));
  const taint = lasting ?? taints[0];
  return taint ? { why: text`taint ${code(taintText(taint))}`, untilRuntimeReady: !lasting } : null;
}

/** True for a node that carries the ignore label of the operator's own prefix. */
export function isIgnored({ labels }: RolloutNode, { group }: Switches): boolean {
  return Object.hasOwn(labels, `${group}/ignore`) && labels[`${group}/ignore`] === 'true';
}

/**
 * The taints that keep the operator from a node. Their effect does not matter, so PreferNoSchedule blocks too. The taint of a cordon is
 * always tolerated, the runtime-required one by objects with runtimeRequired only. Source: cluster_state_v2.go CheckTaintToleration, v0.15.0.
 */
export function untoleratedOf(taints: readonly Taint[], spec: SkyhookSpec, switches: Switches): Taint[] {
  return taints.filter((taint) => {
    if (taint.key === CORDON_TAINT.key && taint.effect === CORDON_TAINT.effect) return false;
    if (spec.runtimeRequired && isRuntimeTaint(taint, switches)) return false;
    return !isTolerated(taint, spec.tolerations);
  });
}

/** The taint that a node bears until its required runtime is there, as this version adds it. */
export function runtimeTaint({ group }: Switches): Taint {
  return { key: group, value: 'runtime-required', effect: 'NoSchedule' };
}

/** The same, as any version added it. */
export function isRuntimeTaint({ key, value, effect }: Taint, switches: Switches): boolean {
  const its = runtimeTaint(switches);
  return [its.key, 'skyhook.nvidia.com'].includes(key) && value === its.value && effect === its.effect;
}
