import type { DeploymentSpec, ReplicaSet } from './state.js';

/** A Deployment's ReplicaSets told apart. */
export interface NewAndOld {
  /** Null until it is created. */
  readonly newSet: ReplicaSet | null;
  /** Oldest first. */
  readonly oldSets: readonly ReplicaSet[];
}

/**
 * The new ReplicaSet is the one whose template equals the Deployment's, the oldest where several do; the template decides, not
 * the hash. All others are old. Source: kubernetes 1.28, deployment util, FindNewReplicaSet.
 */
export function newAndOld(spec: DeploymentSpec, sets: readonly ReplicaSet[]): NewAndOld {
  const isByAge = sets.every(({ order }, i) => i === 0 || order > (sets[i - 1]?.order ?? 0));
  const byAge = isByAge ? sets : [...sets].sort((a, b) => a.order - b.order);
  const newSet = byAge.find((set) => set.template === spec.template) ?? null;
  return { newSet, oldSets: byAge.filter((set) => set !== newSet) };
}

/**
 * The new ReplicaSet carries the highest revision: one above the old ones, unless it is higher already. Rolling back renumbers
 * the old ReplicaSet. Source: kubernetes 1.28, deployment util, SetNewReplicaSetAnnotations.
 */
export function renumbered({ newSet, oldSets }: NewAndOld): NewAndOld {
  if (!newSet) return { newSet, oldSets };
  const revision = Math.max(newSet.revision, nextRevision(oldSets));
  return revision === newSet.revision ? { newSet, oldSets } : { newSet: { ...newSet, revision }, oldSets };
}

/** One above the highest revision. */
export function nextRevision(sets: readonly ReplicaSet[]): number {
  return Math.max(0, ...sets.map((set) => set.revision)) + 1;
}
