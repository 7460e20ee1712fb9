import { startsNothing } from '../../src/plan/outcome-of.js';
import type { Report } from '../../src/plan/finding.js';
import { COMMENT_BYTES } from '../../src/report/index.js';
import { render } from '../render.js';
import { selectionOf } from '../../src/report/choice/selection.js';
import { RULES } from '../../src/rules/index.js';
import { claimsOf, disagreements, headClaimsOf, type Numbers } from './numbers.js';
import { sentencesOf } from './sentences.js';

const MOST_LINES = 12;
/** What Mermaid takes by default, and as many labels as do not run into each other. */
const MOST_DIAGRAM_CHARACTERS = 50_000;
const MOST_POINTS = 24;

/** The lines of a comment that are read without a click. */
function linesAbove(comment: string): string[] {
  const [head = ''] = comment.replace(/<!--.*?-->/gs, '').split('<details');
  const [above = ''] = head.split('\nPlan `');
  return above.split(/\n|<br>/).filter((line) => line.trim() !== '' && !/^\| --/.test(line));
}

/** What a cell of the finish may say of a rollout that nothing starts: no instant that stands for itself. */
const NO_END = /if started now|^never|^nothing to do|^already done|^when |^not /;

/** What breaks a law in one plan, as sentences; empty where all of them hold. */
export function broken(report: Report): string[] {
  const comment = render(report, 'markdown');
  const terminal = render(report, 'text', { width: 400 });
  const numbers = JSON.parse(render(report, 'json')) as Numbers;
  const faults: string[] = [];
  const say = (fault: string, isBroken: boolean): void => {
    if (isBroken) faults.push(fault);
  };
  say(`${linesAbove(comment).length} lines above the first fold`, linesAbove(comment).length > MOST_LINES);
  faults.push(...disagreements(claimsOf(comment), numbers).map((fault) => `comment: ${fault}`));
  faults.push(...disagreements(claimsOf(terminal), numbers).map((fault) => `terminal: ${fault}`));
  const head = headClaimsOf(comment);
  for (const what of ['peak', 'worst loss']) {
    const values = new Set(head.filter((claim) => claim.what === what).map(({ value }) => value));
    say(`${what} is ${[...values].join(' and ')} in title and table`, values.size > 1);
  }
  say('larger than a comment', Buffer.byteLength(comment) > COMMENT_BYTES);
  faults.push(...endless(report, comment), ...diagramFaults(comment), ...untoldFindings(report, terminal));
  return faults;
}

/** An end, or a start in the title, of what merging does not start. */
function endless(report: Report, comment: string): string[] {
  const { subjects } = selectionOf(report);
  const heads = subjects.flatMap(({ diff }) => diff.head ?? []);
  const isIdle = heads.length > 0 && report.plan.base !== null && heads.every(startsNothing);
  if (!isIdle || report.verdict === 'unknown') return [];
  // What goes on, expires or is deleted goes without a start.
  const isUnderWay = heads.some(({ change, isDeleted }) => change?.kind === 'continues' || isDeleted);
  if (isUnderWay) return [];
  const title = comment.split('\n').find((line) => line.startsWith('### ')) ?? '';
  const finish = /^\| Finishes \|(?:.*\|)? (.*?) \|$/m.exec(comment)?.[1] ?? 'never';
  return [
    ...(/[Rr]olls out to|[Rr]eplaces \d/.test(title) ? [`starts nothing, title: ${title}`] : []),
    ...(NO_END.test(finish) ? [] : [`starts nothing, finish: ${finish}`]),
  ];
}

function diagramFaults(comment: string): string[] {
  const diagrams = [...comment.matchAll(/^```mermaid\n([^]*?)^```/gm)].map(([, text = '']) => text);
  return diagrams.flatMap((text) => {
    const points = [...text.matchAll(/^ {2}(?:bar|line|x-axis "[^"]*") \[(.*)\]$/gm)].map(
      ([, list = '']) => list.split(', ').length,
    );
    const top = Number(/0 --> (\d+)$/m.exec(text)?.[1] ?? Infinity);
    const values = [...text.matchAll(/^ {2}(?:bar|line) \[(.*)\]$/gm)].flatMap(([, list = '']) =>
      list.split(', ').map(Number),
    );
    return [
      ...(text.length > MOST_DIAGRAM_CHARACTERS ? ['a diagram that Mermaid refuses'] : []),
      ...(new Set(points).size > 1 ? [`a chart of ${points.join(' and ')} points`] : []),
      ...(points.some((count) => count > MOST_POINTS) ? ['a chart with labels that overlap'] : []),
      ...(values.some((value) => !(value <= top))
        ? [`a chart with ${Math.max(...values)} above ${top}`]
        : []),
      ...(/NaN|Infinity|undefined/.test(text) ? ['a chart without a number'] : []),
      ...[...text.matchAll(/:(?:crit, |done, )?(\d+), (\d+)$/gm)].flatMap(([, from, to]) =>
        Number(from) <= Number(to) ? [] : ['a bar that ends before it begins'],
      ),
    ];
  });
}

/** Letters and digits alone: a terminal has other marks around names, and breaks lines. */
function plainWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** What a line begins with beside its sentence: what does it, and whose rollouts. */
const WHOSE =
  /^(?:(?:Merging(?:, from [^:]+:\d\d[^:]*(?::\d\d[^:]*)? on)?|Regardless of this change): )?(?:(?:`[^`]*`(?:, | and \d+ more)?)+(?: and \d+ more)?(?:, each)?: )?/;

/** A comment names the rules of a finding in parentheses; other names in parentheses are part of its sentence. */
function withoutRule(parenthesis: string, name: string): string {
  return RULES.some(({ id }) => id === name) ? '' : parenthesis;
}

/** The sentences above the fold; of what is only named there the terminal tells the whole. */
function saidAbove(comment: string): string[] {
  const lines = linesAbove(comment).filter(
    (line) => !/^###|more (?:findings? )?below:|^Also: |Pre-existing: |Versions assumed: /.test(line),
  );
  return sentencesOf(
    lines.map((line) => line.replace(WHOSE, '').replace(/ \(`([a-z-]+)`[^)]*\)/g, withoutRule)).join('\n'),
  );
}

/** Which nodes a maintenance is for stands with each, where a comment says the sentence once for several of them. */
function withoutNodes(text: string): string {
  return text.replace(/\b((?:its|the)\s+node)\s+\([^)]*\)/gi, '$1');
}

/** The terminal says no less than the comment: every finding that is new, and the numbers over time. */
function untoldFindings(report: Report, terminal: string): string[] {
  const { fresh } = selectionOf(report).findings;
  const rules = [...new Set(fresh.map(({ rule }) => rule))].filter((rule) => !terminal.includes(rule));
  const comment = render(report, 'markdown');
  const isDrawn = / out over time<\/summary>/.test(comment);
  const known = plainWords(withoutNodes(terminal));
  return [
    ...saidAbove(comment)
      .filter((says) => !known.includes(plainWords(withoutNodes(says))))
      .map((says) => `not in the terminal: ${says}`),
    ...rules.map((rule) => `${rule} is not in the terminal`),
    ...(isDrawn && !terminal.includes(' out over time\n') ? ['nothing over time in the terminal'] : []),
  ];
}
