import { type Taint, type Toleration, untolerated } from '../../../snapshot/snapshot.js';

/** True when some taint of one of the effects is tolerated by none. */
export function hasUntolerated(
  taints: readonly Taint[],
  tolerations: readonly Toleration[],
  effects: readonly string[],
): boolean {
  return untolerated(taints, tolerations, effects) !== undefined;
}

const BUILT_IN: readonly Toleration[] = [
  exists('node.kubernetes.io/not-ready', 'NoExecute'),
  exists('node.kubernetes.io/unreachable', 'NoExecute'),
  exists('node.kubernetes.io/disk-pressure', 'NoSchedule'),
  exists('node.kubernetes.io/memory-pressure', 'NoSchedule'),
  exists('node.kubernetes.io/pid-pressure', 'NoSchedule'),
  exists('node.kubernetes.io/unschedulable', 'NoSchedule'),
];

function exists(key: string, effect: string): Toleration {
  return { key, operator: 'Exists', value: '', effect };
}

/**
 * What the controller adds to every daemon pod. A node that is down is tainted for both effects, and of these only NoExecute is
 * tolerated. Source: kubernetes 1.28, daemon/util, AddOrUpdateDaemonPodTolerations.
 */
export function daemonPodTolerations(hostNetwork: boolean): readonly Toleration[] {
  return hostNetwork
    ? [...BUILT_IN, exists('node.kubernetes.io/network-unavailable', 'NoSchedule')]
    : BUILT_IN;
}

/** The taint of a node that is cordoned. */
export const CORDONED: readonly Taint[] = [
  { key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' },
];

/** The taints of a node that reports not to be ready, and of one that the control plane does not hear from. */
export const NOT_READY = ofCondition('node.kubernetes.io/not-ready');
export const UNREACHABLE = ofCondition('node.kubernetes.io/unreachable');

function ofCondition(key: string): readonly Taint[] {
  return ['NoSchedule', 'NoExecute'].map((effect) => ({ key, value: '', effect }));
}

/** The taints with those of a condition put on or taken off. */
export function withCondition(
  taints: readonly Taint[],
  condition: readonly Taint[],
  holds: boolean,
): Taint[] {
  const keys = new Set(condition.map((taint) => taint.key));
  const others = taints.filter((taint) => !keys.has(taint.key));
  return holds ? [...others, ...condition] : others;
}

/** Taints that the control plane puts on a node when its state changes, and takes off again. */
const OF_CONDITIONS: ReadonlySet<string> = new Set([
  'node.kubernetes.io/not-ready',
  'node.kubernetes.io/unreachable',
  'node.kubernetes.io/network-unavailable',
]);

/** The taints that somebody put there on purpose. */
export function withoutConditions(taints: readonly Taint[]): Taint[] {
  return taints.filter(({ key }) => !OF_CONDITIONS.has(key));
}
