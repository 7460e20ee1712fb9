import { groupedBy } from '../../manifest/lookup.js';
import type { Merged, Wave } from '../../merge/merge.js';
import { columnsOf, fenced, shorten, terminal } from '../../text/escape/index.js';
import { few, literal, name, type Text, text } from '../../text/text.js';
import { paragraph, rowsOf, type Section } from '../document/document.js';
import { amount } from '../words/amounts.js';
import { durationText, utcPhrase } from '../words/instants.js';

/** Clusters whose rollouts come to the same. */
interface SharedWave {
  readonly clusters: readonly string[];
  readonly wave: Wave;
}

const SHOWN = 50;
const COLUMNS = [
  { title: 'cluster' },
  { title: 'starts (UTC)' },
  { title: 'ends (UTC)' },
  ...['targets', 'batches', 'peak', 'worst loss'].map((title) => ({ title, isNumeric: true })),
];

/** When the rollout starts and ends in each cluster, in the order of the starts: as a table, and over one span of time. */
export function wavesSection({ waves }: Merged): Section[] {
  if (waves.length === 0) return [];
  const shared = [...groupedBy(waves, (wave) => JSON.stringify({ ...wave, cluster: '' })).values()];
  const all = shared.map(([wave, ...others]): SharedWave => ({
    clusters: [wave, ...others].map(({ cluster }) => cluster),
    wave,
  }));
  const shown = all.slice(0, SHOWN);
  const left = all.slice(SHOWN).reduce((sum, { clusters }) => sum + clusters.length, 0);
  return [
    {
      title: text`Waves: when it starts and ends in each cluster`,
      blocks: [
        { kind: 'table', columns: COLUMNS, rows: rowsOf(shown, 'wave', cellsOf) },
        ...(left > 0
          ? [paragraph(text`${amount(left, 'more cluster')}, none of which starts earlier.`)]
          : []),
        {
          kind: 'picture',
          markdown: () => fenced(timeline(shown).join('\n')),
          terminal: () => timeline(shown),
        },
      ],
      weight: 1,
    },
  ];
}

const NAMED = 2;

function cellsOf({ clusters, wave }: SharedWave): Text[] {
  const { start, finish, targets, batches, peakAtOnce, worstLoss } = wave;
  const names = clusters.map((cluster) => name('cluster', cluster));
  return [
    few(names, NAMED),
    utcPhrase(start),
    finish === null ? literal('never, or unknown') : utcPhrase(finish),
    ...[targets, batches, peakAtOnce, worstLoss].map((count) => text`${count}`),
  ];
}

const SIGNS = 48;
const LONGEST_NAME = 32;

/** A line a wave: `#` while a rollout runs, `>` where it does not end. */
function timeline(waves: readonly SharedWave[]): string[] {
  const from = Math.min(...waves.map(({ wave }) => wave.start));
  const span = Math.max(1, Math.max(...waves.map(({ wave }) => wave.finish ?? wave.start)) - from);
  const names = waves.map(({ clusters }) => labelOf(clusters));
  const width = Math.max(...names.map(columnsOf));
  const bars = waves.map(({ wave }, i) => {
    const label = names[i] ?? '';
    return `${label}${' '.repeat(width - columnsOf(label))}  ${barOf(wave, from, span)}`;
  });
  return [...bars, `${' '.repeat(width)}  |${'-'.repeat(SIGNS - 2)}| ${durationText(span)}`];
}

/** `prod-east and 499 more`. */
function labelOf([first = '', ...others]: readonly string[]): string {
  const label = shorten(terminal(first), LONGEST_NAME);
  return others.length === 0 ? label : `${label} and ${others.length} more`;
}

function barOf({ start, finish }: Wave, from: number, span: number): string {
  const column = (at: number): number => Math.min(SIGNS - 1, Math.floor(((at - from) / span) * SIGNS));
  const begin = column(start);
  const end = finish === null ? SIGNS - 1 : Math.max(begin, column(finish));
  const run = '#'.repeat(end - begin + (finish === null ? 0 : 1));
  return `${'.'.repeat(begin)}${run}${finish === null ? '>' : ''}`.padEnd(SIGNS, '.');
}
