import type { Merged } from '../../merge/merge.js';
import { toTerminal } from '../../text/render.js';
import { literal, type Text, text } from '../../text/text.js';
import { type TextOptions, VERDICTS } from '../text/index.js';
import { blocksText, gridLines, painter, titleLines, wrap } from '../text/layout.js';
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
  const list = (phrases: readonly Text[]) =>
    phrases.flatMap((phrase) => wrap(toTerminal(phrase), width, 2, 2));
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines]);
  const legs = worstLegsFirst(merged).map(
    ({ clusters, of }) => text`${clustersPhrase(clusters)}: ${literal(of.verdict)}. ${doesPhrase(of)}`,
  );
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const waves = shown.map(({ clusters, of }) => [clustersPhrase(clusters), ...waveCells(of)].map(toTerminal));
  const more = moreWaves(merged, shown);
  return blocksText([
    [...titleLines(VERDICTS[merged.verdict], clustersOfMerge(merged), width, paint), ...list(legs)],
    section('Not known', list(unknownPhrases(merged, true))),
    section('Found', list(freshFindings(merged).map((one) => findingPhrase(one, true)))),
    section('Waves', waves.length === 0 ? [] : gridLines([WAVE_TITLES, ...waves], Infinity, 2)),
    section('Timeline', [...timeline(merged), ...(more ? [toTerminal(text`  ${more}`)] : [])]),
  ]);
}
