import type { Problem, Severity } from '../../manifest/problem.js';
import type { Finding } from '../../plan/finding.js';
import type { Markdown } from '../escape/index.js';
import { NOTHING, codeSpan, fenced, fixedText, gfm, joinMarkdown, summaryText } from '../escape/index.js';
import { placeText, policyName } from '../names.js';
import type { Phrase } from '../phrase.js';
import { NO_WORDS, name, ours, say, sentence } from '../phrase.js';
import { worstFirst } from '../selection.js';
import type { Section } from './fit.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';

const SIGNS: Readonly<Record<Severity, Markdown>> = {
  error: fixedText('❌'),
  warning: fixedText('⚠️'),
  info: fixedText('ℹ️'),
};

/** A finding in one item of a list: sign, rule, place, what will happen. Its fix is folded. */
export function findingItem(view: View, finding: Finding): Markdown {
  const where = finding.place ? say` ${name(placeText(finding.place))}` : NO_WORDS;
  const worse = finding.status === 'worsened' ? say` Worse than before.` : NO_WORDS;
  const text = view.show(say`${where} ${sentence(finding.message)}${worse}`);
  return gfm`- ${SIGNS[finding.severity]} **${codeSpan(finding.rule)}**${text}`;
}

/** A finding with everything that is known about it. */
function findingBlock(view: View, finding: Finding): Markdown {
  // What is gone needs no fix.
  if (finding.status === 'fixed') return findingItem(view, finding);
  const fix = view.show(sentence(finding.remediation));
  return gfm`${findingItem(view, finding)} **Fix:** ${fix}${moreLines(view, finding)}`;
}

/** What to do about a finding that stands above, and what it was before. */
function fixBlock(view: View, finding: Finding): Markdown {
  const where = finding.place ? say` ${name(placeText(finding.place))}` : NO_WORDS;
  const fix = view.show(say`${where} ${sentence(finding.remediation)}`);
  return gfm`- **${codeSpan(finding.rule)}**${fix}${lines([view.show(basePhrase(finding))])}`;
}

function moreLines(view: View, finding: Finding): Markdown {
  return lines([view.show(subjectPhrase(view, finding)), view.show(basePhrase(finding))]);
}

function basePhrase({ before }: Finding): Phrase {
  return before === null ? NO_WORDS : say`Base: ${sentence(before)}`;
}

function lines(of: readonly Markdown[]): Markdown {
  return joinMarkdown(
    of.filter((line) => line !== NOTHING).map((line) => gfm`\n  - ${line}`),
    NOTHING,
  );
}

/** Whose it is, and since when; without a base nothing is new. */
function subjectPhrase({ report }: View, { policy, group, status }: Finding): Phrase {
  const inGroup = group === null ? NO_WORDS : say` group ${name(group)}`;
  if (report.plan.base === null)
    return policy && group !== null ? say`${policyName(policy)}${inGroup}` : NO_WORDS;
  const since = ours(STATUS_TEXT[status]);
  return policy ? say`${policyName(policy)}${inGroup}: ${since}` : since;
}

const STATUS_TEXT: Readonly<Record<Finding['status'], string>> = {
  new: 'new with this change',
  worsened: 'worsened by this change',
  unchanged: 'there before this change',
  fixed: 'fixed by this change',
};

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
      gfm`- ${SIGNS[severity]} ${codeSpan(rule)} ${fixedText(count === 1 ? 'once' : `${count} times`)}`,
  );
}

/** A fold with findings, worst first; by rule only where their sentences may not be shown. */
export function findingsSection(
  view: View,
  title: string,
  findings: readonly Finding[],
  weight: number,
): Section | null {
  if (findings.length === 0) return null;
  const shown = view.detail === 'none' ? findingCounts(findings) : null;
  return {
    title: ours(title.toLowerCase()),
    summary: [summaryText(`${title} (${findings.length})`)],
    intro: null,
    rows: shown ?? blocks(view, findings),
    count: shown?.length ?? findings.length,
    rowsAre: shown ? 'rule' : 'finding',
    table: true,
    weight,
  };
}

/** A fold with the fixes of what stands above, in the same order. */
export function fixesSection(view: View, findings: readonly Finding[], weight: number): Section | null {
  const fixable = findings.filter(({ remediation }) => remediation !== '');
  if (fixable.length === 0) return null;
  return {
    title: say`fixes`,
    summary: [summaryText(fixable.length === 1 ? 'How to fix it' : `How to fix these ${fixable.length}`)],
    intro: null,
    rows: fixBlocks(view, fixable),
    count: fixable.length,
    rowsAre: 'fix',
    table: true,
    weight,
  };
}

function* fixBlocks(view: View, findings: readonly Finding[]): Generator<Markdown> {
  for (const finding of findings) yield fixBlock(view, finding);
}

function* blocks(view: View, findings: readonly Finding[]): Generator<Markdown> {
  for (const finding of worstFirst(findings)) yield findingBlock(view, finding);
}

/** A fold with what is to be said about the run itself and does not stand above. */
export function noticesSection(view: View, notices: readonly string[], weight: number): Section | null {
  if (notices.length === 0 || view.detail === 'none') return null;
  return {
    title: say`notices`,
    summary: [summaryText(`Notices (${notices.length})`)],
    intro: null,
    rows: noticeItems(view, notices),
    count: notices.length,
    rowsAre: 'notice',
    table: true,
    weight,
  };
}

function* noticeItems(view: View, notices: readonly string[]): Generator<Markdown> {
  for (const notice of notices) yield phraseItem(view, sentence(notice));
}

/** A fold with what could not be read, errors first; of those that stand above, only their lines in the file. */
export function problemsSection(view: View, shown: ReadonlySet<Problem>, weight: number): Section | null {
  const order: readonly Severity[] = ['error', 'warning', 'info'];
  const sorted = view.report.plan.problems
    .filter((problem) => !shown.has(problem) || pictureOf(view, problem) !== null)
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  if (sorted.length === 0 || view.detail === 'none') return null;
  return {
    title: say`problems of the input`,
    summary: [summaryText(`Problems of the input (${sorted.length})`)],
    intro: null,
    rows: problemBlocks(view, sorted, shown),
    count: sorted.length,
    rowsAre: 'problem',
    table: true,
    weight,
  };
}

function* problemBlocks(
  view: View,
  problems: readonly Problem[],
  shown: ReadonlySet<Problem>,
): Generator<Markdown> {
  for (const problem of problems) {
    const lines = pictureOf(view, problem);
    const item = shown.has(problem)
      ? gfm`- ${codeSpan(problem.code)}${view.show(whereOf(problem))}`
      : problemItem(view, problem);
    yield lines === null ? item : gfm`${item}\n\n${fenced(lines)}\n`;
  }
}

function pictureOf({ detail }: View, { picture }: Problem): string | null {
  return detail === 'full' ? picture : null;
}

/** A problem in one item of a list. */
export function problemItem(view: View, problem: Problem): Markdown {
  const text = view.show(say`${whereOf(problem)} ${sentence(problem.message)}`);
  return gfm`- ${SIGNS[problem.severity]} ${codeSpan(problem.code)}${text}`;
}

function whereOf({ place }: Problem): Phrase {
  return place ? say` ${name(placeText(place, true))}` : NO_WORDS;
}
