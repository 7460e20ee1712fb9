import { DAY_MS, dayOf } from '../../calendar/days.js';
import { clipTo, without } from '../../calendar/intervals.js';
import { WEEK_MS, joinAnd, spanText, weekText, weekdayText } from '../../calendar/week.js';
import { cityOf, toWallClock } from '../../calendar/zones.js';
import type { TimedLimit } from '../../systems/system.js';
import { type Breach, defineRule, type Judged } from '../rule.js';
import {
  limitKey,
  limitName,
  limitViolation,
  openText,
  stretchText,
  type TimedGroup,
  timedGroups,
  weekOf,
} from '../fleet/time.js';

export const windowShape = defineRule({
  id: 'window-shape',
  detects:
    'windows that are not what their schedule reads as: they overlap to longer ones, or run into days it does not name',
  systems: ['karpenter'],
  severity: 'warning',
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) =>
      timed.calendar.limits
        .filter(({ schedule, neverFires }) => schedule !== null && !neverFires)
        .flatMap((limit) => {
          const found = [
            overlapping(timed, limit, plan),
            intoNextDay(timed, limit, plan),
            otherLocalDay(timed, limit, plan),
          ];
          return found.filter((violation) => violation !== null);
        }),
    ),
});

type ThePlan = Judged<unknown>['plan'];

/** Hits closer to each other than a window is long: a range in the hour field does that. */
function overlapping(timed: TimedGroup, limit: TimedLimit, plan: ThePlan): Breach | null {
  const { hits, windows } = limit;
  const duration = limit.durationMs ?? 0;
  const window = windows.find(({ from, to }) => to > plan.at && from > timed.calendar.within.from);
  if (!hits.some((hit, i) => hit - (hits[i - 1] ?? -Infinity) < duration)) return null;
  const joined = window ? hits.filter((hit) => hit >= window.from && hit < window.to).length : 0;
  const isAlways = without([timed.calendar.within], windows).length === 0;
  const merged = isAlways
    ? 'they join, and the budget is active always'
    : `${joined} windows of ${spanText(duration)} join to ${stretchText(windows, weekOf(plan), plan.timeZone)}`;
  return limitViolation(timed, limit, {
    subject: `overlap ${limitKey(limit)}`,
    says:
      `${limitName(limit)} opens a new window at every hit before the last one has closed: ` +
      `${merged}.${openText(timed, limit, plan)}`,
    remediation: isAlways
      ? 'Remove schedule and duration if it is meant to be active always.'
      : 'Write one start (a single hour) and the whole length as duration.',
    evidence: { hits: joined, durationMinutes: duration / 60_000, always: isAlways },
  });
}

/**
 * A schedule that names days in a row and whose windows run over midnight: the early hours of the first day are not in it, those
 * of the day after the last are. Silent where another limit closes those hours too.
 */
function intoNextDay(timed: TimedGroup, limit: TimedLimit, plan: ThePlan): Breach | null {
  const { weekdays, durationMs, hits } = limit;
  const first = firstOfSeveral(weekdays);
  if (first === null || durationMs === null || durationMs >= DAY_MS) return null;
  const spill = Math.max(...hits.map((hit) => hit + durationMs - dayOf(hit).startMs - DAY_MS));
  if (spill <= 0) return null;
  const week = weekOf(plan);
  const midnight = Array.from({ length: 7 }, (_, i) => week.from + i * DAY_MS).find(
    (at) => dayOf(at).dayOfWeek === first,
  );
  if (midnight === undefined) return null;
  const early = { from: midnight, to: midnight + spill };
  const covering = timed.calendar.limits.filter((other) => (other.limit ?? 0) <= (limit.limit ?? 0));
  const open = covering.reduce((left, { windows }) => without(left, windows), [early]);
  if (open.length === 0) return null;
  const once = limit.error ?? timed.calendar.limits.find(({ error }) => error !== null)?.error ?? null;
  return limitViolation(timed, limit, {
    subject: `midnight ${limitKey(limit)}`,
    says:
      `${once === null ? '' : 'once every schedule parses, '}${weekText(open, week, 'UTC')} UTC is not in the windows of ` +
      `${limitName(limit)}. They run over midnight, so they are ${stretchText(limit.windows, week, plan.timeZone)}: the night after ` +
      `the last day is in, the early hours of the first day are not.${once === null ? openText(timed, limit, plan) : ''}`,
    remediation: `Where that is not meant, name the day before as well, or add a budget for the hours from midnight on ${weekdayText(midnight)}.`,
    evidence: { outside: weekText(open, week, 'UTC'), spillMinutes: spill / 60_000 },
  });
}

/** The first of two or more named days that follow each other; null where no two do, or every day is named. */
function firstOfSeveral(weekdays: readonly number[] | null): number | null {
  if (weekdays === null) return null;
  const named = (day: number): boolean => weekdays.includes((day + 7) % 7);
  return weekdays.find((day) => !named(day - 1) && named(day + 1)) ?? null;
}

/** In another time zone a window can begin on another day of the week than its schedule says. */
function otherLocalDay(timed: TimedGroup, limit: TimedLimit, plan: ThePlan): Breach | null {
  const { timeZone } = plan;
  const { weekdays, hits } = limit;
  if (timeZone === 'UTC' || weekdays === null) return null;
  const week = weekOf(plan);
  const moved = hits.filter((hit) => dayOf(hit).dayOfWeek !== dayOf(toWallClock(hit, timeZone)).dayOfWeek);
  if (moved.length === 0) return null;
  const inWeek = clipTo({ from: week.from, to: week.from + WEEK_MS }, limit.windows);
  const city = cityOf(timeZone);
  const days = [
    ...new Set(
      moved.map((hit) => `${weekdayText(hit)} UTC is ${weekdayText(toWallClock(hit, timeZone))} in ${city}`),
    ),
  ];
  return limitViolation(timed, limit, {
    subject: `days ${limitKey(limit)}`,
    says:
      `the days of ${limitName(limit)} are days in UTC, and where its windows begin ` +
      `${joinAnd(days)}. It is active ${stretchText(inWeek, week, timeZone)}.${openText(timed, limit, plan)}`,
    remediation: `Nothing to change if the days of ${city} are the ones you mean; name the days before or after otherwise.`,
    evidence: { days },
    severity: 'info',
  });
}
