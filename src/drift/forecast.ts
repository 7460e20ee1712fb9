import { MINUTE_MS } from '../calendar/days.js';
import { type Interval, mergeIntervals } from '../calendar/intervals.js';
import type { ReviewedGroup, ReviewedPolicy } from '../gate/reviewed.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import type { PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { factsOf } from '../systems/system.js';
import { minuteText } from '../text/instant-text.js';
import type { DriftEffect } from './effect.js';
import { isUnderWay } from './under-way.js';

/** Targets that were to be done together. */
interface Due {
  readonly size: number;
  readonly targets: readonly string[];
  /** Null where they were at work already. */
  readonly start: Instant | null;
  readonly end: Instant | null;
}

/** All that is still to be done: what is at work already and belongs to no batch, and the batches. */
export function toDo({
  batches,
  inFlight,
}: Pick<PlannedGroup | ReviewedGroup, 'batches' | 'inFlight'>): readonly Due[] {
  if (!inFlight) return batches;
  const { targets, end } = inFlight;
  return [{ targets, size: targets.length, start: null, end }, ...batches];
}

/** What an earlier report said of a group, and the instant of now. */
export interface Earlier {
  readonly then: ReviewedGroup;
  readonly at: Instant;
  /** True if the time of the status is unknown. */
  readonly isUndated?: boolean;
}

/** Changes of an earlier report of which nothing was promised: what such a group's batches show is a rollout that nobody began. */
const NO_PROMISE: ReadonlySet<string> = new Set(['next-rollout', 'none', 'deleted']);

/**
 * How a rollout under way keeps to what the last report forecast, target by target: those that should be done by now and are not,
 * or those that are done before their time. Says nothing where both agree, or where either report holds no rollout under way.
 */
export function forecastEffects(
  policy: PlannedPolicy,
  subject: string,
  now: PlannedGroup,
  { before, then, at, out }: { readonly before: ReviewedPolicy; readonly out: ReadonlySet<string> } & Earlier,
): DriftEffect[] {
  const promised = before.changeEffect?.kind ?? 'none';
  if (!isUnderWay(policy.change?.kind) || NO_PROMISE.has(promised) || awaitedPerson(before, then)) return [];
  // That it is stuck as the last time is told already, and each day would find the same targets late by another date.
  if (now.outcome === 'stuck' && then.outcome === 'stuck') return [];
  const left = leftOf(now);
  if (left === null) return [];
  const held = toDo(then).flatMap(({ end, targets }) =>
    isDue(end, at - slackOf(end, then))
      ? targets.filter((target) => left.has(target)).map((target) => ({ target, end }))
      : [],
  );
  const present = new Set(now.targets);
  const early = toDo(then).flatMap(({ end, targets }) =>
    isDue(end, at + slackOf(end, then))
      ? []
      : targets.filter((target) => present.has(target) && !left.has(target)),
  );
  const [first] = held.sort((a, b) => a.end - b.end);
  const effect = (says: string, isWorse: boolean): DriftEffect[] => [
    { kind: 'forecast', subject, says: `${subject}: ${says} ${finishText(now, then)}`, isWorse },
  ];
  if (first) {
    const behind = `behind its forecast: ${counted(held.length, now.unit)} of ${now.matched} should be done by now and ${verb(held.length, 'is', 'are')} not`;
    const stands = factsOf(policy, 'recorded-state').find(({ target }) => target === first.target);
    const state = stands ? ` (${visible(stands.state)})` : '';
    const who = `the first is ${visible(first.target)}${state}, forecast for ${minuteText(first.end)}`;
    return effect(`${behind}; ${who}. ${outText(now, { then, at, out })}`, true);
  }
  if (early.length === 0) return [];
  return effect(
    `ahead of its forecast: ${counted(early.length, now.unit)} of ${now.matched} ${verb(early.length, 'is', 'are')} done before the time.`,
    false,
  );
}

/** What waited for a person was forecast for the earliest moment that could be, and nobody promised that. */
function awaitedPerson({ head }: ReviewedPolicy, { name, outcome }: ReviewedGroup): boolean {
  const pauses = head?.groups.flatMap((group) => group.pauses) ?? [];
  return outcome === 'unfinished' && pauses.some((one) => one.kind === 'approval' && one.holdsBack === name);
}

/**
 * True where some of its targets were forecast to be done by now: that none is then is no matter of a closed window. Where nobody knows
 * how long ago that was, what would have begun at once was to get on.
 */
export function wasToGetOn(earlier: Earlier): boolean {
  const { then, at, isUndated = false } = earlier;
  if (isUndated) return toDo(then).some(({ start }) => start === null || start <= at);
  return toDo(then).some(({ end }) => isDue(end, at - slackOf(end, then)));
}

/** When the batches were to go that should be done by now. What was at work already waits for no window. */
export function dueIn({ then, at }: Earlier): Interval[] {
  const due = then.batches.flatMap(({ start, end }) =>
    isDue(end, at - slackOf(end, then)) ? [{ from: start ?? end, to: end }] : [],
  );
  return mergeIntervals(due.sort((a, b) => a.from - b.from));
}

/** Names of the targets that are still to be done; null if unknown. */
export function leftOf(group: PlannedGroup): ReadonlySet<string> | null {
  const { undone, outcome } = group;
  if (outcome !== 'complete' && undone === undefined) return null;
  return new Set([...toDo(group).flatMap(({ targets }) => targets), ...(undone ?? [])]);
}

const LEAST_SLACK_MS = 10 * MINUTE_MS;
const SLACK_SHARE = 0.1;

/** A forecast is no appointment: a tenth of the time that it had to come true, and ten minutes at the least, are neither late nor early. */
function slackOf(end: Instant | null, { start }: ReviewedGroup): number {
  return lateBy(start ?? end ?? 0, end ?? 0);
}

/** By how much what was to take so long has to be over its time to be late. */
export function lateBy(from: Instant, until: Instant): number {
  return Math.max(LEAST_SLACK_MS, SLACK_SHARE * (until - from));
}

function isDue(end: Instant | null, at: Instant): end is Instant {
  return end !== null && end <= at;
}

function outText(
  { unit, targets, outBefore }: PlannedGroup,
  { then, at, out }: Earlier & { readonly out: ReadonlySet<string> },
): string {
  const forecast = toDo(then)
    .filter(({ start, end }) => (start ?? at) <= at && !isDue(end, at))
    .reduce((sum, { size }) => sum + size, 0);
  // A node that the rollout itself has out is not out before it.
  const now = unit === 'node' ? targets.filter((target) => out.has(target)).length : outBefore;
  return `Out now: ${now}, forecast ${forecast}.`;
}

export function finishText(now: PlannedGroup, then: ReviewedGroup): string {
  const was = then.finish === null ? 'no end was forecast' : `${minuteText(then.finish)} was forecast`;
  return now.finish === null
    ? `It does not come to its end as it stands; ${was}.`
    : `It ends at ${minuteText(now.finish)} from here; ${was}.`;
}
