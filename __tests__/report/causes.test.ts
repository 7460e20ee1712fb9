import { alike, causeEntry, causesOf } from '../../src/report/causes.js';
import { selectionOf } from '../../src/report/selection.js';
import type { Finding } from '../../src/plan/finding.js';
import { toPlain } from '../../src/text/render.js';
import { literal, name, type Text, text } from '../../src/text/text.js';
import { finding, place, plan, report } from './build.js';

let count = 0;
const of = (over: Partial<Finding>): Finding => finding({ fingerprint: String((count += 1)), ...over });
const policy = (written: string): Text => name('policy', written);
const fix = (written: string): Finding['fix'] => ({ parts: [literal(written)] });

function shown(findings: readonly Finding[]): string[] {
  return causesOf(selectionOf(report({ plan: plan([]), verdict: 'fail', findings }))).map(({ rule }) => rule);
}

const SAYS = text`operators refuse edits.`;

test.each<[claim: string, findings: readonly Partial<Finding>[], messages: readonly string[]]>([
  [
    'two objects',
    [
      { subject: policy('Skyhook/a'), says: SAYS },
      { subject: policy('DeploymentPolicy/b'), says: SAYS },
    ],
    ['Skyhook/a and DeploymentPolicy/b: operators refuse edits.'],
  ],
  [
    'six objects, of which four are named',
    Array.from({ length: 6 }, (_, i) => ({ subject: policy(`NodePool/p${i}`), says: SAYS })),
    ['NodePool/p0, NodePool/p1, NodePool/p2, NodePool/p3 and 2 more: operators refuse edits.'],
  ],
  [
    'other numbers',
    [
      { subject: policy('NodePool/a'), says: text`${3} of 4.` },
      { subject: policy('NodePool/b'), says: text`${4} of 4.` },
    ],
    ['NodePool/a: 3 of 4.', 'NodePool/b: 4 of 4.'],
  ],
  [
    'other fixes',
    [
      { subject: policy('NodePool/a'), says: SAYS, fix: fix('Set 1.') },
      { subject: policy('NodePool/b'), says: SAYS, fix: fix('Set 2.') },
    ],
    ['NodePool/a: operators refuse edits.', 'NodePool/b: operators refuse edits.'],
  ],
  [
    'no subject',
    [
      { subject: null, says: text`all: 9.` },
      { subject: null, says: text`all: 9.` },
    ],
    ['all: 9.', 'all: 9.'],
  ],
])('alike: %s', (_claim, findings, messages) => {
  expect(
    alike(findings.map(of)).map((one) => {
      const { subject, says } = causeEntry(one);
      return toPlain(subject ? text`${subject}: ${says}` : says);
    }),
  ).toEqual(messages);
});

test('alike: the places of the others come with it', () => {
  const [first] = alike([
    of({ subject: policy('NodePool/a'), says: SAYS, place: place('a.yaml', 1) }),
    of({ subject: policy('NodePool/b'), says: SAYS, place: place('b.yaml', 2) }),
  ]);
  expect(first).toMatchObject({ places: [{ file: 'a.yaml' }, { file: 'b.yaml' }] });
});

test('causesOf: an error comes before a warning', () => {
  const order = shown([
    of({ rule: 'a', says: text`1.` }),
    of({ rule: 'b', severity: 'warning', says: text`2.` }),
    of({ rule: 'c', says: text`3.` }),
  ]);
  expect(order).toEqual(['a', 'c', 'b']);
});
