import { type Day, DAY_MS, dayOf, nextDay, SECOND_MS, startOfMonth } from '../../../calendar/days.js';
import { clipTo, type Interval, mergeIntervals } from '../../../calendar/intervals.js';
import { remembered } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Calendar, Schedule } from './schedule.js';

/** The parser's search gives up after the year in which it began plus this many. */
const SEARCH_YEARS = 5;
/** Leap days are at most this many years apart (1896 and 1904): a calendar without a hit in this time has none at all. */
const LONGEST_GAP_YEARS = 8;
/** A window of this length reaches over any gap between two hits and any horizon of a few years behind it. */
const UNENDING_MS = 20 * 366 * DAY_MS;

/**
 * The first hit strictly after an instant, from the next whole second on; null when the parser's search gives up, which it does in the sixth
 * calendar year. Source: robfig/cron v3.0.1, spec.go, Next.
 */
export function nextHit(schedule: Schedule, after: Instant, years = SEARCH_YEARS): Instant | null {
  const second = Math.floor(after / SECOND_MS) * SECOND_MS;
  if (schedule.kind === 'every') return second + schedule.delayMs;
  return neverHits(schedule) ? null : firstHit(schedule, second + SECOND_MS, years);
}

function firstHit(schedule: Calendar, start: Instant, years: number): Instant | null {
  for (const day of matchingDays(schedule, start, startOfMonth(dayOf(start).year + years + 1, 1))) {
    const time = schedule.timesOfDay.find((offset) => day.startMs + offset >= start);
    if (time !== undefined) return day.startMs + time;
  }
  return null;
}

/** True for a calendar without any hit: 30 February, a field of only commas. */
export const neverHits = remembered(
  (calendar: Calendar): boolean => firstHit(calendar, 0, LONGEST_GAP_YEARS) === null,
);

/**
 * True if a budget with this schedule and duration is active: the first hit after (now - duration) is not after now. So the
 * start of a window belongs to it and its end does not, and a schedule with no hit in reach is active all the time.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/apis/v1/nodepool.go, Budget.IsActive.
 */
export function isActiveAt(schedule: Schedule, durationMs: number, now: Instant): boolean {
  const hit = nextHit(schedule, now - durationMs);
  return hit === null || hit <= now;
}

/** The next instant after `now` at which a window may open or close; Infinity: none. */
export function nextEdge(schedule: Schedule, durationMs: number, now: Instant): Instant {
  if (schedule.kind === 'every') return Infinity;
  const ends = (nextHit(schedule, now - durationMs) ?? Infinity) + durationMs;
  return Math.min(nextHit(schedule, now) ?? Infinity, ends > now ? ends : Infinity);
}

/**
 * The stretches of a horizon in which the budget is active, merged: hits whose windows overlap or touch give one stretch.
 * Agrees with `isActiveAt` at every instant, at the cost of the days in the horizon, not of its minutes.
 */
export function activeWindows(schedule: Schedule, durationMs: number, horizon: Interval): Interval[] {
  if (schedule.kind === 'every') return schedule.delayMs <= durationMs ? clipTo(horizon, [horizon]) : [];
  const isEver = durationMs >= UNENDING_MS;
  return clipTo(horizon, isEver ? [horizon] : mergeIntervals(openings(schedule, durationMs, horizon)));
}

/** The windows that reach into a horizon, and the time in which the search finds no hit: the years around 2100 for a leap day. */
function* openings(calendar: Calendar, durationMs: number, { from, to }: Interval): Generator<Interval> {
  const blocks = windowsOfDay(calendar, durationMs);
  for (let after = from - durationMs; after < to;) {
    const hit = nextHit(calendar, after);
    if (hit === null) {
      const next = nextHit(calendar, after, LONGEST_GAP_YEARS);
      // The search reaches the next hit from the first second of this year on, that is from the second before it.
      const reached = next === null ? Infinity : startOfMonth(dayOf(next).year - SEARCH_YEARS, 1) - SECOND_MS;
      yield { from: after + durationMs, to: reached + durationMs };
      after = reached;
    } else {
      const { startMs } = dayOf(hit);
      for (const block of blocks) yield { from: startMs + block.from, to: startMs + block.to };
      after = startMs + (calendar.timesOfDay.at(-1) ?? 0);
    }
  }
}

/** The windows that open on one day, relative to its midnight; the last may reach far beyond the day. */
export function windowsOfDay(calendar: Calendar, durationMs: number): Interval[] {
  return mergeIntervals(calendar.timesOfDay.map((time) => ({ from: time, to: time + durationMs })));
}

/** Every hit of a calendar within [from, to), in order. */
export function hitsWithin(calendar: Calendar, { from, to }: Interval): Instant[] {
  return [...matchingDays(calendar, from, to)].flatMap(({ startMs }) =>
    calendar.timesOfDay.map((time) => startMs + time).filter((hit) => hit >= from && hit < to),
  );
}

/** Days on which the calendar hits, from the day of `from` up to `to` (exclusive), in order. */
function* matchingDays(calendar: Calendar, from: Instant, to: Instant): Generator<Day> {
  const { months, timesOfDay, daysOfMonth, daysOfWeek, days } = calendar;
  if (months.size === 0 || timesOfDay.length === 0) return;
  for (let day = dayOf(from); day.startMs < to;) {
    const isIn = months.has(day.month);
    const [fitsMonth, fitsWeek] = [daysOfMonth.has(day.dayOfMonth), daysOfWeek.has(day.dayOfWeek)];
    if (isIn && (days === 'both' ? fitsMonth && fitsWeek : fitsMonth || fitsWeek)) yield day;
    day = isIn ? nextDay(day) : dayOf(startOfMonth(day.year, day.month + 1));
  }
}
