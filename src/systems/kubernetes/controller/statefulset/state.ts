import type { IntOrPercent } from '../../../../manifest/quantity.js';
import { isAvailable, type Pod } from '../pod.js';

export type StatefulSetStrategy =
  | { readonly type: 'OnDelete' | 'Recreate' }
  | {
      readonly type: 'RollingUpdate';
      /** Counted from the first ordinal: an index, not an ordinal. */
      readonly partition: number;
      readonly maxUnavailable: IntOrPercent;
    };

/** A StatefulSet's spec with the API's defaults filled in. */
export interface StatefulSetSpec {
  readonly replicas: number;
  /** Equal strings are equal revisions; an old one with equal data is used again. */
  readonly template: string;
  readonly podManagementPolicy: 'OrderedReady' | 'Parallel';
  readonly strategy: StatefulSetStrategy;
  readonly minReadySeconds: number;
  readonly startOrdinal: number;
}

/** Its slot is its ordinal, its template the revision that it runs. */
export type StatefulPod = Pod<number>;

/** What one sync sees. */
export interface StatefulSetState {
  readonly spec: StatefulSetSpec;
  /** status.currentRevision; null on a StatefulSet that no sync has touched. */
  readonly currentRevision: string | null;
  readonly pods: readonly StatefulPod[];
  readonly nowMs: number;
}

/** A place within spec.replicas: the pod that is there, or the revision one would be created with. */
export interface Place {
  readonly ordinal: number;
  readonly pod: StatefulPod | null;
  /** Revision of the pod, or of the one to be created. */
  readonly revision: string;
}

/** The revision that counts as current: the one of the status, or the template's when there is none. */
export function currentRevisionOf({ currentRevision, spec }: StatefulSetState): string {
  return currentRevision ?? spec.template;
}

/** The lowest index that an update touches. */
export function partitionOf({ strategy }: StatefulSetSpec): number {
  return strategy.type === 'RollingUpdate' ? strategy.partition : 0;
}

/**
 * The revision a pod is created with: the current one below the partition of a rolling update, else the template's; with OnDelete
 * always the template's. Source: kubernetes 1.28, statefulset utils, newVersionedStatefulSetPod.
 */
export function revisionForNew(state: StatefulSetState, ordinal: number): string {
  const { spec } = state;
  const below =
    spec.strategy.type === 'RollingUpdate' && ordinal < spec.startOrdinal + spec.strategy.partition;
  return below ? currentRevisionOf(state) : spec.template;
}

/** The places of a StatefulSet, lowest ordinal first. */
export function placesOf(state: StatefulSetState): Place[] {
  const byOrdinal = new Map(state.pods.map((pod) => [pod.slot, pod]));
  return Array.from({ length: state.spec.replicas }, (_, index) => {
    const ordinal = state.spec.startOrdinal + index;
    const pod = byOrdinal.get(ordinal) ?? null;
    return { ordinal, pod, revision: pod?.template ?? revisionForNew(state, ordinal) };
  });
}

/** Pods outside the wanted ordinals, highest first. */
export function condemnedOf({ spec, pods }: StatefulSetState): StatefulPod[] {
  const end = spec.startOrdinal + spec.replicas;
  return pods
    .filter((pod) => pod.slot < spec.startOrdinal || pod.slot >= end)
    .sort((a, b) => b.slot - a.slot);
}

/** Ready and not being deleted. */
export function isHealthy(pod: StatefulPod | null): boolean {
  return pod !== null && pod.readySinceMs !== null && !pod.terminating;
}

/** True for a pod that has been ready for minReadySeconds. */
export function isPodAvailable(pod: StatefulPod, { spec, nowMs }: StatefulSetState): boolean {
  return isAvailable(pod, spec.minReadySeconds, nowMs);
}
