import {
  expectMended,
  type Fix,
  HOSTS,
  limits,
  numberIn,
  object,
  pool,
  POOL_LABELS,
  SAFE,
  said,
  upgrade,
  type Values,
} from './tried.js';

const FORTY = '40 nodes pool=a';
const rolled = (strategy: Values): readonly object[] => [
  limits({ default: { budget: { percent: 100 }, strategy } }),
  object('tuning', { nodeSelectors: { matchLabels: { pool: 'a' } } }),
];
const safe = (says: string): Values => ({
  fixed: {
    initialBatch: numberIn(says, /initialBatch: (\d+)/),
    failureThreshold: numberIn(says, /failureThreshold: (\d+)/),
    safetyLimit: numberIn(says, /safetyLimit: (\d+)/),
  },
});
const FLEET = 'placement.kubernetes-fleet.io/v1beta1';
const placed = (strategy: Values): object => ({
  apiVersion: FLEET,
  kind: 'ClusterResourcePlacement',
  metadata: { name: 'app' },
  spec: {
    resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
    policy: { placementType: 'PickAll' },
    strategy,
  },
});
const rolling = (maxUnavailable: number): object =>
  placed({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable, maxSurge: 0 } });
const staged = (maxConcurrency: number): readonly object[] => [
  placed({ type: 'External' }),
  {
    apiVersion: FLEET,
    kind: 'ClusterStagedUpdateStrategy',
    metadata: { name: 'staged' },
    spec: { stages: [{ name: 'all', labelSelector: {}, maxConcurrency }] },
  },
  {
    apiVersion: FLEET,
    kind: 'ClusterStagedUpdateRun',
    metadata: { name: 'release' },
    spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state: 'Run' },
  },
];
const lost = (before: readonly object[], fleet: string, fixed: Fix['fixed']): Fix => ({
  rule: 'worst-loss-above-limit',
  before,
  fleet,
  fixed,
});

describe('what keeps a bad change from too much was followed, and does', () => {
  test.each<[string, Fix]>([
    ...['fixed', 'linear', 'exponential'].map((kind): [string, Fix] => [
      `a strategy that is ${kind}`,
      lost(rolled({ [kind]: { initialBatch: 24 } }), FORTY, (says) => rolled(safe(says))),
    ]),
    [
      'a strategy that grows past what its stop sees',
      lost(rolled({ exponential: { initialBatch: 2, growthFactor: 4, ...SAFE } }), FORTY, (says) =>
        rolled(safe(says)),
      ),
    ],
    [
      'an object without a policy',
      lost(
        [object('tuning', { deploymentPolicy: '', nodeSelectors: { matchLabels: { pool: 'a' } } })],
        FORTY,
        (says) => rolled(safe(says)),
      ),
    ],
    [
      'a placement',
      lost([rolling(8)], '12 clusters', (says) => [rolling(numberIn(says, /maxUnavailable: (\d+)/))]),
    ],
    ['a stage', lost(staged(10), '12 clusters', (says) => staged(numberIn(says, /maxConcurrency: (\d+)/)))],
  ])('%s', (_claim, tried) => {
    expect(expectMended(tried)).not.toBe('');
  });
});

const WEB = 'node-0001 node-0002'.split(' ').map((nodeName, i) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: `web-1-${i}`,
    namespace: 'default',
    labels: { app: 'web', 'pod-template-hash': '1' },
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web-1', controller: true }],
  },
  spec: { nodeName },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
}));
const guard = (maxUnavailable: number): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web' },
  spec: { maxUnavailable, selector: { matchLabels: { app: 'web' } } },
});

/** What drains so many nodes at once. */
const DRAINS: readonly (readonly [string, string, (most: number) => readonly object[], RegExp])[] = [
  ['a NodePool', `20 nodes ${POOL_LABELS}`, (most) => [pool(String(most))], /nodes: "(\d+)"/],
  [
    'a NodeWright',
    '20 nodes pool=a',
    (most) => [
      limits({ default: { budget: { count: most }, strategy: { fixed: { initialBatch: most, ...SAFE } } } }),
      object('tuning'),
    ],
    /initialBatch: (\d+)/,
  ],
  ['a Plan', HOSTS, (most) => [upgrade({ concurrency: most, drain: { force: true } })], /concurrency: (\d+)/],
];

describe('replicas that may go together', () => {
  test.each(
    DRAINS.flatMap(([what, fleet, head, most]) =>
      [0, 1].map((isAlone): [string, Fix] => [
        `${isAlone ? 'the only one' : 'a pair'}, by ${what}`,
        {
          rule: 'replicas-go-together',
          before: head(3),
          fleet,
          others: WEB.slice(isAlone),
          othersAfter: WEB,
          fixed: (says) => [
            ...head(numberIn(says, most)),
            guard(numberIn(says, /with maxUnavailable: (\d+)/)),
          ],
        },
      ]),
    ),
  )('do not when the text was followed: %s', (_claim, tried) => {
    expect(said(expectMended(tried), /(PodDisruptionBudget)/)).not.toBe('');
  });
});
