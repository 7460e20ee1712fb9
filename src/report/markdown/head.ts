import type { Problem } from '../../manifest/problem.js';
import type { Verdict } from '../../plan/finding.js';
import {
  bytesOf,
  EMPTY_LINE,
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  sourceOf,
} from '../../text/escape/index.js';
import { isEmpty, name, NO_TEXT, text, type Text } from '../../text/text.js';
import type { Selection, Subject } from '../choice/selection.js';
import type { Told } from '../choice/told.js';
import { type Merging, mergings } from '../headline/merging.js';
import { isNothingRolled, isShort, numbersSentence, UNJUDGED_NUMBERS } from '../headline/short.js';
import { titlePhrase } from '../headline/title.js';
import { countedUnits } from '../numbers/measures.js';
import { togetherPhrase } from '../numbers/together.js';
import type { Row } from '../table/row.js';
import { rowsOf } from '../table/rows.js';
import { findingCounts, findingItem, problemItem } from './findings.js';
import { chosenRows, hasNames, tableOf } from './numbers.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';

/** So many findings come before a row of the table that is neither a main one nor moved. */
const ITEMS_FIRST = 2;
/** Lines before the first fold: what a reviewer gets without a click. */
export const HEAD_LINES = 12;
/** Hostile sentences must not push the folds out; what does not fit here is in the first fold. */
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
  /** What is in it; everything else is left for the folds. */
  readonly shown: Shown;
  /** For which there was no room in the table. */
  readonly rowsLeft: readonly Row[];
}

export interface Shown {
  readonly findings: ReadonlySet<Told>;
  readonly problems: ReadonlySet<Problem>;
  readonly notices: ReadonlySet<Text>;
  /** Rollouts of which it is said what merging does. */
  readonly merging: ReadonlySet<Subject>;
}

/** Verdict, what merging does, numbers, and the worst findings with their fixes: at most twelve lines. */
export function headOf(view: View): Head {
  const { report, selection } = view;
  const merging = view.detail === 'none' || !rolls(selection) ? [] : mergings(report.plan, selection);
  const above = aboveTable(view, merging);
  const items = itemsOf(view);
  const room = HEAD_LINES - above.length;
  const numbers = numbersOf(view, room - Math.min(ITEMS_FIRST, items.length));
  const together = togetherOf(view, room - numbers.lines - Math.min(1, items.length));
  const shown = fitting(items, room - numbers.lines - (together ? 1 : 0));
  const list = joinMarkdown(
    shown.map(({ markdown }) => markdown),
    NEWLINE,
  );
  const blocks = [
    ...above,
    ...(numbers.markdown ? [numbers.markdown] : []),
    ...(together ? [together] : []),
    ...(shown.length > 0 ? [list] : []),
  ];
  return {
    markdown: joinMarkdown(blocks, EMPTY_LINE),
    shown: {
      findings: new Set([...view.above, ...shown.flatMap(({ finding }) => finding ?? [])]),
      problems: new Set([...view.problemsAbove.keys(), ...shown.flatMap(({ problem }) => problem ?? [])]),
      notices: new Set(shown.flatMap(({ notice }) => notice ?? [])),
      merging: new Set(merging.flatMap(({ subjects }) => subjects)),
    },
    rowsLeft: numbers.rowsLeft,
  };
}

/** What is above the numbers. */
function aboveTable(view: View, merging: readonly Merging[]): Markdown[] {
  const { report, selection } = view;
  const wouldFail = report.verdict === 'fail' && report.failOn === 'never';
  return [
    titleOf(view),
    ...(wouldFail ? [gfm`Would fail: reported only, as fail-on is never.`] : []),
    ...merging.map(({ phrase }) => view.show(phrase)),
    ...(selection.situation === 'unjudged' ? [fixedText(UNJUDGED_NUMBERS)] : []),
  ];
}

interface Numbers {
  readonly markdown: Markdown | null;
  readonly lines: number;
  readonly rowsLeft: readonly Row[];
}

/** The numbers as a sentence where that says it all, or as a table of so many lines. */
function numbersOf(view: View, lines: number): Numbers {
  const { report, selection } = view;
  if (isNothingRolled(selection)) return { markdown: null, lines: 0, rowsLeft: [] };
  const rows = rowsOf(report, selection).filter((row) => view.detail !== 'none' || !hasNames(row));
  if (isShort(report, selection))
    return { markdown: view.show(numbersSentence(selection, rows)), lines: 1, rowsLeft: [] };
  const shown = chosenRows(rows, lines - TABLE_HEAD_LINES);
  const rowsLeft = rows.filter((row) => row.isTold !== true && !shown.includes(row));
  if (shown.length === 0) return { markdown: null, lines: 0, rowsLeft };
  return { markdown: tableOf(view, shown), lines: shown.length + TABLE_HEAD_LINES, rowsLeft };
}

const TABLE_HEAD_LINES = 2;

/** True where what the change touches is told rollout by rollout. */
export function rolls({ situation }: Selection): boolean {
  return situation === 'planned' || situation === 'unjudged';
}

/** A line above the folds, and what it says. Its text is made when it is shown. */
interface Item {
  readonly make: () => Markdown;
  readonly finding?: Told;
  readonly problem?: Problem;
  readonly notice?: Text;
}

/** So many of each come before what the change does: a hundred of them must not push that out of sight. */
const PROBLEMS_FIRST = 4;
const UNJUDGED_FIRST = 1;
const NOTICES_FIRST = 1;

/** What a reviewer must see: what could not be read or evaluated, notices, then errors and warnings of this change. */
function itemsOf(view: View): Item[] {
  const { report, selection } = view;
  if (view.detail === 'none') return countItems(view);
  const problems = report.plan.problems.filter((problem) => !view.problemsAbove.has(problem));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const unjudged = problems.filter(({ severity, isUnjudged }) => severity !== 'error' && isUnjudged === true);
  const besideNumbers = problems.filter(
    ({ isOfTargets }) => isOfTargets === true && selection.situation === 'planned',
  );
  const findings = view.told.filter((finding) => finding.severity !== 'info' && !view.above.has(finding));
  const itemOf = (problem: Problem): Item => ({ problem, make: () => problemItem(view, problem) });
  const notices = report.notices.map((notice) => ({
    notice,
    make: () => phraseItem(view, text`Note: ${notice}`),
  }));
  return [
    ...errors.slice(0, PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(0, UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(0, NOTICES_FIRST),
    ...findings.map((finding) => ({ finding, make: () => findingItem(view, finding) })),
    ...besideNumbers.map(itemOf),
    ...errors.slice(PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(NOTICES_FIRST),
  ];
}

/** The same for readers who may see no name: how many of which rule. */
function countItems(view: View): Item[] {
  const { decisive, fresh } = view.selection.findings;
  const errors = view.report.plan.problems.filter(({ severity }) => severity === 'error').length;
  const counted = [...decisive, ...fresh].filter(({ severity }) => severity !== 'info');
  return [
    ...(errors > 0 ? [{ make: () => view.show(text`- ${errors} errors in the input`) }] : []),
    ...findingCounts(counted).map((line) => ({ make: () => line })),
  ];
}

/** As many of the first items as `lines` allow, and as fit into the bytes that a comment has for them; none is cut. */
function fitting(items: readonly Item[], lines: number): (Item & { readonly markdown: Markdown })[] {
  const shown: (Item & { readonly markdown: Markdown })[] = [];
  let bytes = 0;
  for (const item of items.slice(0, Math.max(0, lines))) {
    const markdown = item.make();
    bytes += bytesOf(sourceOf(markdown));
    if (bytes > ITEMS_BYTES) break;
    shown.push({ ...item, markdown });
  }
  return shown;
}

/** Who makes the peak of all policies; a finding about that peak says it already. */
function togetherOf(view: View, lines: number): Markdown | null {
  const { report, selection, detail } = view;
  const { decisive, fresh } = selection.findings;
  const isTold = [...decisive, ...fresh].some(({ breaks }) => breaks.includes('combined-peak-above-limit'));
  if (lines < 1 || detail === 'none' || isTold) return null;
  const phrase = togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects));
  return isEmpty(phrase) ? null : view.show(phrase);
}

/** The verdict alone, for a limit that leaves no room for more. */
export function titleOf(view: View): Markdown {
  const { report, selection } = view;
  const cluster =
    report.plan.cluster === null || view.detail === 'none'
      ? NO_TEXT
      : text` for ${name('cluster', report.plan.cluster)}`;
  return gfm`### ${SIGNS[report.verdict]} ${view.show(text`Rollout plan${cluster}: ${titlePhrase(report, selection)}`)}`;
}
