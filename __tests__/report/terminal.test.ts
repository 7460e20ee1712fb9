import type { Report } from '../../src/plan/finding.js';
import { terminalSentence } from '../../src/text/escape/index.js';
import { render } from '../render.js';
import { RULES } from '../../src/rules/index.js';
import { planOfPage } from '../rules/page-plans.js';
import { REPORTS } from './fixtures.js';

/** Wide enough that no word of a plan is broken. */
const WIDTH = 2_000;

const CASES: readonly (readonly [string, () => Report])[] = [
  // Its names are other characters in Markdown.
  ...Object.entries(REPORTS).filter(([name]) => name !== 'hostile'),
  ...RULES.map(({ id }) => [id, () => planOfPage(id, 'Fails')] as const),
];

/** What a reader of the comment sees, without what only counts the lines of a fold and without pictures, which say nothing more. */
function seen(comment: string): string {
  return (
    comment
      .replace(/<!--.*?-->/gs, ' ')
      // The picture in numbers, of which the terminal draws its own.
      .replace(/<summary>\w+ out over time<.*?<\/details>/gs, ' ')
      .replace(/```mermaid.*?```/gs, ' ')
      .replace(/<summary>.*?<\/summary>/g, ' ')
      .replace(/^\d+ more findings? below/gm, ' ')
      .replace(/\\\./g, '.')
      .replace(/\]\([^)]*\)/g, ' ')
      .replaceAll('\\.', '.')
  );
}

function numbersIn(text: string): Set<string> {
  return new Set(text.match(/\d+(?:[.,]\d+)*%?/g));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

describe('the terminal says no less than the comment', () => {
  test.each(CASES)('%s', (_name, make) => {
    const report = make();
    const comment = render(report, 'markdown');
    const text = render(report, 'text', { width: WIDTH });
    const there = numbersIn(text);
    expect([...numbersIn(seen(comment))].filter((number) => !there.has(number))).toEqual([]);
    const said = onOneLine(text);
    const lacking = report.findings.filter(
      ({ rule, message }) =>
        comment.includes(`\`${rule}\``) &&
        !(said.includes(rule) && said.includes(onOneLine(terminalSentence(message)))),
    );
    expect(lacking.map(({ rule }) => rule)).toEqual([]);
  });

  test('what still stands comes with its fix', () => {
    const report = REPORTS['bad']?.();
    const fix = report?.findings.find(({ status }) => status === 'unchanged')?.remediation ?? 'none';
    expect(onOneLine(report ? render(report, 'text') : '')).toContain(onOneLine(terminalSentence(fix)));
  });
});
