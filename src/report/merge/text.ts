import type { Merged } from '../../merge/merge.js';
import { columnsOf, logSafe } from '../escape/index.js';
import { ours, type Phrase, phraseTerminal, say } from '../phrase.js';
import { type TextOptions, VERDICTS } from '../text/index.js';
import { painter, wrap } from '../text/layout.js';
import {
  clustersOfMerge,
  clustersPhrase,
  doesPhrase,
  findingPhrase,
  freshFindings,
  WAVE_TITLES,
  waveCells,
  wavesInOrder,
  worstLegsFirst,
} from './phrases.js';
import { unknownPhrases } from './unknown.js';
import { moreWaves, SHOWN_WAVES, timeline } from './waves.js';

/** Many clusters' reports for a terminal or a log. Ends with a line feed. */
export function renderMergeText(merged: Merged, { colour, width }: TextOptions): string {
  const paint = painter(colour);
  const { word, style } = VERDICTS[merged.verdict];
  const list = (phrases: readonly Phrase[]) =>
    phrases.flatMap((phrase) => wrap(phraseTerminal(phrase), width, 2, 2));
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines].join('\n')];
  const legs = worstLegsFirst(merged).map(
    ({ clusters, of }) => say`${clustersPhrase(clusters)}: ${ours(of.verdict)}. ${doesPhrase(of)}`,
  );
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const waves = shown.map(({ clusters, of }) => [clustersPhrase(clusters), ...waveCells(of)]);
  const more = moreWaves(merged, shown);
  const blocks = [
    [`${paint(style, word)}  ${paint('bold', phraseTerminal(clustersOfMerge(merged)))}`, ...list(legs)].join(
      '\n',
    ),
    ...section('Not known', list(unknownPhrases(merged, true))),
    ...section('Found', list(freshFindings(merged).map((one) => findingPhrase(one, true)))),
    ...section('Waves', waves.length === 0 ? [] : columns([WAVE_TITLES.map(ours), ...waves])),
    ...section('Timeline', [...timeline(merged), ...(more ? [phraseTerminal(say`  ${more}`)] : [])]),
  ];
  return `${logSafe(blocks.join('\n\n'))}\n`;
}

/** Cells under each other, as wide as the widest. */
function columns(rows: readonly (readonly Phrase[])[]): string[] {
  const cells = rows.map((row) => row.map(phraseTerminal));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => columnsOf(row[column] ?? ''))),
  );
  return cells.map((row) => {
    const padded = row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - columnsOf(text)));
    return `  ${padded.join('  ')}`.trimEnd();
  });
}
