/** Values in ascending order, each with how often it came. */
type Frequencies = readonly (readonly [value: number, count: number])[];

/** Neighbouring stretches of values, and for each of several sides how often a value of each came. */
export interface Bins {
  /** Where each begins; the next begins where it ends. */
  readonly from: readonly number[];
  readonly width: number;
  readonly counts: readonly (readonly number[])[];
}

/** More bars than this are not told apart on a phone. */
const MOST = 20;

/** `1, 2, 5, 10, 20, 50 …`: a stretch of whole numbers. */
export const WHOLE_WIDTHS: readonly number[] = Array.from({ length: 8 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Stretches of time as clocks have them, in milliseconds. */
export const TIME_WIDTHS: readonly number[] = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12, 24, 48, 168, 336, 720, 2_160].map((hours) => hours * HOUR),
];

/** The narrowest bins of which there are not too many, the same for all sides; null where there is no value at all. */
export function binsOf(sides: readonly Frequencies[], widths: readonly number[]): Bins | null {
  const values = sides.flatMap((side) => side.map(([value]) => value));
  if (values.length === 0) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const fits = (width: number): boolean => Math.floor(most / width) - Math.floor(least / width) < MOST;
  const width = widths.find(fits) ?? Math.max(1, (most - least) / (MOST - 1));
  const first = Math.floor(least / width);
  const bins = Math.floor(most / width) - first + 1;
  return {
    width,
    from: Array.from({ length: bins }, (_, i) => (first + i) * width),
    counts: sides.map((side) => {
      const counts = Array.from({ length: bins }, () => 0);
      for (const [value, count] of side) {
        const bin = Math.floor(value / width) - first;
        counts[bin] = (counts[bin] ?? 0) + count;
      }
      return counts;
    }),
  };
}
