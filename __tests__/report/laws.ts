import type { Report } from '../../src/plan/finding.js';
import { COMMENT_BYTES } from '../../src/report/index.js';
import { selectionOf } from '../../src/report/selection.js';
import { render } from '../render.js';
import { claimsOf, disagreements, headClaimsOf, type Numbers } from './numbers.js';

const MOST_WORDS = 400;

/** The words of a comment that are read without a click. */
function wordsAbove(comment: string): number {
  const [head = ''] = comment.replace(/<!--.*?-->/gs, '').split('<details');
  const [above = ''] = head.split(/\nPlan `/);
  return above.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Entries above the first fold: the first one is always whole. */
function entriesAbove(comment: string): number {
  const [head = ''] = comment.split('<details');
  return head.split('\n').filter((line) => line.startsWith('- ')).length;
}

/** Faults of the reports of one plan, as sentences. */
export function broken(report: Report): string[] {
  const comment = render(report, 'markdown');
  const terminal = render(report, 'text', { width: 400 });
  const numbers = JSON.parse(render(report, 'json')) as Numbers;
  const faults = [
    ...disagreements(claimsOf(comment), numbers).map((fault) => `comment: ${fault}`),
    ...disagreements(claimsOf(terminal), numbers).map((fault) => `terminal: ${fault}`),
  ];
  const say = (fault: string, isBroken: boolean): void => {
    if (isBroken) faults.push(fault);
  };
  const words = wordsAbove(comment);
  say(`${words} words above the first fold`, words > MOST_WORDS && entriesAbove(comment) > 1);
  const head = headClaimsOf(comment);
  for (const what of ['peak', 'worst loss']) {
    const values = new Set(head.filter((claim) => claim.what === what).map(({ value }) => value));
    say(`${what} is ${[...values].join(' and ')} in title and table`, values.size > 1);
  }
  say('larger than a comment', Buffer.byteLength(comment) > COMMENT_BYTES);
  for (const { rule } of selectionOf(report).findings.fresh)
    for (const [name, text] of Object.entries({ comment, terminal }))
      say(`${rule} is not in the ${name}`, !text.includes(rule));
  return faults;
}
