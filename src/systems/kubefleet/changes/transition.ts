import { isSameJson } from '../../../manifest/values/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import { few } from '../../../manifest/words/listing.js';
import type { Place } from '../../../manifest/manifest.js';
import { capital, verb } from '../../../text/plural.js';
import { type ChangeEffect, type ChangeKind, inBatches } from '../../system.js';
import { type AppliedAtOnce, appliedAtOnce, withApplyStrategy } from './applied-at-once.js';
import type { Binding } from '../controller/bindings.js';
import { resolveCeilings, type RollingUpdate } from '../controller/ceilings.js';
import type { ContentChange } from './content-change.js';
import { type PlacementSpec, policyKey, readPlacement, resourcesKey } from '../objects/placement.js';
import { readPolicy } from '../objects/policy.js';
import { isError, type SchedulingError } from '../objects/properties.js';
import type { LiveBinding } from '../objects/read-binding.js';
import { type ExistingPlacement, schedule, type Scheduled } from '../controller/scheduler.js';
import { updatesStandStill } from '../results/standstill.js';
import { clusters } from '../results/why.js';
import type { TransitionInput } from './transition-input.js';

/** What a placement has on the clusters when the dry rollout begins, and what merging does to it. */
export interface Transition {
  readonly bindings: readonly Binding[];
  readonly fullyScheduled: boolean;
  readonly effect: ChangeEffect<string>;
  /** Null where the apply strategy is as it was. */
  readonly applied: AppliedAtOnce | null;
}

/**
 * Tells what kind of change it is. Other picked clusters move placements, other resources update them in place, a first
 * placement binds everything at once; an edit of limits starts nothing, and then the plan is that of the next update in place.
 */
export function transitionOf(input: TransitionInput): Transition | SchedulingError {
  const scheduled = scheduleNow(input);
  if (isError(scheduled)) return scheduled;
  const bindings = bindingsOf(scheduled, input);
  const { fullyScheduled } = scheduled;
  const started = kindOf(bindings, input);
  const applied = appliedAtOnce(input, bindings);
  // What is written everywhere already leaves no next update to plan.
  const isInPlace =
    started.kind === 'resources' || (started.kind === 'next-rollout' && !applied?.writesTo.length);
  const rolled = isInPlace
    ? bindings.map((binding) =>
        started.kind === 'next-rollout'
          ? nextUpdated(binding)
          : isReached(binding, input)
            ? due(binding)
            : binding,
      )
    : bindings;
  const effect = applied ? withApplyStrategy(started, applied, input) : started;
  const says = `${effect.says}${openedText(input)}`;
  return { bindings: rolled, fullyScheduled, effect: { ...effect, says }, applied };
}

/** A policy that loses its terms takes clusters that no snapshot has yet. */
function openedText({ spec, before }: TransitionInput): string {
  const was = before && readPolicy(fieldAt(before.stored, 'spec', 'policy'));
  const isOpened = was !== null && 'required' in was && was.required.length > 0;
  const { policy } = spec;
  if (!isOpened || policy.type !== 'PickAll' || policy.required.length > 0) return '';
  return ' The policy names no labels any more: every cluster that joins later gets it too, at once.';
}

function due(binding: Binding): Binding {
  return binding.state === 'Bound' ? { ...binding, stale: true } : binding;
}

/** By the time of the next update what is on its way is there. */
function nextUpdated(binding: Binding): Binding {
  const { onItsWayMs, ...there } = binding;
  return due(onItsWayMs === undefined ? binding : { ...there, health: 'ready' });
}

/** An override counts for some clusters only; anything else that is placed reaches all of them. */
function isReached({ cluster }: Binding, { content, object, before }: TransitionInput): boolean {
  const isSame = before === null || resourcesKey(before.stored) === resourcesKey(object.stored);
  return !isSame || !content?.clusters || content.clusters.has(cluster);
}

function scheduleNow(input: TransitionInput): Exclude<Scheduled, SchedulingError> | SchedulingError {
  const { object, spec, before, live, fleet } = input;
  const namespace = object.ref.namespace;
  const samePolicy = before === null || policyKey(before.stored) === policyKey(object.stored);
  const policy = samePolicy ? ('current' as const) : ('previous' as const);
  if (live)
    return schedule(
      spec.policy,
      fleet.clusters,
      live.map((one) => existing(one, policy)),
      namespace,
    );
  if (before === null && input.hasBase) return schedule(spec.policy, fleet.clusters, [], namespace);
  // Nothing says what is placed: what the policy picked before the change, all of it in place and available.
  const earlier = before ? readPlacement(before.stored, undefined).policy : spec.policy;
  const had = schedule(earlier, fleet.clusters, [], namespace);
  if (isError(had)) return schedule(spec.policy, fleet.clusters, [], namespace);
  const placed = had.placements.map((one) => ({ ...one, state: 'Bound' as const, policy }));
  return schedule(spec.policy, fleet.clusters, placed, namespace);
}

function existing(binding: LiveBinding, policy: 'current' | 'previous'): ExistingPlacement {
  return {
    cluster: binding.cluster,
    state: binding.state,
    policy,
    score: { spread: binding.spreadScore, affinity: binding.affinityScore },
    stateBefore: binding.stateBefore,
  };
}

/** The scheduler's word on who is picked, and the live binding's on how it does. */
function bindingsOf(
  scheduled: Exclude<Scheduled, SchedulingError>,
  { live, spec }: TransitionInput,
): Binding[] {
  const known = new Map((live ?? []).map((binding) => [binding.cluster, binding]));
  return scheduled.placements.map(({ cluster, state }) => {
    const binding = known.get(cluster);
    if (binding) return { ...binding, state };
    const health =
      state === 'Scheduled' ? 'pending' : spec.availability.signal === 'time' ? 'untracked' : 'ready';
    return { cluster, state, stale: false, health, availableSince: null, deleting: false };
  });
}

function kindOf(bindings: readonly Binding[], input: TransitionInput): ChangeEffect<string> {
  const { object, before, live, spec } = input;
  const fresh = bindings.filter((binding) => binding.state === 'Scheduled');
  const leaving = bindings.filter((binding) => binding.state === 'Unscheduled');
  const kept = bindings.filter((binding) => binding.state === 'Bound');
  const at = (path: readonly string[]): Place => object.manifest.placeOf(['spec', ...path]);
  if (bindings.length === 0) return inBatches(askedOfNone(input), NONE_PICKED, at(['policy']));
  if (kept.length + leaving.length === 0) return firstPlacement(fresh.length, spec, at(['policy']));
  const isSame = before === null || resourcesKey(before.stored) === resourcesKey(object.stored);
  if (!isSame) {
    const other = { says: 'Other resources are placed', place: at(['resourceSelectors']) };
    return edited(other, { fresh, leaving, kept }, spec);
  }
  if (input.content && !spec.isExternal) {
    const reached = kept.filter((binding) => isReached(binding, input));
    if (reached.length > 0) return edited(input.content, { fresh, leaving, kept: reached }, spec);
  }
  const updates = kept.some((binding) => binding.stale);
  if (fresh.length > 0 && leaving.length === 0 && !updates) return growth(fresh, spec, at(['policy']));
  if (fresh.length + leaving.length > 0) return inBatches('moves', movesText(fresh, leaving), at(['policy']));
  const stale = kept.filter((binding) => binding.stale);
  const going = kept.filter(isOnItsWay);
  // With limits that are edited, the next update in place shows what they do, and the last clusters of this one do not.
  const isLeft = going.length > 0 && !spec.isExternal && isAsBefore(input);
  if (stale.length > 0 || isLeft) return inBatches('continues', halfwayText(kept, stale, going), null);
  if (before === null && live === null) {
    const says =
      'Nothing says what is placed already, so this is the plan of an update in place, such as a new image, of every picked cluster.';
    return inBatches('next-rollout', says, null);
  }
  const says = `${pendingText(input, kept.length)}${emptyListText(spec, kept.length)}Numbers assume the next update in place, such as a new image in the placed resources.${strangersText(kept, input)}`;
  return inBatches('next-rollout', says, null);
}

/** It has the latest resources, and nobody can tell yet whether they work there. */
function isOnItsWay({ stale, onItsWayMs }: Binding): boolean {
  return !stale && onItsWayMs !== undefined;
}

function isAsBefore({ before, object }: TransitionInput): boolean {
  return before === null || isSameJson(before.stored, object.stored);
}

function halfwayText(kept: readonly Binding[], stale: readonly Binding[], going: readonly Binding[]): string {
  const latest = kept.length - stale.length - going.length;
  const way =
    going.length === 0
      ? ''
      : `, and ${few(going.map(({ cluster }) => cluster))} ${verb(going.length, 'is', 'are')} on the way there`;
  return `A rollout is under way: ${latest} of ${clusters(kept.length)} ${verb(latest, 'has', 'have')} the latest resources${way}. The plan goes on from there.`;
}

/** The same selectors find other text: that is a new resource snapshot as well. */
function edited(
  { says, place }: Pick<ContentChange, 'says' | 'place'>,
  { fresh, leaving, kept }: Readonly<Record<'fresh' | 'leaving' | 'kept', readonly Binding[]>>,
  spec: PlacementSpec,
): ChangeEffect<string> {
  const inPlace =
    kept.length > 0 ? `: ${clusters(kept.length)} ${verb(kept.length, 'is', 'are')} updated in place` : '';
  const moves = fresh.length + leaving.length > 0 ? ` ${movesText(fresh, leaving)}` : '';
  return inBatches('resources', `${says}${inPlace}.${droppedText(spec)}${moves}`, place);
}

/** Which resources are the latest is in no binding: what waits under limits that let nothing go starts with the edit. */
function pendingText({ before, spec }: TransitionInput, kept: number): string {
  if (!before || kept === 0 || spec.isExternal) return '';
  const was = readPlacement(before.stored, undefined);
  const stands = (rolling: RollingUpdate): boolean =>
    updatesStandStill(resolveCeilings(rolling, kept)) !== null;
  if (was.isExternal || was.onlyReports || !stands(was.rolling) || stands(spec.rolling)) return '';
  return 'Unknown whether updates start on merge: the limits blocked all updates before, and an update that waited starts now. ';
}

/**
 * With an empty list the scheduler leaves at once: it picks nothing and takes nothing away. Source: kubefleet-dev/kubefleet,
 * pkg/scheduler/framework/framework.go, runSchedulingCycleForPickFixedPlacementType.
 */
function emptyListText({ policy }: PlacementSpec, kept: number): string {
  if (policy.type !== 'PickFixed' || policy.clusters.length > 0 || kept === 0) return '';
  return `clusterNames is empty, which removes nothing: ${clusters(kept)} ${verb(kept, 'keeps its', 'keep their')} resources, and no availability limit applies there. `;
}

/** Clusters that hold a placement which neither the base nor the snapshot has, and that its policy would not pick anew. */
function strangersText(
  kept: readonly Binding[],
  { before, live, spec, fleet, object }: TransitionInput,
): string {
  if (before !== null || live === null || spec.policy.type === 'PickN') return '';
  const fresh = schedule(spec.policy, fleet.clusters, [], object.ref.namespace);
  if (isError(fresh)) return '';
  const picked = new Set(fresh.placements.map(({ cluster }) => cluster));
  const strangers = kept.map(({ cluster }) => cluster).filter((cluster) => !picked.has(cluster));
  if (strangers.length === 0) return '';
  return ` ${few(strangers)} ${verb(strangers.length, 'has', 'have')} it and would not be picked anew. The snapshot does not say by which policy they were: if by another one, they lose it on merge.`;
}

/** What is taken away is no failure anywhere: neither a limit nor a stage sees it. */
function droppedText({ availability: { dropped = [] } }: PlacementSpec): string {
  if (dropped.length === 0) return '';
  return ` ${capital(dropped.join(', '))} ${verb(dropped.length, 'is', 'are')} placed no longer and deleted from each cluster; a cluster without counts as available, so nothing stops that.`;
}

const NONE_PICKED = 'No cluster is picked, so nothing is placed.';

/** What an edit asks for that comes to no cluster. */
function askedOfNone({ object, before, content }: TransitionInput): ChangeKind {
  if (before === null) return 'none';
  if (policyKey(before.stored) !== policyKey(object.stored)) return 'moves';
  const isSame = content === null && resourcesKey(before.stored) === resourcesKey(object.stored);
  return isSame ? 'none' : 'resources';
}

/** The room to add is the target number and the surge on top, so nothing of a first placement has to wait. */
function firstPlacement(count: number, spec: PlacementSpec, place: Place): ChangeEffect<string> {
  if (spec.isExternal) {
    const says = `First placement on ${clusters(count)}, as its staged update run goes.`;
    return { ...inBatches('first-rollout', says, place), interrupts: false };
  }
  const says = `First placement: ${count === 1 ? 'its one cluster is' : `all ${clusters(count)} are`} bound in one round; maxUnavailable does not slow it down.`;
  return { kind: 'first-rollout', says, batched: count < 2, targetsAtOnce: count, interrupts: false, place };
}

/** The target number grows with what is picked, so the room to add is never less than what is new. */
function growth(fresh: readonly Binding[], spec: PlacementSpec, place: Place): ChangeEffect<string> {
  const says = movesText(fresh, []);
  if (spec.isExternal) return { ...inBatches('moves', says, place), interrupts: false };
  return {
    kind: 'moves',
    says: `${says} ${fresh.length === 1 ? 'It is' : 'All of them are'} bound in one round, and nothing that serves is taken out.`,
    batched: fresh.length < 2,
    targetsAtOnce: fresh.length,
    interrupts: false,
    place,
  };
}

function movesText(fresh: readonly Binding[], leaving: readonly Binding[]): string {
  const names = (list: readonly Binding[]): string => few(list.map(({ cluster }) => cluster));
  const parts = [
    ...(fresh.length > 0 ? [`newly placed on ${names(fresh)}`] : []),
    ...(leaving.length > 0 ? [`what it placed is deleted from ${names(leaving)}`] : []),
  ];
  const picked = fresh.length > 0 ? (leaving.length > 0 ? 'Other' : 'More') : 'Fewer';
  return `${picked} clusters are picked: ${parts.join(', and ')}.`;
}
