import {
  expectMended,
  type Fix,
  HOSTS,
  limits,
  numberIn,
  object,
  placed,
  placement,
  pool,
  POOL_LABELS,
  SAFE,
  said,
  upgrade,
  type Values,
} from './tried.js';
import { budget, workload } from '../plan/measure/world-objects.js';

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
const rolling = (maxUnavailable: number): object => placement({ maxUnavailable, maxSurge: 0 });
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

describe('loss fixes: what keeps a bad change from too much was followed, and does', () => {
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

const web = (pods: number): object[] => workload('web', ['node-0001', 'node-0002'].slice(0, pods));

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

describe('loss fixes: replicas that may go together', () => {
  test.each(
    DRAINS.flatMap(([what, fleet, head, most]) =>
      [1, 2].map((pods): [string, Fix] => [
        `${pods} by ${what}`,
        {
          rule: 'replicas-go-together',
          before: head(3),
          fleet,
          others: web(pods),
          othersAfter: web(2),
          fixed: (says) => [
            ...head(numberIn(says, most)),
            budget('web', 'web', { maxUnavailable: numberIn(says, /with maxUnavailable: (\d+)/) }),
          ],
        },
      ]),
    ),
  )('do not when the text was followed: %s', (_claim, tried) => {
    expect(said(expectMended(tried), /(PodDisruptionBudget)/)).not.toBe('');
  });
});
