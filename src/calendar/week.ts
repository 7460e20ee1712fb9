import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, dayOf } from './days.js';
import type { Interval } from './intervals.js';
import { toWallClock } from './zones.js';

export const WEEK_MS = 7 * DAY_MS;

/** People's weeks begin on Monday. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Stretches on several days that look alike on the clock. */
interface Alike {
  readonly minute: number;
  readonly end: string;
  readonly days: Set<number>;
}

const PARTS_SHOWN = 6;

/**
 * The stretches that begin in a week, as people say them: `Mon-Fri 07:00–17:00`, `Sat 02:00 to Mon 10:00`. The end of a
 * stretch that is over by the next midnight, or a smaller time than its start, is a time of day.
 */
export function weekText(stretches: readonly Interval[], week: Interval, timeZone: string): string {
  if (coverWeek(stretches, week)) return 'all week';
  const begun = stretches.filter(({ from }) => from >= week.from && from < week.to);
  if (begun.length === 0) {
    const running = stretches.find(({ from, to }) => from < week.from && to > week.from);
    if (!running) return 'at no time of the week';
    const end = toWallClock(running.to, timeZone);
    return `until ${weekdayText(end)} ${clockText(end)}`;
  }
  const rhythm = rhythmText(begun, timeZone);
  if (rhythm !== null) return rhythm;
  const parts = alikeOf(begun, timeZone).map(
    ({ minute, end, days }) => `${daysText(days)} ${minuteText(minute)}${end}`,
  );
  const more = parts.length - PARTS_SHOWN;
  return more > 0 ? `${parts.slice(0, PARTS_SHOWN).join(', ')} and ${more} more periods` : joinAnd(parts);
}

/** True where the text of the stretches names hours: they are neither the whole week nor none of it. */
export function hasHours(stretches: readonly Interval[], week: Interval): boolean {
  return !coverWeek(stretches, week) && stretches.some(({ from, to }) => from < week.to && to > week.from);
}

function coverWeek(stretches: readonly Interval[], week: Interval): boolean {
  return stretches.some(({ from, to }) => from <= week.from && to >= week.to);
}

/** Several times a day and always alike: `each hour from :00 to :09`, `every 2 h for 10 min, at :00`. */
function rhythmText(stretches: readonly Interval[], timeZone: string): string | null {
  const [first, second] = stretches;
  if (!first || !second || stretches.length < 14) return null;
  const period = second.from - first.from;
  const length = first.to - first.from;
  const isEven = stretches.every(({ from, to }, i) => {
    const before = stretches[i - 1];
    return to - from === length && (!before || from - before.from === period);
  });
  if (!isEven || period >= DAY_MS / 2) return null;
  const minute = minuteOf(toWallClock(first.from, timeZone));
  if (period === HOUR_MS && length < HOUR_MS && length % MINUTE_MS === 0)
    return `each hour from :${two(minute % 60)} to :${two((minute + length / MINUTE_MS - 1) % 60)}`;
  const at = period % HOUR_MS === 0 ? `, at :${two(minute % 60)}` : '';
  return `every ${spanText(period)} for ${spanText(length)}${at}`;
}

function alikeOf(stretches: readonly Interval[], timeZone: string): Alike[] {
  const groups = new Map<string, Alike>();
  for (const { from, to } of stretches) {
    const start = toWallClock(from, timeZone);
    const end = endText(start, toWallClock(to, timeZone));
    const minute = minuteOf(start);
    const key = `${minute} ${end}`;
    const known = groups.get(key) ?? { minute, end, days: new Set<number>() };
    groups.set(key, known);
    known.days.add(mondayFirst(start));
  }
  const first = ({ days }: Alike): number => Math.min(...days);
  return [...groups.values()].sort((a, b) => first(a) - first(b) || a.minute - b.minute);
}

/** `–17:00`, `–02:00` on the next day, ` to Mon 10:00` where it takes longer. */
function endText(start: number, end: number): string {
  const startDay = dayOf(start).startMs;
  if (end === startDay + DAY_MS) return '–24:00';
  if (end - startDay < DAY_MS || (end - startDay < 2 * DAY_MS && end - start < DAY_MS)) {
    return `–${clockText(end)}`;
  }
  if (end - start >= WEEK_MS) return ` to ${new Date(end).toISOString().slice(0, 10)} ${clockText(end)}`;
  const next = end - startDay >= 6 * DAY_MS ? 'the next ' : '';
  return ` to ${next}${WEEKDAYS[mondayFirst(end)] ?? ''} ${clockText(end)}`;
}

/** `Mon-Fri`, `Sat, Sun`, `daily`. Monday is 0. */
function daysText(days: ReadonlySet<number>): string {
  if (days.size === 7) return 'daily';
  const sorted = [...days].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length;) {
    let last = i;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last += 1;
    const [from, to] = [WEEKDAYS[sorted[i] ?? 0] ?? '', WEEKDAYS[sorted[last] ?? 0] ?? ''];
    parts.push(last === i ? from : last === i + 1 ? `${from}, ${to}` : `${from}-${to}`);
    i = last + 1;
  }
  return parts.join(', ');
}

/** `Mon`, for the day of a wall clock. */
export function weekdayText(shown: number): string {
  return WEEKDAYS[mondayFirst(shown)] ?? '';
}

/** `07:00`, for the time of a wall clock. */
export function clockText(shown: number): string {
  return minuteText(minuteOf(shown));
}

function minuteText(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Days, hours and minutes, without those that are none: `1 d 4 h`, `50 min`. */
export function spanText(ms: number): string {
  const parts = spanParts(ms).filter(({ count }) => count > 0);
  return parts.length === 0 ? '0 min' : parts.map(({ count, unit }) => `${count} ${unit}`).join(' ');
}

/** Days, hours, minutes and seconds, each with its sign. */
export function spanParts(ms: number): { readonly count: number; readonly unit: string }[] {
  const part = (unit: string, size: number, whole = Infinity) => {
    return { count: Math.floor((ms % whole) / size), unit };
  };
  return [
    ...[part('d', DAY_MS), part('h', HOUR_MS, DAY_MS)],
    ...[part('min', MINUTE_MS, HOUR_MS), part('s', SECOND_MS, MINUTE_MS)],
  ];
}

/** `a`, `a and b`, `a, b and c`. */
export function joinAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function mondayFirst(shown: number): number {
  return (dayOf(shown).dayOfWeek + 6) % 7;
}

function minuteOf(shown: number): number {
  return Math.floor((shown - dayOf(shown).startMs) / MINUTE_MS);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
