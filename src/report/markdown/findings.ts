import type { Problem, Severity } from '../../manifest/problem.js';
import type { Finding } from '../../plan/finding.js';
import {
  codeSpan,
  fenced,
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NOTHING,
  summaryText,
} from '../../text/escape/index.js';
import type { Lead } from '../choice/leads.js';
import { placeText, placesPhrase } from '../words/names.js';
import { joinTexts, name, NO_TEXT, literal, type Text, text, sentence } from '../../text/text.js';
import { worstFirst } from '../choice/selection.js';
import { worsePhrase } from '../words/worse.js';
import type { Told } from '../choice/told.js';
import { type Section, sectionOf } from './fit.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';

/** The sign of a finding, for those who look before they read. */
export const SEVERITY_SIGNS: Readonly<Record<Severity, Markdown>> = {
  error: fixedText('❌'),
  warning: fixedText('⚠️'),
  info: fixedText('ℹ'),
};

/** A finding in one item of a list: sign, rule, place, what will happen. Its fix is folded. */
function findingItem(view: View, finding: Told, rules: readonly string[] = [finding.rule]): Markdown {
  const says = finding.message === '' ? NO_TEXT : text` ${sentence(finding.message)}`;
  const shown = view.show(text`${placesText(finding)}${says}${worsePhrase(finding)}`);
  const named = rules.map((rule) => gfm`**${codeSpan(rule)}**`);
  return gfm`- ${SEVERITY_SIGNS[finding.severity]} ${joinMarkdown(named, gfm`, `)}${shown}`;
}

/** A finding with those that tell the same fact: their rules, and what they add to it. */
export function leadItem(view: View, { finding, covered, groups }: Lead): Markdown {
  const rules = [...new Set([finding, ...covered].map(({ rule }) => rule))];
  const others = groups.flatMap(({ group }) => (group === null ? [] : [name('group', group)]));
  const also = others.length > 0 ? text` The same in ${joinTexts(others, ', ')}.` : NO_TEXT;
  return gfm`${findingItem(view, finding, rules)}${view.show(also)}`;
}

/** A finding with everything that is known about it and was not said above. */
function findingBlock(view: View, finding: Told): Markdown {
  const item = findingItem(view, finding);
  // What is gone needs no fix.
  if (finding.status === 'fixed' || finding.remediation === '') return item;
  const fix = view.show(sentence(finding.remediation));
  return gfm`${item} **Fix:** ${fix}${baseLine(view, finding)}`;
}

/** What to do about a finding that stands above, and what it was before. */
function fixBlock(view: View, finding: Told): Markdown {
  const fix = view.show(text`${placesText(finding)} ${sentence(finding.remediation)}`);
  return gfm`- **${codeSpan(finding.rule)}**${fix}${baseLine(view, finding)}`;
}

function baseLine(view: View, { before }: Told): Markdown {
  return before === null ? NOTHING : gfm`\n  - ${view.show(text`Base: ${sentence(before)}`)}`;
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
    : sectionOf(findings, (finding) => findingBlock(view, finding), { ...about, rowsAre: 'finding' });
}

/** A fold with the fixes of what stands above, in the same order. */
export function fixesSection(view: View, findings: readonly Told[]): Section | null {
  const fixable = findings.filter(({ remediation }) => remediation !== '');
  return sectionOf(fixable, (finding) => fixBlock(view, finding), {
    title: text`fixes`,
    summary: [summaryText(fixable.length === 1 ? 'Suggested fix' : `Suggested fixes (${fixable.length})`)],
    rowsAre: 'fix',
    weight: 6,
  });
}

/** A fold with what is to be said about the run itself and does not stand above. */
export function noticesSection(view: View, notices: readonly string[]): Section | null {
  return sectionOf(notices, (notice) => phraseItem(view, sentence(notice)), {
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
  const shown = view.show(text`${whereOf(problem)} ${sentence(problem.message)}`);
  return gfm`- ${SEVERITY_SIGNS[problem.severity]} ${codeSpan(problem.code)}${shown}`;
}

function whereOf({ place }: Problem): Text {
  return place ? text` ${name('file', placeText(place, true))}` : NO_TEXT;
}
