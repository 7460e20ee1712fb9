import { nodeList } from '../../src/playground/fleet.js';
import { cluster as maintained } from '../systems/pika/announced.js';
import { EXTERNAL, files, run } from '../systems/kubefleet/planned.js';
import { workload } from '../systems/kubernetes/plans.js';
import { liveRun } from '../systems/kubefleet/live-runs.js';
import { planYaml } from '../systems/system-upgrade-controller/plans.js';
import { type Pair, pairSays } from './pair.js';
import {
  agentPods,
  agents,
  over,
  STATEFUL,
  statefulOf,
  OWN,
  pool,
  TENTH,
  web,
  WEB,
  WEB_FILE,
  budget,
  BUDGET_FILE,
  TUNING,
  tuning,
  STAGES,
  upgraded,
  upgrading,
  SITE,
  underFw,
  begun,
  freeze,
} from './pair-objects.js';

const HPA = {
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'app', namespace: 'default' },
  spec: {
    minReplicas: 2,
    maxReplicas: 20,
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'app' },
  },
  status: { currentReplicas: 8 },
};
const { replicas: _replicas, ...unnumbered } = WEB.spec;
const UNNUMBERED = workload('Deployment', { spec: unnumbered });
const PARTITIONED = {
  ...STATEFUL,
  spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 3 } } },
};
const WIDE = { updateStrategy: { rollingUpdate: { maxUnavailable: 4 } } };
const items = (list: object): object[] => (list as { readonly items: object[] }).items;

describe('what changes nothing in effect is not said', () => {
  test.each<[claim: string, pair: Pair]>([
    ['nothing', { files: TENTH, then: over(`40 nodes ${OWN}`), now: over(`40 nodes ${OWN}`) }],
    [
      'one node of a hundred is NotReady',
      { files: TENTH, then: over(`100 nodes ${OWN}`), now: over(`99 nodes ${OWN}\n1 node ${OWN} not-ready`) },
    ],
    [
      'six nodes that were NotReady are back',
      {
        files: TENTH,
        then: over(`94 nodes ${OWN}\n6 nodes ${OWN} not-ready`),
        now: over(`100 nodes ${OWN}`),
      },
    ],
    [
      'an autoscaler of the files scales what the files write no number of',
      {
        files: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [UNNUMBERED, HPA] }),
        then: over('10 nodes', web(), HPA),
        now: over('10 nodes', web(), HPA),
      },
    ],
    [
      'the cluster has a number of replicas, and the files write none',
      { files: JSON.stringify(UNNUMBERED), then: over('10 nodes', web()), now: over('10 nodes', web()) },
    ],
    [
      'files and cluster have the same partition over some of the replicas, and no rollout is under way',
      {
        files: JSON.stringify(PARTITIONED),
        then: over('6 nodes', statefulOf(PARTITIONED)),
        now: over('6 nodes', statefulOf(PARTITIONED)),
      },
    ],
    [
      'a node of a DaemonSet that was down is back: no rollout was under way',
      {
        files: JSON.stringify(workload('DaemonSet', { spec: WIDE })),
        then: over('8 nodes', agents(7, WIDE), ...agentPods(1)),
        now: over('8 nodes', agents(8, WIDE), ...agentPods(0)),
      },
    ],
    [
      'nodes in another order',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`),
        now: { kind: 'List', apiVersion: 'v1', items: items(over(`40 nodes ${OWN}`)).reverse() },
      },
    ],
    [
      'a label that no selector and no domain asks for',
      {
        files: TUNING,
        then: over('30 nodes pool=gpu', tuning(30)),
        now: over('30 nodes pool=gpu team=a', tuning(30)),
      },
    ],
    [
      'a live object with what the API server fills in',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
        now: over(
          `40 nodes ${OWN}`,
          pool([{ nodes: '10%', reasons: ['Empty', 'Drifted', 'Underutilized'] }]),
        ),
      },
    ],
    [
      'another weight at the API server',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
        now: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }], { weight: 5 })),
      },
    ],
    [
      'an autoscaler that scales',
      { files: WEB_FILE, then: over('10 nodes', web(), HPA), now: over('10 nodes', web(12, 12), HPA) },
    ],
    [
      'one pod less than before, of two that may be out',
      { files: WEB_FILE, then: over('30 nodes', web()), now: over('30 nodes', web()) },
    ],
    [
      'a disruption budget whose counts move',
      {
        files: BUDGET_FILE,
        then: over('10 nodes', web(), budget(6)),
        now: over('10 nodes', web(), budget(6, 7)),
      },
    ],
    [
      'a freeze that begins in eight days',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`),
        now: over(`40 nodes ${OWN}`),
        config: freeze('2026-12-10T07:00:00Z', '2026-12-12T00:00:00Z'),
      },
    ],
    [
      'a weekend, for a pool that goes on weekdays',
      {
        files: JSON.stringify(pool([{ nodes: '2' }, { nodes: '0', schedule: '0 0 * * 6', duration: '48h' }])),
        then: over(`40 nodes ${OWN}`),
        now: over(`40 nodes ${OWN}`),
        at: ['2026-12-04T06:00:00Z', '2026-12-05T06:00:00Z'],
      },
    ],
    [
      'a Plan that is done, looked at again by its controller',
      {
        files: planYaml(),
        then: nodeList(upgraded(4, 4), [upgrading()]),
        now: nodeList(upgraded(4, 4), [
          upgrading({
            conditions: [
              {
                type: 'Complete',
                status: 'True',
                reason: 'PlanIsComplete',
                lastUpdateTime: '2026-12-02T05:00:00Z',
              },
            ],
          }),
        ]),
      },
    ],
    [
      'a staged run that is over',
      {
        files: files(EXTERNAL, STAGES, run()),
        then: over(
          '1 clusters env=canary\n1 clusters env=prod',
          liveRun({ canary: ['cluster-1'], prod: ['cluster-2'] }, { ended: 'True' }),
        ),
        now: over(
          '1 clusters env=canary\n1 clusters env=prod',
          liveRun({ canary: ['cluster-1'], prod: ['cluster-2'] }, { ended: 'True' }),
        ),
      },
    ],
    [
      'a maintenance that is in its time',
      {
        files: SITE,
        then: maintained(underFw, [begun({ sinceHours: 0 })]),
        now: maintained(underFw, [begun({ sinceHours: 0 })]),
        at: ['2026-11-23T08:10:00Z', '2026-11-23T08:40:00Z'],
      },
    ],
    [
      'nodes that were replaced by as many others',
      {
        files: TENTH,
        then: over(`40 nodes ${OWN}`),
        now: { kind: 'List', apiVersion: 'v1', items: items(over(`50 nodes ${OWN}`)).slice(10) },
      },
    ],
  ])('%s', (_claim, pair) => {
    expect(pairSays(pair)).toEqual([]);
  });
});
