import { fieldAt } from '../../../manifest/fields.js';
import { isSameJson } from '../../../manifest/canonical.js';
import type { Place } from '../../../manifest/manifest.js';
import { verb } from '../../../text/plural.js';
import { count, joinTexts, literal, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/rolling-update.js';
import { schedule } from '../controller/scheduler.js';
import type { Fleet } from '../objects/fleet.js';
import type { FleetObject } from '../objects/objects.js';
import { type PlacementSpec, policyKey, readPlacement, resourcesKey } from '../objects/placement.js';
import { readPolicy } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import type { LiveBinding } from '../objects/binding.js';
import { clusterNames, verbText } from '../objects/texts.js';
import type { ContentChange } from './content-change.js';

/** A placement with what it was, and what is on the clusters. */
export interface EditedPlacement {
  readonly object: FleetObject;
  readonly spec: PlacementSpec;
  /** The object before the change, live in the cluster or else in the base; null if it is new. */
  readonly before: FleetObject | null;
  /** False if there is no base to compare with. */
  readonly hasBase: boolean;
  /** Null if the snapshot does not show what is placed. */
  readonly live: readonly LiveBinding[] | null;
  readonly fleet: Fleet;
  /** Edits of the objects that it copies; null if there are none. */
  readonly content: ContentChange | null;
}

/** An override applies to some clusters only; everything else that is placed reaches all of them. */
export function isReached({ cluster }: Binding, input: EditedPlacement): boolean {
  return selectsOther(input) || !input.content?.clusters || input.content.clusters.has(cluster);
}

function selectsOther({ before, object }: EditedPlacement): boolean {
  return before !== null && resourcesKey(before.stored) !== resourcesKey(object.stored);
}

export function hasOtherPolicy({ before, object }: EditedPlacement): boolean {
  return before !== null && policyKey(before.stored) !== policyKey(object.stored);
}

/** One kind of edit, and its effect. */
interface Edit {
  readonly holds: boolean;
  readonly kind: ChangeKind;
  readonly says: Text;
  readonly place: Place | null;
  /** Clusters that get it in one round, whatever the limits are, and that serve meanwhile; absent: in batches. */
  readonly atOnce?: readonly Binding[];
  /** True if clusters serve meanwhile. */
  readonly isAddition?: boolean;
}

/**
 * The edit of a placement; the first row that holds.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go; pkg/controllers/rollout/controller.go: the room to add is
 * the target number and the surge on top, so a first placement and added clusters never wait.
 */
export function editOf(bindings: readonly Binding[], input: EditedPlacement): ChangeEffect<Text> {
  const { object, before, live, spec, content } = input;
  const fresh = bindings.filter(({ state }) => state === 'Scheduled');
  const leaving = bindings.filter(({ state }) => state === 'Unscheduled');
  const kept = bindings.filter(({ state }) => state === 'Bound');
  const reached = kept.filter((binding) => isReached(binding, input));
  const stale = kept.filter((binding) => binding.stale);
  const going = kept.filter((binding) => !binding.stale && binding.onItsWayMs !== undefined);
  const isUnedited = before === null || isSameJson(before.stored, object.stored);
  const { isExternal } = spec;
  const added = isExternal ? { isAddition: true } : { atOnce: fresh };
  const policy = object.manifest.placeOf(['spec', 'policy']);
  const selectors = object.manifest.placeOf(['spec', 'resourceSelectors']);
  const moves = movesText(fresh, leaving);
  const edits: readonly Edit[] = [
    {
      holds: bindings.length === 0,
      kind: askedOfNone(input),
      says: text`No cluster is picked, so nothing is placed.`,
      place: policy,
    },
    {
      holds: kept.length + leaving.length === 0,
      kind: 'first-rollout',
      says: firstText(fresh, isExternal),
      place: policy,
      ...added,
    },
    {
      holds: selectsOther(input),
      kind: 'resources',
      says: updateText(text`Other resources are placed`, kept, spec, moves),
      place: selectors,
    },
    {
      holds: content !== null && !isExternal && reached.length > 0,
      kind: 'resources',
      says: updateText(content?.says ?? NO_TEXT, reached, spec, moves),
      place: content?.place ?? null,
    },
    {
      holds: fresh.length > 0 && leaving.length + stale.length === 0,
      kind: 'moves',
      says: moves,
      place: policy,
      ...added,
    },
    { holds: fresh.length + leaving.length > 0, kind: 'moves', says: moves, place: policy },
    // If limits are edited, the next update shows their effect; the last clusters of this one do not.
    {
      holds: stale.length > 0 || (going.length > 0 && !isExternal && isUnedited),
      kind: 'continues',
      says: halfwayText(kept, stale, going),
      place: null,
    },
    {
      holds: before === null && live === null,
      kind: 'next-rollout',
      says: text`The snapshot does not show what is placed: numbers assume an in-place update, such as a new image, of every picked cluster.`,
      place: null,
    },
  ];
  const next = text`${pendingText(input, kept)}${emptyListText(spec, kept)}Numbers assume the next in-place update, such as a new image.${notPickedAgainText(kept, input)}`;
  const { kind, says, place, atOnce, isAddition } = edits.find(({ holds }) => holds) ?? {
    kind: 'next-rollout',
    says: next,
    place: null,
  };
  return {
    ...inBatches(kind, text`${says}${openedText(input)}`, place),
    ...(atOnce ? { batched: atOnce.length < 2, targetsAtOnce: atOnce.length } : {}),
    ...(atOnce || isAddition ? { interrupts: false } : {}),
  };
}

/** Null where an edit reaches no cluster. */
function askedOfNone(input: EditedPlacement): ChangeKind {
  if (hasOtherPolicy(input)) return 'moves';
  return input.before !== null && (selectsOther(input) || input.content) ? 'resources' : 'none';
}

function firstText(fresh: readonly Binding[], isExternal: boolean): Text {
  const on = text`First placement on ${count(fresh.length, 'cluster')}`;
  return isExternal
    ? text`${on}, by its staged update run.`
    : text`${on} in one round; maxUnavailable does not limit it.`;
}

/** An edited copy is a new resource snapshot, as other selectors are. */
function updateText(
  what: Text,
  kept: readonly Binding[],
  { availability }: PlacementSpec,
  moves: Text,
): Text {
  const inPlace =
    kept.length > 0
      ? text`: ${count(kept.length, 'cluster')} ${verbText(kept, 'is', 'are')} updated in place`
      : NO_TEXT;
  const { dropped = [] } = availability;
  const gone = dropped.map((one) => name('object', one));
  const deleted = gone.length > 0 ? text` Deleted from each cluster: ${joinTexts(gone, ', ')}.` : NO_TEXT;
  return text`${what}${inPlace}.${deleted}${moves.parts.length > 0 ? text` ${moves}` : NO_TEXT}`;
}

function movesText(fresh: readonly Binding[], leaving: readonly Binding[]): Text {
  const picked = fresh.length > 0 ? (leaving.length > 0 ? text`Other` : text`More`) : text`Fewer`;
  const parts = [
    ...(fresh.length > 0 ? [text`placed on ${named(fresh)}`] : []),
    ...(leaving.length > 0 ? [text`deleted from ${named(leaving)}`] : []),
  ];
  return parts.length === 0 ? NO_TEXT : text`${picked} clusters are picked: ${joinTexts(parts, ', ')}.`;
}

function halfwayText(kept: readonly Binding[], stale: readonly Binding[], going: readonly Binding[]): Text {
  const latest = kept.length - stale.length - going.length;
  const coming =
    going.length > 0 ? text`; ${named(going)} ${verbText(going, 'is', 'are')} being updated` : NO_TEXT;
  return text`A rollout is in progress: ${latest} of ${count(kept.length, 'cluster')} ${literal(verb(latest, 'has', 'have'))} the latest resources${coming}. The plan continues from there.`;
}

/** No binding shows which resources are the latest: an update that waits under limits of 0 starts with the edit. */
function pendingText({ before, spec }: EditedPlacement, kept: readonly Binding[]): Text {
  const was = before && readPlacement(before.stored, undefined);
  const isStopped = ({ rolling }: PlacementSpec): boolean =>
    resolveCeilings(rolling, kept.length).maxUnavailable <= 0;
  if (!was || kept.length === 0 || spec.isExternal || was.isExternal || was.onlyReports) return NO_TEXT;
  return isStopped(was) && !isStopped(spec)
    ? text`Unknown whether updates start on merge: the limits blocked all updates before, and an update that waited starts now. `
    : NO_TEXT;
}

/**
 * With an empty list the scheduler picks nothing and removes nothing. Source: kubefleet-dev/kubefleet,
 * pkg/scheduler/framework/framework.go, runSchedulingCycleForPickFixedPlacementType.
 */
function emptyListText({ policy }: PlacementSpec, kept: readonly Binding[]): Text {
  if (policy.type !== 'PickFixed' || policy.clusters.length > 0 || kept.length === 0) return NO_TEXT;
  return text`clusterNames is empty, which removes nothing: ${count(kept.length, 'cluster')} ${verbText(kept, 'keeps its', 'keep their')} resources, and no availability limit applies there. `;
}

/** Clusters with a placement that neither the base nor the snapshot has, and that its policy would not pick again. */
function notPickedAgainText(
  kept: readonly Binding[],
  { before, live, spec, fleet, object }: EditedPlacement,
): Text {
  if (before !== null || live === null || spec.policy.type === 'PickN') return NO_TEXT;
  const again = schedule(spec.policy, fleet.clusters, [], object.ref.namespace);
  if (isError(again)) return NO_TEXT;
  const picked = new Set(again.placements.map(({ cluster }) => cluster));
  const others = kept.filter(({ cluster }) => !picked.has(cluster));
  if (others.length === 0) return NO_TEXT;
  return text` ${named(others)} would not be picked again: a cluster that another policy picked loses the placement on merge.`;
}

/** A policy without terms also picks clusters that no snapshot shows yet. */
function openedText({ spec: { policy }, before }: EditedPlacement): Text {
  const was = before && readPolicy(fieldAt(before.stored, 'spec', 'policy'));
  const isOpened = was !== null && 'required' in was && was.required.length > 0;
  if (!isOpened || policy.type !== 'PickAll' || policy.required.length > 0) return NO_TEXT;
  return text` The policy no longer selects by label: every cluster that joins later is picked at once.`;
}

function named(bindings: readonly Binding[]): Text {
  return clusterNames(bindings.map(({ cluster }) => cluster));
}
