import type { JsonObject } from '../../../src/manifest/manifest.js';
import type { Report } from '../../../src/plan/finding.js';
import { admit } from '../../../src/systems/kubefleet/admission/admit.js';
import { builtInScope } from '../../../src/systems/kubefleet/admission/resource-scope.js';
import { EXTERNAL, files, planned, policy, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n8 clusters env=prod';
const STAGES = [
  '{name: canary, labelSelector: {matchLabels: {env: canary}}}',
  '{name: prod, labelSelector: {matchLabels: {env: prod}}, maxConcurrency: "100%"}',
];
const FROZEN =
  'version: 1\nfreezes: [{name: launch, from: 2026-11-23T00:00:00Z, to: 2026-11-24T00:00:00Z}]\n';

/** From one set of runs to another, over the same placement and strategy, in a freeze. */
function changed(before: readonly string[], after: readonly string[]): Report {
  const withRuns = (runs: readonly string[]): string => files(EXTERNAL, strategy(...STAGES), ...runs);
  return planned(FLEET, { base: withRuns(before), head: withRuns(after), config: FROZEN });
}

/** Rules of errors that the change brings or makes worse. */
function reds({ findings }: Report): string[] {
  const isRed = (status: string): boolean => status === 'new' || status === 'worsened';
  return findings
    .filter(({ severity, status }) => severity === 'error' && isRed(status))
    .map(({ rule }) => rule);
}

const NO_STATE = run().replace(', state: Run', '');

describe('an edit of the state that the API server refuses', () => {
  test.each([
    ['Initialize', 'Stop'],
    ['Run', 'Initialize'],
  ])('from %s to %s leaves the numbers of the run that the cluster keeps', (from, to) => {
    const report = changed([run(from)], [run(to)]);
    const [peak, before] = [report.plan.head, report.plan.base].map((side) =>
      side?.policies.map((one) =>
        one.effect.groups.map(({ peakAtOnce, worstLoss }) => [peakAtOnce, worstLoss]),
      ),
    );
    expect(peak).toEqual(before);
    expect(policy(report, 'release').change?.says).toBe(
      'The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.',
    );
    expect(reds(report)).toEqual(['invalid-policy']);
  });
});

describe('a run that is added in state Initialize', () => {
  test.each([
    ['written', run('Initialize')],
    ['by default', NO_STATE],
  ])('%s makes nothing worse: it starts nothing', (_how, added) => {
    const report = changed([], [added]);
    expect(reds(report)).toEqual([]);
    expect(policy(report, 'release').change?.kind).toBe('next-rollout');
    const { base, head } = report.plan;
    expect(head.combined.peakAtOnce).toEqual(base?.combined.peakAtOnce);
  });

  test('is worse once the change sets it to Run', () => {
    expect(reds(changed([run('Initialize')], [run('Run')]))).toContain('in-freeze');
  });

  test('is worse where it is added in state Run', () => {
    expect(reds(changed([], [run('Run')]))).toContain('in-freeze');
  });
});

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['from Initialize', [run('Initialize')], [run('Run')], ['new warning']],
  ['added', [], [run('Run')], []],
  ['that was in state Run', [run('Run')], [run('Run')], []],
])('a held run that the change sets to Run is a finding: %s', (_claim, before, after, expected) => {
  const found = changed(before, after).findings.filter(({ rule }) => rule === 'held-rollout-starts');
  expect(found.map(({ status, severity }) => `${status} ${severity}`)).toEqual(expected);
});

// The controller writes the whole object when it adds its finalizer, and the index has no omitempty.
test.each<[claim: string, was: JsonObject, is: JsonObject, refused: readonly string[]]>([
  ['a run gets no index later', {}, { resourceSnapshotIndex: '0' }, ['resourceSnapshotIndexImmutable']],
  [
    'the index of a run stays',
    { resourceSnapshotIndex: '1' },
    { resourceSnapshotIndex: '0' },
    ['resourceSnapshotIndexImmutable'],
  ],
  ['no index is the empty one', {}, { resourceSnapshotIndex: '' }, []],
  ['an index can be taken out: no rule is asked of what is gone', { resourceSnapshotIndex: '1' }, {}, []],
])('%s', (_claim, was, is, refused) => {
  const named = { placementName: 'p', stagedRolloutStrategyName: 's' };
  const object = (spec: JsonObject) => ({ metadata: { name: 'r' }, spec: { ...named, ...spec } });
  for (const kind of ['ClusterStagedUpdateRun', 'StagedUpdateRun']) {
    const step = { judged: { apiVersion: '' }, earlier: object(was) };
    const { rejections } = admit(kind, object(is), { scopeOf: builtInScope, placement: null }, step);
    expect(rejections.map(({ rule }) => rule)).toEqual(refused);
  }
});

describe('a second run of one strategy', () => {
  const CANARY = '{name: canary, labelSelector: {matchLabels: {env: canary}}}';
  const PROD = '{name: prod, labelSelector: {matchLabels: {env: prod}}}';

  test.each([
    ['moves no cluster', [CANARY, PROD], []],
    [
      'hides no move to another stage',
      [CANARY.replace('env: canary', 'env: prod'), PROD.replace('env: prod', 'env: canary')],
      ['canary', 'prod'],
    ],
  ])('%s', (_claim, stages, stagesLeft) => {
    const { plan } = planned(FLEET, {
      base: files(EXTERNAL, strategy(CANARY, PROD), run()),
      head: files(EXTERNAL, strategy(...stages), run(), run('Run', 'again')),
    });
    const { moved } = plan.policies.find(({ ref }) => ref.kind.endsWith('UpdateStrategy')) ?? { moved: null };
    expect(new Set(moved?.map(({ from }) => from))).toEqual(new Set(stagesLeft));
  });
});
