import { MINUTE_MS } from '../calendar/days.js';
import { isDone } from '../gate/compare.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import type { Instant } from '../rollout/controller.js';
import { fewNames, count, instant, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, OUTCOMES, whyText } from './effect.js';

/** The rollout of a policy in two plans, by the kind of its change in both. */
interface Rollout {
  /** True if it is due without an edit. */
  readonly isUnderWay: boolean;
  readonly wasUnderWay: boolean;
  /** True if nothing starts it: its numbers are those of the next rollout. */
  readonly isNext: boolean;
  readonly wasNext: boolean;
}

export function rolloutOf(now: string | undefined, then: string | undefined): Rollout {
  const isNext = (kind = 'none'): boolean => kind === 'none' || kind === 'next-rollout';
  return {
    ...{ isUnderWay: isUnderWay(now), wasUnderWay: isUnderWay(then) },
    ...{ isNext: isNext(now), wasNext: isNext(then) },
  };
}

/** True for a rollout that is due without an edit: one that is under way, or of nodes that drifted. */
export function isUnderWay(kind: string | undefined): boolean {
  return kind === 'continues' || kind === 'drift';
}

/** A group of now beside the same group of the last report. */
export interface Pair {
  readonly subject: Text;
  readonly policy: PlannedPolicy;
  readonly now: PlannedGroup;
  readonly before: ReportPolicy;
  readonly then: ReportGroup;
  readonly plan: Plan;
  /** The instant that the progress of now is of. */
  readonly at: Instant;
  /** True if that of the last report is unknown. */
  readonly isUndated: boolean;
  readonly rollout: Rollout;
}

/** All that is still to be done, by what is done together: targets at work that belong to no batch, and the batches. */
function toDo({ batches, inFlight }: Pick<PlannedGroup | ReportGroup, 'batches' | 'inFlight'>) {
  if (!inFlight) return batches;
  const { targets, end } = inFlight;
  return [{ targets, size: targets.length, start: null, end }, ...batches];
}

export function leftIn(group: Parameters<typeof toDo>[0]): number {
  return toDo(group).reduce((sum, { size }) => sum + size, 0);
}

/** Names of the targets that are still to be done; null if unknown. */
function leftOf(group: PlannedGroup): ReadonlySet<string> | null {
  const { undone, outcome } = group;
  if (outcome !== 'complete' && undone === undefined) return null;
  return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
}

/** True for a rollout that does not complete by itself. */
export function isHalted({ outcome }: Pick<PlannedGroup, 'outcome'>): boolean {
  return outcome === 'stuck' || outcome === 'stopped';
}

/** The progress of a rollout that is under way, now or in the last report; null if none is. */
export function progressEffects(pair: Pair): DriftEffect[] | null {
  const { now, then, rollout } = pair;
  const [left, leftThen] = [leftIn(now), leftIn(then)];
  // A node that is down, or a replica below a partition, is in no batch of the next rollout: that makes it no rollout that is under way.
  const isHalfway = !rollout.isNext && left > 0 && (rollout.isUnderWay || left < now.matched);
  const wasHalfway = !rollout.wasNext && leftThen > 0 && (rollout.wasUnderWay || leftThen < then.matched);
  const effect = (says: Text, isWorse = false): DriftEffect[] => [
    effectOn('progress', pair.subject, says, isWorse),
  ];
  const was = doneOf(then, leftThen);
  const of = (done: number): Text => text`${done} of ${count(now.matched, now.unit)} done`;
  const continues = (done: number) => effect(text`the rollout continues: ${of(done)}, ${was} last time.`);
  // A rollout that is stuck has no batch to come: these do not tell how far it is, and its outcome does.
  if (isHalted(now)) {
    const done = doneWhenHalted(now) ?? 0;
    return wasHalfway ? (done > was ? continues(done) : []) : null;
  }
  const done = doneOf(now, left);
  const wasHalted = isHalted(then);
  if (wasHalted && rollout.wasUnderWay && (!rollout.isUnderWay || left === 0)) return effect(overText(now));
  if (wasHalted || !wasHalfway) {
    const none = wasHalted ? NO_TEXT : text`, and last time none was`;
    return isHalfway ? effect(text`a rollout is under way: ${of(done)}${none}.`) : null;
  }
  // Without a target only the size is reported: whether it completed is unknown.
  if (!isHalfway) return now.matched === 0 ? [] : effect(overText(now));
  if (done > was) return continues(done);
  if (awaitsPerson(now) || !wasToGetOn(pair)) return [];
  return effect(text`the rollout has stalled: ${of(done)}, ${was} last time.${whyText(now)}`, true);
}

/** It waits for a person: reported each time, and its forecast has the earliest times alone. */
export function awaitsPerson(group: PlannedGroup): boolean {
  return group.stage?.awaitsPerson === true && !isDone(group.outcome);
}

/** A rollout that does not complete by itself: the approval that it waits for, else its outcome. */
export function heldText(group: PlannedGroup, end = NO_TEXT): Text {
  return isAwaited(group)
    ? text`it waits for a person to approve ${fewNames('target', group.stage?.approvals ?? [])}, and nothing of it starts before.`
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
  const done = isHalted(group) ? doneWhenHalted(group) : null;
  const far = done === null ? NO_TEXT : text` with ${done} of ${count(group.matched, group.unit)} done`;
  return text`${OUTCOMES[group.outcome]}${far}`;
}

/** A target that the rollout does not touch, such as a node that is not up yet, is not among those that are done. */
function doneOf({ matched, blocked }: PlannedGroup | ReportGroup, left: number): number {
  return Math.max(0, matched - left - blocked.length);
}

function overText({ blocked, matched, unit }: PlannedGroup): Text {
  const rest =
    blocked.length === 0
      ? NO_TEXT
      : text` but for ${blocked.length} of ${count(matched, unit)} that it does not touch: ${fewNames(
          'target',
          blocked.map(({ target }) => target),
        )}`;
  return text`the rollout that was under way last time is over${rest}.`;
}

/**
 * A rollout under way against the last report's forecast, target by target: targets that should be done by now and are not, or those
 * that are done early. Empty if both agree, or if either report has no rollout under way.
 */
export function forecastEffects(pair: Pair): DriftEffect[] {
  const { policy, now, before, then, at } = pair;
  const promised = before.changeEffect?.kind ?? 'none';
  // Nothing started the rollout that the batches of such a change show.
  const isPromise = !['next-rollout', 'none', 'deleted'].includes(promised) && !awaitedPerson(pair);
  // Stuck as last time is reported already, and each day would find the same targets late by another date.
  const isKnown = now.outcome === 'stuck' && then.outcome === 'stuck';
  const left = leftOf(now);
  if (!isUnderWay(policy.change?.kind) || !isPromise || isKnown || left === null) return [];
  const effect = (says: Text, isWorse: boolean): DriftEffect[] => [
    effectOn('forecast', pair.subject, text`${says} ${finishText(pair)}`, isWorse),
  ];
  const all = toDo(then);
  const late = all.flatMap(({ end, targets }) =>
    isDue(end, at - slackOf(end, then))
      ? targets.filter((target) => left.has(target)).map((target) => ({ target, end }))
      : [],
  );
  const [first] = late.sort((a, b) => a.end - b.end);
  const isAre = (n: number): Text => verbFor(n, 'is', 'are');
  if (first) {
    const recorded = policy.recordedStates?.find(({ target }) => target === first.target);
    const state = recorded ? text` (${name('object', recorded.state)})` : NO_TEXT;
    return effect(
      text`behind its forecast: ${count(late.length, now.unit)} of ${now.matched} should be done by now and ${isAre(late.length)} not; the first is ${fewNames('target', [first.target])}${state}, forecast for ${instant(first.end)}.`,
      true,
    );
  }
  const present = new Set(now.targets);
  const early = all
    .filter(({ end }) => !isDue(end, at + slackOf(end, then)))
    .flatMap(({ targets }) => targets.filter((target) => present.has(target) && !left.has(target)));
  if (early.length === 0) return [];
  return effect(
    text`ahead of its forecast: ${count(early.length, now.unit)} of ${now.matched} ${isAre(early.length)} done before the time.`,
    false,
  );
}

/** A rollout that waited for a person had the earliest possible times, which are no forecast. */
function awaitedPerson({ before: { head }, then: { name: group, outcome } }: Pair): boolean {
  const pauses = head?.groups.flatMap((one) => one.pauses) ?? [];
  return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === group);
}

/**
 * True if some of its targets were forecast to be done by now. With an unknown time of the last report, targets that would have begun
 * at once count.
 */
function wasToGetOn({ then, at, isUndated }: Pair): boolean {
  return toDo(then).some(({ start, end }) =>
    isUndated ? start === null || start <= at : isDue(end, at - slackOf(end, then)),
  );
}

/** The start of the first batch that should be done by now; null if none should. Targets that were at work already wait for no window. */
export function dueSince({ then, at }: Pair): Instant | null {
  const starts = then.batches.flatMap(({ start, end }) =>
    isDue(end, at - slackOf(end, then)) ? [start ?? end] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** A forecast is no appointment: a tenth of its time, and at least ten minutes, are neither late nor early. */
function slackOf(end: Instant | null, { start }: ReportGroup): number {
  return lateBy(start ?? end ?? 0, end ?? 0);
}

export function lateBy(from: Instant, until: Instant): number {
  return Math.max(10 * MINUTE_MS, 0.1 * (until - from));
}

function isDue(end: Instant | null, at: Instant): end is Instant {
  return end !== null && end <= at;
}

export function finishText({ now, then }: Pair): Text {
  const was = then.finish === null ? text`no end was forecast` : text`${instant(then.finish)} was forecast`;
  return now.finish === null
    ? text`It does not complete as things are; ${was}.`
    : text`It ends at ${instant(now.finish)} from here; ${was}.`;
}
