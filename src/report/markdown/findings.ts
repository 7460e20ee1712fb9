import type { Problem, Severity } from '../../manifest/problem.js';
import type { Finding } from '../../plan/finding.js';
import {
  codeSpan,
  fenced,
  fixedText,
  gfm,
  type Markdown,
  NOTHING,
  summaryText,
} from '../../text/escape/index.js';
import { placeText, placesPhrase } from '../words/names.js';
import { name, NO_TEXT, literal, type Text, text, sentence, isEmpty } from '../../text/text.js';
import { worstFirst } from '../choice/selection.js';
import { worsePhrase } from '../words/worse.js';
import { adviceOf, sayingOf, type Told } from '../choice/told.js';
import { type Section, sectionOf } from './fit.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';

/** The sign of a finding, for those who look before they read. */
const SEVERITY_SIGNS: Readonly<Record<Severity, Markdown>> = {
  error: fixedText('❌'),
  warning: fixedText('⚠️'),
  info: fixedText('ℹ'),
};

/** A finding in one item of a list: sign, rule, place, what will happen, the fix, and what it was before. */
export function findingItem(view: View, finding: Told): Markdown {
  const { rule, severity, status } = finding;
  const advice = adviceOf(finding);
  const says = view.show(text`${placesText(finding)} ${sayingOf(finding)}${worsePhrase(finding)}`);
  const item = gfm`- ${SEVERITY_SIGNS[severity]} **${codeSpan(rule)}**${says}`;
  // What is gone needs no fix.
  if (status === 'fixed' || isEmpty(advice)) return item;
  return gfm`${item} **Fix:** ${view.show(advice)}${baseLine(view, finding)}`;
}

function baseLine(view: View, { before, status }: Told): Markdown {
  return before === null || status !== 'worsened'
    ? NOTHING
    : gfm`\n  - ${view.show(text`Base: ${sentence(before)}`)}`;
}

function placesText({ place, alsoAt }: Told): Text {
  return placesPhrase([...(place ? [place] : []), ...alsoAt].map((at) => placeText(at)));
}

/** Findings by rule only, for readers who may not see what they say. */
export function findingCounts(findings: readonly Finding[]): Markdown[] {
  const byRule = new Map<string, { severity: Severity; count: number }>();
  for (const { rule, severity } of worstFirst(findings)) {
    const entry = byRule.get(rule) ?? { severity, count: 0 };
    byRule.set(rule, entry);
    entry.count++;
  }
  return [...byRule].map(
    ([rule, { severity, count }]) =>
      gfm`- ${SEVERITY_SIGNS[severity]} ${codeSpan(rule)} ${fixedText(count === 1 ? 'once' : `${count} times`)}`,
  );
}

/** A fold with findings; by rule only where their sentences may not be shown. */
export function findingsSection(
  view: View,
  title: string,
  findings: readonly Told[],
  weight: number,
): Section | null {
  const about = {
    title: literal(title.toLowerCase()),
    summary: [summaryText(`${title} (${findings.length})`)],
    weight,
  };
  return view.detail === 'none'
    ? sectionOf(findingCounts(findings), (line) => line, { ...about, rowsAre: 'rule' })
    : sectionOf(findings, (finding) => findingItem(view, finding), { ...about, rowsAre: 'finding' });
}

/** A fold with what is to be said about the run itself and does not stand above. */
export function noticesSection(view: View, notices: readonly Text[]): Section | null {
  return sectionOf(notices, (notice) => phraseItem(view, notice), {
    title: text`notices`,
    summary: [summaryText(`Notices (${notices.length})`)],
    rowsAre: 'notice',
    weight: 1,
  });
}

/** A fold with what could not be read, errors first; of those that stand above, only their lines in the file. */
export function problemsSection(view: View, shown: ReadonlySet<Problem>): Section | null {
  const order: readonly Severity[] = ['error', 'warning', 'info'];
  const sorted = view.report.plan.problems
    .filter((problem) => view.problemsAbove.get(problem) !== 'whole')
    .filter((problem) => !shown.has(problem) || pictureOf(view, problem) !== null)
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return sectionOf(sorted, (problem) => problemBlock(view, problem, shown.has(problem)), {
    title: text`problems of the input`,
    summary: [summaryText(`Problems of the input (${sorted.length})`)],
    rowsAre: 'problem',
    weight: 8,
  });
}

function problemBlock(view: View, problem: Problem, isShown: boolean): Markdown {
  const lines = pictureOf(view, problem);
  const item = isShown
    ? gfm`- ${codeSpan(problem.code)}${view.show(whereOf(problem))}`
    : problemItem(view, problem);
  return lines === null ? item : gfm`${item}\n\n${fenced(lines)}\n`;
}

function pictureOf({ detail }: View, { picture }: Problem): string | null {
  return detail === 'full' ? picture : null;
}

/** A problem in one item of a list. */
export function problemItem(view: View, problem: Problem): Markdown {
  const shown = view.show(text`${whereOf(problem)} ${problem.message}`);
  return gfm`- ${SEVERITY_SIGNS[problem.severity]} ${codeSpan(problem.code)}${shown}`;
}

function whereOf({ place }: Problem): Text {
  return place ? text` ${name('file', placeText(place, true))}` : NO_TEXT;
}
