import type { Merged, Wave } from '../../merge/merge.js';
import { amount } from '../words/amounts.js';
import { columnsOf, shorten, terminal } from '../../text/escape/index.js';
import { durationText } from '../words/instants.js';
import { type Text, text } from '../../text/text.js';
import { wavesInOrder } from './phrases.js';

const COLUMNS = 48;
/** Lines of the timeline; the others are counted. */
export const SHOWN_WAVES = 50;
const LONGEST_NAME = 32;

/**
 * The waves of all clusters over one span of time, a line each, as fixed-width text: `#` while a rollout runs, `>` where it does not end.
 * Empty where nothing starts.
 */
export function timeline(merged: Merged): readonly string[] {
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const [first] = shown;
  if (first === undefined) return [];
  const ends = shown.map(({ of: { start, finish } }) => finish ?? start);
  const from = first.of.start;
  const span = Math.max(1, Math.max(...ends) - from);
  const names = shown.map(({ clusters }) => labelOf(clusters));
  const width = Math.max(...names.map(columnsOf));
  const bars = shown.map(({ of: wave }, index) => {
    const name = names[index] ?? '';
    return `${name}${' '.repeat(width - columnsOf(name))}  ${barOf(wave, from, span)}`;
  });
  const scale = `${' '.repeat(width)}  |${'-'.repeat(COLUMNS - 2)}|`;
  return [...bars, `${scale} ${durationText(span)}`];
}

/** `prod-east and 499 more`. */
function labelOf([first = '', ...others]: readonly string[]): string {
  const label = shorten(terminal(first), LONGEST_NAME);
  return others.length === 0 ? label : `${label} and ${others.length} more`;
}

/** What stands below the waves that are shown, where there are more. */
export function moreWaves(
  { waves }: Merged,
  shown: readonly { readonly clusters: readonly string[] }[],
): Text | null {
  const count = waves.length - countOf(shown);
  if (count === 0) return null;
  return text`${amount(count, 'more cluster')}, none of which starts earlier`;
}

/** How many clusters stand in rows. */
function countOf(rows: readonly { readonly clusters: readonly string[] }[]): number {
  return rows.reduce((sum, { clusters }) => sum + clusters.length, 0);
}

function barOf({ start, finish }: Wave, from: number, span: number): string {
  const column = (at: number) => Math.min(COLUMNS - 1, Math.floor(((at - from) / span) * COLUMNS));
  const begin = column(start);
  const end = finish === null ? COLUMNS - 1 : Math.max(begin, column(finish));
  const run = '#'.repeat(end - begin + (finish === null ? 0 : 1));
  return `${'.'.repeat(begin)}${run}${finish === null ? '>' : ''}`.padEnd(COLUMNS, '.');
}
