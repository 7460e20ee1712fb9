import type { Verdict } from '../../plan/finding.js';
import type { Markdown } from '../escape/index.js';
import { EMPTY_LINE, NEWLINE, bytesOf, fixedText, gfm, joinMarkdown, sourceOf } from '../escape/index.js';
import { UNJUDGED_NUMBERS, headline, isShort, numbersSentence } from '../headline.js';
import { NO_WORDS, isEmpty, name, say, sentence } from '../phrase.js';
import type { Row } from '../row.js';
import { countedUnits, rowsOf } from '../rows.js';
import { worstFirst } from '../selection.js';
import { togetherPhrase } from '../together.js';
import { findingCounts, findingItem, problemItem } from './findings.js';
import { phraseItem, tableHead, tableRow } from './table.js';
import type { View } from './view.js';

/** Lines before the first fold: what a reviewer gets without a click. */
const HEAD_LINES = 12;
/** Hostile sentences must not push the folds out; what does not fit here stands in the first fold. */
const ITEMS_BYTES = 10_000;

/** The sign of a verdict, for those who look before they read. */
export const SIGNS: Readonly<Record<Verdict, Markdown>> = {
  pass: fixedText('✅'),
  warn: fixedText('⚠️'),
  fail: fixedText('❌'),
  unknown: fixedText('❓'),
};

export interface Head {
  readonly markdown: Markdown;
  /** True when findings or problems are left for the folds. */
  readonly unsaid: boolean;
}

/** Verdict, numbers, and the worst findings: at most twelve lines. */
export function headOf(view: View): Head {
  const { report, selection } = view;
  const rows = rowsOf(report, selection).filter((row) => view.detail !== 'none' || !hasNames(row));
  const short = isShort(report, selection);
  const wouldFail = report.verdict === 'fail' && report.failOn === 'never';
  const blocks: Markdown[] = [titleOf(view)];
  if (wouldFail) blocks.push(gfm`Would fail: reported only, as fail-on is never.`);
  if (short) blocks.push(view.show(numbersSentence(selection, rows)));
  else if (selection.situation === 'unjudged') blocks.push(fixedText(UNJUDGED_NUMBERS));
  if (!short) blocks.push(tableOf(view, rows));
  const together = togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects));
  if (!isEmpty(together) && view.detail !== 'none') blocks.push(view.show(together));
  // A line each for what stands there, two for the head of the table, one for what is left.
  const used = blocks.length + (short ? 0 : rows.length + 1) + 1;
  const items = itemsOf(view);
  const shown = fitting(items, HEAD_LINES - used);
  if (shown.length > 0) blocks.push(joinMarkdown(shown, NEWLINE));
  const left = items.length - shown.length;
  if (left > 0) blocks.push(view.show(say`${left} more below.`));
  return { markdown: joinMarkdown(blocks, EMPTY_LINE), unsaid: left > 0 };
}

/** The verdict alone, for a limit that leaves no room for more. */
export function titleOf(view: View): Markdown {
  const { report, selection } = view;
  const cluster =
    report.plan.cluster === null || view.detail === 'none'
      ? NO_WORDS
      : say` for ${name(report.plan.cluster)}`;
  return gfm`### ${SIGNS[report.verdict]} ${view.show(say`Rollout plan${cluster}: ${headline(report, selection)}`)}`;
}

function hasNames(row: Row): boolean {
  return [row.label, row.base ?? NO_WORDS, row.head].some(({ parts }) =>
    parts.some(({ kind }) => kind === 'name'),
  );
}

function tableOf(view: View, rows: readonly Row[]): Markdown {
  const compared = rows.some((row) => row.base !== null);
  const lines = rows.map((row) =>
    tableRow([
      view.show(row.label),
      ...(compared ? [view.show(row.base ?? NO_WORDS)] : []),
      headCell(view, row),
    ]),
  );
  const titles = compared ? ['', 'base', 'this change'] : ['', 'this plan'];
  return joinMarkdown([tableHead(titles.map((title) => ({ title: fixedText(title) }))), ...lines], NEWLINE);
}

/** The arrow goes with its word, for those who do not see it. */
function headCell(view: View, { head, trend }: Row): Markdown {
  const value = view.show(head);
  const { arrow, word } = trend;
  if (arrow === null || word === null) return value;
  return gfm`${trend.worse ? gfm`**${value}**` : value} ${fixedText(`${arrow} ${word}`)}`;
}

/** What a reviewer must see: what could not be read, notices, then errors and warnings of this change. Made when shown. */
function itemsOf(view: View): (() => Markdown)[] {
  const { report, selection } = view;
  const errors = report.plan.problems.filter(({ severity }) => severity === 'error');
  const { fresh, decisive } = selection.findings;
  const findings = worstFirst([...decisive, ...fresh].filter(({ severity }) => severity !== 'info'));
  if (view.detail === 'none') {
    const inInput = errors.length > 0 ? [() => view.show(say`- ${errors.length} errors in the input`)] : [];
    return [...inInput, ...findingCounts(findings).map((line) => () => line)];
  }
  return [
    ...errors.map((problem) => () => problemItem(view, problem)),
    ...report.notices.map((notice) => () => phraseItem(view, say`Note: ${sentence(notice)}`)),
    ...findings.map((finding) => () => findingItem(view, finding)),
  ];
}

function fitting(items: readonly (() => Markdown)[], lines: number): Markdown[] {
  const shown: Markdown[] = [];
  let bytes = 0;
  for (const make of items.slice(0, Math.max(0, lines))) {
    const item = make();
    bytes += bytesOf(sourceOf(item));
    if (bytes > ITEMS_BYTES) break;
    shown.push(item);
  }
  return shown;
}
