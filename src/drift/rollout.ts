import { MINUTE_MS } from '../calendar/days.js';
import { OUTCOMES } from '../gate/differences.js';
import { isDone, isHalted } from '../plan/measure/wholes.js';
import type { PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import type { Instant } from '../rollout/controller.js';
import { count, fewNames, type Text, text } from '../text/text.js';
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
 * The progress of a rollout that is or was under way, or its state if it does not complete; null if there is no such rollout. One that does
 * not complete is reported each time: what is reported on the first day only is forgotten on the second. Slow progress is none for the worse:
 * the durations of a forecast are assumed.
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
  if (!wasHalfway || isHalted(then)) return [effect(text`a rollout is under way: ${progress}.`, false)];
  if (done > was) return [effect(text`the rollout continues: ${progress}, ${was} last time.`, false)];
  return pair.isEdited || awaitsPerson(now) || !wasDue(pair)
    ? []
    : [effect(text`the rollout has stalled: ${progress}, ${was} last time.${whyText(now)}`, true)];
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
function doneWhenHalted({ undone, matched, blocked, ...group }: PlannedGroup): number | null {
  if (undone === undefined) return null;
  const left = toDo(group).flatMap(({ targets }) => targets);
  return matched - new Set([...left, ...undone, ...blocked.map(({ target }) => target)]).size;
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

/**
 * True if some of its targets were to be done by now, by its forecast and some margin (`lateBy`); with an unknown time of the last report,
 * targets that were to begin at once count.
 */
function wasDue({ then, at, isUndated }: Pair): boolean {
  return toDo(then).some(({ start, end }) =>
    isUndated ? start === null || start <= at : end !== null && end <= at - lateBy(then.start ?? end, end),
  );
}

/** A tenth of the forecast time, and at least ten minutes, is not late. */
export function lateBy(from: Instant, until: Instant): number {
  return Math.max(10 * MINUTE_MS, 0.1 * (until - from));
}
