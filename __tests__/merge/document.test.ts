import { merge } from '../../src/merge/merge.js';
import { renderMerge } from '../../src/report/index.js';
import { toPlain } from '../../src/text/render.js';
import { finding, group, leg, policy } from './legs.js';

const together = (legs: Parameters<typeof merge>[0]) => merge(legs, { expected: [], failOn: null });
const FAILED = { verdict: 'fail', wouldFail: true, findings: [finding('error', 'new')] };

describe('document: why a cluster is unknown', () => {
  const problem = (code: string, message: string) => ({
    ...{ severity: 'error', code, message, file: null, line: null, column: null },
  });
  const unknown = (...problems: object[]) => ({ verdict: 'unknown', wouldFail: true, problems });
  const printed = (detail: 'full' | 'counts', ...legs: object[]): string =>
    renderMerge(together(legs.map((over, index) => leg(`c${index}`, over))), 'markdown', {
      detail,
    }).replaceAll('`', '');

  test.each<[string, object[], string]>([
    [
      'is printed with its name',
      [unknown(problem('x', 'Node n-1 is odd.'))],
      '- ❌ **x** c0\\\n  Node n-1 is odd.',
    ],
    [
      'once for all clusters that say the same',
      [unknown(problem('x', 'Bad.')), {}, unknown(problem('x', 'Bad.'))],
      '- ❌ **x** c0, c2\\\n  Bad.',
    ],
    [
      'with the first problem of a kind',
      [unknown(problem('x', 'First.'), problem('x', 'Second.'), problem('y', 'Third.'))],
      '- ❌ **x** c0\\\n  First.\n- ❌ **y** c0\\\n  Third.',
    ],
    [
      'and so is that its report does not say why',
      [unknown()],
      '- ❌ c0\\\n  The report says unknown without a reason.',
    ],
  ])('%s', (_claim, legs, words) => {
    expect(printed('full', ...legs)).toContain(`\n\n${words}\n`);
  });

  test('without the names of nodes in a public comment', () => {
    const legs = [unknown(problem('x', 'Node n-1.')), unknown(problem('x', 'Node n-2.'))];
    expect(printed('counts', ...legs)).toContain('\n\n- ❌ **x** c0, c1\n');
  });

  test('and what was not evaluated in one that warns', () => {
    const named = { ...problem('z', 'Not evaluated: a.yaml.'), severity: 'warning' };
    const warned = printed('full', { verdict: 'warn', wouldFail: false, problems: [named] });
    expect(warned).toContain('\n\n- ⚠️ **z** c0\\\n  Not evaluated: a.yaml.\n');
    expect(printed('full', { problems: [named] })).not.toContain('Not evaluated');
  });

  test('is not printed for a cluster that was evaluated', () => {
    expect(printed('full', {}, FAILED)).not.toContain('without a reason');
  });
});

test('a finding that is worse: its fix, its other limits, and what the base had, as in a plan', () => {
  const also = 'Also breaks: peak-jump (1 -> 3).';
  const worse = finding('error', 'worsened', `3 of 4 at once. ${also}`);
  const findings = [{ ...worse, also, before: '1 of 4 at once.' }];
  const printed = renderMerge(together([leg('a', { ...FAILED, findings })]), 'text');
  expect(printed).toMatch(/3 of 4 at once\.\n +Fix: Less\.\n +Also breaks: .*\n +Base: 1 of 4 at once\./);
});

describe('document: the comment of a merge', () => {
  test('names a cluster once, however many of its groups a rule says the same of', () => {
    const twice = [finding('error', 'new', 'Bad.'), finding('error', 'new', 'Bad.')];
    const text = renderMerge(together([leg('east', { ...FAILED, findings: twice })]), 'text');
    expect(text).toMatch(/error {2}peak-above-limit {2}east {2}\S+:\d+\n {2}Bad\.\n {2}Fix: /);
    expect(text).not.toContain('east, east');
  });

  const failing = (index: number) =>
    leg(`cluster-${index}`, {
      ...FAILED,
      headline: `${index} errors`,
      findings: [finding('error', 'new', `Something ${index} breaks.`)],
      policies: [policy('p', [group({ finish: 4 + index })], [])],
    });
  const odd = (index: number) =>
    leg(`odd-${index}`, {
      ...{ verdict: 'unknown', wouldFail: true },
      problems: [
        {
          severity: 'error',
          code: 'x',
          message: `Node ${index} is odd.`,
          file: null,
          line: null,
          column: null,
        },
      ],
    });

  test.each<[claim: string, legs: Parameters<typeof merge>[0]]>([
    ['one cluster', [failing(1)]],
    ['three clusters', [1, 2, 3].map(failing)],
    [
      'sixty clusters of which each says something else',
      Array.from({ length: 60 }, (_, i) => failing(i + 1)),
    ],
    [
      'twenty clusters that could not be evaluated beside twenty that fail',
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? failing(i + 1) : odd(i))),
    ],
  ])('says everything in at most 400 words before its first fold, or below: %s', (_claim, legs) => {
    const text = renderMerge(together(legs), 'markdown');
    const above = (text.split('<details>')[0] ?? '').split(/\s+/);
    expect(above.filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(400);
    const { legs: all } = together(legs);
    const isShown = (words: string): boolean => text.includes(words);
    for (const { verdict, cluster, findings } of all.filter((one) => one.verdict === 'fail'))
      expect(
        [`| \`${cluster}\` | ❌ ${verdict} |`, ...findings.map(({ message }) => toPlain(message))].filter(
          (one) => !isShown(one),
        ),
      ).toEqual([]);
    const unknown = all.filter(({ verdict }) => verdict === 'unknown');
    expect(unknown.filter(({ cluster }) => !isShown(`- ❌ **\`x\`** \`${cluster}\`\\`))).toEqual([]);
  });

  test('is short where all pass: the verdict, a row for each that does something else, and no fold', () => {
    const text = renderMerge(together([leg('a'), leg('b')]), 'markdown');
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(4);
  });
});
