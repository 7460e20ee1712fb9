import { groupedBy } from '../manifest/lookup.js';
import type { Merged, Wave } from '../merge/merge.js';
import { columnsOf, fenced, shorten, terminal } from '../text/escape/index.js';
import { durationText } from '../text/instants.js';
import { count, few, name, type Text, text } from '../text/text.js';
import { paragraph, rowsOf, type Section } from './document/document.js';
import { utcPhrase } from './words.js';

/** Clusters with the same rollout. */
interface SharedWave extends Wave {
  readonly clusters: readonly string[];
}

const SHOWN = 50;
const NAMED = 2;
const COLUMNS = [
  { title: 'cluster' },
  { title: 'starts (UTC)' },
  { title: 'ends (UTC)' },
  ...['targets', 'batches', 'peak', 'worst loss'].map((title) => ({ title, isNumeric: true })),
];

/** When the rollout starts and ends in each cluster, in the order of the starts: as a table, and as bars over one span of time. */
export function wavesSection(waves: Merged['waves']): Section[] {
  if (waves.length === 0) return [];
  const groups = groupedBy(waves, (wave) => JSON.stringify({ ...wave, cluster: '' }));
  const all = [...groups.values()].map((same): SharedWave => ({
    ...same[0],
    clusters: same.map(({ cluster }) => cluster),
  }));
  const shown = all.slice(0, SHOWN);
  const left = all.slice(SHOWN).reduce((sum, { clusters }) => sum + clusters.length, 0);
  const bars = barLines(shown);
  return [
    {
      title: text`Waves: when it starts and ends in each cluster`,
      blocks: [
        { kind: 'table', columns: COLUMNS, rows: rowsOf(shown, 'wave', cellsOf) },
        ...(left > 0 ? [paragraph(text`${count(left, 'more cluster')}, none of which starts earlier.`)] : []),
        ...(bars.length > 0
          ? [{ kind: 'picture' as const, markdown: () => fenced(bars.join('\n')), terminal: () => bars }]
          : []),
      ],
      weight: 1,
    },
  ];
}

function cellsOf({
  clusters,
  start,
  finish,
  unit,
  targets,
  batches,
  peakAtOnce,
  worstLoss,
}: SharedWave): Text[] {
  const names = clusters.map((cluster) => name('cluster', cluster));
  return [
    few(names, NAMED),
    utcPhrase(start),
    finish === null ? text`never, or unknown` : utcPhrase(finish),
    count(targets, unit),
    ...[batches, peakAtOnce, worstLoss].map((number) => text`${number}`),
  ];
}

const SIGNS = 48;
const LONGEST_NAME = 32;

/** A line for each wave: `#` while a rollout runs, `>` if it does not end. None if all start at once and none is known to end. */
function barLines(waves: readonly SharedWave[]): string[] {
  const from = Math.min(...waves.map(({ start }) => start));
  const span = Math.max(...waves.map(({ start, finish }) => finish ?? start)) - from;
  if (span <= 0) return [];
  const column = (at: number): number => Math.min(SIGNS - 1, Math.floor(((at - from) / span) * SIGNS));
  const labels = waves.map(({ clusters: [first = '', ...others] }) => {
    const label = shorten(terminal(first), LONGEST_NAME);
    return others.length === 0 ? label : `${label} and ${others.length} more`;
  });
  const width = Math.max(...labels.map(columnsOf));
  const bars = waves.map(({ start, finish }, i) => {
    const label = labels[i] ?? '';
    const begin = column(start);
    const run =
      finish === null
        ? `${'#'.repeat(SIGNS - 1 - begin)}>`
        : '#'.repeat(Math.max(begin, column(finish)) - begin + 1);
    const bar = `${'.'.repeat(begin)}${run}`.padEnd(SIGNS, '.');
    return `${label}${' '.repeat(width - columnsOf(label))}  ${bar}`;
  });
  return [...bars, `${' '.repeat(width)}  |${'-'.repeat(SIGNS - 2)}| ${durationText(span)}`];
}
