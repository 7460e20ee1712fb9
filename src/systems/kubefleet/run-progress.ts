import { itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import type { FleetObject } from './objects.js';
import type { StagedPlan } from './staged-plan.js';
import type { UpdateRun } from './update-run.js';
import { resumedRun, startRun } from './update-run.js';

/** True for a live run that is initialized and not over: it has succeeded or failed for good when `Succeeded` says so. */
export function hasBegun(live: FleetObject): boolean {
  const status = objectIn(live.manifest.object, 'status');
  return status !== null && isTrue(status, 'Initialized') && !isOver(status);
}

/** Where a live run stands, from its status; a run that is new, or over, starts from its first stage. */
export function runProgress(
  live: FleetObject | null,
  name: string,
  plan: StagedPlan,
): { readonly run: UpdateRun; readonly isHalfway: boolean } {
  const fresh = startRun(name, plan.stages, plan.deletionStage);
  if (!live || !hasBegun(live)) return { run: fresh, isHalfway: false };
  const status = live.manifest.object['status'];
  const stages = itemsIn(status, 'stagesStatus');
  const isSame = stages.every((stage, i) => textIn(stage, 'stageName') === plan.stages[i]?.config.name);
  if (!isSame || stages.length !== plan.stages.length) return { run: fresh, isHalfway: false };
  const at = stages.findIndex((stage) => !isTrue(stage, 'Succeeded'));
  const current = at < 0 ? undefined : stages[at];
  const clusters = itemsIn(current, 'clusters');
  const finished = namesWith(clusters, 'Succeeded');
  // What was started and is not done is started again on paper: how far it is nobody knows.
  const run = resumedRun(fresh, at < 0 ? plan.stages.length : at, finished);
  return { run, isHalfway: at !== 0 || finished.length > 0 || namesWith(clusters, 'Started').length > 0 };
}

function namesWith(clusters: readonly Json[], condition: string): string[] {
  return clusters.filter((one) => isTrue(one, condition)).map((one) => textIn(one, 'clusterName') ?? '');
}

function isTrue(of: Json, type: string): boolean {
  return statusOf(of, type) === 'True';
}

function isOver(status: Json): boolean {
  const succeeded = statusOf(status, 'Succeeded');
  return succeeded === 'True' || succeeded === 'False';
}

function statusOf(of: Json, type: string): string | null {
  const condition = itemsIn(of, 'conditions').find((one) => textIn(one, 'type') === type);
  return textIn(condition, 'status');
}
