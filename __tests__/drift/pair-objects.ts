import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { announced } from '../systems/pika/announced.js';
import { clusterPlacement, liveBinding, strategy } from '../systems/kubefleet/planned.js';
import { podOf, workload } from '../systems/kubernetes/plans.js';
import { at as packageAt, main, NEW, policy } from '../systems/skyhook/planned.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';
import { planHash } from '../../src/systems/system-upgrade-controller/controller/selection.js';

export const over = (fleet: string, ...objects: readonly object[]): object =>
  nodeList(parseFleet(fleet), objects);

// Karpenter.
export const OWN = 'karpenter.sh/nodepool=batch karpenter.sh/registered=true karpenter.sh/initialized=true';
export const pool = (budgets: readonly object[], more: object = {}): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'batch' },
  spec: {
    template: {
      spec: {
        expireAfter: 'Never',
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [],
      },
    },
    disruption: { consolidationPolicy: 'WhenEmpty', consolidateAfter: '1m', budgets },
    ...more,
  },
});
export const TENTH = JSON.stringify(pool([{ nodes: '10%' }]));

// Workloads.
export const WEB = {
  spec: {
    replicas: 8,
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 2, maxSurge: 0 } },
  },
};
export const webStatus = (available: number, replicas = 8): object => ({
  ...{ observedGeneration: 1, replicas, updatedReplicas: replicas, readyReplicas: available },
  availableReplicas: available,
  conditions: [{ type: 'Progressing', status: 'True', reason: 'NewReplicaSetAvailable' }],
});
export const web = (available = 8, replicas = 8, more: object = {}): object => {
  const spec = { ...WEB.spec, replicas, ...more };
  return workload('Deployment', { spec, status: webStatus(available, replicas) });
};
export const WEB_FILE = JSON.stringify(workload('Deployment', WEB));
export const budget = (minAvailable: number | string, healthy = 8): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'default', generation: 1 },
  spec: { minAvailable, selector: { matchLabels: { app: 'app' } } },
  status: {
    ...{ observedGeneration: 1, expectedPods: 8, currentHealthy: healthy },
    desiredHealthy: Number(minAvailable),
    disruptionsAllowed: Math.max(0, healthy - Number(minAvailable)),
  },
});
const { status: _status, ...WRITTEN_BUDGET } = budget(6) as { readonly status: object };
export const BUDGET_FILE = JSON.stringify(WRITTEN_BUDGET);
export const agents = (available: number, spec: object = {}): object => ({
  ...workload('DaemonSet', {
    spec,
    status: {
      ...{ desiredNumberScheduled: 8, currentNumberScheduled: 8, updatedNumberScheduled: 8 },
      ...{ numberAvailable: available, numberReady: available },
    },
  }),
});
export const agentPods = (broken: number): object[] =>
  Array.from({ length: 8 }, (_, i) => podOf('DaemonSet', i + 1, 'same', i >= broken));
export const AGENTS = JSON.stringify(workload('DaemonSet'));

export const STATEFUL = workload('StatefulSet', { spec: { replicas: 5, serviceName: 'app' } }) as {
  readonly spec: object;
};
export const statefulOf = (of: object, ready = 5): object => ({
  ...of,
  status: {
    ...{ replicas: 5, readyReplicas: ready, availableReplicas: ready, updatedReplicas: 5 },
    observedGeneration: 1,
  },
});

// NodeWright.
export const TUNING = `${policy({
  strategy: 'fixed: { initialBatch: 5, failureThreshold: 1 }',
  more: '  compartments: [{ name: gpu, selector: { matchLabels: { pool: gpu } }, budget: { count: 5 }, strategy: { fixed: { initialBatch: 5, failureThreshold: 1 } } }]',
})}${main({ packages: packageAt('1.0.0') })}`;
export const named = (i: number): string => `node-${String(i + 1).padStart(4, '0')}`;
export const tuning = (count: number, version = '1.0.0', annotations: object = {}, erroring = 0): object => ({
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning', annotations },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version, image: 'example.com/tune' } } },
  status: {
    status: erroring > 0 ? 'erroring' : 'complete',
    nodeStatus: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [named(i), i < erroring ? 'erroring' : 'complete']),
    ),
    nodeState: Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const state = i < erroring ? 'erroring' : 'complete';
        return [
          named(i),
          {
            [`tune|${version}`]: { name: 'tune', version, image: 'example.com/tune', stage: 'config', state },
          },
        ];
      }),
    ),
  },
});

// KubeFleet.
export const PLACED = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
export const bound = (...clusters: readonly string[]): object[] =>
  clusters.map((name) => liveBinding(name, 1, true));
export const STAGES = strategy(
  '{name: canary, labelSelector: {matchLabels: {env: canary}}}',
  '{name: prod, labelSelector: {matchLabels: {env: prod}}}',
);

// The upgrade controller.
export const HASH = planHash('v2', { spec: {}, annotations: {}, object: {} }, []);
export const upgraded = (done: number, count: number, more: object = {}): ReturnType<typeof hosts> =>
  hosts(count, (i) => ({
    labels: i < done ? { 'plan.upgrade.cattle.io/agents': HASH } : {},
    ...(i < done ? {} : more),
  }));
export const upgrading = (status: object = {}): object => ({
  ...(JSON.parse(planYaml()) as object),
  status: { latestVersion: 'v2', latestHash: HASH, ...status },
});

// PIKA.
export const SITE = JSON.stringify({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'site', namespace: 'default' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'site' } } },
});
export const FREE = Array.from({ length: 20 }, () => ({}));
export const underFw = [{ under: ['fw'] }, ...FREE.slice(1)];
export const begun = (more: object = {}): object =>
  announced({ status: 'MaintenanceStarted', slaExpires: '2026-12-05T00:00:00Z', ...more });
