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
  readonly why: string;
  readonly untilRuntimeReady: boolean;
}

/**
 * A node with the ignore label "true", or with any taint that nothing tolerates (its effect does not matter, so
 * PreferNoSchedule blocks too), is never started. The taint of a cordon is always tolerated, the runtime-required one by
 * objects with runtimeRequired only. Source: cluster_state_v2.go, v0.15.0.
 */
export function blockedBy(node: RolloutNode, spec: SkyhookSpec, switches: Switches): Blocked | null {
  if (isIgnored(node, switches))
    return { why: `label ${switches.group}/ignore=true`, untilRuntimeReady: false };
  return blockedByTaint(node, spec, switches);
}

/** The only nodes that an object could be kept from: in most fleets few, so that asking for each group costs nothing. */
export function suspectsIn(fleet: readonly RolloutNode[], switches: Switches): RolloutNode[] {
  return fleet.filter((node) => node.taints.length > 0 || isIgnored(node, switches));
}

/** Named nodes that the operator does not touch, and why, in the order of the fleet. */
export function blockedAmong(
  suspects: readonly RolloutNode[],
  names: readonly string[],
  spec: SkyhookSpec,
  switches: Switches,
): { target: string; why: string }[] {
  if (suspects.length === 0) return [];
  const wanted = new Set(names);
  return suspects.flatMap((node) => {
    const blocked = wanted.has(node.name) ? blockedBy(node, spec, switches) : null;
    return blocked ? [{ target: node.name, why: blocked.why }] : [];
  });
}

/**
 * Erroring nodes that keep their places in the batch. From 0.20 on the batch goes past one that is ineligible, and sets
 * it `blocked`; the runtime-required taint may go, and then the node is back. Source: compartment.go at 18db424d.
 */
export function keepingPlaces(
  erroring: readonly string[],
  suspects: readonly RolloutNode[],
  spec: SkyhookSpec,
  switches: Switches,
): readonly string[] {
  if (switches.stickyMembers !== 'hold-if-eligible' || erroring.length === 0) return erroring;
  const out = suspects.filter((node) => blockedBy(node, spec, switches)?.untilRuntimeReady === false);
  const passedOver = new Set(out.map(({ name }) => name));
  return erroring.filter((name) => !passedOver.has(name));
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
  return taint ? { why: `taint ${taintText(taint)}`, untilRuntimeReady: hard === undefined } : null;
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
