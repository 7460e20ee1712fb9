import { fieldAt, objectIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import type { FleetObject } from './objects.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { hasBegun } from '../rollout/run-progress.js';
import type { Side } from '../side.js';
import { readStages, type StageConfig } from '../controller/stages.js';

/** The stages that a run goes on with, whatever becomes of the strategy they were copied from. */
export interface KeptStrategy {
  readonly configs: readonly StageConfig[];
  /** True when the strategy says something else, on this side or on the one it is compared with. */
  readonly differs: boolean;
}

/**
 * A run copies the stages of its strategy when it is initialized, and reads the strategy never again. Null for one that has
 * not begun.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go, where the snapshot is taken: "This won't change even if
 * the stagedUpdateStrategy changes or is deleted after the updateRun is initialized."
 */
export function keptStrategy(
  live: FleetObject | null,
  strategy: FleetObject | null,
  side: Side,
): KeptStrategy | null {
  if (!live || !hasBegun(live)) return null;
  const copy = objectIn(fieldAt(live.manifest.object, 'status'), 'stagedUpdateStrategySnapshot');
  if (!copy) return null;
  const own = strategy && (side.accepted(strategy)?.stored ?? null);
  const other = strategy && (side.compared(strategy.ref)?.stored ?? null);
  const key = keyOf(copy);
  const differs = [own, other].some((stored) => stored !== null && keyOf(specOf(stored)) !== key);
  return { configs: readStages(copy), differs };
}

function specOf(stored: JsonObject): JsonObject | undefined {
  return objectIn(stored, 'spec') ?? undefined;
}

function keyOf(spec: JsonObject | undefined): string {
  return canonicalJson(
    readStages(spec).map((stage) => ({
      ...stage,
      beforeStageTasks: stage.beforeStageTasks.map((task) => ({ ...task })),
      afterStageTasks: stage.afterStageTasks.map((task) => ({ ...task })),
    })),
  );
}
