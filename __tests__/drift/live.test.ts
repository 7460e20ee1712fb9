import { at, main, NEW, policy } from '../systems/skyhook/planned.js';
import { said } from './said.js';
import { goldenTests } from '../golden-tests.js';

const POOL_NODES =
  '30 nodes karpenter.sh/nodepool=batch karpenter.sh/registered=true karpenter.sh/initialized=true';
const WINDOW = '[{ nodes: "0", schedule: "0 4 * * *", duration: 16h }, { nodes: "2" }]';
const pool = (budgets: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: batch }
spec:
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }, requirements: [] } }
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: ${budgets} }
`;
/** With what the API server fills in. */
const livePool = (...budgets: object[]): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'batch', generation: 3 },
  spec: {
    disruption: { budgets, consolidateAfter: '1m', consolidationPolicy: 'WhenEmpty' },
    template: {
      spec: {
        expireAfter: '720h',
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [],
      },
    },
  },
});
const closed = (duration: string): object => ({ nodes: '0', schedule: '0 4 * * *', duration });

const template = {
  metadata: { labels: { app: 'web' } },
  spec: { containers: [{ name: 'a', image: 'a:1' }] },
};
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec: { replicas: 8, selector: { matchLabels: { app: web } }, template: ${JSON.stringify(template)} }
`;
const liveDeployment = (maxUnavailable: string, replicas = 8): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'shop', generation: 1 },
  spec: {
    replicas,
    progressDeadlineSeconds: 600,
    revisionHistoryLimit: 10,
    selector: { matchLabels: { app: 'web' } },
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable } },
    template,
  },
  status: {
    observedGeneration: 1,
    replicas,
    readyReplicas: replicas,
    updatedReplicas: replicas,
    availableReplicas: replicas,
  },
});
const AUTOSCALER = {
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { minReplicas: 2, scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' } },
  status: { currentReplicas: 12 },
};

const BUDGET = `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: web, namespace: shop }
spec: { minAvailable: 7, selector: { matchLabels: { app: web } } }
`;
const liveBudget = (minAvailable: number): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'shop', generation: 1 },
  spec: { minAvailable, selector: { matchLabels: { app: 'web' } } },
  status: {
    observedGeneration: 1,
    expectedPods: 8,
    desiredHealthy: minAvailable,
    currentHealthy: 8,
    disruptionsAllowed: 8 - minAvailable,
  },
});

const PLAN = `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: { name: os, namespace: system-upgrade }
spec: { concurrency: 2, version: v1, nodeSelector: { matchLabels: { os: "yes" } }, upgrade: { image: example.com/os } }
`;
const livePlan = (concurrency: number): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'os', namespace: 'system-upgrade', generation: 1 },
  spec: {
    concurrency,
    version: 'v1',
    nodeSelector: { matchLabels: { os: 'yes' } },
    upgrade: { image: 'example.com/os' },
  },
});

const SKYHOOK = policy() + main({ packages: at('1.0.0') });
const NODES = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
/** A rollout that has `done` of ten nodes behind it. */
const liveSkyhook = (version: string, done: number, annotations: object = {}): object => ({
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning', annotations },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version, image: 'example.com/tune' } } },
  status: {
    status: done === 10 ? 'complete' : 'in_progress',
    nodeStatus: Object.fromEntries(NODES.map((name, i) => [name, i < done ? 'complete' : 'waiting'])),
    nodeState: Object.fromEntries(
      NODES.slice(0, done).map((name) => [
        name,
        {
          [`tune|${version}`]: {
            name: 'tune',
            version,
            image: 'example.com/tune',
            stage: 'config',
            state: 'complete',
          },
        },
      ]),
    ),
  },
});
const liveLimits = (strategy: object): object => ({
  apiVersion: NEW,
  kind: 'DeploymentPolicy',
  metadata: { name: 'limits' },
  spec: { default: { budget: { percent: 100 }, strategy } },
});

const CASES: Readonly<Record<string, Parameters<typeof said>>> = {
  'a budget that someone raised': [pool('[{ nodes: "10%" }]'), POOL_NODES, [livePool({ nodes: '50%' })]],
  'a window that opens earlier': [pool(WINDOW), POOL_NODES, [livePool(closed('14h'), { nodes: '2' })]],
  'a rolling update of a workload that takes more away': [DEPLOYMENT, '4 nodes', [liveDeployment('50%')]],
  'a disruption budget that keeps less': [
    DEPLOYMENT + '---\n' + BUDGET,
    '4 nodes',
    [liveDeployment('25%'), liveBudget(2)],
  ],
  'more jobs of an upgrade at once': [PLAN, '10 nodes os=yes', [livePlan(5)]],
  'a strategy of another kind': [
    SKYHOOK,
    '10 nodes',
    [liveSkyhook('1.0.0', 10), liveLimits({ fixed: { initialBatch: 5 } })],
  ],
  'a version that was never applied': [SKYHOOK, '10 nodes', [liveSkyhook('0.9.0', 10)]],
  'a rollout that someone paused': [
    SKYHOOK,
    '10 nodes',
    [liveSkyhook('1.0.0', 4, { 'nodewright.nvidia.com/pause': 'true' })],
  ],
};

goldenTests(
  'drift/live.txt',
  'an object that the cluster holds otherwise than the files',
  Object.fromEntries(Object.entries(CASES).map(([title, given]) => [title, () => said(...given)])),
);

describe('live: an object that the cluster holds otherwise than the files is reported by what it does', () => {
  test('another text that does the same is nothing', () => {
    const linear = { linear: { initialBatch: 1, delta: 1, batchThreshold: 100, safetyLimit: 50 } };
    expect([
      said(pool('[{ nodes: "10%" }]'), POOL_NODES, [livePool({ nodes: '10%' })]),
      said(pool(WINDOW), POOL_NODES, [livePool({ nodes: '2' }, closed('16h0m0s'))]),
      said(DEPLOYMENT, '4 nodes', [liveDeployment('25%')]),
      said(DEPLOYMENT + '---\n' + BUDGET, '4 nodes', [liveDeployment('25%'), liveBudget(7)]),
      said(PLAN, '10 nodes os=yes', [livePlan(2)]),
      said(SKYHOOK, '10 nodes', [liveSkyhook('1.0.0', 10), liveLimits(linear)]),
    ]).toEqual([[], [], [], [], [], []]);
  });

  test('the number of replicas that an autoscaler sets is its own', () => {
    expect(said(DEPLOYMENT, '4 nodes', [liveDeployment('25%', 12), AUTOSCALER])).toEqual([]);
    expect(said(DEPLOYMENT, '4 nodes', [liveDeployment('25%', 12)])).toHaveLength(1);
  });

  test('a snapshot that holds no objects says nothing of them', () => {
    expect(said(pool('[{ nodes: "10%" }]'), POOL_NODES, [])).toEqual([]);
  });
});
