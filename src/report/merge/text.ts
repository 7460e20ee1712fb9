import type { Merged } from '../../merge/merge.js';
import { amount } from '../amounts.js';
import { columnsOf, logSafe } from '../escape/index.js';
import type { Phrase } from '../phrase.js';
import { name, ours, phraseTerminal, say } from '../phrase.js';
import type { TextOptions } from '../text/index.js';
import { VERDICTS } from '../text/index.js';
import { painter, wrap } from '../text/layout.js';
import {
  clustersOfMerge,
  findingPhrase,
  findingsOf,
  freshFindings,
  WAVE_TITLES,
  waveCells,
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
  const legs = worstLegsFirst(merged).map((leg) => [
    name(leg.cluster),
    ours(leg.verdict),
    amount(leg.nodes, 'node'),
    say`peak ${leg.peakAtOnce}`,
    say`findings: ${findingsOf(leg)}`,
  ]);
  const waves = merged.waves.slice(0, SHOWN_WAVES).map(waveCells);
  const left = merged.waves.length - waves.length;
  const blocks = [
    [
      `${paint(style, word)}  ${paint('bold', phraseTerminal(clustersOfMerge(merged)))}`,
      ...columns(legs),
    ].join('\n'),
    ...section('Not known', list(unknownPhrases(merged, true))),
    ...section('Found', list(freshFindings(merged).map((one) => findingPhrase(one, true)))),
    ...section('Waves', waves.length === 0 ? [] : columns([WAVE_TITLES.map(ours), ...waves])),
    ...section('Timeline', [
      ...timeline(merged),
      ...(left > 0 ? [phraseTerminal(say`  ${moreWaves(left)}`)] : []),
    ]),
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
