import { code, type Text, text } from '../../../text/text.js';
import type { RolloutNode } from './assignment.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { type Taint, tolerates } from '../../../snapshot/snapshot.js';
import type { Switches } from '../versions.js';

const CORDON = 'node.kubernetes.io/unschedulable';

/** The taint of a cordon. */
export const CORDON_TAINT: Taint = { key: CORDON, value: '', effect: 'NoSchedule' };

const RUNTIME_REQUIRED = 'runtime-required';

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
export function isIgnored({ labels }: RolloutNode, switches: Switches): boolean {
  const label = `${switches.group}/ignore`;
  return Object.hasOwn(labels, label) && labels[label] === 'true';
}

/** The taint that keeps the object off the node; null where it tolerates all. */
export function blockedByTaint(node: RolloutNode, spec: SkyhookSpec, switches: Switches): Blocked | null {
  const untolerated = node.taints.filter((taint) => !isTolerated(taint, spec, switches));
  const hard = untolerated.find((taint) => !isRuntimeTaint(taint, switches));
  const taint = hard ?? untolerated[0];
  return taint ? { why: text`taint ${code(taintText(taint))}`, untilRuntimeReady: hard === undefined } : null;
}

/** True when the object is let past every one of the taints. */
export function toleratesAll(taints: readonly Taint[], spec: SkyhookSpec, switches: Switches): boolean {
  return taints.every((taint) => isTolerated(taint, spec, switches));
}

function isTolerated(taint: Taint, spec: SkyhookSpec, switches: Switches): boolean {
  if (taint.key === CORDON && taint.effect === 'NoSchedule') return true;
  if (spec.runtimeRequired && isRuntimeTaint(taint, switches)) return true;
  return spec.tolerations.some((toleration) => tolerates(toleration, taint));
}

/** True for the taint that a node bears until its required runtime is there. */
export function isRuntimeTaint(taint: Taint, switches: Switches): boolean {
  const keys: readonly string[] = [switches.group, 'skyhook.nvidia.com'];
  return keys.includes(taint.key) && taint.value === RUNTIME_REQUIRED && taint.effect === 'NoSchedule';
}

/** `key=value:effect`, as `kubectl taint` takes it. */
export function taintText({ key, value, effect }: Taint): string {
  return `${key}${value ? `=${value}` : ''}:${effect}`;
}

/** The taint of nodes that wait for their runtimeRequired objects, as this version adds it. */
export function runtimeTaint(switches: Switches): Taint {
  return { key: switches.group, value: RUNTIME_REQUIRED, effect: 'NoSchedule' };
}

/** True for an object that works on nodes with the runtime-required taint. */
export function toleratesRuntimeTaint(spec: SkyhookSpec, switches: Switches): boolean {
  return isTolerated(runtimeTaint(switches), spec, switches);
}
