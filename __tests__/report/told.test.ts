import { alike, firstSentence, toldFindings } from '../../src/report/choice/told.js';
import { selectionOf } from '../../src/report/choice/selection.js';
import type { Finding } from '../../src/plan/finding.js';
import { finding, place, plan, report } from './build.js';

let count = 0;
const of = (over: Partial<Finding>): Finding => finding({ fingerprint: String((count += 1)), ...over });

function told(findings: readonly Finding[]): string[] {
  return toldFindings(selectionOf(report({ plan: plan([]), verdict: 'fail', findings }))).map(
    ({ rule }) => rule,
  );
}

describe('what is told of several objects in the same words is told once', () => {
  const SAYS = 'Operators refuse edits.';
  test.each<[claim: string, findings: readonly Partial<Finding>[], messages: readonly string[]]>([
    [
      'two objects',
      [{ message: `Skyhook/a: ${SAYS}` }, { message: `DeploymentPolicy/b: ${SAYS}` }],
      [`Skyhook/a, DeploymentPolicy/b: ${SAYS}`],
    ],
    [
      'two groups of one object',
      [{ message: `Skyhook/a group "x": ${SAYS}` }, { message: `Skyhook/a group "y": ${SAYS}` }],
      [`Skyhook/a group "x", Skyhook/a group "y": ${SAYS}`],
    ],
    [
      'six objects, of which four are named',
      Array.from({ length: 6 }, (_, i) => ({ message: `NodePool/p${i}: ${SAYS}` })),
      [`NodePool/p0, NodePool/p1, NodePool/p2, NodePool/p3 and 2 more: ${SAYS}`],
    ],
    [
      'other numbers are told apart',
      [{ message: 'NodePool/a: 3 of 4.' }, { message: 'NodePool/b: 4 of 4.' }],
      ['NodePool/a: 3 of 4.', 'NodePool/b: 4 of 4.'],
    ],
    [
      'other fixes are told apart',
      [
        { message: `NodePool/a: ${SAYS}`, remediation: 'Set 1.' },
        { message: `NodePool/b: ${SAYS}`, remediation: 'Set 2.' },
      ],
      [`NodePool/a: ${SAYS}`, `NodePool/b: ${SAYS}`],
    ],
    [
      'what names no object is told by itself',
      [{ message: 'All policies together: 9.' }, { message: 'All policies together: 9.' }],
      ['All policies together: 9.', 'All policies together: 9.'],
    ],
  ])('%s', (_claim, findings, messages) => {
    expect(alike(findings.map(of)).map(({ message }) => message)).toEqual(messages);
  });

  test('the places of the others come with it', () => {
    const [first] = alike([
      of({ message: `NodePool/a: ${SAYS}`, place: place('a.yaml', 1) }),
      of({ message: `NodePool/b: ${SAYS}`, place: place('b.yaml', 2) }),
    ]);
    expect(first).toMatchObject({ place: { file: 'a.yaml' }, alsoAt: [{ file: 'b.yaml' }] });
  });
});

describe('of one severity first what needs a fix of its own', () => {
  const AGE = { remediation: 'Renew some of them before.' };
  test('three rules on one cause leave room for another cause', () => {
    const order = told([
      of({ rule: 'peak-above-limit', ...AGE, message: 'a: 1.' }),
      of({ rule: 'failure-domain-at-once', ...AGE, message: 'a: 2.' }),
      of({ rule: 'no-progress', remediation: 'Repair them.', message: 'a: 3.' }),
    ]);
    expect(order).toEqual(['peak-above-limit', 'no-progress', 'failure-domain-at-once']);
  });

  test('but an error before a warning, whatever its cause', () => {
    const order = told([
      of({ rule: 'a', ...AGE, message: 'a: 1.' }),
      of({ rule: 'b', severity: 'warning', remediation: 'Other.', message: 'a: 2.' }),
      of({ rule: 'c', ...AGE, message: 'a: 3.' }),
    ]);
    expect(order).toEqual(['a', 'c', 'b']);
  });
});

describe('the first sentence of a message', () => {
  test.each([
    ['One. Two.', 'One', 'Two.'],
    ['One; two.', 'One', 'two.'],
    ['At 0.5% it is one.', 'At 0.5% it is one', ''],
    ['Without an end', 'Without an end', ''],
  ])('%s', (message, first, rest) => {
    expect(firstSentence(message)).toEqual({ first, rest });
  });
});
