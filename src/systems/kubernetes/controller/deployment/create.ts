import { nextRevision } from './new-and-old.js';
import { annotated } from './resize.js';
import { type DeploymentSpec, limitsOf, type ReplicaSet, sumOf } from './state.js';

/**
 * The size the new ReplicaSet should have: as many more as fit under replicas plus surge, counted by size over all ReplicaSets,
 * and never more than replicas. Recreate takes them all at once. Source: kubernetes 1.28, deployment util, NewRSNewReplicas.
 */
export function sizeOfNew(spec: DeploymentSpec, sets: readonly ReplicaSet[], ownSize: number): number {
  if (spec.strategy.type === 'Recreate') return spec.replicas;
  const fits = limitsOf(spec).maxTotal - sumOf(sets, 'size');
  return fits <= 0 ? ownSize : ownSize + Math.min(fits, spec.replicas - ownSize);
}

/**
 * A ReplicaSet for the Deployment's template, already sized: a first rollout is not staged at all, since nothing else takes
 * room. The upstream name is the Deployment's with a hash; here it is opaque and unique.
 * Source: kubernetes 1.28, deployment/sync.go, getNewReplicaSet.
 */
export function createdSet(spec: DeploymentSpec, oldSets: readonly ReplicaSet[]): ReplicaSet {
  const order = Math.max(0, ...oldSets.map((set) => set.order)) + 1;
  return annotated(spec, {
    name: `${spec.template}#${order}`,
    template: spec.template,
    order,
    revision: nextRevision(oldSets),
    size: sizeOfNew(spec, oldSets, 0),
    pods: 0,
    ready: 0,
    available: 0,
    terminating: 0,
    desiredAnnotation: null,
    maxAnnotation: null,
  });
}
