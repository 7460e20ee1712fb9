import {
  clusterPlacement,
  EXTERNAL,
  files,
  liveBinding,
  placement,
  planned,
  policy,
  run,
  strategy,
} from './planned.js';

const ALL = '{placementType: PickAll}';
const TAINTED = '3 clusters\n1 cluster taint=gpu=t:NoSchedule';
const OTHER = '{placementType: PickAll, tolerations: [{key: other, operator: Exists}]}';
// Each of them was picked before one was tainted.
const LIVE = [1, 2, 3, 4].map((i) => liveBinding(`cluster-${i}`, 0, true));
const WHY =
  'cluster-4 loses the placement (the taint gpu=t:NoSchedule is not tolerated). That counts whenever';

describe('why a cluster loses the placement is said where the policy does not show it', () => {
  test('a taint that is not tolerated', () => {
    const report = planned(TAINTED, { base: clusterPlacement(ALL), head: clusterPlacement(OTHER) }, LIVE);
    expect(policy(report, 'app').notes.join(' ')).toContain(WHY);
  });

  test('in the run too, where the placement is moved by one', () => {
    const staged = (tolerations: string): string =>
      files(EXTERNAL.replace(ALL, tolerations), strategy('{name: all, labelSelector: {}}'), run());
    const report = planned(TAINTED, { base: staged(ALL), head: staged(OTHER) }, LIVE);
    expect(policy(report, 'release').notes.join(' ')).toContain(WHY);
  });

  test.each([
    ['nothing leaves', ALL, OTHER, '3 clusters'],
    ['the policy says it', ALL, '{placementType: PickFixed, clusterNames: [cluster-1]}', '3 clusters'],
  ])('not where %s', (_claim, before, after, fleet) => {
    const report = planned(fleet, { base: clusterPlacement(before), head: clusterPlacement(after) });
    expect(policy(report, 'app').notes.join(' ')).not.toContain('loses the placement');
  });
});

test('a strategy that the change deletes is said to be gone from the files, though the cluster still has it', () => {
  const stages = strategy('{name: all, labelSelector: {}}');
  const live = {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterStagedUpdateStrategy',
    metadata: { name: 'staged' },
    spec: { stages: [{ name: 'all', labelSelector: {} }] },
  };
  const base = files(EXTERNAL, stages, run());
  const report = planned('3 clusters', { base, head: files(EXTERNAL, run()) }, [live]);
  const found = report.findings.find(({ rule }) => rule === 'reference-missing');
  expect(found?.message).toContain(
    'ClusterStagedUpdateStrategy "staged" is referenced, and is gone from these files.',
  );
});

test('findings of objects in a namespace name it', () => {
  const head = placement(ALL, '{type: RollingUpdate, rollingUpdate: {maxUnavailable: 100%}}');
  const { findings } = planned('4 clusters', { head });
  expect(findings.find(({ rule }) => rule === 'peak-above-limit')?.message).toMatch(
    /^ResourcePlacement\/team\/app: /u,
  );
});

test('a first placement on one cluster is said of one cluster', () => {
  const says = policy(planned('1 cluster', { head: clusterPlacement(ALL), base: '# none' }), 'app').change
    ?.says;
  expect(says).toMatch(/^First placement: its one cluster is bound in one round;/u);
});

test('clusters that lose a placement with none to take them over are held by no limit: the fix takes fewer of them', () => {
  const of = (terms: readonly string[]): string =>
    clusterPlacement(
      `{placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [${terms
        .map((ring) => `{labelSelector: {matchLabels: {ring: ${ring}}}}`)
        .join(', ')}]}}}}`,
    );
  const fleet = '2 clusters ring=a\n3 clusters ring=b\n4 clusters ring=c';
  const fixOf = (head: readonly string[]): string | undefined =>
    planned(fleet, { base: of(['a', 'b', 'c']), head: of(head) }).findings.find(
      ({ rule, status }) => rule === 'peak-above-limit' && status !== 'fixed',
    )?.remediation;
  expect(fixOf(['c'])).toBe(
    'No limit applies to clusters that lose the placement: take away 2 clusters at a time.',
  );
  expect(fixOf(['b', 'c'])).toBeUndefined();
});
