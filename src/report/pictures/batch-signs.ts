import { clipTo, type Interval, totalMs } from '../../calendar/intervals.js';
import type { Batch, PlannedGroup } from '../../plan/model.js';
import { type Axis, signAt } from './axis.js';

/** What the signs of a timeline mean, in the order in which they are explained; a number is explained beside them. */
export const SIGNS = { out: '=', short: '#', on: '>', closed: '.', partly: ':', frozen: 'x' } as const;

/** The signs of a group on one side: its batches, and where none is under way the hours in which nothing may start. */
export function batchSigns(
  { batches, allowed }: Pick<PlannedGroup, 'batches' | 'allowed'>,
  axis: Axis,
): string {
  const line = closedSigns(allowed, axis);
  let drawn = -1;
  for (const batch of batches) drawn = drawBatch(line, batch, axis, drawn);
  return line.join('').trimEnd();
}

/** Returns the last sign that is taken. */
function drawBatch(line: string[], { start, end, size }: Batch, axis: Axis, drawn: number): number {
  const from = Math.max(0, signAt(axis, start));
  const until = end === null ? Infinity : Math.max(from, signAt(axis, end - 1));
  if (from >= axis.signs) return drawn;
  const first = Math.max(from, drawn + 1);
  const last = Math.min(until, axis.signs - 1);
  // It ends under a sign that another one has already.
  if (first > last) {
    line[last] = SIGNS.short;
    return drawn;
  }
  const number = String(size);
  const hasRoom = number.length <= last - first;
  for (let i = first; i <= last; i++) line[i] = hasRoom ? (number[i - first] ?? SIGNS.out) : SIGNS.short;
  if (until >= axis.signs) line[last] = SIGNS.on;
  return last;
}

function closedSigns(allowed: PlannedGroup['allowed'], axis: Axis): string[] {
  const reasons = new Map<string | null, Interval[]>();
  for (const { reason, from, to, limit } of allowed) {
    const closed = reasons.get(reason) ?? [];
    reasons.set(reason, closed);
    if (limit === 0) closed.push({ from, to });
  }
  const all = [...reasons.values()];
  return signsOf(axis, (stretch) => {
    const shares = all.map((closed) => shareOf(stretch, closed));
    if (shares.every((share) => share === 0)) return ' ';
    return shares.every((share) => share === 1) ? SIGNS.closed : SIGNS.partly;
  });
}

/** Where something is frozen, in whole or in part: who freezes wants nothing of it to go on. */
export function frozenSigns(windows: readonly Interval[], axis: Axis): string {
  return signsOf(axis, (stretch) => (shareOf(stretch, windows) > 0 ? SIGNS.frozen : ' '))
    .join('')
    .trimEnd();
}

function signsOf({ from, stepMs, signs }: Axis, signOf: (stretch: Interval) => string): string[] {
  return Array.from({ length: signs }, (_, i) =>
    signOf({ from: from + i * stepMs, to: from + (i + 1) * stepMs }),
  );
}

function shareOf(stretch: Interval, windows: readonly Interval[]): number {
  return totalMs(clipTo(stretch, windows)) / (stretch.to - stretch.from);
}
