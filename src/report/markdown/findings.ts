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

/** A finding in one item of a list: sign, rule, place, what will happen, the fix. */
export function findingItem(view: View, finding: Finding): Markdown {
  const where = finding.place ? say` ${name(placeText(finding.place))}` : NO_WORDS;
  const worse = finding.status === 'worsened' ? say` Worse than before.` : NO_WORDS;
  const text = view.show(say`${where} ${sentence(finding.message)}${worse}`);
  const fix = view.show(sentence(finding.remediation));
  return gfm`- ${SIGNS[finding.severity]} **${codeSpan(finding.rule)}**${text} **Fix:** ${fix}`;
}

/** A finding with everything that is known about it. */
function findingBlock(view: View, finding: Finding): Markdown {
  const base = finding.before === null ? NO_WORDS : say`Base: ${sentence(finding.before)}`;
  const lines = [view.show(subjectPhrase(finding)), view.show(base)].filter((line) => line !== NOTHING);
  const more = lines.map((line) => gfm`\n  - ${line}`);
  return gfm`${findingItem(view, finding)}${joinMarkdown(more, NOTHING)}`;
}

function subjectPhrase({ policy, group, status }: Finding): Phrase {
  const inGroup = group === null ? NO_WORDS : say` group ${name(group)}`;
  const since = status === 'new' ? say`new with this change` : ours(STATUS_TEXT[status]);
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

function* blocks(view: View, findings: readonly Finding[]): Generator<Markdown> {
  for (const finding of worstFirst(findings)) yield findingBlock(view, finding);
}

/** A fold with what is to be said about the run itself. */
export function noticesSection(view: View, weight: number): Section | null {
  const { notices } = view.report;
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

/** A fold with what could not be read, errors first. */
export function problemsSection(view: View, problems: readonly Problem[], weight: number): Section | null {
  if (problems.length === 0 || view.detail === 'none') return null;
  const order: readonly Severity[] = ['error', 'warning', 'info'];
  const sorted = [...problems].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return {
    title: say`problems of the input`,
    summary: [summaryText(`Problems of the input (${problems.length})`)],
    intro: null,
    rows: problemBlocks(view, sorted),
    count: problems.length,
    rowsAre: 'problem',
    table: true,
    weight,
  };
}

function* problemBlocks(view: View, problems: readonly Problem[]): Generator<Markdown> {
  for (const problem of problems) {
    const picture =
      problem.picture !== null && view.detail === 'full' ? gfm`\n\n${fenced(problem.picture)}\n` : NOTHING;
    yield gfm`${problemItem(view, problem)}${picture}`;
  }
}

/** A problem in one item of a list. */
export function problemItem(view: View, problem: Problem): Markdown {
  const where = problem.place ? say` ${name(placeText(problem.place, true))}` : NO_WORDS;
  return gfm`- ${SIGNS[problem.severity]} ${codeSpan(problem.code)}${view.show(say`${where} ${sentence(problem.message)}`)}`;
}
