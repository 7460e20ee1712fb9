import {
  batches,
  daemon,
  expectMended,
  type Fix,
  HOSTS,
  limits,
  maintenance,
  numberIn,
  object,
  ONE,
  placement,
  pool,
  POOL_LABELS,
  SAFE,
  said,
  stages,
  upgrade,
} from './tried.js';

/** What a node policy takes at once, too much or much more than before, and the field that the text names for it. */
const AT_ONCE: Readonly<Record<string, Omit<Fix, 'rule'>>> = {
  'the batch of a NodeWright': {
    base: [batches(ONE), object('tuning')],
    before: [batches({ fixed: { initialBatch: 8, ...SAFE } }), object('tuning')],
    fixed: (remediation) => [
      batches({ fixed: { initialBatch: numberIn(remediation, /Set initialBatch: (\d+)/), ...SAFE } }),
      object('tuning'),
    ],
  },
  'a batch that no longer grows': {
    base: [batches(ONE), object('tuning')],
    before: [batches({ exponential: { initialBatch: 1, growthFactor: 2, ...SAFE } }), object('tuning')],
    fixed: (remediation) => [
      batches({
        fixed: { initialBatch: numberIn(remediation, /with fixed: \{initialBatch: (\d+)\}/), ...SAFE },
      }),
      object('tuning'),
    ],
  },
  'the budget of a NodeWright without a policy': {
    base: [object('tuning', { deploymentPolicy: '', interruptionBudget: { count: 1 } })],
    before: [object('tuning', { deploymentPolicy: '', interruptionBudget: { percent: 50 } })],
    fixed: (remediation) => [
      object('tuning', {
        deploymentPolicy: '',
        interruptionBudget: { count: numberIn(remediation, /interruptionBudget: \{count: (\d+)\}/) },
      }),
    ],
  },
  'the concurrency of a Plan': {
    base: [upgrade({})],
    before: [upgrade({ concurrency: 8, version: 'v2' })],
    fixed: (remediation) => [
      upgrade({ concurrency: numberIn(remediation, /Set concurrency: (\d+)/), version: 'v2' }),
    ],
    fleet: HOSTS,
  },
  'the budget of a NodePool': {
    base: [pool('1')],
    before: [pool('8')],
    fixed: (remediation) => [pool(said(remediation, /budget of nodes: "(\d+)"/))],
    fleet: `20 nodes ${POOL_LABELS}`,
  },
};

const CASES: Readonly<Record<string, Fix>> = {
  ...Object.fromEntries(
    ['peak-above-limit', 'peak-jump'].flatMap((rule) =>
      Object.entries(AT_ONCE).map(([claim, fix]) => [`${rule}: ${claim}`, { rule, ...fix }]),
    ),
  ),
  'an object that no longer waits for all nodes of another': {
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
  },
  'the policy instead of an interruptionBudget': {
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
  },
  'the reset as the policy has it': {
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
  },
  'a strategy of its own': {
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
  },
  'the approval that was there': {
    rule: 'approval-removed',
    base: stages({ afterStageTasks: [{ type: 'Approval' }] }),
    before: stages({}),
    fixed: (text) => stages({ afterStageTasks: [{ type: said(text, /Keep the (\w+) task/) }] }),
    fleet: '1 clusters env=canary\n4 clusters env=prod',
  },
  'the wait that was there': {
    rule: 'approval-removed',
    base: stages({ afterStageTasks: [{ type: 'TimedWait', waitTime: '24h' }] }),
    before: stages({ afterStageTasks: [{ type: 'TimedWait', waitTime: '5m' }] }),
    fixed: (text) =>
      stages({ afterStageTasks: [{ type: 'TimedWait', waitTime: `${said(text, /waitTime: (\d+)m/)}m` }] }),
    fleet: '1 clusters env=canary\n4 clusters env=prod',
  },
  'a budget above the nodes that are not ready': {
    rule: 'no-progress',
    before: [pool('1')],
    fixed: (text) => [pool(String(numberIn(text, /raise the budget above (\d+)/) + 1))],
    fleet:
      '19 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true\n1 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true not-ready',
  },
  'the number instead of a percentage': {
    rule: 'rounding-changes-meaning',
    before: [placement({ maxUnavailable: '10%' })],
    fixed: (text) => [placement({ maxUnavailable: numberIn(text, /\(now (\d+)\)/) })],
    fleet: '3 clusters env=prod',
  },
  'a legal maintenance ID': {
    rule: 'no-progress',
    before: [maintenance('fw', 'node-0001', { maintenanceID: 'fw 2026/11' })],
    fixed: () => [maintenance('fw', 'node-0001', { maintenanceID: 'fw-2026-11' })],
  },
  'one maintenance of a node at a time': {
    rule: 'no-progress',
    before: [maintenance('fw', 'node-0001'), maintenance('disk', 'node-0001')],
    fixed: () => [maintenance('fw', 'node-0001')],
  },
  'so many of a zone at a time': {
    rule: 'failure-domain-at-once',
    before: [1, 2, 3].map((i) => maintenance(`fw-${i}`, `node-000${i}`, { maintenanceID: 'fw' })),
    fixed: (text) =>
      [1, 2, 3]
        .slice(0, numberIn(text, /at most (\d+)/))
        .map((i) => maintenance(`fw-${i}`, `node-000${i}`, { maintenanceID: 'fw' })),
    fleet: '3 nodes topology.kubernetes.io/zone=a\n17 nodes topology.kubernetes.io/zone=b',
  },
  'a drain that is waited for': {
    rule: 'ungoverned-disruption',
    before: [
      maintenance('fw', 'node-0001', {}, { annotations: { 'maintenance/readyForMaintenance': 'true' } }),
    ],
    fixed: () => [maintenance('fw', 'node-0001')],
  },
  'a pause after each Job': {
    rule: 'no-bake-time',
    before: [upgrade({ version: 'v2' })],
    fixed: (remediation) => [
      upgrade({ version: 'v2', postCompleteDelay: said(remediation, /such as "(\d+m)"/) }),
    ],
    fleet: HOSTS,
  },
  'a time in which a bad version shows': {
    rule: 'no-bake-time',
    before: [daemon({})],
    fixed: (remediation) => [
      daemon({ [said(remediation, /Set (\w+) to/)]: numberIn(remediation, /: (\d+) to 300 seconds/) }),
    ],
  },
  'no budget that never decides': {
    rule: 'window-not-as-written',
    before: [pool('2', { nodes: '5', schedule: '0 3 * * *', duration: '2h' })],
    fixed: (remediation) => (/^Remove it/.test(remediation) ? [pool('2')] : []),
    fleet: `20 nodes ${POOL_LABELS}`,
  },
  'more inside a window, and nothing outside of it': {
    rule: 'window-not-as-written',
    before: [pool('2', { nodes: '5', schedule: '0 3 * * *', duration: '2h' })],
    fixed: (remediation) => [
      pool('5', {
        nodes: said(remediation, /close the rest of the time with nodes: "(0)"/),
        schedule: '0 5 * * *',
        duration: '22h',
      }),
    ],
    fleet: `20 nodes ${POOL_LABELS}`,
  },
};

describe('a fix was tried: the finding is gone, and nothing worse came', () => {
  test.each(Object.entries(CASES))('%s', (_claim, fix) => {
    expectMended(fix);
  });
});
