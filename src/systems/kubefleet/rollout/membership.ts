import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { few } from '../../../manifest/visible.js';
import { verb } from '../../../text/plural.js';
import { initializeRun, readStages } from '../controller/stages.js';
import { isSameApplyStrategy } from '../objects/apply-strategy.js';
import type { Fleet } from '../objects/fleet.js';
import { policyKey } from '../objects/placement.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';

/**
 * Why the next pass of a run in progress ends it for good; null if it continues. Every pass picks the clusters again, and a run continues
 * only over the clusters that it was initialized with. The checks are in the controller's order.
 * Source: kubefleet-dev/kubefleet, updaterun/validation.go, validate and validateUpdateStagesStatus; issues 733 and 845.
 */
export function abortOf(status: Json | undefined, placed: PlacedObject, side: Side): string | null {
  const before = side.earlier(placed.object.ref);
  const edited = before && editOf(before.stored, placed.planned.stored);
  if (edited) return `${edited} of the placement is edited during the run`;
  if (isError(placed.transition)) return null;
  const picked = placed.transition.bindings.flatMap(({ state, cluster }) =>
    state === 'Unscheduled' ? [] : [cluster],
  );
  return otherClusters(status, picked) ?? otherStages(status, picked, side.fleet);
}

function editOf(before: JsonObject, after: JsonObject): string | null {
  if (!isSameApplyStrategy(before, after)) return 'the applyStrategy';
  if (policyKey(before) !== policyKey(after)) return 'the policy';
  const count = ({ spec }: JsonObject): Json => fieldAt(spec, 'policy', 'numberOfClusters') ?? null;
  return count(before) === count(after) ? null : 'numberOfClusters';
}

function otherClusters(status: Json | undefined, picked: readonly string[]): string | null {
  const began = itemsIn(status, 'stagesStatus').flatMap(clusterNames);
  const joined = picked.filter((cluster) => !began.includes(cluster));
  if (joined.length > 0) return `${few(joined)} ${verb(joined.length, 'is', 'are')} newly picked`;
  const left = began.filter((cluster) => !picked.includes(cluster));
  return left.length > 0 ? `${few(left)} ${verb(left.length, 'is', 'are')} no longer picked` : null;
}

/** A run keeps a copy of its strategy: only labels can move a cluster to another stage, or change the order. */
function otherStages(
  status: Json | undefined,
  picked: readonly string[],
  { clusters }: Fleet,
): string | null {
  const copy = fieldAt(status, 'stagedUpdateStrategySnapshot');
  if (copy === undefined) return null;
  const now = initializeRun(readStages(copy), clusters, picked, []);
  if (!now.ok) return `${few(now.clusters)} no longer ${verb(now.clusters.length, 'fits', 'fit')} its stages`;
  const changed = itemsIn(status, 'stagesStatus').find(
    (stage, i) => clusterNames(stage).join(' ') !== now.stages[i]?.clusters.join(' '),
  );
  if (changed === undefined) return null;
  return `labels of clusters have changed: stage "${textIn(changed, 'stageName') ?? ''}" has other clusters, or another order`;
}

function clusterNames(stage: Json): string[] {
  return itemsIn(stage, 'clusters').map((one) => textIn(one, 'clusterName') ?? '');
}
