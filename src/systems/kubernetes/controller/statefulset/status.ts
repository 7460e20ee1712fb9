import { currentRevisionOf, isPodAvailable, type StatefulPod, type StatefulSetState } from './state.js';

/** A StatefulSet's status, with templates for revisions. */
export interface StatefulSetStatus {
  readonly replicas: number;
  readonly ready: number;
  readonly available: number;
  readonly current: number;
  readonly updated: number;
  readonly currentRevision: string;
  readonly updateRevision: string;
}

/**
 * The status a sync writes, over the pods it saw (condemned and terminating ones too, without Failed ones it replaced). With
 * RollingUpdate the current revision becomes the template's when all of them are of it, ready and not being deleted, so with no
 * pod at all it moves at once; with OnDelete it never moves. Source: kubernetes 1.28, stateful_set_control.go,
 * computeReplicaStatus, completeRollingUpdate.
 */
export function statefulSetStatus(state: StatefulSetState, seen: readonly StatefulPod[]): StatefulSetStatus {
  const currentRevision = currentRevisionOf(state);
  const updateRevision = state.spec.template;
  const live = seen.filter((pod) => !pod.terminating);
  const ready = seen.filter((pod) => pod.readySinceMs !== null);
  const updated = live.filter((pod) => pod.template === updateRevision).length;
  const moves =
    state.spec.strategy.type !== 'OnDelete' && updated === seen.length && ready.length === seen.length;
  return {
    replicas: seen.length,
    ready: ready.length,
    available: ready.filter((pod) => isPodAvailable(pod, state)).length,
    current: moves ? updated : live.filter((pod) => pod.template === currentRevision).length,
    updated,
    currentRevision: moves ? updateRevision : currentRevision,
    updateRevision,
  };
}

/** Every wanted pod runs the template's revision and is available, and no other pod is left. */
export function isComplete({ spec }: StatefulSetState, status: StatefulSetStatus): boolean {
  return (
    status.replicas === spec.replicas &&
    status.updated === spec.replicas &&
    status.available === spec.replicas
  );
}
