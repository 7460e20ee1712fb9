/** A stretch of time, half-open: `from` belongs to it, `to` does not. Milliseconds since 1970-01-01T00:00Z. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Stretches in the order of their starts to the fewest stretches that cover the same time: those that overlap or touch
 * become one, empty ones disappear.
 */
export function mergeIntervals(sorted: Iterable<Interval>): Interval[] {
  const merged: Interval[] = [];
  let last: { from: number; to: number } | null = null;
  for (const { from, to } of sorted) {
    if (to <= from) continue;
    if (last && from <= last.to) {
      if (to > last.to) last.to = to;
      continue;
    }
    last = { from, to };
    merged.push(last);
  }
  return merged;
}

/** The first whole number from `low` to `high` that a condition holds for, as it does for all after it. */
export function firstWhere(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The place of the first stretch of a merged list that ends after an instant; its length where none does. */
function firstEndingAfter(merged: readonly Interval[], at: number): number {
  return firstWhere(0, merged.length, (place) => (merged[place]?.to ?? Infinity) > at);
}

/** The part of a merged list that lies in `within`. */
export function clipTo(within: Interval, merged: readonly Interval[]): Interval[] {
  if (within.from >= within.to) return [];
  const clipped: Interval[] = [];
  for (const one of merged.slice(firstEndingAfter(merged, within.from))) {
    if (one.from >= within.to) break;
    // Only the first and the last can reach out of it: a year of windows that open by the minute is half a million.
    const isInside = one.from >= within.from && one.to <= within.to;
    clipped.push(isInside ? one : { from: Math.max(one.from, within.from), to: Math.min(one.to, within.to) });
  }
  return clipped;
}

/** The time of `within` that a merged list leaves free. */
export function gapsIn(within: Interval, merged: readonly Interval[]): Interval[] {
  return without([within], clipTo(within, merged));
}

/** True for an instant in a merged list. */
export function covers(merged: readonly Interval[], at: number): boolean {
  const candidate = merged[firstEndingAfter(merged, at)];
  return candidate !== undefined && candidate.from <= at;
}

/** The time of one merged list that another does not cover. */
export function without(merged: readonly Interval[], removed: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let next = 0;
  for (const { from, to } of merged) {
    let free = from;
    while ((removed[next]?.to ?? Infinity) <= free) next += 1;
    for (let i = next; i < removed.length && free < to; i += 1) {
      const hole = removed[i];
      if (!hole || hole.from >= to) break;
      if (hole.from > free) left.push({ from: free, to: hole.from });
      free = Math.max(free, hole.to);
    }
    if (free < to) left.push({ from: free, to });
  }
  return left;
}

/** The length of all stretches together. */
export function totalMs(merged: readonly Interval[]): number {
  return merged.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The time that is in both of two merged lists. */
export function intersectionOf(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return without(a, without(a, b));
}
