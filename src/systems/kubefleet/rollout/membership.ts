import { few } from '../../../manifest/words/listing.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { FixedMembership } from '../../system.js';
import { isSameApplyStrategy } from '../objects/apply-strategy.js';
import type { Fleet } from '../objects/fleet.js';
import type { FleetObject } from '../objects/objects.js';
import { policyKey } from '../objects/placement.js';
import { isError } from '../objects/properties.js';
import { hasBegun } from './run-progress.js';
import { schedule } from '../controller/scheduler.js';
import type { PlacedObject, Side } from '../side.js';
import { initializeRun, readStages } from '../controller/stages.js';

/**
 * A run goes on only over the clusters it was initialized with. Every pass picks them anew; other clusters, or another order,
 * end the run for good. A PickAll placement picks whatever joins.
 * Source: kubefleet-dev/kubefleet, updaterun/validation.go, validate and validateUpdateStagesStatus; issues 733 and 845.
 */
export function membershipOf(live: FleetObject | null, placed: PlacedObject, side: Side): FixedMembership {
  const { object, spec } = placed;
  return {
    pickedBy: object.ref,
    isOpen: spec.policy.type === 'PickAll',
    waiting: spec.policy.type === 'PickAll' ? waitingClusters(placed, side.fleet) : [],
    aborted: live && hasBegun(live) ? abortOf(live, placed, side) : null,
    place: object.manifest.placeOf(['spec', 'policy']),
  };
}

/** Clusters that a PickAll placement would pick too, if they could take a placement. */
function waitingClusters(
  { spec, object, transition }: PlacedObject,
  fleet: Fleet,
): FixedMembership['waiting'] {
  if (isError(transition)) return [];
  const held = new Set(transition.bindings.map(({ cluster }) => cluster));
  const fit = fleet.clusters.filter(({ leaving }) => !leaving).map((one) => ({ ...one, ineligible: null }));
  const picked = schedule(spec.policy, fit, [], object.ref.namespace);
  if (isError(picked)) return [];
  const would = new Set(picked.placements.map(({ cluster }) => cluster));
  return fleet.clusters.flatMap(({ name, ineligible }) =>
    would.has(name) && !held.has(name) && ineligible !== null ? [{ target: name, why: ineligible }] : [],
  );
}

/** Why the next pass of a run that has begun ends it; null when it goes on. The checks stand in the controller's order. */
function abortOf(live: FleetObject, placed: PlacedObject, side: Side): string | null {
  const before = side.earlier(placed.object.ref);
  const edited = before && editOf(before.stored, placed.planned.stored);
  if (edited) return `${edited} of the placement is edited while it is under way`;
  if (isError(placed.transition)) return null;
  const picked = placed.transition.bindings
    .filter(({ state }) => state !== 'Unscheduled')
    .map(({ cluster }) => cluster);
  const status = fieldAt(live.manifest.object, 'status');
  return otherClusters(status, picked) ?? otherStages(status, picked, side.fleet);
}

function editOf(before: JsonObject, after: JsonObject): string | null {
  if (!isSameApplyStrategy(before, after)) return 'the applyStrategy';
  if (policyKey(before) !== policyKey(after)) return 'the policy';
  const count = (stored: JsonObject): Json => fieldAt(stored['spec'], 'policy', 'numberOfClusters') ?? null;
  return count(before) === count(after) ? null : 'numberOfClusters';
}

function otherClusters(status: Json | undefined, picked: readonly string[]): string | null {
  const began = new Set(itemsIn(status, 'stagesStatus').flatMap(clusterNames));
  const joined = picked.filter((cluster) => !began.has(cluster));
  if (joined.length > 0) return `${few(joined)} ${joined.length === 1 ? 'is' : 'are'} picked as well now`;
  const left = [...began].filter((cluster) => !picked.includes(cluster));
  if (left.length > 0) return `${few(left)} ${left.length === 1 ? 'is' : 'are'} no longer picked`;
  return null;
}

/** The run keeps a copy of its strategy: only the clusters' labels can move them to another stage, or change their order. */
function otherStages(status: Json | undefined, picked: readonly string[], fleet: Fleet): string | null {
  const copy = objectIn(status, 'stagedUpdateStrategySnapshot');
  if (!copy) return null;
  const now = initializeRun(readStages(copy), fleet.clusters, picked, []);
  if (!now.ok) return `${few(now.clusters)} no longer fit${now.clusters.length === 1 ? 's' : ''} its stages`;
  const changed = itemsIn(status, 'stagesStatus').find(
    (stage, i) => clusterNames(stage).join(' ') !== now.stages[i]?.clusters.join(' '),
  );
  return changed === undefined
    ? null
    : `labels of clusters have changed, so that stage "${textIn(changed, 'stageName') ?? ''}" has others now, or another order`;
}

function clusterNames(stage: Json): string[] {
  return itemsIn(stage, 'clusters').map((one) => textIn(one, 'clusterName') ?? '');
}
