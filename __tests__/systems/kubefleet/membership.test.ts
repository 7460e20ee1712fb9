import type { Report } from '../../../src/plan/finding.js';
import { memberCluster } from '../../fleet.js';
import { liveRun } from './live-runs.js';
import { EXTERNAL, clusterPlacement, files, planned, policy, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n2 clusters env=prod';
const CANARY = 'name: canary, labelSelector: {matchLabels: {env: canary}}';
const PROD = 'name: prod, labelSelector: {matchLabels: {env: prod}}';
const APPROVAL = 'afterStageTasks: [{type: Approval}]';
const STAGES = strategy(`{${CANARY}}`, `{${PROD}}`);
const GATED = strategy(`{${CANARY}, ${APPROVAL}}`, `{${PROD}}`);

function found({ findings }: Report): readonly unknown[] {
  return findings
    .filter(({ rule, status }) => rule === 'membership-may-change' && status !== 'fixed')
    .map(({ severity, evidence }) => [severity, evidence['cause'] ?? evidence['waiting']]);
}

const AS_IT_BEGAN = { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3'] };

describe('membership-may-change', () => {
  test.each([
    ['PickAll and an approval', EXTERNAL, GATED, [['warning', []]]],
    ['PickAll and nothing that keeps the run open but the work', EXTERNAL, STAGES, [['warning', []]]],
    [
      'PickN takes no newcomer',
      clusterPlacement('{placementType: PickN, numberOfClusters: 3}', '{type: External}'),
      GATED,
      [],
    ],
    [
      'PickFixed takes no newcomer',
      clusterPlacement(
        '{placementType: PickFixed, clusterNames: [cluster-1, cluster-2, cluster-3]}',
        '{type: External}',
      ),
      GATED,
      [],
    ],
    ['a run that can not be initialized', EXTERNAL, strategy(`{${CANARY}}`), []],
  ])('%s', (_claim, placed, stages, expected) => {
    expect(found(planned(FLEET, { head: files(placed, stages, run()) }))).toEqual(expected);
  });

  test('a strategy that no run names is judged as the run it would make', () => {
    expect(found(planned(FLEET, { head: files(EXTERNAL, GATED) }))).toEqual([['warning', []]]);
  });

  test('a rolling update takes a cluster that joins as it comes', () => {
    expect(found(planned(FLEET, { head: clusterPlacement('{placementType: PickAll}') }))).toEqual([]);
  });

  test('a cluster that fits, and whose agent is silent, is named: it aborts the run when it is back', () => {
    const silent = {
      ...memberCluster('cluster-9', { labels: { env: 'prod' } }),
      status: { agentStatus: [] },
    };
    const report = planned(FLEET, { head: files(EXTERNAL, STAGES, run()) }, [silent]);
    expect(found(report)).toEqual([['warning', ['cluster-9']]]);
  });
});

describe('a run that is under way', () => {
  const pickN = (n: number): string =>
    clusterPlacement(`{placementType: PickN, numberOfClusters: ${n}}`, '{type: External}');
  const halfway = (fleet: string, head: string, base: string | null, stages = AS_IT_BEGAN) =>
    planned(fleet, { head: files(head, STAGES, run()), base: files(base ?? head, STAGES, run()) }, [
      liveRun(stages),
    ]);

  test.each([
    ['goes on over the clusters it began with', halfway(FLEET, pickN(3), null), 'complete', []],
    [
      'is aborted by a cluster that has joined',
      halfway('1 cluster env=canary\n3 clusters env=prod', EXTERNAL, null),
      'stuck',
      [['error', 'cluster-4 is picked as well now']],
    ],
    [
      'is aborted by a cluster that has left',
      halfway('1 cluster env=canary\n1 cluster env=prod', EXTERNAL, null),
      'stuck',
      [['error', 'cluster-3 is no longer picked']],
    ],
    [
      'is aborted by a label that moves a cluster to another stage',
      halfway('2 clusters env=canary\n1 cluster env=prod', EXTERNAL, null),
      'stuck',
      [['error', 'labels of clusters have changed, so that stage "canary" has others now, or another order']],
    ],
    [
      'is aborted by an edited number of clusters',
      halfway(FLEET, pickN(2), pickN(3)),
      'stuck',
      [['error', 'numberOfClusters of the placement is edited while it is under way']],
    ],
    [
      'is aborted by an edited policy, though it picks the same clusters',
      halfway(
        FLEET,
        EXTERNAL.replace('PickAll', 'PickAll, tolerations: [{key: a, operator: Exists}]'),
        EXTERNAL,
      ),
      'stuck',
      [['error', 'the policy of the placement is edited while it is under way']],
    ],
    [
      'is aborted by an edited applyStrategy',
      halfway(
        FLEET,
        EXTERNAL.replace('External', 'External, applyStrategy: {whenToApply: IfNotDrifted}'),
        EXTERNAL,
      ),
      'stuck',
      [['error', 'the applyStrategy of the placement is edited while it is under way']],
    ],
  ])('%s', (_claim, report, outcome, expected) => {
    expect(policy(report, 'release').effect.outcome).toBe(outcome);
    expect(found(report)).toEqual(expected);
    expect(report.findings.filter(({ rule }) => rule === 'no-progress')).toEqual([]);
  });

  test.each(['True', 'False'] as const)('one that has ended (Succeeded: %s) never goes on', (ended) => {
    const report = planned(
      '1 cluster env=canary\n3 clusters env=prod',
      { head: files(EXTERNAL, STAGES, run()) },
      [liveRun(AS_IT_BEGAN, { ended })],
    );
    expect(policy(report, 'release').change?.kind).toBe('next-rollout');
  });
});
