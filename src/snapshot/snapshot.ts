import type { Json, Manifest } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { textIn } from '../manifest/fields.js';
import { visible } from '../manifest/visible.js';

/** Label that a kubelet sets: as a rule the node's name. */
export const HOSTNAME_LABEL = 'kubernetes.io/hostname';

export interface Taint {
  readonly key: string;
  readonly value: string;
  readonly effect: string;
}

/** The parts of a Node that are kept; everything else is dropped at once (labels stay: selectors need them). */
export interface NodeState {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Only the annotations on the allow-list of `redact.ts`. */
  readonly annotations: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly unschedulable: boolean;
  /** The status of the Ready condition; 'missing' when there is none. */
  readonly ready: 'True' | 'False' | 'Unknown' | 'missing';
  /** Conditions of its lifecycle that are True, in the order of their names; absent: none is. */
  readonly lifecycle?: readonly Lifecycle[];
  /** Null when the node carries no deletionTimestamp. */
  readonly deletingSince: Instant | null;
  readonly createdAt: Instant;
}

/** The fleet as it is at one moment. */
export interface Snapshot {
  /** By name, whatever the order of the input; names are unique (a duplicate is a problem). */
  readonly nodes: readonly NodeState[];
  /** Every other object, redacted: live policies with status, member clusters, node claims, workloads, pods. By kind, namespace and name. */
  readonly objects: readonly Manifest[];
  /** From a compact snapshot; null where the input does not say. */
  readonly takenAt: Instant | null;
  /** `sha256:` over what was kept, independent of the order and the form of the input. */
  readonly digest: string;
}

/** A node that serves nothing now: not ready, cordoned, being deleted, or drained or maintained by its conditions. */
export function isOut({ ready, unschedulable, deletingSince, lifecycle = [] }: NodeState): boolean {
  // A maintenance that is only planned takes nothing out yet.
  const isOutBy = lifecycle.some((condition) => condition !== 'MaintenancePlanned');
  return ready !== 'True' || unschedulable || deletingSince !== null || isOutBy;
}

/** A core/v1 toleration; an empty string is "not set". */
export interface Toleration {
  readonly key: string;
  readonly operator: string;
  readonly value: string;
  readonly effect: string;
}

/** A toleration as written, with the empty text for what is missing or no text, as Go reads it. */
export function readToleration(value: Json): Toleration {
  return { ...readTaint(value), operator: textIn(value, 'operator') ?? '' };
}

/** A taint as written. */
export function readTaint(value: Json): Taint {
  const text = (key: string): string => textIn(value, key) ?? '';
  return { key: text('key'), value: text('value'), effect: text('effect') };
}

/**
 * True if the toleration matches the taint: an empty effect matches every effect, an empty key with `Exists` every key, an
 * absent operator is `Equal`. Any other operator (`Lt`, `Gt`) matches nothing. Source: k8s.io/api core/v1 ToleratesTaint.
 */
function tolerates(toleration: Toleration, taint: Taint): boolean {
  if (toleration.effect !== '' && toleration.effect !== taint.effect) return false;
  if (toleration.key !== '' && toleration.key !== taint.key) return false;
  if (toleration.operator === 'Exists') return true;
  const isEqual = toleration.operator === '' || toleration.operator === 'Equal';
  return isEqual && toleration.value === taint.value;
}

/** True where one of the tolerations matches the taint. */
export function isTolerated(taint: Taint | undefined, tolerations: readonly Toleration[]): boolean {
  return taint !== undefined && tolerations.some((toleration) => tolerates(toleration, taint));
}

/** A taint as kubectl writes it: `key=value:effect`. */
export function taintText({ key, value, effect }: Taint): string {
  return visible(`${key}${value === '' ? '' : `=${value}`}${effect === '' ? '' : `:${effect}`}`);
}

/** The first taint of one of the effects that nothing tolerates. */
export function untolerated(
  taints: readonly Taint[],
  tolerations: readonly Toleration[],
  effects: readonly string[],
): Taint | undefined {
  return taints.find((taint) => effects.includes(taint.effect) && !isTolerated(taint, tolerations));
}

/** True for a taint that a node bears while it is down. */
export function isDownTaint({ key }: Taint): boolean {
  return ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable'].includes(key);
}

/**
 * Conditions by which an administrator, or a controller of theirs, says that a node is going out, is out, or will be. Absent and
 * False mean the same. Source: kubernetes/enhancements, KEP-5683 (node lifecycle conditions); kubernetes/kubernetes#139993, gate
 * NodeLifecycleConditions.
 */
export const LIFECYCLE = [
  'DrainInProgress',
  'Drained',
  'GracefulNodeShutdownInProgress',
  'MaintenanceInProgress',
  'MaintenancePlanned',
] as const;

/** A condition of the lifecycle that is True. */
type Lifecycle = (typeof LIFECYCLE)[number];
