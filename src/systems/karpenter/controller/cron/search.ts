import { beyondMonth, type Day, DAY_MS, dayOf, neighbour, startOfMonth } from '../../../../calendar/days.js';
import type { Calendar, Schedule } from './parse.js';

const SECOND_MS = 1000;
/** The parser's search gives up after the year in which it began plus this many. */
const SEARCH_YEARS = 5;
/** Leap days are at most this many years apart (1896 and 1904): a calendar without a hit in this time has none at all. */
const LONGEST_GAP_YEARS = 8;
const LEAP_DAY = 29;

/**
 * Instants at which the parser begins to look: the whole second after `after`. Source: robfig/cron v3.0.1, spec.go, Next.
 */
function searchStart(after: number): number {
  return Math.floor(after / SECOND_MS) * SECOND_MS + SECOND_MS;
}

/**
 * The first hit strictly after an instant; null when the parser's search gives up, which it does in the sixth calendar year.
 */
export function nextHit(schedule: Schedule, after: number): number | null {
  if (schedule.kind === 'every') return searchStart(after) - SECOND_MS + schedule.delayMs;
  const start = searchStart(after);
  return firstHit(schedule, start, dayOf(start).year + SEARCH_YEARS);
}

/** The last hit at or before an instant, but not before `notBefore`; null when there is none. */
export function previousHit(calendar: Calendar, at: number, notBefore: number): number | null {
  let day = dayOf(at);
  const lastYear = day.year - LONGEST_GAP_YEARS - 1;
  while (day.year >= lastYear && day.startMs + DAY_MS > notBefore) {
    if (!calendar.months.has(day.month)) {
      day = beyondMonth(day, -1);
      continue;
    }
    if (matchesDay(calendar, day)) {
      const time = calendar.timesOfDay.findLast((offset) => day.startMs + offset <= at);
      if (time !== undefined) return day.startMs + time < notBefore ? null : day.startMs + time;
    }
    day = neighbour(day, -1);
  }
  return null;
}

/** Days on which the calendar hits, from the day of `from` up to `to` (exclusive), in order. */
export function* matchingDays(calendar: Calendar, from: number, to: number): Generator<Day> {
  if (calendar.months.size === 0 || calendar.timesOfDay.length === 0) return;
  let day = dayOf(from);
  while (day.startMs < to) {
    if (!calendar.months.has(day.month)) {
      day = beyondMonth(day, 1);
      continue;
    }
    if (matchesDay(calendar, day)) yield day;
    day = neighbour(day, 1);
  }
}

/**
 * How often a calendar hits: in every year; only in leap years (29 February); or never (30 February, a field of only commas).
 */
export function frequency(calendar: Calendar): 'every year' | 'leap years' | 'never' {
  const { daysOfMonth, daysOfWeek, months, timesOfDay } = calendar;
  if (months.size === 0 || timesOfDay.length === 0) return 'never';
  const dates = datesOf(calendar);
  if (calendar.days === 'either') return daysOfWeek.size > 0 ? 'every year' : dates;
  if (daysOfMonth.size === 0 || daysOfWeek.size === 0) return 'never';
  // With `both`, one of the two day fields holds a star and so every value of its own: the other one decides.
  return daysOfMonth.size === 31 ? 'every year' : dates;
}

/**
 * Checkpoints within [from, to) from which the parser's search gives up although the calendar has hits: the eight years
 * around a century without its leap day. Only calendars of 29 February have any.
 */
export function* exhaustedCheckpoints(
  calendar: Calendar,
  from: number,
  to: number,
): Generator<{ readonly from: number; readonly to: number }> {
  let checkpoint = from;
  while (checkpoint < to) {
    const start = searchStart(checkpoint);
    const hit = firstHit(calendar, start, dayOf(start).year + LONGEST_GAP_YEARS);
    if (hit === null) return;
    // The search reaches the hit from the first second of this year on, that is from the second before it.
    const reached = startOfMonth(dayOf(hit).year - SEARCH_YEARS, 1) - SECOND_MS;
    if (checkpoint < reached) yield { from: checkpoint, to: Math.min(reached, to) };
    checkpoint = hit;
  }
}

function firstHit(calendar: Calendar, start: number, lastYear: number): number | null {
  for (const day of matchingDays(calendar, start, startOfMonth(lastYear + 1, 1))) {
    const time = calendar.timesOfDay.find((offset) => day.startMs + offset >= start);
    if (time !== undefined) return day.startMs + time;
  }
  return null;
}

function matchesDay(calendar: Calendar, day: Day): boolean {
  const fitsMonth = calendar.daysOfMonth.has(day.dayOfMonth);
  const fitsWeek = calendar.daysOfWeek.has(day.dayOfWeek);
  return calendar.days === 'both' ? fitsMonth && fitsWeek : fitsMonth || fitsWeek;
}

function datesOf(calendar: Calendar): 'every year' | 'leap years' | 'never' {
  let leapDay = false;
  for (const month of calendar.months) {
    for (const dayOfMonth of calendar.daysOfMonth) {
      if (dayOfMonth <= daysInMonth(month)) return 'every year';
      leapDay ||= month === 2 && dayOfMonth === LEAP_DAY;
    }
  }
  return leapDay ? 'leap years' : 'never';
}

/** In a year that is no leap year. */
function daysInMonth(month: number): number {
  return dayOf(startOfMonth(2001, month + 1) - 1).dayOfMonth;
}
