import { MINUTE_MS } from '../calendar/days.js';
import { OUTCOMES } from '../gate/differences.js';
import { isDone, isHalted } from '../plan/measure/wholes.js';
import type { PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import type { Instant } from '../rollout/controller.js';
import { count, fewNames, instant, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, whyText } from './effect.js';

/** A group of now beside the same group of the last report. */
export interface Pair {
  readonly subject: Text;
  readonly policy: PlannedPolicy;
  readonly now: PlannedGroup;
  readonly before: ReportPolicy;
  readonly then: ReportGroup;
  /** The instant at which the snapshot of now was taken; of a plan for an earlier instant, that one. */
  readonly at: Instant;
  /** True if the files edit the policy since the last report, whose forecast is then of other limits. */
  readonly isEdited: boolean;
  /** True if the instant of the last report is unknown. */
  readonly isUndated: boolean;
}

/** The rollout of a policy in both plans, by the kinds of its change. */
export function rolloutOf(now: string | undefined, then: string | undefined) {
  const isNext = (kind = 'none'): boolean => kind === 'none' || kind === 'next-rollout';
  return {
    /** True if it is due without an edit. */
    ...{ isUnderWay: isUnderWay(now), wasUnderWay: isUnderWay(then) },
    /** True if nothing starts it: its numbers are those of the next rollout. */
    ...{ isNext: isNext(now), wasNext: isNext(then) },
  };
}

/** True for a rollout that is due without an edit: one that is under way, or of nodes that drifted. */
export function isUnderWay(kind: string | undefined): boolean {
  return kind === 'continues' || kind === 'drift';
}

/**
 * The progress of a rollout that is or was under way, its state if it does not complete, and its late targets; null if there is no such
 * rollout. One that does not complete is reported each time: what is reported on the first day only is forgotten on the second.
 */
export function rolloutEffects(pair: Pair): readonly DriftEffect[] | null {
  const { subject, policy, now, before, then } = pair;
  const is = rolloutOf(policy.change?.kind, before.changeEffect?.kind);
  const isHalfway = isHalted(now) ? is.isUnderWay : !is.isNext && isPartial(now, is.isUnderWay);
  const wasHalfway = isHalted(then) ? is.wasUnderWay : !is.wasNext && isPartial(then, is.wasUnderWay);
  if (!isHalfway && !wasHalfway) return null;
  const effect = (says: Text, isWorse: boolean): DriftEffect => effectOn('rollout', subject, says, isWorse);
  // Without a target only the size is reported: whether it completed is unknown.
  if (!isHalfway)
    return now.matched === 0 ? [] : [effect(text`the rollout that was under way is over.`, false)];
  if (is.isUnderWay && !isDone(now.outcome)) {
    const again = now.outcome === then.outcome && text`as last time `;
    return [effect(text`${again}${heldText(now)}`, true)];
  }
  const [done, was] = [doneIn(now), doneIn(then)];
  const progress = text`${done} of ${count(now.matched, now.unit)} done`;
  const late = lateTargets(pair);
  const behind = late.length === 0 ? [] : [effect(lateText(pair, late), true)];
  if (!wasHalfway || isHalted(then))
    return [effect(text`a rollout is under way: ${progress}.`, false), ...behind];
  if (done > was)
    return [effect(text`the rollout continues: ${progress}, ${was} last time.`, false), ...behind];
  const hasStalled = behind.length === 0 && !pair.isEdited && !awaitsPerson(now) && wasDue(pair);
  return hasStalled
    ? [effect(text`the rollout has stalled: ${progress}, ${was} last time.${whyText(now)}`, true)]
    : behind;
}

type Group = Pick<PlannedGroup | ReportGroup, 'batches' | 'inFlight' | 'matched'> & {
  readonly blocked: readonly { readonly target: string }[];
};

/** All that is still to be done, by what is done together: targets at work that belong to no batch, and the batches. */
function toDo({ batches, inFlight }: Pick<Group, 'batches' | 'inFlight'>) {
  if (!inFlight) return batches;
  const { targets, end } = inFlight;
  return [{ targets, size: targets.length, start: null, end }, ...batches];
}

function leftIn(group: Pick<Group, 'batches' | 'inFlight'>): number {
  return toDo(group).reduce((sum, { size }) => sum + size, 0);
}

/** A node that is down, or a replica below a partition, is in no batch of the next rollout: that makes it no rollout under way. */
function isPartial(group: Group, isDue: boolean): boolean {
  const left = leftIn(group);
  return left > 0 && (isDue || left < group.matched);
}

/** Counts the targets that are done; one that the rollout does not touch, such as a node that is not up yet, is none of them. */
function doneIn(group: Group): number {
  return Math.max(0, group.matched - leftIn(group) - group.blocked.length);
}

/** The same of a halted rollout, which has no batch to come; null if its controller does not name the undone targets. */
function doneWhenHalted(group: PlannedGroup): number | null {
  const left = undoneIn(group);
  return left && group.matched - new Set([...left, ...group.blocked.map(({ target }) => target)]).size;
}

/** Names of the targets that are still to be done; null if unknown. */
function undoneIn(group: PlannedGroup): ReadonlySet<string> | null {
  const { undone, outcome } = group;
  if (outcome !== 'complete' && undone === undefined) return null;
  return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
}

/** True if it waits for a person: its forecast has the earliest times alone. */
export function awaitsPerson({ stage, outcome }: PlannedGroup): boolean {
  return stage?.awaitsPerson === true && !isDone(outcome);
}

/** The state of a rollout that does not complete by itself: the approval that it waits for, else its outcome. */
export function heldText(group: PlannedGroup): Text {
  const approvals = group.stage?.approvals ?? [];
  if (awaitsPerson(group) && approvals.length > 0)
    return text`it waits for a person to approve ${fewNames('target', approvals)}, and nothing of it starts before.`;
  const done = isHalted(group) ? doneWhenHalted(group) : null;
  const far = done !== null && text` with ${done} of ${count(group.matched, group.unit)} done`;
  return text`${OUTCOMES[group.outcome]}${far}.${whyText(group)}`;
}

interface Late {
  readonly target: string;
  readonly end: Instant;
}

/** Targets that should be done by now and are not, the first of them first; none without a forecast. */
function lateTargets(pair: Pair): readonly Late[] {
  const { policy, now, before } = pair;
  const left = undoneIn(now);
  if (left === null || pair.isEdited || awaitedPerson(pair) || !isUnderWay(policy.change?.kind)) return [];
  // Nothing started the rollout that the batches of such a change show.
  if (['next-rollout', 'none', 'deleted'].includes(before.changeEffect?.kind ?? 'none')) return [];
  return dueIn(pair)
    .flatMap(({ end, targets }) => targets.flatMap((target) => (left.has(target) ? { target, end } : [])))
    .sort((a, b) => a.end - b.end);
}

function lateText({ now }: Pair, late: readonly Late[]): Text {
  const [{ target, end } = { target: '', end: 0 }] = late;
  const ends = now.finish !== null && text` It ends at ${instant(now.finish)}.`;
  return text`behind its forecast: ${count(late.length, now.unit)} of ${now.matched} should be done by now and ${verbFor(late.length, 'is', 'are')} not; the first is ${fewNames('target', [target])}, forecast for ${instant(end)}.${ends}`;
}

/** A rollout that waited for a person had the earliest possible times, which are no forecast. */
function awaitedPerson({ before: { head }, then: { name: group, outcome } }: Pair): boolean {
  const pauses = head?.groups.flatMap((one) => one.pauses) ?? [];
  return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === group);
}

/** True if some of its targets were to be done by now; with an unknown time of the last report, targets that were to begin at once count. */
function wasDue(pair: Pair): boolean {
  const { then, at, isUndated } = pair;
  return isUndated ? toDo(then).some(({ start }) => start === null || start <= at) : dueIn(pair).length > 0;
}

/** The batches of the last report that were to be done by now. A forecast is no appointment: see `lateBy`. */
function dueIn({ then, at }: Pair) {
  return toDo(then).flatMap(({ start, end, targets }) =>
    end !== null && end <= at - lateBy(then.start ?? end, end) ? { start, end, targets } : [],
  );
}

/** A tenth of the forecast time, and at least ten minutes, is not late. */
export function lateBy(from: Instant, until: Instant): number {
  return Math.max(10 * MINUTE_MS, 0.1 * (until - from));
}
