import {
  expectMended,
  type Fix,
  limits,
  maintenance,
  numberIn,
  object,
  placement,
  pool,
  SAFE,
  said,
  stages,
} from './tried.js';

const CASES: readonly (readonly [string, Fix])[] = [
  [
    'an object that no longer waits for all nodes of another',
    {
      rule: 'no-progress',
      before: [
        limits(),
        object('first', { sequencing: 'all', runtimeRequired: true, priority: 100 }),
        object('second', { runtimeRequired: true }),
      ],
      fixed: (text) => [
        limits(),
        object('first', {
          sequencing: said(text, /Set sequencing: (\w+)/),
          runtimeRequired: true,
          priority: 100,
        }),
        object('second', { runtimeRequired: true }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'the policy in the place of an interruptionBudget',
    {
      rule: 'deprecated-api',
      before: [object('tuning', { deploymentPolicy: '', interruptionBudget: { percent: 10 } })],
      fixed: (text) => [
        limits({
          default: {
            budget: { count: numberIn(text, /count: (\d+)/) },
            strategy: { fixed: { initialBatch: numberIn(text, /initialBatch: (\d+)/), ...SAFE } },
          },
        }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'the reset as the policy has it',
    {
      rule: 'ramp-not-reset',
      before: [
        limits({ resetBatchStateOnCompletion: false }),
        object('tuning', { deploymentPolicyOptions: {} }),
      ],
      fixed: (text) => [
        limits({ resetBatchStateOnCompletion: false }),
        object('tuning', {
          deploymentPolicyOptions: {
            resetBatchStateOnCompletion: said(text, /resetBatchStateOnCompletion: (\w+)/) === 'true',
          },
        }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'a strategy of its own',
    {
      rule: 'compartment-assignment',
      before: [
        limits({
          compartments: [{ name: 'a', selector: { matchLabels: { pool: 'a' } }, budget: { count: 1 } }],
        }),
        object('tuning'),
      ],
      fixed: (text) => [
        limits({
          compartments: [
            {
              name: 'a',
              selector: { matchLabels: { pool: 'a' } },
              budget: { count: 1 },
              strategy: {
                fixed: {
                  initialBatch: numberIn(text, /initialBatch: (\d+)/),
                  failureThreshold: numberIn(text, /failureThreshold: (\d+)/),
                  safetyLimit: numberIn(text, /safetyLimit: (\d+)/),
                },
              },
            },
          ],
        }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'the approval that was there',
    {
      rule: 'approval-removed',
      base: stages({ afterStageTasks: [{ type: 'Approval' }] }),
      before: stages({}),
      fixed: (text) => stages({ afterStageTasks: [{ type: said(text, /Keep the (\w+) task/) }] }),
      fleet: '1 clusters env=canary\n4 clusters env=prod',
    },
  ],
  [
    'the wait that was there',
    {
      rule: 'approval-removed',
      base: stages({ afterStageTasks: [{ type: 'TimedWait', waitTime: '24h' }] }),
      before: stages({ afterStageTasks: [{ type: 'TimedWait', waitTime: '5m' }] }),
      fixed: (text) =>
        stages({
          afterStageTasks: [{ type: 'TimedWait', waitTime: `${said(text, /TimedWait of (\d+) hours/)}h` }],
        }),
      fleet: '1 clusters env=canary\n4 clusters env=prod',
    },
  ],
  [
    'a budget above the nodes that are not ready',
    {
      rule: 'no-progress',
      before: [pool('1')],
      fixed: (text) => [pool(String(numberIn(text, /raise the budget above (\d+)/) + 1))],
      fleet:
        '19 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true\n1 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true not-ready',
    },
  ],
  [
    'the number in the place of a percentage',
    {
      rule: 'rounding-changes-meaning',
      before: [placement({ maxUnavailable: '10%' })],
      fixed: (text) => [placement({ maxUnavailable: numberIn(text, /\(now (\d+)\)/) })],
      fleet: '3 clusters env=prod',
    },
  ],
  [
    'a legal maintenance ID',
    {
      rule: 'no-progress',
      before: [maintenance('fw', 'node-0001', { maintenanceID: 'fw 2026/11' })],
      fixed: () => [maintenance('fw', 'node-0001', { maintenanceID: 'fw-2026-11' })],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'one maintenance of a node at a time',
    {
      rule: 'no-progress',
      before: [maintenance('fw', 'node-0001'), maintenance('disk', 'node-0001')],
      fixed: () => [maintenance('fw', 'node-0001')],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'so many of a zone at a time',
    {
      rule: 'failure-domain-at-once',
      before: [1, 2, 3].map((i) => maintenance(`fw-${i}`, `node-000${i}`, { maintenanceID: 'fw' })),
      fixed: (text) =>
        [1, 2, 3]
          .slice(0, numberIn(text, /at most (\d+)/))
          .map((i) => maintenance(`fw-${i}`, `node-000${i}`, { maintenanceID: 'fw' })),
      fleet: '3 nodes topology.kubernetes.io/zone=a\n17 nodes topology.kubernetes.io/zone=b',
    },
  ],
  [
    'a drain that is waited for',
    {
      rule: 'ungoverned-disruption',
      before: [
        maintenance('fw', 'node-0001', {}, { annotations: { 'maintenance/readyForMaintenance': 'true' } }),
      ],
      fixed: () => [maintenance('fw', 'node-0001')],
      fleet: '20 nodes pool=a',
    },
  ],
];

describe('a fix was tried: the finding is gone, and nothing worse came', () => {
  test.each(CASES)('%s', (_claim, fix) => {
    expectMended(fix);
  });
});
