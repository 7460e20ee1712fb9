import { groupedBy, remembered } from '../../manifest/lookup.js';
import { DAY_MS } from '../../calendar/days.js';
import { clipTo, type Interval, mergeIntervals, totalMs } from '../../calendar/intervals.js';
import { WEEK_MS, spanText, weekText } from '../../calendar/week.js';
import { cityOf } from '../../calendar/zones.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type AllowedSpan, fix, type LimitCalendar, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import { code, joinTexts, list, literal, NO_TEXT, type Text, text } from '../../text/text.js';

/** A group whose limits change with time. */
export interface TimedGroup {
  readonly limited: LimitedGroup;
  readonly calendar: LimitCalendar;
}

/** Groups whose limits change with time, each with its calendar. */
export function timedGroups(side: SidePlan): TimedGroup[] {
  return rolledGroups(side).flatMap((limited) => {
    const { calendar } = limited.group;
    return calendar ? [{ limited, calendar }] : [];
  });
}

/** True when a limit that cannot be evaluated closes the whole group: then its other limits say nothing. */
export function isClosedByError({ limits }: LimitCalendar): boolean {
  return limits.some(({ error }) => error !== null);
}

/** The seven days from the plan's midnight on: what is said about "the week" is about these. */
export function weekOf(plan: Pick<Plan, 'at'>): Interval {
  const from = Math.floor(plan.at / DAY_MS) * DAY_MS;
  return { from, to: from + WEEK_MS };
}

/** When a test of the allowance holds for a reason, from the plan's instant on, merged. */
export function timesWhen(
  calendar: LimitCalendar,
  reason: string,
  from: number,
  holds: (span: AllowedSpan) => boolean,
): Interval[] {
  const stretches = spansByReason(ceilingsOf(calendar)).get(reason)?.filter(holds) ?? [];
  return clipTo({ from, to: calendar.within.to }, mergeIntervals(stretches));
}

/** While no target counts, every percentage comes to 0: the ceilings of 100 targets show what the limits allow later. */
export function ceilingsOf({ spans, unsized }: LimitCalendar): readonly AllowedSpan[] {
  return unsized ?? spans;
}

/** A year of windows is asked for by many rules, once for each reason. */
const spansByReason = remembered((spans: readonly AllowedSpan[]) => groupedBy(spans, ({ reason }) => reason));

/** As `timesWhen` over the whole calendar, for texts about a week: a stretch that runs already shows its real start. */
export function stretchesWhen(
  calendar: LimitCalendar,
  reason: string,
  holds: (span: AllowedSpan) => boolean,
): Interval[] {
  return timesWhen(calendar, reason, calendar.within.from, holds);
}

/** Reasons with the same value of a key, together; in the order of the first of each. */
export function reasonsBy(
  reasons: readonly string[],
  keyOf: (reason: string) => string,
): [string, ...string[]][] {
  return [...groupedBy(reasons, keyOf).values()];
}

/** `any reason`, `Drifted`, `Empty and Drifted`. */
export function reasonsText(reasons: readonly string[], all: readonly string[]): Text {
  return reasons.length === all.length ? text`any reason` : codes(reasons);
}

/** Values of a manifest in a sentence: `Empty and Drifted`. */
export function codes(values: readonly string[]): Text {
  return list(
    values.map((value) => code(value)),
    values.length,
  );
}

/** `20 of 168 hours of the week`, in the seven days from the plan's midnight; in minutes where tenths of an hour do not tell it. */
export function shareOfWeek(times: readonly Interval[], week: Interval): Text {
  const minutes = minutesOfWeek(times, week);
  const inWeek = WEEK_MS / 60_000;
  return minutes % 6 === 0
    ? text`${minutes / 60} of ${inWeek / 60} hours of the week`
    : text`${minutes} of ${inWeek} minutes of the week`;
}

export function minutesOfWeek(times: readonly Interval[], week: Interval): number {
  return Math.round(totalMs(clipTo(week, times)) / 60_000);
}

/** `Mon-Fri 07:00–17:00 UTC (Mon-Fri 08:00–18:00 Berlin)`. */
export function stretchText(times: readonly Interval[], week: Interval, timeZone: string): Text {
  const inUtc = weekText(times, week, 'UTC');
  if (!/\d/.test(inUtc)) return literal(inUtc);
  if (timeZone === 'UTC') return literal(`${inUtc} UTC`);
  return literal(`${inUtc} UTC (${weekText(times, week, timeZone)} ${cityOf(timeZone)})`);
}

/** `the budget of 10% at "0 1 * * mon" for 4 h`. */
export function limitName({ written, schedule, durationMs, namesReasons, reasons }: TimedLimit): Text {
  const forReasons = namesReasons
    ? text` for ${reasons.length === 0 ? text`no reason` : codes(reasons)}`
    : NO_TEXT;
  const when =
    schedule === null ? NO_TEXT : text` at ${code(schedule)} for ${literal(spanText(durationMs ?? 0))}`;
  return text`the budget of ${code(written)}${forReasons}${when}`;
}

/** Why a budget whose schedule has no date is active always. */
export function noDateText(limit: TimedLimit): Text {
  return text`No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`;
}

export const NO_DATE_FIX = fix`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`;

/** The key of a limit in its group, independent of order and numbers. */
export function limitKey({ written, schedule, reasons }: TimedLimit): string {
  return `${schedule ?? written} ${reasons.join('+')}`;
}

/** The violation of one limit, at its own line. */
export function limitViolation({ limited }: TimedGroup, limit: TimedLimit, rest: RuleResult): RuleResult {
  const subject = rest.subject ?? limitKey(limit);
  return { ...groupResult(limited, [], { ...rest, subject }), place: limit.place };
}

/** The violation of a group's limits together, at their list. */
export function calendarViolation({ limited, calendar }: TimedGroup, rest: RuleResult): RuleResult {
  return { ...groupResult(limited, [], rest), place: calendar.place };
}

/** A limit written as zero; a percentage of no nodes at all is not one. */
export function isZero({ limit, written }: TimedLimit, { counted }: LimitCalendar): boolean {
  return limit === 0 && (counted > 0 || /^0+%?$/.test(written));
}

/** ` Nodes may be disrupted for any reason Tue-Fri 02:00-10:00 UTC.`: what all limits together leave open, for the reasons of one. */
export function openText({ calendar }: TimedGroup, limit: TimedLimit, plan: Plan): Text {
  if (isClosedByError(calendar)) return NO_TEXT;
  const isOpen = ({ limit: most }: AllowedSpan): boolean => most === null || most > 0;
  const open = reasonsBy(limit.reasons, (reason) =>
    JSON.stringify(stretchesWhen(calendar, reason, isOpen)),
  ).map((alike) => {
    const times = stretchText(stretchesWhen(calendar, alike[0], isOpen), weekOf(plan), plan.timeZone);
    return text` Nodes may be disrupted for ${reasonsText(alike, calendar.reasons)} ${times}.`;
  });
  return joinTexts(open, '');
}
