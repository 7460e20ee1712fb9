import type { Problem } from '../../manifest/problem.js';
import type { Verdict } from '../../plan/finding.js';
import type { Markdown } from '../escape/index.js';
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  codeSpan,
  fixedText,
  gfm,
  joinMarkdown,
  sourceOf,
} from '../escape/index.js';
import { UNJUDGED_NUMBERS, headline, isShort, numbersSentence } from '../headline.js';
import type { Merging } from '../merging.js';
import { mergings } from '../merging.js';
import type { Phrase } from '../phrase.js';
import { NO_WORDS, isEmpty, name, say, sentence } from '../phrase.js';
import type { Row } from '../row.js';
import { countedUnits, rowsOf } from '../rows.js';
import type { Selection, Subject } from '../selection.js';
import type { Told } from '../told.js';
import { firstSentence } from '../told.js';
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
  /** What stands in it; everything else is left for the folds. */
  readonly shown: Shown;
}

export interface Shown {
  readonly findings: readonly Told[];
  /** Those of which the first sentence stands there. */
  readonly begun: ReadonlySet<Told>;
  readonly problems: ReadonlySet<Problem>;
  readonly notices: ReadonlySet<string>;
  /** Rollouts of which it is said what merging does. */
  readonly merging: ReadonlySet<Subject>;
}

/** Verdict, what merging does, numbers, and the worst findings: at most twelve lines. */
export function headOf(view: View): Head {
  const { report, selection } = view;
  const rows = rowsOf(report, selection).filter((row) => view.detail !== 'none' || !hasNames(row));
  const short = isShort(report, selection);
  const wouldFail = report.verdict === 'fail' && report.failOn === 'never';
  const merging = view.detail === 'none' || !rolls(selection) ? [] : mergings(report.plan, selection);
  const blocks: Markdown[] = [titleOf(view)];
  if (wouldFail) blocks.push(gfm`Would fail: reported only, as fail-on is never.`);
  blocks.push(...merging.map(({ phrase }) => view.show(phrase)));
  if (short) blocks.push(view.show(numbersSentence(selection, rows)));
  else if (selection.situation === 'unjudged') blocks.push(fixedText(UNJUDGED_NUMBERS));
  if (!short) blocks.push(tableOf(view, rows));
  const together = togetherOf(view);
  if (!isEmpty(together)) blocks.push(view.show(together));
  // A line each for what stands there, two for the head of the table, one for what is left.
  const used = blocks.length + (short ? 0 : rows.length + 1) + 1;
  const items = itemsOf(view);
  // However long the table is, the worst is told: the rule below a table's head is no line that anybody reads.
  const shown = fitting(items, Math.max(1, HEAD_LINES - used));
  if (shown.length > 0)
    blocks.push(
      joinMarkdown(
        shown.map(({ markdown }) => markdown),
        NEWLINE,
      ),
    );
  const also = alsoOf(view, items.slice(shown.length));
  if (also.line) blocks.push(also.line);
  return { markdown: joinMarkdown(blocks, EMPTY_LINE), shown: shownIn(shown, also.begun, merging) };
}

/** True where what the change touches is told rollout by rollout. */
export function rolls({ situation }: Selection): boolean {
  return situation === 'planned' || situation === 'unjudged';
}

function shownIn(items: readonly Item[], begun: readonly Told[], merging: readonly Merging[]): Shown {
  return {
    begun: new Set(begun),
    findings: items.flatMap(({ finding }) => finding ?? []),
    problems: new Set(items.flatMap(({ problem }) => problem ?? [])),
    notices: new Set(items.flatMap(({ notice }) => notice ?? [])),
    merging: new Set(merging.flatMap(({ subjects }) => subjects)),
  };
}

/** Who makes the peak of all policies; a finding about that peak says it already. */
function togetherOf({ report, selection, detail }: View): Phrase {
  const { decisive, fresh } = selection.findings;
  const isTold = [...decisive, ...fresh].some(({ rule }) => rule === 'combined-peak-above-limit');
  if (detail === 'none' || isTold) return NO_WORDS;
  return togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects));
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

/** A line above the folds, and what it says. Its text is made when it is shown. */
interface Item {
  readonly make: () => Markdown;
  readonly finding?: Told;
  readonly problem?: Problem;
  readonly notice?: string;
}
interface ShownItem extends Item {
  readonly markdown: Markdown;
}

/** So many of each come before what the change does: a hundred of them must not push that out of sight. */
const PROBLEMS_FIRST = 4;
const NOTICES_FIRST = 2;

/** What a reviewer must see: what could not be read, notices, then errors and warnings of this change. */
function itemsOf(view: View): Item[] {
  const { report, selection } = view;
  const errors = report.plan.problems.filter(({ severity }) => severity === 'error');
  const { fresh, decisive } = selection.findings;
  const findings = view.told.filter(({ severity }) => severity !== 'info');
  if (view.detail === 'none') {
    const inInput = errors.length > 0 ? [() => view.show(say`- ${errors.length} errors in the input`)] : [];
    const counted = [...decisive, ...fresh].filter(({ severity }) => severity !== 'info');
    return [...inInput, ...findingCounts(counted).map((line) => () => line)].map((make) => ({ make }));
  }
  const problems = errors.map((problem) => ({ problem, make: () => problemItem(view, problem) }));
  const notices = report.notices.map((notice) => ({
    notice,
    make: () => phraseItem(view, say`Note: ${sentence(notice)}`),
  }));
  return [
    ...problems.slice(0, PROBLEMS_FIRST),
    ...notices.slice(0, NOTICES_FIRST),
    ...findings.map((finding) => ({ finding, make: () => findingItem(view, finding) })),
    ...problems.slice(PROBLEMS_FIRST),
    ...notices.slice(NOTICES_FIRST),
  ];
}

function fitting(items: readonly Item[], lines: number): ShownItem[] {
  const shown: ShownItem[] = [];
  let bytes = 0;
  for (const item of items.slice(0, Math.max(0, lines))) {
    const markdown = item.make();
    bytes += bytesOf(sourceOf(markdown));
    if (bytes > ITEMS_BYTES) break;
    shown.push({ ...item, markdown });
  }
  return shown;
}

/** So many rules are named in the line of what stands below, the first of them with what they say. */
const ALSO_NAMED = 8;
const ALSO_SAID = 3;

/** One line for what did not fit and for what is only worth knowing, and the findings of which it holds the first sentence. */
interface Also {
  readonly line: Markdown | null;
  readonly begun: readonly Told[];
}

/** How many, which rules, and what the first of them say. */
function alsoOf(view: View, left: readonly Item[]): Also {
  const infos = view.detail === 'none' ? [] : view.told.filter(({ severity }) => severity === 'info');
  const findings = [...left.flatMap(({ finding }) => finding ?? []), ...infos];
  const count = left.length + infos.length;
  if (count === 0) return { line: null, begun: [] };
  const more = view.show(say`${count} more below`);
  if (findings.length === 0) return { line: gfm`${more}.`, begun: [] };
  const rules = byRule(findings).slice(0, ALSO_NAMED);
  const named = rules.map((of, i) => alsoItem(view, of, i < ALSO_SAID));
  return {
    line: gfm`${more}: ${joinMarkdown(named, gfm`; `)}`,
    begun: rules.slice(0, ALSO_SAID).map(([first]) => first),
  };
}

function byRule(findings: readonly Told[]): [Told, ...Told[]][] {
  const rules = new Map<string, [Told, ...Told[]]>();
  for (const finding of findings) {
    const known = rules.get(finding.rule);
    if (known) known.push(finding);
    else rules.set(finding.rule, [finding]);
  }
  return [...rules.values()];
}

function alsoItem(view: View, [first, ...others]: readonly [Told, ...Told[]], isSaid: boolean): Markdown {
  const times = others.length > 0 ? say` (${others.length + 1} times)` : NO_WORDS;
  const says = isSaid ? say` ${sentence(firstSentence(first.message).first)}` : NO_WORDS;
  return gfm`${codeSpan(first.rule)}${view.show(say`${times}${says}`)}`;
}
