import { code, type Text, text } from '../../../text/text.js';
import type { RolloutNode } from './assignment.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { type Taint, tolerates } from '../../../snapshot/snapshot.js';
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

/**
 * A node with the ignore label "true", or with any taint that nothing tolerates (its effect does not matter, so
 * PreferNoSchedule blocks too), is never started. The taint of a cordon is always tolerated, the runtime-required one by
 * objects with runtimeRequired only. Source: cluster_state_v2.go, v0.15.0.
 */
export function blockedBy(node: RolloutNode, spec: SkyhookSpec, switches: Switches): Blocked | null {
  if (isIgnored(node, switches))
    return { why: text`label ${code(`${switches.group}/ignore=true`)}`, untilRuntimeReady: false };
  return blockedByTaint(node, spec, switches);
}

/** True for a node that carries the ignore label of the operator's own prefix. */
export function isIgnored({ labels }: RolloutNode, { group }: Switches): boolean {
  return Object.hasOwn(labels, `${group}/ignore`) && labels[`${group}/ignore`] === 'true';
}

export function blockedByTaint(node: RolloutNode, spec: SkyhookSpec, switches: Switches): Blocked | null {
  const untolerated = node.taints.filter((taint) => !isTolerated(taint, spec, switches));
  const hard = untolerated.find((taint) => !isRuntimeTaint(taint, switches));
  const taint = hard ?? untolerated[0];
  return taint ? { why: text`taint ${code(taintText(taint))}`, untilRuntimeReady: hard === undefined } : null;
}

export function isTolerated(taint: Taint, spec: SkyhookSpec, switches: Switches): boolean {
  if (taint.key === CORDON_TAINT.key && taint.effect === CORDON_TAINT.effect) return true;
  if (spec.runtimeRequired && isRuntimeTaint(taint, switches)) return true;
  return spec.tolerations.some((toleration) => tolerates(toleration, taint));
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

/** `key=value:effect`, as `kubectl taint` takes it. */
export function taintText({ key, value, effect }: Taint): string {
  return `${key}${value ? `=${value}` : ''}:${effect}`;
}
