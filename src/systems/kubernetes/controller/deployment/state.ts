import type { IntOrPercent } from '../../../../manifest/quantity.js';
import { type Limits, recreateLimits, rollingLimits } from '../fenceposts.js';

export type DeploymentStrategy =
  | { readonly type: 'Recreate' }
  | {
      readonly type: 'RollingUpdate';
      readonly maxSurge: IntOrPercent;
      readonly maxUnavailable: IntOrPercent;
    };

/** A Deployment's spec with the API's defaults filled in. */
export interface DeploymentSpec {
  readonly replicas: number;
  /** Equal strings are equal pod templates; the hash label is no part of it. */
  readonly template: string;
  readonly strategy: DeploymentStrategy;
  readonly paused: boolean;
  readonly minReadySeconds: number;
  readonly progressDeadlineSeconds: number;
  readonly revisionHistoryLimit: number;
  readonly generation: number;
}

/** Limits that the API writes for "none" (math.MaxInt32). */
export const UNLIMITED = 2147483647;

/** One ReplicaSet of a Deployment, as the Deployment's controller sees it. */
export interface ReplicaSet {
  readonly name: string;
  readonly template: string;
  /** Smaller is older; no two are equal. */
  readonly order: number;
  readonly revision: number;
  /** spec.replicas */
  readonly size: number;
  /** status.replicas: pods that are not being deleted. */
  readonly pods: number;
  readonly ready: number;
  readonly available: number;
  /** Pods being deleted that are neither Failed nor Succeeded. */
  readonly terminating: number;
  /** The annotations desired-replicas and max-replicas: the Deployment's size, and size plus surge, when it was last sized. */
  readonly desiredAnnotation: number | null;
  readonly maxAnnotation: number | null;
}

/** A ReplicaSet without pods; it is named like nothing else. */
export function emptySet(name: string, template: string, order: number): ReplicaSet {
  return {
    name,
    template,
    order,
    revision: order,
    size: 0,
    pods: 0,
    ready: 0,
    available: 0,
    terminating: 0,
    desiredAnnotation: null,
    maxAnnotation: null,
  };
}

/** The Deployment's own status. */
export interface DeploymentStatus {
  readonly replicas: number;
  readonly updated: number;
  readonly ready: number;
  readonly available: number;
  readonly observedGeneration: number;
}

/** A status that no sync has written yet. */
export const NO_STATUS: DeploymentStatus = {
  replicas: 0,
  updated: 0,
  ready: 0,
  available: 0,
  observedGeneration: 0,
};

/** A Deployment with its ReplicaSets, oldest first. */
export interface DeploymentState {
  readonly spec: DeploymentSpec;
  readonly replicaSets: readonly ReplicaSet[];
  readonly status: DeploymentStatus;
}

/**
 * The limits of a Deployment at its present size: percentages are of spec.replicas, resolved in every sync anew.
 * A strategy that admission would refuse has the limits of surge 0 and unavailable 0.
 */
export function limitsOf(spec: DeploymentSpec): Limits {
  if (spec.strategy.type === 'Recreate') return recreateLimits(spec.replicas);
  return (
    rollingLimits(spec.strategy, spec.replicas) ?? {
      maxSurge: 0,
      maxUnavailable: 0,
      minAvailable: spec.replicas,
      maxTotal: spec.replicas,
    }
  );
}

/** The sum of one count over ReplicaSets, in pods. */
export function sumOf(
  sets: readonly ReplicaSet[],
  field: 'size' | 'pods' | 'ready' | 'available' | 'terminating',
): number {
  let sum = 0;
  for (const set of sets) sum += set[field];
  return sum;
}

/** A ReplicaSet is active while its size is above 0. */
export function active(sets: readonly ReplicaSet[]): ReplicaSet[] {
  return sets.filter((set) => set.size > 0);
}

/** The sets with one of them replaced by its new form; order is kept. */
export function replaced(sets: readonly ReplicaSet[], changed: ReplicaSet): ReplicaSet[] {
  return sets.map((set) => (set.name === changed.name ? changed : set));
}

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
