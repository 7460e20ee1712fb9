import type { Problem } from '../../manifest/problem.js';
import type { Verdict } from '../../plan/finding.js';
import { EMPTY_LINE, fixedText, gfm, joinMarkdown, type Markdown, NEWLINE } from '../../text/escape/index.js';
import { isNothingRolled, isShort, numbersSentence, UNJUDGED_NUMBERS } from '../headline/short.js';
import { titlePhrase } from '../headline/title.js';
import { housekeepingPhrase, isHousekeeping } from '../footer/housekeeping.js';
import { type Merging, mergings } from '../headline/merging.js';
import { NO_TEXT, isEmpty, name, text } from '../../text/text.js';
import type { Row } from '../table/row.js';
import { countedUnits } from '../numbers/measures.js';
import { rowsOf } from '../table/rows.js';
import type { Selection, Subject } from '../choice/selection.js';
import type { Told } from '../choice/told.js';
import { togetherPhrase } from '../numbers/together.js';
import { alsoOf } from './also.js';
import { fitting, type Item, itemsOf } from './items.js';
import { chosenRows, hasNames, tableOf } from './numbers.js';
import type { View } from './view.js';

/** So many findings come before a row of the table that is neither a main one nor moved. */
const ITEMS_FIRST = 2;
/** Lines before the first fold: what a reviewer gets without a click. */
export const HEAD_LINES = 12;

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
  /** For which there was no room in the table. */
  readonly rowsLeft: readonly Row[];
}

interface Shown {
  readonly findings: readonly Told[];
  /** Those of which the first sentence stands there. */
  readonly begun: ReadonlySet<Told>;
  /** Sentences of other findings that stand there. */
  readonly said: readonly string[];
  readonly problems: ReadonlySet<Problem>;
  readonly notices: ReadonlySet<string>;
  /** Rollouts of which it is said what merging does. */
  readonly merging: ReadonlySet<Subject>;
}

/** Verdict, what merging does, numbers, the worst findings, and what has to be set in order some time: at most twelve lines. */
export function headOf(view: View): Head {
  const { report, selection } = view;
  const merging = view.detail === 'none' || !rolls(selection) ? [] : mergings(report.plan, selection);
  const above = aboveTable(view, merging);
  const items = itemsOf(view);
  // One line for what is left, and one for the housekeeping.
  const room = HEAD_LINES - above.length - 2;
  const numbers = numbersOf(view, room - Math.min(ITEMS_FIRST, items.length));
  const together = togetherOf(view, room - numbers.lines - Math.min(1, items.length));
  const left = room - numbers.lines - (together ? 1 : 0);
  // Where one more is all there is, it takes the place of the line about it.
  const merged = sentencesOf(merging);
  const isAll = items.length <= left + 1 && alsoOf(view, [], merged).line === null;
  const shown = fitting(items, isAll ? left + 1 : left);
  const saidAbove = [...merged, ...shown.flatMap(({ lead }) => lead?.finding.message ?? [])];
  const also = alsoOf(view, items.slice(shown.length), saidAbove);
  const list = joinMarkdown(
    shown.map(({ markdown }) => markdown),
    NEWLINE,
  );
  const kept = view.show(housekeepingPhrase(report, view.detail === 'none' ? [] : view.told));
  const blocks = [
    ...above,
    ...(numbers.markdown ? [numbers.markdown] : []),
    ...(together ? [together] : []),
    ...(shown.length > 0 ? [list] : []),
    ...(also.line ? [also.line] : []),
    kept,
  ];
  const begun = [...also.begun, ...view.told.filter(isHousekeeping)];
  return {
    markdown: joinMarkdown(blocks, EMPTY_LINE),
    shown: {
      ...shownIn(shown, begun, merging),
      problems: new Set([...view.problemsAbove.keys(), ...shown.flatMap(({ problem }) => problem ?? [])]),
      findings: [...view.above, ...shown.flatMap(({ lead }) => lead?.finding ?? [])],
      said: [...also.said, ...merged],
    },
    rowsLeft: numbers.rowsLeft,
  };
}

/** What stands above the numbers. */
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

function sentencesOf(merging: readonly Merging[]): string[] {
  return merging.flatMap(({ phrase: { parts } }) =>
    parts.flatMap((part) => (part.kind === 'sentence' ? [part.text] : [])),
  );
}

function shownIn(
  items: readonly Item[],
  begun: readonly Told[],
  merging: readonly Merging[],
): Omit<Shown, 'said' | 'findings' | 'problems'> {
  return {
    begun: new Set([...begun, ...items.flatMap(({ lead }) => lead?.covered ?? [])]),
    notices: new Set(items.flatMap(({ notice }) => notice ?? [])),
    merging: new Set(merging.flatMap(({ subjects }) => subjects)),
  };
}

/** Who makes the peak of all policies; a finding about that peak says it already. */
function togetherOf(view: View, lines: number): Markdown | null {
  const { report, selection, detail } = view;
  const { decisive, fresh } = selection.findings;
  const isTold = [...decisive, ...fresh].some(({ rule }) => rule === 'combined-peak-above-limit');
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
