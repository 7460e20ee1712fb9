import { type DeploymentSpec, type ReplicaSet, UNLIMITED } from './state.js';

/**
 * The old ReplicaSets without those beyond revisionHistoryLimit: lowest revision first, and of these only the empty ones. A set
 * that is not empty uses up its turn and stays. Source: kubernetes 1.28, deployment/sync.go, cleanupDeployment.
 */
export function cleanedUp(spec: DeploymentSpec, oldSets: readonly ReplicaSet[]): ReplicaSet[] {
  if (spec.revisionHistoryLimit === UNLIMITED) return [...oldSets];
  const beyond = oldSets.length - spec.revisionHistoryLimit;
  if (beyond <= 0) return [...oldSets];
  const oldestRevisions = [...oldSets]
    .sort((a, b) => a.revision - b.revision || a.order - b.order)
    .slice(0, beyond);
  const gone = new Set(oldestRevisions.filter((set) => set.size === 0 && set.pods === 0));
  return oldSets.filter((set) => !gone.has(set));
}
