import { newAndOld, type NewAndOld } from './new-and-old.js';
import { type DeploymentSpec, type DeploymentState, type DeploymentStatus, sumOf } from './state.js';

/** The status a sync writes. Source: kubernetes 1.28, deployment/sync.go, calculateStatus. */
export function statusOf(spec: DeploymentSpec, { newSet, oldSets }: NewAndOld): DeploymentStatus {
  const all = newSet ? [...oldSets, newSet] : oldSets;
  return {
    replicas: sumOf(all, 'pods'),
    updated: newSet?.pods ?? 0,
    ready: sumOf(all, 'ready'),
    available: sumOf(all, 'available'),
    observedGeneration: spec.generation,
  };
}

/** Complete: all pods are new and available, no old one is left, and the spec has been seen. Source: DeploymentComplete. */
export function isComplete(spec: DeploymentSpec, status: DeploymentStatus): boolean {
  return (
    status.updated === spec.replicas &&
    status.replicas === spec.replicas &&
    status.available === spec.replicas &&
    status.observedGeneration >= spec.generation
  );
}

/** Pods by size: `total` is old and new together, `available` of all. */
interface DeploymentCounts {
  readonly old: number;
  readonly new: number;
  readonly total: number;
  readonly available: number;
  readonly unavailable: number;
}

/** The counts of a Deployment by size of its ReplicaSets. */
export function countsOf({ spec, replicaSets }: DeploymentState): DeploymentCounts {
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const total = sumOf(replicaSets, 'size');
  const available = sumOf(replicaSets, 'available');
  return {
    old: sumOf(oldSets, 'size'),
    new: newSet?.size ?? 0,
    total,
    available,
    unavailable: total - available,
  };
}
