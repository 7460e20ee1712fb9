import { type Interval, without } from '../../calendar/intervals.js';
import type { TimedLimit } from '../../systems/system.js';
import { limitName, type TimedGroup } from './time.js';
import { remembered } from '../../manifest/lookup.js';
import { list, type Text, text } from '../../text/text.js';

interface Redundant {
  readonly limit: TimedLimit;
  /** Which other limits hold it down: `the budget of 1 allows`. */
  readonly stricter: Text;
}

/**
 * Limits without which everything would be allowed as it is: at every moment and for every reason another one is as strict. Of
 * two that are alike the later one is named, and one with a schedule before one without.
 */
export const redundantLimits = remembered((timed: TimedGroup): readonly Redundant[] => {
  const { calendar } = timed;
  if (timed.isClosedByError) return [];
  // One that never fires is a slip with a rule of its own; what it does is no measure for the others.
  const kept = new Set(calendar.limits.filter(({ neverFires }) => !neverFires));
  const candidates = [...kept].reverse().filter(({ reasons }) => reasons.length > 0);
  const scheduledFirst = [
    ...candidates.filter(({ schedule }) => schedule !== null),
    ...candidates.filter(({ schedule }) => schedule === null),
  ];
  const redundant: Redundant[] = [];
  for (const limit of scheduledFirst) {
    const others = [...kept].filter((other) => other !== limit && bounds(other, limit, timed));
    if (!limit.reasons.every((reason) => isCovered(limit, others, reason))) continue;
    kept.delete(limit);
    redundant.push({ limit, stricter: stricterText(others) });
  }
  return redundant.sort((a, b) => calendar.limits.indexOf(a.limit) - calendar.limits.indexOf(b.limit));
});

function bounds(other: TimedLimit, limit: TimedLimit, timed: TimedGroup): boolean {
  if (other.windows.length === 0) return false;
  // While no target counts, every percentage comes to 0 and cannot be compared.
  if (timed.calendar.counted === 0 && `${other.written}${limit.written}`.includes('%'))
    return other.written === limit.written || timed.isZero(other);
  return (other.limit ?? 0) <= (limit.limit ?? 0);
}

function isCovered(limit: TimedLimit, others: readonly TimedLimit[], reason: string): boolean {
  // What is left only shrinks, where the windows of all others together would grow.
  let left: readonly Interval[] = limit.windows;
  for (const { reasons, windows } of others) {
    if (left.length === 0) break;
    if (reasons.includes(reason)) left = without(left, windows);
  }
  return left.length === 0;
}

function stricterText(others: readonly TimedLimit[]): Text {
  const names = others.slice(0, 3).map(limitName);
  return text`${list(names)} ${names.length === 1 ? text`allows` : text`allow`}`;
}
