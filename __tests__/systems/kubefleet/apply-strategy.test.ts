import {
  type ApplyEdit,
  applyEdits,
  type ApplyStrategy,
  readApplyStrategy,
} from '../../../src/systems/kubefleet/objects/apply-strategy.js';
import {
  clusterPlacement,
  files,
  group,
  liveBinding,
  planned,
  policy,
  rounds,
  run,
  strategy,
  widened,
} from './planned.js';

const DEFAULTS = readApplyStrategy({});

type Case = readonly [string, Partial<ApplyStrategy>, Partial<ApplyStrategy>, readonly ApplyEdit['does'][]];

/** Source: kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy. */
const EDITS: readonly Case[] = [
  ['the same', {}, {}, []],
  ['what was only reported is applied', { type: 'ReportDiff' }, {}, ['writes']],
  ['applying ends', {}, { type: 'ReportDiff' }, ['holds']],
  [
    'nothing but reports before and after',
    { type: 'ReportDiff' },
    { type: 'ReportDiff', whenToTakeOver: 'Never' },
    ['reports'],
  ],
  ['client-side turns server-side', {}, { type: 'ServerSideApply' }, ['writes']],
  ['what was there before Fleet is taken over', { whenToTakeOver: 'Never' }, {}, ['writes']],
  ['what differs is taken over too', { whenToTakeOver: 'IfNoDiff' }, {}, ['writes']],
  [
    'only what looks the same is taken over',
    { whenToTakeOver: 'Never' },
    { whenToTakeOver: 'IfNoDiff' },
    ['reports'],
  ],
  ['nothing is taken over any more', {}, { whenToTakeOver: 'Never' }, ['holds']],
  ['what has drifted is written over', { whenToApply: 'IfNotDrifted' }, {}, ['writes']],
  ['what has drifted is left alone', {}, { whenToApply: 'IfNotDrifted' }, ['holds']],
  ['a comparison that holds nothing up', { comparisonOption: 'FullComparison' }, {}, ['reports']],
  [
    'a looser comparison for drift',
    { comparisonOption: 'FullComparison', whenToApply: 'IfNotDrifted' },
    { whenToApply: 'IfNotDrifted' },
    ['writes'],
  ],
  [
    'a stricter comparison for taking over',
    { whenToTakeOver: 'IfNoDiff' },
    { comparisonOption: 'FullComparison', whenToTakeOver: 'IfNoDiff' },
    ['holds'],
  ],
  ['objects of others too', {}, { allowCoOwnership: true }, ['writes']],
  ['no objects of others', { allowCoOwnership: true }, {}, ['holds']],
  ['fields of others', { type: 'ServerSideApply' }, { type: 'ServerSideApply', force: true }, ['writes']],
];

// Azure/fleet#699.
test.each([
  [
    'PickAll',
    ['Left out: 1 cluster (cluster-3) with a taint that it does not tolerate (gpu=yes:NoSchedule).'],
  ],
  ['PickAll, tolerations: [{key: gpu, operator: Exists}]', []],
])('%s says which clusters a taint keeps from being picked', (text, says) => {
  const fleet = '2 clusters\n1 cluster taint=gpu=yes:NoSchedule';
  const { policies } = planned(fleet, { head: files(clusterPlacement(`{placementType: ${text}}`)) }).plan
    .head;
  expect((policies[0]?.notes ?? []).filter((note) => note.startsWith('Left out'))).toEqual(says);
});

// kubefleet-dev/kubefleet#103.
test.each([
  [
    'Never',
    /^whenToTakeOver is Never: what is on a cluster already, and was not placed by Fleet, is not touched\./,
  ],
  ['IfNoDiff', /^whenToTakeOver is IfNoDiff: what is on a cluster already and differs, and/],
  ['Always', null],
])('whenToTakeOver %s says what becomes of what is there already', (whenToTakeOver, says) => {
  const text = `{type: RollingUpdate, applyStrategy: {whenToTakeOver: ${whenToTakeOver}}}`;
  const head = files(clusterPlacement('{placementType: PickAll}', text));
  const { policies } = planned('3 clusters', { head }).plan.head;
  const notes = (policies[0]?.notes ?? []).filter((note) => note.startsWith('whenToTakeOver'));
  expect(notes).toEqual(says === null ? [] : [expect.stringMatching(says)]);
});

describe('what an edit of the apply strategy does', () => {
  test.each(EDITS)('%s', (_, before, after, does) => {
    const edits = applyEdits({ ...DEFAULTS, ...before }, { ...DEFAULTS, ...after });
    expect(edits.map((edit) => edit.does)).toEqual(does);
  });

  test('one that is left out is all defaults', () => {
    const written = {
      spec: { strategy: { applyStrategy: { type: 'ClientSideApply', whenToApply: 'Always' } } },
    };
    expect(readApplyStrategy(written)).toEqual(DEFAULTS);
  });
});

const PICK_ALL = '{placementType: PickAll}';
const ONE = 'rollingUpdate: {maxUnavailable: 1}';
const withApply = (apply: string): string => clusterPlacement(PICK_ALL, `{${ONE}, applyStrategy: ${apply}}`);

describe('an edited apply strategy goes to every cluster at once', () => {
  const report = planned('4 clusters', { base: withApply('{whenToTakeOver: Never}'), head: withApply('{}') });

  test('whatever maxUnavailable says: the rollout controller does it before it rolls anything', () => {
    expect(rounds(group(report, 'app'))).toEqual(['update cluster-1 cluster-2 cluster-3 cluster-4']);
    expect(group(report, 'app')).toMatchObject({
      peakAtOnce: 4,
      worstLoss: 4,
      ceiling: { declared: 1, enforced: null },
    });
    const found = report.findings.filter(({ rule }) => rule === 'change-not-batched');
    expect(found).toMatchObject([{ severity: 'error', status: 'new', evidence: { targetsAtOnce: 4 } }]);
  });

  test('is one finding, which has the numbers of the rules that it breaks besides', () => {
    const worse = report.findings.filter(({ status }) => status !== 'unchanged');
    expect(worse.map(({ rule }) => rule)).toEqual(['change-not-batched']);
    expect(report.findings[0]?.message).toContain(
      'So up to 4 of 4 clusters (100%) are out at once, and a bad change breaks up to 4 of 4 clusters (100%): that breaks',
    );
    expect(report.findings[0]?.evidence).toMatchObject({ peakAtOnce: 4, worstLoss: 4 });
  });

  test.each([
    [
      'limits that the change edits too',
      { head: withApply('{}').replace('maxUnavailable: 1', 'maxUnavailable: 4') },
    ],
    ['a rule that is off', { config: 'version: 1\nrules: {change-not-batched: off}\n' }],
    ['a rule that only warns', { config: 'version: 1\nrules: {change-not-batched: warning}\n' }],
  ])('%s: the peak is told beside it', (_, rest) => {
    const sides = { base: withApply('{whenToTakeOver: Never}'), head: withApply('{}'), ...rest };
    const found = planned('4 clusters', sides).findings.map(({ rule }) => rule);
    expect(found).toContain('peak-above-limit');
  });

  test('a freeze is a cause of its own', () => {
    const config = 'version: 1\nfreezes: [{name: launch, from: 2026-01-01, to: 2027-12-31}]\n';
    const frozen = planned('4 clusters', {
      base: withApply('{whenToTakeOver: Never}'),
      head: withApply('{}'),
      config,
    });
    const fresh = frozen.findings.filter(({ status }) => status === 'new' || status === 'worsened');
    expect(fresh.map(({ rule }) => rule).sort()).toEqual(['change-not-batched', 'in-freeze']);
  });

  test('the plan says what is written, and that the number is a bound', () => {
    const says = policy(report, 'app').change?.says;
    expect(says).toContain('(whenToTakeOver Never -> Always)');
    expect(says).toContain('all 4 clusters at once on merge, and maxUnavailable does not limit it');
    expect(says).toContain('4 clusters is the most');
  });

  test('a binding that is being deleted, or has nothing placed yet, is left out', () => {
    const leaving = liveBinding('cluster-1', 0, true) as { metadata: object };
    const live = [
      { ...leaving, metadata: { ...leaving.metadata, deletionTimestamp: '2026-11-20T00:00:00Z' } },
      liveBinding('cluster-2', 0, true),
      liveBinding('cluster-3', 0, true),
    ];
    const change = { base: withApply('{type: ReportDiff}'), head: withApply('{}') };
    expect(policy(planned('4 clusters', change, live), 'app').change).toMatchObject({
      kind: 'apply-strategy',
      targetsAtOnce: 2,
    });
  });

  test('other resources come after it, one by one', () => {
    const other = widened(withApply('{}'));
    const both = planned('3 clusters', { base: withApply('{type: ReportDiff}'), head: other });
    expect(group(both, 'app').batches.map(({ size }) => size)).toEqual([3, 1, 1, 1]);
  });

  test('one that only stops writing breaks no rule, and is not called the same', () => {
    const stops = planned('4 clusters', {
      base: withApply('{}'),
      head: withApply('{whenToTakeOver: Never}'),
    });
    expect(stops.findings.filter(({ rule }) => rule === 'change-not-batched')).toEqual([]);
    expect(policy(stops, 'app').change?.says).toContain('It overwrites nothing.');
    expect(stops.plan.policies.map(({ sameEffect }) => sameEffect)).toEqual([false]);
  });

  test('a default that is written out is no edit', () => {
    const same = planned('4 clusters', {
      base: withApply('{}'),
      head: withApply('{whenToTakeOver: Always}'),
    });
    expect(same.plan.policies.map(({ sameEffect }) => sameEffect)).toEqual([true]);
  });
});

test('with strategy External a staged run brings the new apply strategy along', () => {
  const external = (apply: string): string =>
    files(
      clusterPlacement(PICK_ALL, `{type: External, applyStrategy: ${apply}}`),
      strategy('{name: all, labelSelector: {}}'),
      run(),
    );
  const report = planned('3 clusters', { base: external('{type: ReportDiff}'), head: external('{}') });
  expect(policy(report, 'app').change?.says).toContain('A cluster gets it with the next staged update run.');
  expect(report.findings.filter(({ rule }) => rule === 'change-not-batched')).toEqual([]);
});

test('an edit of the apply strategy that was merged before is no change of files that stay the same', () => {
  const same = clusterPlacement(PICK_ALL, '{type: External, applyStrategy: {type: ClientSideApply}}');
  const live = {
    apiVersion: 'placement.kubernetes-fleet.io/v1',
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: { strategy: { type: 'External', applyStrategy: { type: 'ReportDiff' } } },
  };
  const report = planned('3 clusters', { base: same, head: same }, [live]);
  expect(policy(report, 'app').change?.says).toContain('ReportDiff -> ClientSideApply');
  expect(report.plan.policies.map(({ sameEffect }) => sameEffect)).toEqual([true]);
});

describe('an edit that writes to clusters which lose the placement by the same change', () => {
  test('can break those as well: worst loss is a share of all that it is written to', () => {
    const fixed = (names: string, type: string): string =>
      clusterPlacement(
        `{placementType: PickFixed, clusterNames: [${names}]}`,
        `{applyStrategy: {type: ${type}}}`,
      );
    const base = fixed('cluster-1, cluster-2, cluster-3', 'ReportDiff');
    const report = planned('3 clusters', { base, head: fixed('cluster-1', 'ClientSideApply') });
    const found = report.findings.find(({ rule }) => rule === 'change-not-batched');
    expect(found?.message).toContain(
      'up to 3 of 3 clusters (100%) are out at once, and a bad change breaks up to 3 of 3 clusters (100%):',
    );
  });
});
