import { toTerminal } from '../../text/render.js';
import type { Finding, Report, Verdict } from '../../plan/finding.js';
import { shownWeek } from '../calendar/week.js';
import { footerPhrases } from '../footer/footer.js';
import { isNothingRolled, isShort, numbersSentence, UNJUDGED_NUMBERS } from '../headline/short.js';
import { titlePhrase } from '../headline/title.js';
import { text } from '../../text/text.js';
import { mergings } from '../headline/merging.js';
import { countedUnits } from '../numbers/measures.js';
import { rowsOf } from '../table/rows.js';
import { rolls } from '../markdown/head.js';
import { type Selection, selectionOf, worstFirst } from '../choice/selection.js';
import { alike, alone, type Told } from '../choice/told.js';
import { togetherPhrase } from '../numbers/together.js';
import { findingLines, findingShort, problemLines } from './findings.js';
import {
  blocksText,
  columns,
  footLines,
  type Paint,
  painter,
  type Style,
  titleLines,
  wrap,
} from './layout.js';
import { allPolicyLines, subjectLines } from './policies.js';
import { timelineLines } from './timeline/index.js';
import { columnsOf } from '../../text/escape/index.js';
import type { Row } from '../table/row.js';
import { utcPhrase } from '../words/instants.js';
import { outInSpans, runsIn, spansHead, spansPhrase, spansTitle } from '../numbers/out-in-spans.js';

export interface TextOptions {
  readonly colour: boolean;
  readonly width: number;
}

/** The word of a verdict and how it is painted. */
export const VERDICTS: Readonly<Record<Verdict, { readonly word: string; readonly style: Style }>> = {
  pass: { word: 'PASS', style: 'green' },
  warn: { word: 'WARN', style: 'yellow' },
  fail: { word: 'FAIL', style: 'red' },
  unknown: { word: 'UNKNOWN', style: 'red' },
};

/** A terminal is scrolled, not folded: more than this is in the JSON report. */
const FINDINGS_SHOWN = 100;
const OLD_FINDINGS_SHOWN = 20;
const SUBJECTS_SHOWN = 50;
/** Below this nothing can be laid out; the terminal wraps instead. */
const NARROWEST = 40;

/** The report for a terminal or a log. Ends with a line feed; holds escape sequences only where `colour` asks for them. */
export function renderText(report: Report, options: TextOptions): string {
  const width = Math.max(NARROWEST, options.width);
  const paint = painter(options.colour);
  const selection = selectionOf(report);
  const numbers = numberLines(report, selection, width, paint);
  const problems = report.plan.problems.map((problem) => problemLines(problem, width, paint));
  return blocksText([
    headLines(report, selection, width, paint),
    assumedLines(report, selection, width),
    ...(selection.situation === 'unjudged'
      ? [...problems, [UNJUDGED_NUMBERS, ...numbers]]
      : [numbers, ...problems]),
    report.notices.flatMap((notice) => wrap(`Note: ${toTerminal(notice)}`, width, 0, 2)),
    ...freshLines(selection, width, paint),
    ...planLines(report, selection, width, paint),
    rolls(selection) ? timelineLines(report.plan, selection, width, paint) : [],
    ...(rolls(selection) ? outTables(report, selection, width, paint) : []),
    allPolicyLines(selection, width, paint),
    oldLines(selection, width, paint),
    footLines(footerPhrases(report), width, paint),
  ]);
}

function headLines(report: Report, selection: Selection, width: number, paint: Paint): string[] {
  const verdict = VERDICTS[report.verdict];
  const isOnlyTold = report.verdict === 'fail' && report.failOn === 'never';
  return [
    ...titleLines(verdict, titlePhrase(report, selection), width, paint),
    ...(isOnlyTold
      ? [`${' '.repeat(verdict.word.length + 2)}Would fail: reported only (fail-on is never).`]
      : []),
  ];
}

/** What the numbers are of where there is no base; what merging does to a rollout stands with it. */
function assumedLines({ plan }: Report, selection: Selection, width: number): string[] {
  const assumed = rolls(selection)
    ? mergings(plan, selection).filter(({ subjects }) => subjects.length === 0)
    : [];
  return assumed.flatMap(({ phrase }) => wrap(toTerminal(phrase), width));
}

function numberLines(report: Report, selection: Selection, width: number, paint: Paint): string[] {
  if (isNothingRolled(selection)) return [];
  const rows = rowsOf(report, selection);
  const together = toTerminal(togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects)));
  if (isShort(report, selection))
    return wrap(`${toTerminal(numbersSentence(selection, rows))} ${together}`.trim(), width);
  const table = rows.length === 0 ? [] : tableLines(rows, width, paint);
  return together === '' ? table : [...table, '', ...wrap(together, width)];
}

function freshLines(selection: Selection, width: number, paint: Paint): string[][] {
  const fresh = toldWithin([...selection.findings.decisive, ...selection.findings.fresh], FINDINGS_SHOWN);
  const blocks = fresh.slice(0, FINDINGS_SHOWN).map((finding) => findingLines(finding, width, paint));
  const left = fresh.slice(FINDINGS_SHOWN);
  return left.length > 0
    ? [...blocks, wrap(`More findings, in the JSON report: ${rulesText(left)}.`, width)]
    : blocks;
}

/** Each by itself; where that is more than are shown, those of which the same is said together. */
function toldWithin(findings: readonly Finding[], shown: number): readonly Told[] {
  const sorted = worstFirst(findings);
  return sorted.length > shown ? alike(sorted) : sorted.map(alone);
}

/** `peak-jump (3 times), in-freeze`: in the order in which they are told. */
function rulesText(findings: readonly Told[]): string {
  const times = new Map<string, number>();
  for (const { rule, alsoAt } of findings) times.set(rule, (times.get(rule) ?? 0) + 1 + alsoAt.length);
  return [...times].map(([rule, count]) => (count > 1 ? `${rule} (${count} times)` : rule)).join(', ');
}

function planLines(report: Report, selection: Selection, width: number, paint: Paint): string[][] {
  if (!rolls(selection)) return [];
  const week = shownWeek(report.plan);
  const shown = selection.subjects.slice(0, SUBJECTS_SHOWN);
  const blocks = shown.map((subject) => subjectLines(subject, week, width, paint));
  const more = selection.subjects.length - shown.length;
  return more > 0 ? [...blocks, [`${more} more policies are in the JSON report.`]] : blocks;
}

/** What was there before, and what is gone: a line each. */
function oldLines(selection: Selection, width: number, paint: Paint): string[] {
  const group = (title: string, findings: readonly Finding[]): string[] => {
    if (findings.length === 0) return [];
    const told = toldWithin(findings, OLD_FINDINGS_SHOWN);
    const lines = told.slice(0, OLD_FINDINGS_SHOWN).flatMap((finding) => findingShort(finding, width));
    const left = told.slice(OLD_FINDINGS_SHOWN);
    const more = left.length > 0 ? wrap(`and more: ${rulesText(left)}`, width, 2, 2) : [];
    return [paint('bold', title), ...lines, ...more];
  };
  const decisive = new Set(selection.findings.decisive);
  const before = selection.findings.before.filter((finding) => !decisive.has(finding));
  return [
    ...group(`Fixed by this change (${selection.findings.fixed.length})`, selection.findings.fixed),
    ...group(`Waived (${selection.findings.waived.length})`, selection.findings.waived),
    ...group(`Pre-existing (${before.length})`, before),
  ];
}

const LABEL_COLUMNS = 28;

/** Base beside head. Cells that are too long go on below themselves, so that the columns stand. */
function tableLines(rows: readonly Row[], width: number, paint: Paint): string[] {
  const label = Math.min(LABEL_COLUMNS, Math.max(...rows.map((row) => columnsOf(toTerminal(row.label)))));
  const compared = rows.some((row) => row.base !== null);
  const room = width - label - (compared ? 4 : 2);
  const widths = compared ? [label, Math.floor(room / 2), Math.ceil(room / 2)] : [label, room];
  const head = columns(compared ? ['', 'base', 'this change'] : ['', 'this plan'], widths);
  const lines = rows.flatMap((row) => {
    const { word, worse } = row.trend;
    const after = toTerminal(row.head) + (word === null ? '' : `, ${word}`);
    const before = row.base ? [toTerminal(row.base)] : [];
    const laid = columns(
      [toTerminal(row.label), ...(compared ? (row.base ? before : ['']) : []), after],
      widths,
    );
    return worse ? laid.map((line) => paint('red', line)) : laid;
  });
  return [...head.map((line) => paint('dim', line)), ...lines];
}

const INDENT = 2;
const WIDTHS = [20, 12, 12];

/** How many are out when, all policies together, base beside change: the numbers that the comment draws. */
function outTables(report: Report, selection: Selection, width: number, paint: Paint): string[][] {
  const drawn = countedUnits(report.plan, selection.subjects).flatMap(
    (unit) => outInSpans(report, selection, unit) ?? [],
  );
  return drawn.map((spans, i) => {
    const line = (cells: readonly string[]): string[] =>
      columns(cells, WIDTHS.slice(0, cells.length)).map((text) => ' '.repeat(INDENT) + text);
    const rows = runsIn(spans).flatMap(({ at, before, after }) =>
      line(
        [utcPhrase(at), ...(before === null ? [] : [text`${before}`]), text`${after}`].map((phrase) =>
          toTerminal(phrase),
        ),
      ),
    );
    return [
      ...wrap(`${spansTitle(spans)}: ${toTerminal(spansPhrase(spans, i === 0))}`, width, 0, INDENT),
      ...line(spansHead(spans)).map((text) => paint('dim', text)),
      ...rows,
    ];
  });
}
