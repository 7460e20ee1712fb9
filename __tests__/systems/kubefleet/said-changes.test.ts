import type { Report } from '../../../src/plan/finding.js';
import { renderText } from '../../../src/report/text/index.js';
import { clusterPlacement, EXTERNAL, files, liveBinding, planned, policy, run, strategy } from './planned.js';

const ALL = '{placementType: PickAll}';
const APP = clusterPlacement(ALL);

const budget = (limit: string): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacementDisruptionBudget
metadata: {name: app}
spec: {${limit}}
`;

function statuses({ findings }: Report, rule: string): string[] {
  return findings.filter((one) => one.rule === rule).map(({ status }) => status);
}

describe('a disruption budget', () => {
  const kind = 'ClusterResourcePlacementDisruptionBudget';

  test('that is deleted leaves evictions without a limit, and the plan says so', () => {
    const { plan } = planned('3 clusters', { base: files(APP, budget('minAvailable: 2')), head: APP });
    const gone = plan.policies.find(({ ref }) => ref.kind === kind);
    expect(gone?.base?.onDelete?.says).toContain('evictions of placement "app" have no limit');
  });

  test('that is loosened is a finding, one that is tightened is none', () => {
    const edit = (base: string, head: string) =>
      planned('3 clusters', { base: files(APP, budget(base)), head: files(APP, budget(head)) });
    const raised = (report: Report) => statuses(report, 'evictions-raised').length;
    expect(raised(edit('minAvailable: 2', 'minAvailable: 0'))).toBe(1);
    expect(raised(edit('minAvailable: 0', 'minAvailable: 2'))).toBe(0);
  });
});

describe('the runs of a strategy are compared stage by stage, whichever run it is', () => {
  const whole = strategy('{name: all, labelSelector: {}, maxConcurrency: 100%}');
  const none = files(EXTERNAL, whole);
  const one = files(EXTERNAL, whole, run());

  test('deleting the only run is no new error: nothing can move any more', () => {
    const report = planned('3 clusters', { base: one, head: none });
    expect(statuses(report, 'peak-above-limit')).toEqual(['unchanged']);
    expect(report.verdict).not.toBe('fail');
  });

  test('adding a run starts what was only possible, and is worse for that', () => {
    expect(statuses(planned('3 clusters', { base: none, head: one }), 'peak-above-limit')).toEqual([
      'worsened',
    ]);
  });
});

describe('findings of a run go by its strategy and its placement, not by its name', () => {
  const waits = strategy(
    '{name: all, labelSelector: {}, maxConcurrency: 100%, afterStageTasks: [{type: TimedWait, waitTime: 1h}]}',
  );
  const half = strategy('{name: prod, labelSelector: {matchLabels: {env: prod}}}');
  const two = files(EXTERNAL, EXTERNAL.replace('name: app', 'name: other'), waits);
  const of = (rule: string, base: string, head: string): string[] =>
    statuses(planned('3 clusters env=prod\n1 clusters env=test', { base, head }), rule);

  test.each([
    ['a new run', files(EXTERNAL, waits, run()), files(EXTERNAL, waits, run('Run', 'next')), 'worsened'],
    ['a run that is added', files(EXTERNAL, waits), files(EXTERNAL, waits, run()), 'worsened'],
    ['a run that is deleted', files(EXTERNAL, waits, run()), files(EXTERNAL, waits), 'unchanged'],
  ])('%s: that its clusters may change is worse where merging starts it', (_, base, head, status) => {
    expect(of('membership-may-change', base, head)).toEqual([status]);
  });

  test.each(['stage-coverage'])('%s of a renamed run is there before', (rule) => {
    expect(of(rule, files(EXTERNAL, half, run()), files(EXTERNAL, half, run('Run', 'next')))).toEqual([
      'unchanged',
    ]);
  });

  test('a strategy whose placement nothing on its side names is for the one that the other side runs it over', () => {
    expect(of('peak-above-limit', files(two, run()), two)).toEqual(['unchanged']);
    expect(of('peak-above-limit', two, files(two, run()))).toEqual(['worsened']);
  });
});

describe('the first stage', () => {
  const canary = '{name: canary, labelSelector: {matchLabels: {env: test}}}';
  const prod = '{name: prod, labelSelector: {matchLabels: {env: prod}}}';
  const ordered = (...stages: string[]): string => files(EXTERNAL, strategy(...stages), run());
  const found = (base: string, head: string): unknown[] =>
    planned('1 clusters env=test\n3 clusters env=prod', { base, head }).findings.filter(
      ({ rule, message }) => rule === 'canary-not-representative' && message.includes('came first'),
    );

  test('that now comes after a larger one is a finding', () => {
    const moved = found(ordered(canary, prod), ordered(prod, canary));
    expect(moved).toMatchObject([{ status: 'new', severity: 'warning', group: 'canary' }]);
  });

  test('is found again under another name by what it takes', () => {
    const renamed = (stage: string, name: string): string => stage.replace(/name: \w+/, `name: ${name}`);
    const moved = found(ordered(canary, prod), ordered(renamed(prod, 'one'), renamed(canary, 'two')));
    expect(moved).toMatchObject([{ status: 'new', group: 'two' }]);
  });

  test('that now comes after a smaller one is none', () => {
    expect(found(ordered(prod, canary), ordered(canary, prod))).toEqual([]);
  });
});

describe('what is not known is said', () => {
  test('limits that let nothing go and now do may start what has been waiting', () => {
    const limits = (max: number): string =>
      clusterPlacement(ALL, `{rollingUpdate: {maxUnavailable: ${max}, maxSurge: 0}}`);
    const says = (base: number, head: number): string | undefined =>
      policy(planned('3 clusters', { base: limits(base), head: limits(head) }), 'app').change?.says;
    expect(says(0, 1)).toContain('Whether merging starts updates is not known');
    expect(says(1, 2)).toContain('The change starts nothing by itself');
  });

  test('clusters that hold the placement and would not be picked anew, where nothing tells its policy before', () => {
    const live = ['cluster-1', 'cluster-2'].map((name) => liveBinding(name, 0, true));
    const fixed = clusterPlacement('{placementType: PickFixed, clusterNames: [cluster-1]}');
    const report = planned('3 clusters', { base: '', head: fixed }, live);
    expect(policy(report, 'app').change?.says).toContain(
      'cluster-2 has it and would not be picked anew. The snapshot does not say by which policy they were',
    );
  });
});

describe('what does not move, and why', () => {
  const gated = (time: string): string =>
    `{name: all, labelSelector: {}, afterStageTasks: [{type: TimedWait, waitTime: ${time}}]}`;

  test('a shorter wait is another effect, though every batch is the same', () => {
    const text = (time: string): string => files(EXTERNAL, strategy(gated(time)), run());
    const { plan } = planned('3 clusters', { base: text('24h'), head: text('1s') });
    expect(plan.policies.find(({ ref }) => ref.name === 'release')?.sameEffect).toBe(false);
  });

  test('a run without a stage that takes a cluster is named as what does not move it', () => {
    const { plan } = planned('3 clusters', { head: files(EXTERNAL, strategy(), run()) });
    const app = plan.head.policies.find(({ ref }) => ref.name === 'app');
    expect(app?.change?.says).toContain('ClusterStagedUpdateRun/release has no stage that takes a cluster');
  });

  test('a run that gets stuck counts the clusters it is for', () => {
    const text = (...runs: string[]): string =>
      files(APP, strategy('{name: all, labelSelector: {}}'), ...runs);
    const report = planned('3 clusters', { base: text(), head: text(run()) });
    expect(renderText(report, { width: 300, colour: false })).toContain(
      'The rollout of ClusterStagedUpdateRun/release never starts',
    );
  });
});

describe('a cluster that a placement with staged runs gives up', () => {
  test('leaves, and is in no other stage: the deletion stage rolls nothing to it', () => {
    const fixed = (names: string): string =>
      files(
        clusterPlacement(`{placementType: PickFixed, clusterNames: [${names}]}`, '{type: External}'),
        strategy('{name: all, labelSelector: {}}'),
        run(),
      );
    const report = planned('3 clusters', {
      base: fixed('cluster-1, cluster-2, cluster-3'),
      head: fixed('cluster-1, cluster-2'),
    });
    const moved = report.findings.filter(({ rule }) => rule === 'selection-moved');
    expect(moved[0]?.message).toContain(
      'it takes 2 clusters, 3 before. 1 cluster leaves "all", and what it placed there is deleted: cluster-3.',
    );
  });
});
