import { MINUTE_MS } from '../calendar/days.js';
import type { Interval } from '../calendar/intervals.js';
import { isDone } from '../gate/paired.js';
import type { ReviewedGroup, ReviewedPolicy } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { count, instant, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, namesOf, OUTCOMES, whyText } from './effect.js';

/** The state of a policy's rollout in the plan of now and in the last one. */
export interface GoesOn {
  readonly now: boolean;
  readonly then: boolean;
  /** True if nothing starts it: its numbers are those of the next rollout. */
  readonly isNext: boolean;
  readonly wasNext: boolean;
  /** True if both are due, or both the next one, which nothing starts. */
  readonly isOfOne: boolean;
}

/** By the kind of the policy's change in both plans. */
export function goesOnOf(now: string | undefined, then: string | undefined): GoesOn {
  const isNext = (kind: string | undefined): boolean =>
    kind === undefined || kind === 'none' || kind === 'next-rollout';
  return {
    ...{ now: isUnderWay(now), then: isUnderWay(then), isNext: isNext(now), wasNext: isNext(then) },
    isOfOne: isNext(now) === isNext(then),
  };
}

/** True for a rollout that is due without an edit: one that is under way, or of nodes that drifted. */
export function isUnderWay(kind: string | undefined): boolean {
  return kind === 'continues' || kind === 'drift';
}

/** Targets that are done together. */
interface Due {
  readonly size: number;
  readonly targets: readonly string[];
  /** Null if they were at work already. */
  readonly start: Instant | null;
  readonly end: Instant | null;
}

type Work = Pick<PlannedGroup | ReviewedGroup, 'batches' | 'inFlight'>;

/** All that is still to be done: targets at work that belong to no batch, and the batches. */
function toDo({ batches, inFlight }: Work): readonly Due[] {
  if (!inFlight) return batches;
  const { targets, end } = inFlight;
  return [{ targets, size: targets.length, start: null, end }, ...batches];
}

export function leftIn(group: Work): number {
  return toDo(group).reduce((sum, { size }) => sum + size, 0);
}

/** Names of the targets that are still to be done; null if unknown. */
function leftOf(group: PlannedGroup): ReadonlySet<string> | null {
  const { undone, outcome } = group;
  if (outcome !== 'complete' && undone === undefined) return null;
  return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
}

/** The last report of a group, and the instant of now. */
export interface Earlier {
  readonly then: ReviewedGroup;
  readonly at: Instant;
  /** True if the time of the status is unknown. */
  readonly isUndated?: boolean;
}

const NEVER_ENDS: ReadonlySet<PlannedGroup['outcome']> = new Set(['stuck', 'stopped']);

/** The progress of a rollout that is under way, now or in the last report; null if none is. */
export function halfwayEffects(
  subject: Text,
  now: PlannedGroup,
  earlier: Earlier,
  goesOn: GoesOn,
): DriftEffect[] | null {
  const { then } = earlier;
  const left = { now: leftIn(now), then: leftIn(then) };
  const isHalfway = (rest: number, matched: number, is: boolean): boolean =>
    rest > 0 && (is || rest < matched);
  // A node that is down, or a replica below a partition, is in no batch of the next rollout: that makes it no rollout that is under way.
  const is = {
    now: !goesOn.isNext && isHalfway(left.now, now.matched, goesOn.now),
    then: !goesOn.wasNext && isHalfway(left.then, then.matched, goesOn.then),
  };
  const effect = (says: Text, isWorse = false): DriftEffect[] => [
    effectOn('progress', subject, says, isWorse),
  ];
  const was = doneOf(then, left.then);
  // A rollout that is stuck has no batch to come: these do not tell how far it is, and its outcome does.
  if (NEVER_ENDS.has(now.outcome)) {
    if (!is.then) return null;
    const halted = doneWhenHalted(now) ?? 0;
    if (halted <= was) return [];
    return effect(
      text`the rollout got on: ${halted} of ${count(now.matched, now.unit)} done, ${was} last time.`,
    );
  }
  const done = doneOf(now, left.now);
  const of = text`${done} of ${count(now.matched, now.unit)} done`;
  const isFreed = goesOn.then && (!goesOn.now || left.now === 0) && NEVER_ENDS.has(then.outcome);
  if (isFreed) return effect(overText(now));
  if (NEVER_ENDS.has(then.outcome)) return is.now ? effect(text`the rollout is under way: ${of}.`) : null;
  if (!is.then) return is.now ? effect(text`a rollout is under way: ${of}, and last time none was.`) : null;
  // Without a target only the size is reported: whether it completed is unknown.
  if (!is.now) return now.matched === 0 ? [] : effect(overText(now));
  if (done > was) return effect(text`the rollout continues: ${of}, ${was} last time.`);
  if (awaitsPerson(now) || !wasToGetOn(earlier)) return [];
  const when = earlier.isUndated ? text`, and the last snapshot has no timestamp` : NO_TEXT;
  return effect(text`the rollout has stalled: ${of}, ${was} last time${when}.${whyText(now)}`, true);
}

/** It waits for a person: reported each time, and its forecast has the earliest times alone. */
export function awaitsPerson(group: PlannedGroup): boolean {
  return group.stage?.awaitsPerson === true && !isDone(group.outcome);
}

/** A rollout that does not complete by itself: the approval that it waits for, else its outcome. */
export function heldText(group: PlannedGroup, end = NO_TEXT): Text {
  const names = group.stage?.approvals ?? [];
  return isAwaited(group)
    ? text`it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`
    : text`${endText(group)}${end}.${whyText(group)}`;
}

/** True if it waits for an approval that is known by name. */
export function isAwaited(group: PlannedGroup): boolean {
  return awaitsPerson(group) && (group.stage?.approvals ?? []).length > 0;
}

/** The progress of a halted rollout; null if its controller does not name the undone targets. */
function doneWhenHalted(group: PlannedGroup): number | null {
  const left = leftOf(group);
  if (left === null) return null;
  return Math.max(0, group.matched - new Set([...left, ...group.blocked.map(({ target }) => target)]).size);
}

/** The outcome of a rollout under way, as a clause: with its progress if it is halted. */
export function endText(group: PlannedGroup): Text {
  const done = NEVER_ENDS.has(group.outcome) ? doneWhenHalted(group) : null;
  const far = done === null ? NO_TEXT : text` with ${done} of ${count(group.matched, group.unit)} done`;
  return text`${OUTCOMES[group.outcome]}${far}`;
}

/** A target that the rollout does not touch, such as a node that is not up yet, is not among those that are done. */
function doneOf(
  { matched, blocked }: { readonly matched: number; readonly blocked: readonly unknown[] },
  left: number,
): number {
  return Math.max(0, matched - left - blocked.length);
}

function overText({ blocked, matched, unit }: PlannedGroup): Text {
  const rest =
    blocked.length === 0
      ? NO_TEXT
      : text` but for ${blocked.length} of ${count(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}`;
  return text`the rollout that was under way last time is over${rest}.`;
}

/** Changes of an earlier report without a forecast: the batches of such a group show a rollout that nothing started. */
const NO_PROMISE: ReadonlySet<string> = new Set(['next-rollout', 'none', 'deleted']);

/**
 * A rollout under way against the last report's forecast, target by target: targets that should be done by now and are not, or those
 * that are done early. Empty if both agree, or if either report has no rollout under way.
 */
export function forecastEffects(
  policy: PlannedPolicy,
  subject: Text,
  now: PlannedGroup,
  earlier: Earlier & { readonly before: ReviewedPolicy; readonly out: ReadonlySet<string> },
): DriftEffect[] {
  const { before, then, at } = earlier;
  const promised = before.changeEffect?.kind ?? 'none';
  if (!isUnderWay(policy.change?.kind) || NO_PROMISE.has(promised) || awaitedPerson(before, then)) return [];
  // Stuck as last time is reported already, and each day would find the same targets late by another date.
  if (now.outcome === 'stuck' && then.outcome === 'stuck') return [];
  const left = leftOf(now);
  if (left === null) return [];
  const all = toDo(then);
  const late = all.flatMap(({ end, targets }) =>
    isDue(end, at - slackOf(end, then))
      ? targets.filter((target) => left.has(target)).map((target) => ({ target, end }))
      : [],
  );
  const effect = (says: Text, isWorse: boolean): DriftEffect[] => [
    effectOn('forecast', subject, text`${says} ${finishText(now, then)}`, isWorse),
  ];
  const [first] = late.sort((a, b) => a.end - b.end);
  if (first) {
    const recorded = (policy.recordedStates ?? []).find(({ target }) => target === first.target);
    const state = recorded ? text` (${name('object', visible(recorded.state))})` : NO_TEXT;
    const isAre = verbFor(late.length, 'is', 'are');
    return effect(
      text`behind its forecast: ${count(late.length, now.unit)} of ${now.matched} should be done by now and ${isAre} not; the first is ${namesOf([first.target])}${state}, forecast for ${instant(first.end)}. ${outText(now, earlier)}`,
      true,
    );
  }
  const present = new Set(now.targets);
  const early = all
    .filter(({ end }) => !isDue(end, at + slackOf(end, then)))
    .flatMap(({ targets }) => targets.filter((target) => present.has(target) && !left.has(target)));
  if (early.length === 0) return [];
  return effect(
    text`ahead of its forecast: ${count(early.length, now.unit)} of ${now.matched} ${verbFor(early.length, 'is', 'are')} done before the time.`,
    false,
  );
}

/** A rollout that waited for a person had the earliest possible times, which are no forecast. */
function awaitedPerson({ head }: ReviewedPolicy, { name: group, outcome }: ReviewedGroup): boolean {
  const pauses = head?.groups.flatMap((one) => one.pauses) ?? [];
  return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === group);
}

/**
 * True if some of its targets were forecast to be done by now. With an unknown time of the last report, targets that would have begun
 * at once count.
 */
function wasToGetOn({ then, at, isUndated = false }: Earlier): boolean {
  return toDo(then).some(({ start, end }) =>
    isUndated ? start === null || start <= at : isDue(end, at - slackOf(end, then)),
  );
}

/** The batches that should be done by now, from start to end. Targets that were at work already wait for no window. */
export function dueBatches({ then, at }: Earlier): readonly Interval[] {
  return then.batches.flatMap(({ start, end }) =>
    isDue(end, at - slackOf(end, then)) ? [{ from: start ?? end, to: end }] : [],
  );
}

const LEAST_SLACK_MS = 10 * MINUTE_MS;
const SLACK_SHARE = 0.1;

/** A forecast is no appointment: a tenth of its time, and at least ten minutes, are neither late nor early. */
function slackOf(end: Instant | null, { start }: ReviewedGroup): number {
  return lateBy(start ?? end ?? 0, end ?? 0);
}

export function lateBy(from: Instant, until: Instant): number {
  return Math.max(LEAST_SLACK_MS, SLACK_SHARE * (until - from));
}

function isDue(end: Instant | null, at: Instant): end is Instant {
  return end !== null && end <= at;
}

function outText(
  { unit, targets, outBefore }: PlannedGroup,
  { then, at, out }: Earlier & { readonly out: ReadonlySet<string> },
): Text {
  const forecast = toDo(then)
    .filter(({ start, end }) => (start ?? at) <= at && !isDue(end, at))
    .reduce((sum, { size }) => sum + size, 0);
  // A node that the rollout itself disrupts was not out before it.
  const now = unit === 'node' ? targets.filter((target) => out.has(target)).length : outBefore;
  return text`Out now: ${now}, forecast ${forecast}.`;
}

export function finishText(now: PlannedGroup, then: ReviewedGroup): Text {
  const was = then.finish === null ? text`no end was forecast` : text`${instant(then.finish)} was forecast`;
  return now.finish === null
    ? text`It does not complete as things are; ${was}.`
    : text`It ends at ${instant(now.finish)} from here; ${was}.`;
}
