import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import {
  clusterPlacement,
  files,
  group,
  liveBinding,
  placement,
  planned,
  policy,
  rounds,
} from './planned.js';
import { factOf } from '../../../src/systems/system.js';

const LIMITS = '{rollingUpdate: {maxUnavailable: 1, maxSurge: 1}}';
const PICK_3 = '{placementType: PickN, numberOfClusters: 3}';
const PICK_4 = '{placementType: PickN, numberOfClusters: 4}';

function sizes(report: ReturnType<typeof planned>, name = 'app'): number[] {
  return group(report, name).batches.map(({ size }) => size);
}

describe('an update in place', () => {
  test('takes maxUnavailable clusters at a time, and a bad version stops there', () => {
    const report = planned('10 clusters', { head: placement('{placementType: PickAll}') });
    const app = group(report, 'app');
    expect(sizes(report)).toEqual([3, 3, 3, 1]);
    expect([app.peakAtOnce, app.worstLoss, app.stops, app.outcome]).toEqual([3, 3, true, 'complete']);
    expect(app.ceiling).toMatchObject({ declared: null, byDefault: '25%', resolved: 3, enforced: 3 });
    expect(app.allowed).toMatchObject([{ limit: 3, remaining: 3 }]);
  });

  test('takes clusters in byte order of their names', () => {
    const report = planned('11 clusters', { head: placement('{placementType: PickAll}', LIMITS) });
    const order = group(report, 'app').batches.flatMap(({ targets }) => targets);
    expect(order.slice(0, 3)).toEqual(['cluster-1', 'cluster-10', 'cluster-11']);
  });

  test('never starts with maxUnavailable 0', () => {
    const head = placement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 0, maxSurge: 1}}');
    const app = group(planned('3 clusters', { head }), 'app');
    expect(app.batches).toEqual([]);
    expect([app.outcome, app.ceiling.resolved, app.ceiling.enforced]).toEqual(['stuck', 0, 0]);
    expect(app.why).toContain('maxUnavailable is 0');
    expect(app.allowed).toMatchObject([{ limit: 0, remaining: 0 }]);
  });

  test('of a short pick has what is left of maxUnavailable', () => {
    const head = placement('{placementType: PickN, numberOfClusters: 5}');
    const app = group(planned('4 clusters', { head }), 'app');
    expect(app.strategy).toMatchObject({ target: 5, maxUnavailable: 2, minAvailable: 3 });
    expect(app.batches.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(factOf(app, 'pick')).toMatchObject({ asked: 5, found: 4 });
  });
});

describe('what nothing tracks', () => {
  const job = 'resourceSelectors: [{group: batch, version: v1, kind: Job, name: migrate}]';

  test('goes on by time alone: the limit holds nothing, and a bad version reaches every cluster', () => {
    const app = group(
      planned('4 clusters', { head: placement('{placementType: PickAll}', LIMITS, job) }),
      'app',
    );
    expect(app.batches.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    const starts = app.batches.map(({ start }) => (start - (app.start ?? 0)) / 1000);
    expect(starts).toEqual([0, 60, 120, 180]);
    expect([app.peakAtOnce, app.worstLoss, app.stops, app.ceiling.enforced]).toEqual([4, 4, false, null]);
  });

  test('data alone is available whatever it says: one at a time, and all of it bad in the end', () => {
    const data = 'resourceSelectors: [{group: "", version: v1, kind: ConfigMap, name: settings}]';
    const app = group(
      planned('4 clusters', { head: placement('{placementType: PickAll}', LIMITS, data) }),
      'app',
    );
    expect([app.peakAtOnce, app.worstLoss, app.stops]).toEqual([1, 4, false]);
  });
});

describe('what merging does', () => {
  const base = placement(PICK_3, LIMITS);

  test('a placement that is new binds everything at once, in which nothing that serves goes out', () => {
    const report = planned('4 clusters', { head: placement('{placementType: PickAll}', LIMITS), base: '' });
    const { change } = policy(report, 'app');
    expect(change).toMatchObject({
      kind: 'first-rollout',
      batched: false,
      targetsAtOnce: 4,
      interrupts: false,
    });
    expect(sizes(report)).toEqual([4]);
    const rules = report.findings.map(({ rule, severity }) => `${severity} ${rule}`);
    expect(rules).toContain('warning change-not-batched');
    expect(rules.join(' ')).not.toMatch(/peak-above-limit|peak-above-limit/);
  });

  test('an edit that is refused leaves the plan of the old object', () => {
    const head = placement('{placementType: PickAll}', LIMITS);
    const report = planned('4 clusters', { head, base });
    expect(policy(report, 'app').rejections[0]?.message).toBe(
      'placementType cannot be changed: it stays PickN',
    );
    expect(policy(report, 'app').change?.says).toContain('refused');
    expect(group(report, 'app').matched).toBe(3);
  });
});

describe('a placement that is deleted', () => {
  const other = placement('{placementType: PickN, numberOfClusters: 1}').replace(
    '{name: app',
    '{name: other',
  );
  const deleted = (strategyText?: string) =>
    planned('4 clusters', { head: other, base: files(other, placement(PICK_3, strategyText)) });
  const deletion = (strategyText?: string) =>
    deleted(strategyText).findings.filter(({ rule }) => rule === 'change-not-batched');

  test('takes what it placed from every cluster at once', () => {
    expect(deletion().map(({ message }) => message)).toEqual([
      'ResourcePlacement/team/app is gone from these files. Deleting it takes everything it placed from all 3 clusters at once, whatever its limits say.',
    ]);
  });

  test('leaves it there with Abandon', () => {
    const abandoned = '{deleteStrategy: {propagationPolicy: Abandon}}';
    expect(deletion(abandoned)).toEqual([]);
    const gone = deleted(abandoned).plan.policies.find(({ ref }) => ref.name === 'app');
    expect(gone?.base?.onDelete).toEqual({
      says: 'What it placed stays on all 3 clusters (deleteStrategy: Abandon), and no edit reaches it any more.',
      targets: [],
    });
  });
});

describe('the snapshot', () => {
  const head = clusterPlacement(PICK_3, LIMITS);

  test('a fix does not reach anybody while as many clusters are down as may be', () => {
    const live = [
      liveBinding('cluster-1', 1, false),
      liveBinding('cluster-2', 1, true),
      liveBinding('cluster-3', 1, true),
    ];
    const app = group(planned('4 clusters', { head }, live), 'app');
    expect([app.outcome, app.batches.length, app.outBefore]).toEqual(['stuck', 0, 1]);
    expect(app.why).toContain('cluster-1 is not available; maxUnavailable allows 1.');
    expect(app.allowed).toMatchObject([{ limit: 1, remaining: 0 }]);
  });

  test('a rollout that is under way is planned from there', () => {
    const live = [
      liveBinding('cluster-1', 2, true),
      liveBinding('cluster-2', 1, true),
      liveBinding('cluster-3', 1, true),
    ];
    const report = planned('4 clusters', { head }, live);
    expect(policy(report, 'app').change?.kind).toBe('continues');
    expect(group(report, 'app').batches.map(({ targets }) => targets)).toEqual([
      ['cluster-2'],
      ['cluster-3'],
    ]);
  });

  test('heartbeats are judged at the moment the snapshot was taken', () => {
    const report = planned('3 clusters', {
      head: placement('{placementType: PickAll}'),
      at: '2026-11-25T00:00:00Z',
    });
    expect(group(report, 'app').matched).toBe(3);
  });

  test('without member clusters and nodes nothing is judged and nothing is green', () => {
    const report = planOf({ head, snapshot: nodeList([]) });
    expect(report.verdict).toBe('unknown');
    expect(report.plan.problems.map(({ code }) => code)).toContain('no-member-clusters');
  });
});

describe('what cannot be', () => {
  test.each([
    [
      'a selector that matches no cluster',
      '{placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {env: prdo}}}]}}}}',
      'selector-matches-nothing',
    ],
    [
      'a name that no cluster has',
      '{placementType: PickFixed, clusterNames: [cluster-1, cluster-9]}',
      'reference-missing',
    ],
    ['an empty list', '{placementType: PickFixed}', 'selector-matches-nothing'],
    ['a pick that finds too few', '{placementType: PickN, numberOfClusters: 9}', 'no-progress'],
  ])('%s', (_name, policyText, rule) => {
    const report = planned('3 clusters env=prod', { head: placement(policyText) });
    expect(report.findings.map((finding) => finding.rule)).toContain(rule);
    for (const finding of report.findings) expect(finding.message).not.toMatch(/\bnodes?\b/);
  });

  test('a version that the API group does not serve', () => {
    const head = clusterPlacement(PICK_3).replace('v1beta1', 'v1alpha1');
    const report = planned('4 clusters', { head });
    expect(report.findings.map(({ rule }) => rule)).toContain('invalid-policy');
    expect(policy(report, 'app').effect.groups).toEqual([]);
  });
});

// pkg/scheduler/framework: a taint, an agent that is away or a cluster that is unhealthy leaves one out of the pick.
test('a pick that is short says which clusters it passes over, and why', () => {
  const head = placement('{placementType: PickN, numberOfClusters: 3}');
  const report = planned('2 clusters env=prod\n1 clusters env=prod taint=maintenance=true:NoSchedule', {
    head,
  });
  const found = report.findings.find(({ rule }) => rule === 'no-progress');
  expect(found?.message).toContain(
    'It passes over cluster-3 (the taint maintenance=true:NoSchedule is not tolerated).',
  );
});

test('rounds name what is bound, updated and removed', () => {
  const report = planned('4 clusters', { head: placement(PICK_4, LIMITS), base: placement(PICK_3, LIMITS) });
  expect(rounds(group(report, 'app'))).toEqual(['bind cluster-1']);
});

describe('systems.kubefleet.version', () => {
  const withVersion = (version: string) =>
    planned('4 clusters', {
      head: placement(PICK_3),
      config: `version: 1\nsystems: { kubefleet: { version: "${version}" } }\n`,
    });

  test('the commit that is modelled is taken as configured', () => {
    const { plan } = withVersion('e160c1cdfdd9');
    expect([plan.problems, plan.head.assumedVersions[0]?.why]).toEqual([[], 'it is configured']);
  });

  test('any other is refused: releases are not told apart', () => {
    const { plan, verdict } = withVersion('0.2.2');
    expect([plan.problems.map(({ code }) => code), verdict]).toEqual([['unknown-version'], 'unknown']);
  });
});
