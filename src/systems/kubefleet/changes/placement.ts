import { isSameJson } from '../../../manifest/canonical.js';
import { code, count, fewNames, joinTexts, name, NO_TEXT, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, inBatches } from '../../system.js';
import { SchedulingError } from '../controller/affinity.js';
import { type Binding, clustersIn, pickedOf } from '../controller/bindings.js';
import { DEFAULT_ROLLING_UPDATE, resolveCeilings } from '../controller/rolling-update.js';
import { type ExistingPlacement, schedule, type Scheduled } from '../controller/scheduler.js';
import { type Fleet, mayBeDown } from '../objects/clusters.js';
import type { LiveBinding } from '../objects/live.js';
import type { FleetObject } from '../objects/objects.js';
import { applyEdit, type PlacementSpec } from '../objects/placement.js';
import { targetNumber } from '../objects/policy.js';
import type { ContentChange } from './content.js';

export interface EditedPlacement {
  /** The object, or the one that the cluster keeps because the edit is refused. */
  readonly planned: FleetObject;
  readonly spec: PlacementSpec;
  /** The object before the change, live in the cluster or else in the base; null if it is new. */
  readonly before: FleetObject | null;
  readonly specBefore: PlacementSpec | null;
  /** True if the edit is one of the policy, apart from its number, or of the selectors. */
  readonly hasOtherPolicy: boolean;
  readonly selectsOther: boolean;
  /** False if there is no base to compare with. */
  readonly hasBase: boolean;
  /** Null if the snapshot does not show what is placed. */
  readonly live: readonly LiveBinding[] | null;
  readonly fleet: Fleet;
  /** Edits of the objects that it copies; null if there are none. */
  readonly content: ContentChange | null;
}

export type PlacementEdit = Readonly<ReturnType<typeof placementEdit>>;

/**
 * The placement on the clusters when the dry rollout begins, and the effect of merging on it. The scheduler picks clusters again; the kind
 * of edit decides which of them are updated.
 */
export function placementEdit(input: EditedPlacement) {
  const { planned, spec } = input;
  const scheduled = scheduleNow(input);
  const hasFailed = scheduled instanceof SchedulingError;
  const picked = hasFailed ? [] : bindingsOf(scheduled, input);
  const edit = effectOf(picked, input);
  const { applied, atOnce } = appliedAtOnce(picked, input);
  // An apply strategy that is written everywhere at once leaves no next update to plan.
  const isNext = edit.kind === 'next-rollout' && atOnce.length === 0;
  const isUpdated = (binding: Binding): boolean =>
    binding.state === 'Bound' && (isNext || (edit.kind === 'resources' && isReached(binding, input)));
  const effect: ChangeEffect = {
    ...{ kind: 'apply-strategy', says: applied, batched: atOnce.length < 2, targetsAtOnce: atOnce.length },
    place: planned.manifest.placeOf(['spec', 'strategy', 'applyStrategy']),
  };
  const updated = (one: Binding): Binding => (isNext ? atNextUpdate(one) : { ...one, stale: true });
  const bindings = picked.map((one) => (isUpdated(one) ? updated(one) : one));
  const ceilings = resolveCeilings(spec.rolling, targetNumber(spec.policy, pickedOf(picked).length));
  const kept = bindings.filter(({ state }) => state === 'Bound');
  const has = (state: Binding['state']): boolean => clustersIn(picked, state).length > 0;
  // Joining clusters use up room in the first round, removals in later ones too: updates show the limits only if a full round is left.
  const isShort = has('Unscheduled') || kept.length < Math.max(1, 2 * ceilings.maxUnavailable);
  const isPart = kept.some(({ stale }) => !stale) || (isShort && has('Scheduled'));
  const hasLater = isPart && atOnce.length === 0 && hasNewLimits(input, edit);
  const later = hasLater && text`The next in-place update, within its limits, is planned as well.`;
  const says = joinTexts([applied, (isNext || edit.kind !== 'next-rollout') && edit.says, later], ' ');
  return {
    /** Empty if the scheduler cannot pick clusters. */
    bindings,
    /** The next in-place update, if its limits are new and the rollout of the change does not show them for every cluster. */
    later: hasLater ? pickedOf(picked).map(atNextUpdate) : null,
    /** Why the scheduler cannot pick clusters; null if it can. */
    unschedulable: hasFailed ? scheduled.says : null,
    fullyScheduled: !hasFailed && scheduled.fullyScheduled,
    ceilings,
    effect: { ...(atOnce.length === 0 ? edit : effect), says },
    /** An edit of the apply strategy, as a sentence; empty if it is unchanged. */
    applied,
    /** Clusters on which an edited apply strategy writes in one pass. */
    atOnce,
  };
}

/** By the time of the next update a version that is coming up now is available, and a new cluster has what the others have. */
function atNextUpdate(binding: Binding): Binding {
  const { onItsWayMs, ...there } = binding;
  const isUp = onItsWayMs !== undefined || binding.stale || binding.state === 'Scheduled';
  return isUp ? { ...there, state: 'Bound', stale: true, health: 'ready' } : { ...binding, stale: true };
}

/** True if the limits of in-place updates are edited, or those of a new placement are not the defaults. maxSurge is for new clusters. */
function hasNewLimits({ spec, specBefore }: EditedPlacement, { kind }: ChangeEffect): boolean {
  const before = specBefore?.rolling ?? (kind === 'first-rollout' ? DEFAULT_ROLLING_UPDATE : spec.rolling);
  const isSame = isSameJson({ ...before, maxSurge: 0 }, { ...spec.rolling, maxSurge: 0 });
  return !isSame && !spec.isExternal && !spec.onlyReports;
}

function scheduleNow(input: EditedPlacement): Scheduled | SchedulingError {
  const { planned, spec, before, specBefore, live, fleet } = input;
  const policy = input.hasOtherPolicy ? ('previous' as const) : ('current' as const);
  const scheduled = (existing: readonly ExistingPlacement[]): Scheduled | SchedulingError =>
    schedule(spec.policy, fleet.clusters, existing, planned.ref.namespace);
  if (live) return scheduled(live.map((one) => ({ ...one, policy })));
  if (before === null && input.hasBase) return scheduled([]);
  // The snapshot does not show what is placed: assumed is what the policy picked before the change, also on clusters that have gone silent.
  const reporting = fleet.clusters.map((one) => (mayBeDown(one) ? { ...one, ineligible: null } : one));
  const had = schedule((specBefore ?? spec).policy, reporting, [], planned.ref.namespace);
  if (had instanceof SchedulingError) return scheduled([]);
  return scheduled(had.placements.map((one) => ({ ...one, state: 'Bound', policy })));
}

/** Picks are the scheduler's, health is the live binding's. */
function bindingsOf({ placements }: Scheduled, { live, spec }: EditedPlacement): Binding[] {
  const known = new Map((live ?? []).map((binding) => [binding.cluster, binding]));
  const assumed = spec.availability.signal === 'time' ? 'untracked' : 'ready';
  const byCluster = placements.map(({ cluster, state }): [string, Binding] => {
    const health = state === 'Scheduled' ? 'pending' : assumed;
    const fresh = { cluster, stale: false, health, availableSince: null, deleting: false } as const;
    return [cluster, { ...(known.get(cluster) ?? fresh), state }];
  });
  return [...new Map(byCluster).values()];
}

/** An override applies to some clusters only; everything else that is placed reaches all of them. */
function isReached({ cluster }: Binding, input: EditedPlacement): boolean {
  return input.selectsOther || !input.content?.clusters || input.content.clusters.has(cluster);
}

/**
 * The effect of an edit, by its kind.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go; pkg/controllers/rollout/controller.go: the room to add is
 * the target number and the surge on top, so a first placement and added clusters never wait.
 */
function effectOf(bindings: readonly Binding[], input: EditedPlacement): ChangeEffect {
  const { planned, before, live, spec, content, selectsOther } = input;
  const [fresh, leaving] = [clustersIn(bindings, 'Scheduled'), clustersIn(bindings, 'Unscheduled')];
  const kept = bindings.filter(({ state }) => state === 'Bound');
  const stale = kept.filter((binding) => binding.stale);
  const going = kept.filter((binding) => !binding.stale && binding.onItsWayMs !== undefined);
  const policy = planned.manifest.placeOf(['spec', 'policy']);
  const placed = fresh.length > 0 && text`placed on ${fewNames('target', fresh)}`;
  const deleted = leaving.length > 0 && text`deleted from ${fewNames('target', leaving)}`;
  const isMoved = fresh.length + leaving.length > 0;
  const moves = isMoved ? text`Other clusters are picked: ${joinTexts([placed, deleted])}.` : NO_TEXT;
  const adding = spec.isExternal ? {} : { batched: fresh.length < 2, targetsAtOnce: fresh.length };
  if (bindings.length === 0) {
    const places = before !== null && (selectsOther || content) ? 'resources' : 'none';
    const kind = input.hasOtherPolicy ? 'moves' : places;
    return inBatches(kind, text`No cluster is picked, so nothing is placed.`, policy);
  }
  if (kept.length + leaving.length === 0) {
    const limit = spec.isExternal ? NO_TEXT : text`, all at once; maxUnavailable does not limit it`;
    const says = text`First placement on ${count(fresh.length, 'cluster')}${limit}.`;
    return { ...inBatches('first-rollout', says, policy), ...adding };
  }
  const reached = kept.filter((binding) => isReached(binding, input));
  if (selectsOther || (content !== null && !spec.isExternal && reached.length > 0)) {
    const dropped = (spec.availability.dropped ?? []).map((one) => name('object', one));
    const what = content === null || selectsOther ? text`Other resources are placed` : content.says;
    const says = [
      reached.length === 0
        ? text`${what}.`
        : text`${what}: ${count(reached.length, 'cluster')} ${verbFor(reached.length, 'is', 'are')} updated in place.`,
      dropped.length > 0 ? text`Deleted from each cluster: ${joinTexts(dropped)}.` : NO_TEXT,
      moves,
    ];
    const place = selectsOther
      ? planned.manifest.placeOf(['spec', 'resourceSelectors'])
      : (content?.place ?? null);
    return inBatches('resources', joinTexts(says, ' '), place);
  }
  if (isMoved)
    return { ...inBatches('moves', moves, policy), ...(leaving.length + stale.length === 0 ? adding : {}) };
  // If limits are edited, the next update shows their effect; the last clusters of this one do not.
  const isUnedited = before === null || isSameJson(before.stored, planned.stored);
  if (stale.length > 0 || (going.length > 0 && !spec.isExternal && isUnedited)) {
    const latest = kept.length - stale.length - going.length;
    return inBatches(
      'continues',
      text`A rollout is in progress: ${latest} of ${count(kept.length, 'cluster')} ${verbFor(latest, 'has', 'have')} the latest resources. The plan continues from there.`,
    );
  }
  if (before === null && live === null)
    return inBatches(
      'next-rollout',
      text`The snapshot does not show what is placed: numbers assume an in-place update, such as a new image, of every picked cluster.`,
    );
  const starts = text`Unknown whether updates start on merge: the limits blocked all updates before, and an update that waited starts now. `;
  return inBatches(
    'next-rollout',
    text`${mayResume(input, kept.length) ? starts : NO_TEXT}Numbers assume the next in-place update, such as a new image.`,
  );
}

/** No binding shows which resources are the latest: an update that waits under limits of 0 starts with the edit. */
function mayResume({ specBefore: was, spec }: EditedPlacement, clusters: number): boolean {
  const isStopped = ({ rolling }: PlacementSpec): boolean =>
    resolveCeilings(rolling, clusters).maxUnavailable <= 0;
  if (!was || clusters === 0 || spec.isExternal || was.isExternal || was.onlyReports) return false;
  return isStopped(was) && !isStopped(spec);
}

/**
 * The rollout controller puts an edited apply strategy on every binding that is not being deleted, before it looks at what to roll and
 * whatever the limits are. A binding that is only scheduled has nothing to apply. With strategy External a staged run brings it, cluster by
 * cluster.
 * Source: kubefleet-dev/kubefleet, rollout/controller.go, Reconcile and processApplyStrategyUpdates; workgenerator/controller.go,
 * Reconcile: works of a binding that waits for its turn are written all the same; updaterun/execution.go, executeUpdatingStage.
 */
function appliedAtOnce(bindings: readonly Binding[], { planned, before, spec }: EditedPlacement) {
  const edit = before && applyEdit(before.stored, planned.stored);
  if (!edit) return { applied: NO_TEXT, atOnce: [] };
  const reached = bindings.filter(({ state, deleting }) => state !== 'Scheduled' && !deleting);
  const reach = spec.isExternal
    ? text` Clusters get it with the next staged update run.`
    : text` It takes effect on ${count(reached.length, 'cluster')} at once on merge; maxUnavailable does not limit it.`;
  return {
    applied: text`The applyStrategy is edited (${joinTexts(edit.fields.map(code))}).${reach}`,
    atOnce: edit.writes && !spec.isExternal ? reached.map(({ cluster }) => cluster) : [],
  };
}
