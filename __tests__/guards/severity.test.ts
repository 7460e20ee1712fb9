import { text } from '../../src/text/text.js';
import { titlePhrase } from '../../src/report/title.js';
import { toTerminal } from '../../src/text/render.js';
import { selectionOf } from '../../src/report/selection.js';
import { asNew, errorAt, unjudgedAt, warningAt } from '../../src/manifest/problem.js';
import { severityOf } from '../../src/guards/index.js';
import { planOf } from '../plan-of.js';
import { fleet } from '../systems/skyhook/planned.js';

const pool = (nodes: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: batch }
spec:
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [], expireAfter: Never } }
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: [{ nodes: "${nodes}" }] }
`;

/** A change that writes template text where the budget was. */
const verdictOf = (config: string): string =>
  planOf({ base: pool('10%'), head: pool('{{ .Values.budget }}'), snapshot: fleet('4 nodes'), config })
    .verdict;

describe('an edited policy that cannot be judged', () => {
  test.each([
    ['is unknown', 'version: 1\n', 'unknown'],
    [
      'is unknown also with unjudged: warn, as it was evaluated before',
      'version: 1\nunjudged: warn\n',
      'unknown',
    ],
  ])('%s', (_claim, config, verdict) => {
    expect(verdictOf(config)).toBe(verdict);
  });
});

/** Two hundred thousand values, most of which are one list that is named again and again. */
const ENDLESS = `more: &more [${'1,'.repeat(2_200)}]\nall: [${'*more,'.repeat(98)}]\n`;

describe('what nobody may take for a warning', () => {
  test.each([
    ['one object that stands there twice', `${pool('20%')}---\n${pool('30%')}`, 'duplicate-object'],
    ['more than is read of one file', pool('20%') + ENDLESS, 'too-many-nodes'],
  ])('%s', (_what, head, code) => {
    const config = 'version: 1\nunjudged: warn\n';
    const report = planOf({ base: pool('10%'), head, snapshot: fleet('4 nodes'), config });
    const errors = report.plan.problems.filter(({ severity }) => severity === 'error');
    expect([report.verdict, errors.map((one) => one.code)]).toEqual(['unknown', [code]]);
  });
});

describe('unjudged', () => {
  const named = unjudgedAt(null, 'not-rendered', text`Named.`);
  const added = asNew(errorAt(null, 'not-rendered', text`New.`));
  const lost = errorAt(null, 'left-policies', text`Lost.`);
  const waits = unjudgedAt(null, 'suspended', text`Waits.`);
  test.each([
    [null, ['warning', 'error', 'error', 'warning']],
    ['error', ['error', 'error', 'error', 'warning']],
    ['warn', ['warning', 'warning', 'error', 'warning']],
  ] as const)('%s: of what is named, new, lost and suspended', (unjudged, expected) => {
    const severities = severityOf([named, added, lost, waits], unjudged).map(({ severity }) => severity);
    expect(severities).toEqual(expected);
  });
});

test('the headline of a change of which a part was not judged says so, and counts no older finding for it', () => {
  const report = planOf({ base: pool('20%'), head: pool('20%'), snapshot: fleet('4 nodes') });
  const plan = { ...report.plan, problems: [unjudgedAt(null, 'not-rendered', text`Not evaluated.`)] };
  const named = { ...report, verdict: 'warn' as const, plan };
  expect(toTerminal(titlePhrase(named, selectionOf(named)))).toBe(
    'a part of the change was not evaluated. No policy changed',
  );
});

test('the headline of a change that waits because something is suspended says so', () => {
  const report = planOf({ base: pool('10%'), head: pool('20%'), snapshot: fleet('4 nodes') });
  const suspended = { ...warningAt(null, 'suspended', text`It is suspended.`), isUnjudged: true as const };
  const plan = { ...report.plan, problems: [suspended] };
  const waiting = { ...report, verdict: 'warn' as const, plan };
  expect(toTerminal(titlePhrase(waiting, selectionOf(waiting)))).toMatch(
    /^a part of the change waits until it is resumed/,
  );
});
