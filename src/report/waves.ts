import { groupedBy } from '../manifest/lookup.js';
import type { Merged } from '../merge/merge.js';
import { count, fewNames, type Text, text } from '../text/text.js';
import { paragraph, rowsOf, type Section } from './document/document.js';
import { utcPhrase } from './words.js';

const SHOWN = 50;
const COLUMNS = [
  { title: 'cluster' },
  { title: 'starts (UTC)' },
  { title: 'ends (UTC)' },
  ...['targets', 'batches', 'peak', 'worst loss'].map((title) => ({ title, isNumeric: true })),
];

/** Start and end of the rollout in each cluster, in the order of the starts; clusters with the same rollout share a line. */
export function wavesSection(waves: Merged['waves']): Section[] {
  if (waves.length === 0) return [];
  const all = [...groupedBy(waves, (wave) => JSON.stringify({ ...wave, cluster: '' })).values()];
  const shown = all.slice(0, SHOWN);
  const left = all.slice(SHOWN).flat().length;
  return [
    {
      title: text`Waves: when it starts and ends in each cluster`,
      blocks: [
        { kind: 'table', columns: COLUMNS, rows: rowsOf(shown, 'wave', cellsOf) },
        ...(left > 0 ? [paragraph(text`${count(left, 'more cluster')}, none of which starts earlier.`)] : []),
      ],
      weight: 1,
    },
  ];
}

function cellsOf(same: Merged['waves']): Text[] {
  const [wave] = same;
  if (!wave) return [];
  const { start, finish, unit, targets, batches, peakAtOnce, worstLoss } = wave;
  const clusters = same.map(({ cluster }) => cluster);
  return [
    fewNames('cluster', clusters, 2),
    utcPhrase(start),
    finish === null ? text`never, or unknown` : utcPhrase(finish),
    count(targets, unit),
    ...[batches, peakAtOnce, worstLoss].map((number) => text`${number}`),
  ];
}
