import type { Finding } from '../../src/plan/finding.js';
import { oneValue } from '../../src/rules/one-value.js';
import { type Fix, fix, fixText, settingsOf } from '../../src/systems/system.js';

const ofGroup = (rule: string, given: Fix | string): Finding => ({
  rule,
  severity: 'error',
  status: 'new',
  message: '',
  remediation: fixText(given),
  ...(typeof given === 'string' ? {} : { fix: given }),
  policy: { system: 'skyhook', kind: 'NodeWright', namespace: null, name: 'tuning' },
  group: 'gpu',
  place: null,
  fingerprint: rule,
  evidence: {},
  before: null,
  magnitude: null,
  waiver: null,
});

const fixesOf = (...findings: Finding[]): string[] =>
  oneValue(findings).map(({ remediation }) => remediation);
const count = (value: number) => ({ field: 'count', value });

describe('a fix states its fields and values beside its words', () => {
  test.each([
    ['a number', fix`Set ${count(4)}.`, 'Set count: 4.'],
    [
      'text',
      fix`Set a budget of ${{ field: 'nodes', value: 2, isText: true }}.`,
      'Set a budget of nodes: "2".',
    ],
    [
      'with what stands beside it',
      fix`{${{ field: 'nodes', value: '10%', isText: true, beside: 'reasons: [Empty]' }}}`,
      '{nodes: "10%", reasons: [Empty]}',
    ],
    [
      'another strategy',
      fix`Set ${{ field: 'initialBatch', value: 4, inPlaceOf: 'linear' }}.`,
      'Set fixed: {initialBatch: 4} in the place of linear, with its thresholds.',
    ],
    [
      'a clause with more behind it',
      fix`${fix`Set ${count(4)}`}: that is ${4} of them.`,
      'Set count: 4: that is 4 of them.',
    ],
  ])('%s', (_what, given, text) => {
    expect(fixText(given)).toBe(text);
    expect(settingsOf(given)).toHaveLength(1);
  });
});

describe('fixes of one field', () => {
  test('agree on the lowest, and what would do for one alone is left out', () => {
    const alone = { onlyAlone: ' Up to 9 at once passes this rule.' };
    expect(
      fixesOf(
        ofGroup('peak-jump', fix`Set ${count(9)}.${alone}`),
        ofGroup('peak-above-limit', fix`Set ${count(4)}.`),
      ),
    ).toEqual(['Set count: 4.', 'Set count: 4.']);
  });

  test('keep what would do for one alone where none asks for less', () => {
    const alone = { onlyAlone: ' Up to 4 at once passes this rule.' };
    expect(fixesOf(ofGroup('peak-jump', fix`Set ${count(4)}.${alone}`))).toEqual([
      'Set count: 4. Up to 4 at once passes this rule.',
    ]);
  });

  test('are told by what is stated: words that read like a field change nothing', () => {
    expect(
      fixesOf(
        ofGroup('peak-above-limit', 'Bring back the nodes of "count: 1" first.'),
        ofGroup('peak-above-limit', fix`Set ${count(5)}.`),
      ),
    ).toEqual(['Bring back the nodes of "count: 1" first.', 'Set count: 5.']);
  });

  test('a limit of none is for hours that are closed, and no number to agree on', () => {
    expect(
      fixesOf(
        ofGroup('peak-above-limit', fix`Set ${count(0)}.`),
        ofGroup('peak-above-limit', fix`Set ${count(5)}.`),
      ),
    ).toEqual(['Set count: 0.', 'Set count: 5.']);
  });
});
