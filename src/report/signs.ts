import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../calendar/days.js';
import { clipTo, type Interval, totalMs } from '../calendar/intervals.js';
import { clockText, weekdayText } from '../calendar/week.js';
import type { PlannedGroup } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import type { AllowedSpan } from '../systems/system.js';

/** A line of characters that each cover the same stretch of time. */
interface Axis {
  /** A whole number of stretches after midnight in UTC. */
  readonly from: Instant;
  readonly stepMs: number;
  readonly signs: number;
}

/** Stretches that a reader can count in. */
export const STEPS: readonly number[] = [
  ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * DAY_MS),
];

/** A mark and its label, `|09:00`, with room behind it. */
const MARK = 9;

/** The finest axis from one instant to another with at most so many characters. */
export function axisOf(from: Instant, to: Instant, most: number): Axis {
  const axes = STEPS.map((stepMs): Axis => {
    const start = Math.floor(from / stepMs) * stepMs;
    return { from: start, stepMs, signs: Math.max(1, Math.ceil((to - start) / stepMs)) };
  });
  return axes.find(({ signs }) => signs <= most) ?? { from, stepMs: (to - from) / most, signs: most };
}

/** The marks above the characters: the time, or the day at midnight. */
export function axisLine({ from, stepMs, signs }: Axis): string {
  const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
  let line = '';
  for (let at = Math.ceil(from / apart) * apart; at < from + signs * stepMs; at += apart) {
    const label = at % DAY_MS === 0 ? `${weekdayText(at)} ${dayOf(at).dayOfMonth}` : clockText(at);
    line = `${line.padEnd((at - from) / stepMs)}|${label}`;
  }
  return line;
}

/** Characters and their meaning; the size of a batch is a number. */
const SIGNS = {
  '=': 'until they are back',
  '#': 'batches too short for their numbers',
  '>': 'goes on',
  '.': 'nothing may start (the limit is 0)',
  ':': 'closed in part, or for some reasons',
  x: 'freeze',
} as const;

/** The meaning of the characters that occur. */
export function legendOf(signs: string): string {
  return [
    ...(/\d/.test(signs) ? ['a number: the size of a batch that starts'] : []),
    ...Object.entries(SIGNS).flatMap(([sign, meaning]) =>
      signs.includes(sign) ? [`${sign} ${meaning}`] : [],
    ),
  ].join(', ');
}

/** The batches of a group on one side; between them the hours in which nothing may start. */
export function batchSigns(
  { batches, allowed }: Pick<PlannedGroup, 'batches' | 'allowed'>,
  axis: Axis,
): string {
  const line = openSigns(allowed, axis).map((sign) => (sign === '#' || sign === '!' ? ' ' : sign));
  const at = (instant: Instant): number => Math.floor((instant - axis.from) / axis.stepMs);
  let drawn = -1;
  for (const { start, end, size } of batches) {
    const from = Math.max(0, at(start));
    if (from >= axis.signs) continue;
    const until = end === null ? Infinity : Math.max(from, at(end - 1));
    const first = Math.max(from, drawn + 1);
    const last = Math.min(until, axis.signs - 1);
    // It ends under a character that another batch has.
    if (first > last) {
      line[last] = '#';
      continue;
    }
    const number = String(size);
    const hasRoom = number.length <= last - first;
    for (let i = first; i <= last; i++) line[i] = hasRoom ? (number[i - first] ?? '=') : '#';
    if (until >= axis.signs) line[last] = '>';
    drawn = last;
  }
  return line.join('').trimEnd();
}

/** `#` while every reason may start something, `.` while none may, `:` for both, `!` if a limit is missing, a blank if it is unknown. */
export function openSigns(allowed: readonly AllowedSpan[], axis: Axis): string[] {
  const within = { from: axis.from, to: axis.from + axis.signs * axis.stepMs };
  const near = allowed.filter(({ from, to }) => from < within.to && to > within.from);
  return signsOf(axis, (stretch) => {
    const here = near.filter(({ from, to }) => from < stretch.to && to > stretch.from);
    if (here.length === 0) return ' ';
    if (here.every(({ limit }) => limit === 0)) return '.';
    if (here.some(({ limit }) => limit === null)) return '!';
    return here.some(({ limit }) => limit === 0) ? ':' : '#';
  });
}

/** Stretches that are frozen, in whole or in part. */
export function frozenSigns(windows: readonly Interval[], axis: Axis): string {
  const signs = signsOf(axis, (stretch) => (totalMs(clipTo(stretch, windows)) > 0 ? 'x' : ' '));
  return signs.join('').trimEnd();
}

function signsOf({ from, stepMs, signs }: Axis, signOf: (stretch: Interval) => string): string[] {
  return Array.from({ length: signs }, (_, i) =>
    signOf({ from: from + i * stepMs, to: from + (i + 1) * stepMs }),
  );
}
