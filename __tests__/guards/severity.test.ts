import { severityOf } from '../../src/guards/index.js';
import { errorAt, unjudgedAt } from '../../src/manifest/problem.js';
import { selectionOf } from '../../src/report/selection.js';
import { titlePhrase } from '../../src/report/title.js';
import { toTerminal } from '../../src/text/render.js';
import { text } from '../../src/text/text.js';
import { planOf } from '../plan-of.js';
import { fleet } from '../systems/skyhook/planned.js';

const pool = (nodes: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: batch }
spec:
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [], expireAfter: Never } }
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: [{ nodes: "${nodes}" }] }
`;
const WARN = 'version: 1\nunjudged: warn\n';
/** Two hundred thousand values, most of which are one list that is named again and again. */
const ENDLESS = `more: &more [${'"",'.repeat(2_200)}]\nall: [${'*more,'.repeat(98)}]\n`;

test.each([
  ['a template in place of a value', pool('{{ .Values.budget }}'), 'unresolved-variable'],
  ['one object that is there twice', `${pool('20%')}---\n${pool('30%')}`, 'duplicate-object'],
  ['more than is read of one file', pool('20%') + ENDLESS, 'too-many-nodes'],
])('lost coverage: unknown, also with unjudged: warn: %s', (_claim, head, expected) => {
  for (const config of ['version: 1\n', WARN]) {
    const { verdict, plan } = planOf({ base: pool('10%'), head, snapshot: fleet('4 nodes'), config });
    const errors = plan.problems.flatMap(({ severity, code }) => (severity === 'error' ? code : []));
    expect([verdict, ...errors]).toEqual(['unknown', expected]);
  }
});

const NAMED = unjudgedAt(null, 'not-rendered', text`Named.`);
const SUSPENDED = unjudgedAt(null, 'suspended', text`Waits.`);
const RETAINED = unjudgedAt(null, 'not-pruned', text`Stays.`);

test.each([
  [null, ['warning', 'error', 'error', 'warning', 'warning']],
  ['error', ['error', 'error', 'error', 'warning', 'warning']],
  ['warn', ['warning', 'warning', 'error', 'warning', 'warning']],
] as const)('unjudged, %s: what is named, new, lost, suspended and retained', (unjudged, expected) => {
  const added = { ...errorAt(null, 'not-rendered', text`New.`), isOfNew: true as const };
  const lost = errorAt(null, 'left-policies', text`Lost.`);
  const found = severityOf([NAMED, added, lost, SUSPENDED, RETAINED], unjudged);
  expect(found.map(({ severity }) => severity)).toEqual(expected);
});

test.each([
  [
    'named and nothing is planned',
    '20%',
    NAMED,
    /^a part of the change was not evaluated. No policy changed \(1 checked\)$/,
  ],
  ['suspended', '10%', SUSPENDED, /^a part of the change was not evaluated/],
] as const)('headline: a part of the change is %s', (_claim, before, problem, expected) => {
  const report = planOf({ base: pool(before), head: pool('20%'), snapshot: fleet('4 nodes') });
  const named = { ...report, verdict: 'warn' as const, plan: { ...report.plan, problems: [problem] } };
  expect(toTerminal(titlePhrase(named, selectionOf(named)))).toMatch(expected);
});
