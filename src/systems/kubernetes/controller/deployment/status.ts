import type { NewAndOld } from './new-and-old.js';
import type { DeploymentSpec, DeploymentStatus } from './state.js';
import { limitsOf, sumOf, UNLIMITED } from './state.js';

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

/** The condition Available: true at minAvailable; with Recreate only at full size. Source: calculateStatus. */
export function hasMinimumAvailability(spec: DeploymentSpec, status: DeploymentStatus): boolean {
  return status.available >= spec.replicas - limitsOf(spec).maxUnavailable;
}

/** Any of these restarts the deadline's clock. Source: kubernetes 1.28, deployment util, DeploymentProgressing. */
export function isProgress(before: DeploymentStatus, after: DeploymentStatus): boolean {
  return (
    after.updated > before.updated ||
    after.replicas - after.updated < before.replicas - before.updated ||
    after.ready > before.ready ||
    after.available > before.available
  );
}

/**
 * The instant from which on (exclusive) a Deployment without progress since `lastProgressMs` is reported as timed out; null when
 * it has no deadline, is paused, or its last rollout was completed. It is a condition only: nothing stops or rolls back.
 * Source: kubernetes 1.28, deployment util, DeploymentTimedOut, HasProgressDeadline.
 */
export function deadlineMs(
  spec: DeploymentSpec,
  lastProgressMs: number,
  rolloutCompleted: boolean,
): number | null {
  if (spec.progressDeadlineSeconds === UNLIMITED || spec.paused || rolloutCompleted) return null;
  return lastProgressMs + spec.progressDeadlineSeconds * 1000;
}
