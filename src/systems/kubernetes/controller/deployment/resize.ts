import { type DeploymentSpec, limitsOf, type ReplicaSet } from './state.js';

/**
 * Sizes a ReplicaSet and notes on it the Deployment's size and maximum of this moment. The same size leaves the notes as they
 * were. Source: kubernetes 1.28, deployment/sync.go, scaleReplicaSetAndRecordEvent.
 */
export function resized(spec: DeploymentSpec, set: ReplicaSet, size: number): ReplicaSet {
  return set.size === size ? set : annotated(spec, { ...set, size });
}

/** Notes the Deployment's size and size plus surge on a ReplicaSet. Source: deployment util, SetReplicasAnnotations. */
export function annotated(spec: DeploymentSpec, set: ReplicaSet): ReplicaSet {
  return { ...set, desiredAnnotation: spec.replicas, maxAnnotation: spec.replicas + limitsOf(spec).maxSurge };
}
