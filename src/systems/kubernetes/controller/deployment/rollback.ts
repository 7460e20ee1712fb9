import type { DeploymentSpec, ReplicaSet } from './state.js';

/**
 * The template that a rollback to `revision` sets; 0 is the second highest revision. Null when there is none: nothing is rolled
 * back then. A rollback is nothing but the old template again. Source: kubernetes 1.28, deployment/rollback.go.
 */
export function rollbackTemplate(sets: readonly ReplicaSet[], revision: number): string | null {
  const wanted = revision > 0 ? revision : previousRevision(sets);
  if (wanted === 0) return null;
  return sets.find((set) => set.revision === wanted)?.template ?? null;
}

/** The second highest revision, 0 when there are fewer than two. Source: deployment util, LastRevision. */
function previousRevision(sets: readonly ReplicaSet[]): number {
  return sets.map((set) => set.revision).sort((a, b) => b - a)[1] ?? 0;
}

/** The spec after the rollback that its annotation asks for; the annotation is used up either way. */
export function rolledBack(spec: DeploymentSpec, sets: readonly ReplicaSet[]): DeploymentSpec {
  const template = rollbackTemplate(sets, spec.rollbackTo ?? 0) ?? spec.template;
  return { ...spec, template, rollbackTo: null, generation: spec.generation + 1 };
}
