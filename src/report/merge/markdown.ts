import type { Merged } from '../../merge/merge.js';
import { sha256 } from '../../plan/canonical.js';
import { amount } from '../amounts.js';
import type { Markdown } from '../escape/index.js';
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  fenced,
  fixedText,
  gfm,
  joinMarkdown,
  link,
  sourceOf,
} from '../escape/index.js';
import type { Detail } from '../hidden-names.js';
import { SIGNS, commentMarker } from '../markdown/index.js';
import { tableHead, tableRow } from '../markdown/table.js';
import { ours, phraseMarkdown, say } from '../phrase.js';
import type { Phrase } from '../phrase.js';
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
import { countOf, moreWaves, SHOWN_WAVES, timeline } from './waves.js';

interface MergeMarkdownOptions {
  readonly detail: Detail;
  readonly runUrl: string | null;
  readonly maxBytes: number;
}

const ROWS = 50;
const FINDINGS = 30;
const PROBLEMS = 50;

/** One comment for many clusters, after its marker. At most `maxBytes` of UTF-8. */
export function renderMergeComment(
  merged: Merged,
  options: MergeMarkdownOptions & { readonly key: string },
): string {
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(options.key, sha256('')))) - 1;
  const body = renderMergeMarkdown(merged, { ...options, maxBytes: room });
  return `${sourceOf(commentMarker(options.key, sha256(body)))}\n${body}`;
}

/** The same without a marker. What does not fit is left out from the end, and that is said; the verdict never is. */
export function renderMergeMarkdown(
  merged: Merged,
  { detail, runUrl, maxBytes }: MergeMarkdownOptions,
): string {
  const isFull = detail === 'full';
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const head = gfm`### ${SIGNS[merged.verdict]} ${phraseMarkdown(say`Rollout plans of ${clustersOfMerge(merged)}`)}`;
  const last = run === null ? [] : [run];
  const optional = [
    problems(merged, isFull),
    clusters(merged),
    findings(merged, isFull),
    waves(merged),
    bars(merged),
  ];
  const blocks = [head];
  for (const block of optional.flatMap((one) => one ?? [])) {
    const whole = joinMarkdown([...blocks, block, LEFT_OUT, ...last], EMPTY_LINE);
    if (bytesOf(sourceOf(whole)) > maxBytes - 1) {
      blocks.push(LEFT_OUT);
      break;
    }
    blocks.push(block);
  }
  return `${sourceOf(joinMarkdown([...blocks, ...last], EMPTY_LINE))}\n`;
}

const LEFT_OUT = phraseMarkdown(ours('What follows is left out for length; the JSON report has it.'));

function problems(merged: Merged, isFull: boolean): Markdown | null {
  return bullets('Not known', unknownPhrases(merged, isFull), PROBLEMS);
}

function findings(merged: Merged, isFull: boolean): Markdown | null {
  return bullets(
    'Found',
    freshFindings(merged).map((one) => findingPhrase(one, isFull)),
    FINDINGS,
  );
}

function bullets(title: string, phrases: readonly Phrase[], most: number): Markdown | null {
  if (phrases.length === 0) return null;
  const more = phrases.length - most;
  const rest = more > 0 ? [say`${more} more.`] : [];
  const items = [...phrases.slice(0, most), ...rest].map((phrase) => gfm`- ${phraseMarkdown(phrase)}`);
  return gfm`**${fixedText(title)}**\n\n${joinMarkdown(items, NEWLINE)}`;
}

function clusters(merged: Merged): Markdown | null {
  const shown = worstLegsFirst(merged).slice(0, ROWS);
  const rows = shown.map(({ clusters: names, of }) =>
    tableRow([
      phraseMarkdown(clustersPhrase(names)),
      gfm`${SIGNS[of.verdict]} ${fixedText(of.verdict)}`,
      phraseMarkdown(doesPhrase(of)),
    ]),
  );
  if (rows.length === 0) return null;
  const more = merged.legs.length - countOf(shown);
  const rest =
    more > 0 ? [gfm`\n${phraseMarkdown(say`${amount(more, 'more cluster')}, none of them worse.`)}`] : [];
  return joinMarkdown([headOf(['cluster', 'verdict', 'what merging does']), ...rows, ...rest], NEWLINE);
}

function waves(merged: Merged): Markdown | null {
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  if (shown.length === 0) return null;
  const rows = shown.map(({ clusters: names, of }) =>
    tableRow([clustersPhrase(names), ...waveCells(of)].map(phraseMarkdown)),
  );
  const more = moreWaves(merged, shown);
  const rest = more ? [gfm`\n${phraseMarkdown(say`${more}.`)}`] : [];
  return joinMarkdown([headOf(WAVE_TITLES), ...rows, ...rest], NEWLINE);
}

function headOf(titles: readonly string[]): Markdown {
  return tableHead(titles.map((title) => ({ title: fixedText(title) })));
}

function bars(merged: Merged): Markdown | null {
  const lines = timeline(merged);
  return lines.length === 0 ? null : fenced(lines.join('\n'));
}
