import { clusterPlacement, EXTERNAL, files, liveBinding, run } from '../systems/kubefleet/planned.js';
import { type Pair, pairSays } from './pair.js';
import {
  STATEFUL,
  statefulOf,
  over,
  OWN,
  pool,
  TENTH,
  web,
  WEB_FILE,
  budget,
  BUDGET_FILE,
  agents,
  agentPods,
  AGENTS,
  TUNING,
  tuning,
  PLACED,
  bound,
  STAGES,
  upgraded,
  upgrading,
  SITE,
  underFw,
  begun,
  HASH,
  named,
  WEB,
} from './pair-objects.js';
import { nodeList } from '../../src/cases/fleet.js';
import { cluster as maintained } from '../systems/pika/announced.js';
import { liveRun } from '../systems/kubefleet/live-runs.js';
import { planYaml } from '../systems/system-upgrade-controller/plans.js';
import { podOf, workload } from '../systems/kubernetes/plans.js';
import { goldenTests } from '../golden-tests.js';

const WIDE = { rollingUpdate: { maxUnavailable: 2 } };
/** Half of the nodes carry the version, the others wait for it. */
const halfway = (annotations: object = {}): object => {
  const one = tuning(10, '1.0.0', annotations) as { readonly status: { readonly nodeStatus: object } };
  const waiting = Array.from({ length: 10 }, (_, i): [string, string] => [named(i + 10), 'waiting']);
  const nodeStatus: object = { ...one.status.nodeStatus, ...Object.fromEntries<string>(waiting) };
  return { ...one, status: { ...one.status, status: 'in_progress', nodeStatus } };
};
/** Six of eight pods are ready, and six must be. */
const refusing = [
  budget(6, 6),
  ...Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same', i >= 2)),
];
/** All eight pods are ready, and eight must be. */
const never = [budget(8), ...Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same'))];
const { status: _status, ...NEVER } = budget(8) as { readonly status: object };
const NEVER_FILE = JSON.stringify(NEVER);
/** A Plan that has done so many of eight nodes, each with one of eight pods of which so many have to stay. */
const upgradeOver = (done: number, minAvailable: number): object => {
  const plan = JSON.parse(planYaml({ drain: {} })) as object;
  const live = { ...plan, status: { latestVersion: 'v2', latestHash: HASH } };
  const pods = Array.from({ length: 8 }, (_, i) => podOf('StatefulSet', i + 1, 'same'));
  return nodeList(upgraded(done, 8), [live, budget(minAvailable), ...pods]);
};
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
const WIDER = { updateStrategy: { rollingUpdate: { maxUnavailable: 4 } } };
const items = (list: object): object[] => (list as { readonly items: object[] }).items;

/** A run over one cluster and three more. */
function stagedRun(state: Parameters<typeof liveRun>[1]) {
  const stages = { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] };
  return over('1 clusters env=canary\n3 clusters env=prod', liveRun(stages, state));
}

const STARTED = { started: { 'cluster-2': '2026-12-01T05:50:00Z' } };

/** Two days, by what changed between them. */
const PAIRS: Readonly<Record<string, Pair>> = {
  'a pool grew under a percentage': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`140 nodes ${OWN}`),
  },
  'six nodes of ten that may be out are NotReady': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`94 nodes ${OWN}\n6 nodes ${OWN} not-ready`),
  },
  'all that may be out are NotReady': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`90 nodes ${OWN}\n10 nodes ${OWN} not-ready`),
  },
  'ten nodes lost the label of their pool': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`90 nodes ${OWN}\n10 nodes`),
  },
  'two clusters lost the label by which a placement picks them': {
    files: clusterPlacement(
      '{placementType: PickAll, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {env: prod}}}]}}}}',
    ),
    then: over('8 clusters env=prod'),
    now: over('6 clusters env=prod\n2 clusters env=dev'),
  },
  'someone cordoned nodes, which no budget of a pool counts': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`91 nodes ${OWN}\n9 nodes ${OWN} cordoned`),
  },
  'all nodes of a pool are gone': { files: TENTH, then: over(`40 nodes ${OWN}`), now: over('4 nodes') },
  'someone raised a budget at the API server': {
    files: TENTH,
    then: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
    now: over(`40 nodes ${OWN}`, pool([{ nodes: '50%' }])),
  },
  'someone deleted the freeze of a pool at the API server': {
    files: JSON.stringify(pool([{ nodes: '0' }])),
    then: over(`40 nodes ${OWN}`, pool([{ nodes: '0' }])),
    now: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
  },
  'a Deployment lost as many replicas as may be out': {
    files: WEB_FILE,
    then: over('10 nodes', web()),
    now: over('10 nodes', web(6)),
  },
  'someone scaled a Deployment down by hand': {
    files: WEB_FILE,
    then: over('10 nodes', web()),
    now: over('10 nodes', web(4, 4)),
  },
  'someone paused a Deployment that has nothing to roll': {
    files: WEB_FILE,
    then: over('10 nodes', web()),
    now: over('10 nodes', web(8, 8, { paused: true })),
  },
  'someone set a DaemonSet to OnDelete': {
    files: AGENTS,
    then: over('8 nodes', agents(8), ...agentPods(0)),
    now: over('8 nodes', agents(8, { updateStrategy: { type: 'OnDelete' } }), ...agentPods(0)),
  },
  'someone set a partition that holds all replicas': {
    files: JSON.stringify(STATEFUL),
    then: over('6 nodes', statefulOf(STATEFUL)),
    now: over(
      '6 nodes',
      statefulOf({
        ...STATEFUL,
        spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 5 } } },
      }),
    ),
  },
  'a pod of a DaemonSet still takes all that may be out, on the second day': {
    files: AGENTS,
    then: over('8 nodes', agents(7), ...agentPods(1)),
    now: over('8 nodes', agents(7), ...agentPods(1)),
  },
  'someone raised a disruption budget of pods that the snapshot does not hold': {
    files: BUDGET_FILE,
    then: over('6 nodes', budget(6)),
    now: over('6 nodes', budget(8)),
  },
  'someone lowered a disruption budget': {
    files: BUDGET_FILE,
    then: over('10 nodes', web(), budget(6), ...agentPods(0)),
    now: over('10 nodes', web(), budget(2), ...agentPods(0)),
  },
  'a snapshot was taken of nodes alone, and the one before held the objects': {
    files: BUDGET_FILE,
    then: over('10 nodes', web(), budget(6)),
    now: over('10 nodes'),
  },
  'someone deleted a disruption budget': {
    files: BUDGET_FILE,
    then: over('10 nodes', web(), budget(6)),
    now: over('10 nodes', web()),
  },
  'a pod of a DaemonSet does not come up': {
    files: AGENTS,
    then: over('8 nodes', agents(8), ...agentPods(0)),
    now: over('8 nodes', agents(7), ...agentPods(1)),
  },
  'nodes lost the label of their compartment': {
    files: TUNING,
    then: over('30 nodes pool=gpu', tuning(30)),
    now: over('26 nodes pool=gpu\n4 nodes', tuning(30)),
  },
  'the cluster holds an older package than the files': {
    files: TUNING,
    then: over('30 nodes pool=gpu', tuning(30)),
    now: over('30 nodes pool=gpu', tuning(30, '0.9.0')),
  },
  'a node is erroring although no rollout was under way': {
    files: TUNING,
    then: over('30 nodes pool=gpu', tuning(30)),
    now: over('30 nodes pool=gpu', tuning(30, '1.0.0', {}, 1)),
  },
  'a member cluster is no longer available': {
    files: PLACED,
    then: over('4 clusters env=prod', ...bound('cluster-1', 'cluster-2', 'cluster-3', 'cluster-4')),
    now: over(
      '4 clusters env=prod',
      ...bound('cluster-1', 'cluster-2', 'cluster-3'),
      liveBinding('cluster-4', 1, false),
    ),
  },
  'a cluster changed its stage': {
    files: files(EXTERNAL, STAGES),
    then: over('1 clusters env=canary\n3 clusters env=prod'),
    now: over('1 clusters env=canary\n2 clusters env=prod\n1 clusters env=canary'),
  },
  'a staged run got stuck': {
    files: files(EXTERNAL, STAGES, run()),
    then: stagedRun(STARTED),
    now: stagedRun({ ...STARTED, progressing: 'UpdateRunStuck' }),
  },
  'a staged run failed for good': {
    files: files(EXTERNAL, STAGES, run()),
    then: stagedRun(STARTED),
    now: stagedRun({ ended: 'False' }),
  },
  'the Jobs of a Plan are done, one of them failed': {
    files: planYaml({ concurrency: 2 }),
    then: nodeList(upgraded(2, 6), [
      upgrading({
        applying: ['node-0003', 'node-0004'],
        conditions: [{ type: 'Complete', status: 'False', reason: 'JobFailed' }],
      }),
    ]),
    now: nodeList(upgraded(6, 6), [upgrading()]),
  },
  'a node joined that a Plan has not upgraded': {
    files: planYaml(),
    then: nodeList(upgraded(4, 4), [upgrading()]),
    now: nodeList(upgraded(4, 5), [upgrading()]),
  },
  'the Job of a Plan failed': {
    files: planYaml({ concurrency: 1 }),
    then: nodeList(upgraded(2, 6), [upgrading({ applying: ['node-0003'] })]),
    now: nodeList(upgraded(2, 6), [
      upgrading({
        applying: ['node-0003'],
        conditions: [{ type: 'Complete', status: 'False', reason: 'JobFailed' }],
      }),
    ]),
  },
  'the node of a maintenance is gone': {
    files: SITE,
    then: maintained(underFw, [begun()]),
    now: maintained(
      underFw.slice(1).map((node) => ({ ...node, labels: { other: 'yes' } })),
      [begun({ node: 'n-99' })],
    ),
  },
  'someone deleted a maintenance and left its node cordoned': {
    files: SITE,
    then: maintained(underFw, [begun()]),
    now: maintained(underFw, []),
  },
  'a maintenance is past its SLA': {
    files: SITE,
    then: maintained(underFw, [begun()]),
    now: maintained(underFw, [
      begun({ status: 'SLAExpired', sinceHours: 1, slaExpires: '2026-11-23T06:00:00Z' }),
    ]),
  },
  'the partition of the files is not in the cluster': {
    files: JSON.stringify({
      ...STATEFUL,
      spec: { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 3 } } },
    }),
    then: over('6 nodes'),
    now: over('6 nodes', statefulOf(STATEFUL)),
  },
  'pods that are not ready let no other be evicted, on the second day as on the first': {
    files: BUDGET_FILE,
    then: over('10 nodes', ...refusing),
    now: over('10 nodes', ...refusing),
  },
  'a budget that never lets a pod go is reported again on the second day, and is no worse then': {
    files: NEVER_FILE,
    then: over('10 nodes', ...never),
    now: over('10 nodes', ...never),
  },
  'and is worse on the first': {
    files: NEVER_FILE,
    then: over('10 nodes', web(0, 0), budget(8)),
    now: over('10 nodes', ...never),
  },
  'a node of a DaemonSet is down: no rollout is under way, and the rules are no better kept': {
    files: JSON.stringify(workload('DaemonSet', { spec: { updateStrategy: WIDE } })),
    then: over('8 nodes', agents(8, { updateStrategy: WIDE }), ...agentPods(0)),
    now: over('8 nodes', agents(7, { updateStrategy: WIDE }), ...agentPods(1)),
  },
  'a rollout under way that only the cluster pauses, in one line': {
    files: TUNING,
    then: over('20 nodes pool=gpu', halfway()),
    now: over('20 nodes pool=gpu', halfway({ 'nodewright.nvidia.com/pause': 'true' })),
  },
  'how far an upgrade Plan came is reported also where it got stuck': {
    files: planYaml({ drain: {} }),
    then: upgradeOver(2, 6),
    now: upgradeOver(5, 8),
  },
  'a rollout that is not begun would get stuck': {
    files: AGENTS,
    then: over('8 nodes', agents(8), ...agentPods(0)),
    now: over('1 nodes not-ready\n7 nodes', agents(7), ...agentPods(1)),
  },
  'and could go again': {
    files: AGENTS,
    then: over('1 nodes not-ready\n7 nodes', agents(7), ...agentPods(1)),
    now: over('8 nodes', agents(8), ...agentPods(0)),
  },
  nothing: { files: TENTH, then: over(`40 nodes ${OWN}`), now: over(`40 nodes ${OWN}`) },
  'one node of a hundred is NotReady': {
    files: TENTH,
    then: over(`100 nodes ${OWN}`),
    now: over(`99 nodes ${OWN}\n1 node ${OWN} not-ready`),
  },
  'six nodes that were NotReady are back': {
    files: TENTH,
    then: over(`94 nodes ${OWN}\n6 nodes ${OWN} not-ready`),
    now: over(`100 nodes ${OWN}`),
  },
  'an autoscaler of the files scales what the files write no number of': {
    files: JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [UNNUMBERED, HPA] }),
    then: over('10 nodes', web(4, 4), HPA),
    now: over('10 nodes', web(12, 12), HPA),
  },
  'files and cluster have the same partition over some of the replicas, and no rollout is under way': {
    files: JSON.stringify(PARTITIONED),
    then: over('6 nodes', statefulOf(PARTITIONED)),
    now: over('6 nodes', statefulOf(PARTITIONED)),
  },
  'a node of a DaemonSet that was down is back: no rollout was under way': {
    files: JSON.stringify(workload('DaemonSet', { spec: WIDER })),
    then: over('8 nodes', agents(7, WIDER), ...agentPods(1)),
    now: over('8 nodes', agents(8, WIDER), ...agentPods(0)),
  },
  'nodes in another order': {
    files: TENTH,
    then: over(`40 nodes ${OWN}`),
    now: { kind: 'List', apiVersion: 'v1', items: items(over(`40 nodes ${OWN}`)).reverse() },
  },
  'a label that no selector and no domain asks for': {
    files: TUNING,
    then: over('30 nodes pool=gpu', tuning(30)),
    now: over('30 nodes pool=gpu team=a', tuning(30)),
  },
  'a live object with what the API server fills in': {
    files: TENTH,
    then: over(`40 nodes ${OWN}`, pool([{ nodes: '10%' }])),
    now: over(`40 nodes ${OWN}`, pool([{ nodes: '10%', reasons: ['Empty', 'Drifted', 'Underutilized'] }])),
  },
  'an autoscaler that scales': {
    files: WEB_FILE,
    then: over('10 nodes', web(), HPA),
    now: over('10 nodes', web(12, 12), HPA),
  },
  'a disruption budget whose counts move': {
    files: BUDGET_FILE,
    then: over('10 nodes', web(), budget(6)),
    now: over('10 nodes', web(), budget(6, 7)),
  },
  'a weekend, for a pool that goes on weekdays': {
    files: JSON.stringify(pool([{ nodes: '2' }, { nodes: '0', schedule: '0 0 * * 6', duration: '48h' }])),
    then: over(`40 nodes ${OWN}`),
    now: over(`40 nodes ${OWN}`),
    at: ['2026-12-04T06:00:00Z', '2026-12-05T06:00:00Z'],
  },
  'a Plan that is done, looked at again by its controller': {
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
  'a staged run that is over': {
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
  'a maintenance that is in its time': {
    files: SITE,
    then: maintained(underFw, [begun({ sinceHours: 0 })]),
    now: maintained(underFw, [begun({ sinceHours: 0 })]),
    at: ['2026-11-23T08:10:00Z', '2026-11-23T08:40:00Z'],
  },
  'nodes that were replaced by as many others': {
    files: TENTH,
    then: over(`40 nodes ${OWN}`),
    now: { kind: 'List', apiVersion: 'v1', items: items(over(`50 nodes ${OWN}`)).slice(10) },
  },
};

goldenTests(
  'drift/pairs.txt',
  'a drift report of two days',
  Object.fromEntries(Object.entries(PAIRS).map(([title, pair]) => [title, () => pairSays(pair)])),
);
