import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

/** The fields of an object that a case sets. */
type Values = Readonly<Record<string, unknown>>;

/** A change that breaks a rule, and the change as its text says to mend it. */
interface Fix {
  readonly rule: string;
  readonly base?: readonly object[];
  readonly before: readonly object[];
  readonly fixed: (remediation: string) => readonly object[];
  readonly fleet: string;
  /** Beside the nodes in the snapshot. */
  readonly others?: readonly object[];
}

const NODEWRIGHT = 'nodewright.nvidia.com/v1alpha1';
const PIKA = 'ngn2.nvidia.com/v1alpha1';
const FLEET = 'placement.kubernetes-fleet.io/v1beta1';
const SAFE = { failureThreshold: 1, safetyLimit: 100 };
const ONE = { fixed: { initialBatch: 1, ...SAFE } };

const limits = (spec: Values = {}): object => ({
  apiVersion: NODEWRIGHT,
  kind: 'DeploymentPolicy',
  metadata: { name: 'limits' },
  spec: { default: { budget: { count: 1 }, strategy: ONE }, ...spec },
});

const object = (name: string, spec: Values = {}): object => ({
  apiVersion: NODEWRIGHT,
  kind: 'NodeWright',
  metadata: { name },
  spec: {
    deploymentPolicy: 'limits',
    packages: {
      tuning: { version: '1.0.0', image: 'example.com/tuning', interrupt: { type: 'reboot' } },
    },
    ...spec,
  },
});

const placement = (rollingUpdate: Values, policy: Values = { placementType: 'PickAll' }): object => ({
  apiVersion: FLEET,
  kind: 'ClusterResourcePlacement',
  metadata: { name: 'app' },
  spec: {
    resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
    policy,
    strategy: { type: 'RollingUpdate', rollingUpdate },
  },
});

const stages = (first: Values): readonly object[] => [
  {
    apiVersion: FLEET,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
      policy: { placementType: 'PickAll' },
      strategy: { type: 'External' },
    },
  },
  {
    apiVersion: FLEET,
    kind: 'ClusterStagedUpdateStrategy',
    metadata: { name: 'staged' },
    spec: {
      stages: [
        { name: 'canary', labelSelector: { matchLabels: { env: 'canary' } }, ...first },
        { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } } },
      ],
    },
  },
];

const maintenance = (name: string, node: string, more: Values = {}, metadata: Values = {}): object => ({
  apiVersion: PIKA,
  kind: 'NotifyMaintenance',
  metadata: { name, namespace: 'default', ...metadata },
  spec: { nodeObject: node, maintenanceID: name, maintenanceType: 'planned', ...more },
});

const daemon = (spec: Values): object => ({
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { name: 'agent', namespace: 'agents' },
  spec: {
    selector: { matchLabels: { app: 'agent' } },
    template: {
      metadata: { labels: { app: 'agent' } },
      spec: { containers: [{ name: 'a', image: 'a:1', readinessProbe: { exec: { command: ['true'] } } }] },
    },
    ...spec,
  },
});

const pool = (nodes: string, ...more: readonly object[]): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'general' },
  spec: {
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        expireAfter: 'Never',
        requirements: [],
      },
    },
    disruption: { budgets: [{ nodes }, ...more] },
  },
});

function said(remediation: string, pattern: RegExp): string {
  const found = pattern.exec(remediation)?.[1];
  if (found === undefined) throw new Error(`not in "${remediation}"`);
  return found;
}

const numberIn = (remediation: string, pattern: RegExp): number => Number(said(remediation, pattern));

const upgrade = (spec: Values): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'os', namespace: 'system-upgrade' },
  spec: { concurrency: 1, nodeSelector: {}, version: 'v1', upgrade: { image: 'example/upgrade' }, ...spec },
});
const HOSTS = Array.from(
  { length: 20 },
  (_, i) => `1 nodes kubernetes.io/hostname=node-${String(i + 1).padStart(4, '0')}`,
).join('\n');
const POOL_LABELS =
  'karpenter.sh/nodepool=general karpenter.sh/initialized=true karpenter.sh/registered=true';
const batches = (strategy: Values): object => limits({ default: { budget: { count: 1 }, strategy } });

/** What a node policy takes at once, too much or much more than before, and the field that the text names for it. */
const AT_ONCE: readonly (readonly [string, Fix])[] = ['peak-above-limit', 'peak-jump'].flatMap((rule) => [
  [
    `${rule}: the batch of a NodeWright`,
    {
      rule,
      base: [batches(ONE), object('tuning')],
      before: [batches({ fixed: { initialBatch: 8, ...SAFE } }), object('tuning')],
      fixed: (remediation: string) => [
        batches({ fixed: { initialBatch: numberIn(remediation, /Set initialBatch: (\d+)/), ...SAFE } }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: a batch that no longer grows`,
    {
      rule,
      base: [batches(ONE), object('tuning')],
      before: [batches({ exponential: { initialBatch: 1, growthFactor: 2, ...SAFE } }), object('tuning')],
      fixed: (remediation: string) => [
        batches({
          fixed: { initialBatch: numberIn(remediation, /Set fixed: \{initialBatch: (\d+)\}/), ...SAFE },
        }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: the budget of a NodeWright without a policy`,
    {
      rule,
      base: [object('tuning', { deploymentPolicy: '', interruptionBudget: { count: 1 } })],
      before: [object('tuning', { deploymentPolicy: '', interruptionBudget: { percent: 50 } })],
      fixed: (remediation: string) => [
        object('tuning', {
          deploymentPolicy: '',
          interruptionBudget: { count: numberIn(remediation, /interruptionBudget: \{count: (\d+)\}/) },
        }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: the concurrency of a Plan`,
    {
      rule,
      base: [upgrade({})],
      before: [upgrade({ concurrency: 8, version: 'v2' })],
      fixed: (remediation: string) => [
        upgrade({ concurrency: numberIn(remediation, /Set concurrency: (\d+)/), version: 'v2' }),
      ],
      fleet: HOSTS,
    },
  ],
  [
    `${rule}: the budget of a NodePool`,
    {
      rule,
      base: [pool('1')],
      before: [pool('8')],
      fixed: (remediation: string) => [pool(said(remediation, /budget of nodes: "(\d+)"/))],
      fleet: `20 nodes ${POOL_LABELS}`,
    },
  ],
]);

const CASES: readonly (readonly [string, Fix])[] = [
  ...AT_ONCE,
  [
    'a pause after each Job',
    {
      rule: 'no-bake-time',
      before: [upgrade({ version: 'v2' })],
      fixed: (remediation) => [
        upgrade({ version: 'v2', postCompleteDelay: said(remediation, /such as "(\d+m)"/) }),
      ],
      fleet: HOSTS,
    },
  ],
  [
    'a time in which a bad version shows',
    {
      rule: 'no-bake-time',
      before: [daemon({})],
      fixed: (remediation) => [
        daemon({ [said(remediation, /Set (\w+) to/)]: numberIn(remediation, /: (\d+) to 300 seconds/) }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'no budget that never decides',
    {
      rule: 'window-without-effect',
      before: [pool('2', { nodes: '5', schedule: '0 3 * * *', duration: '2h' })],
      fixed: (remediation) => (/^Remove it/.test(remediation) ? [pool('2')] : []),
      fleet: `20 nodes ${POOL_LABELS}`,
    },
  ],
  [
    'more inside a window, and nothing outside of it',
    {
      rule: 'window-without-effect',
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
  ],
  [
    'an object that no longer waits for all nodes of another',
    {
      rule: 'sequencing-deadlock',
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
      rule: 'legacy-field',
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
      rule: 'reset-overridden',
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
      rule: 'strategy-missing',
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
      rule: 'allowance-already-used',
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
      fixed: (text) => [placement({ maxUnavailable: numberIn(text, /you mean: (\d+)/) })],
      fleet: '3 clusters env=prod',
    },
  ],
  [
    'a legal maintenance ID',
    {
      rule: 'maintenance-never-ends',
      before: [maintenance('fw', 'node-0001', { maintenanceID: 'fw 2026/11' })],
      fixed: (text) => [maintenance('fw', 'node-0001', { maintenanceID: said(text, /such as ([\w-]+)/) })],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'one maintenance of a node at a time',
    {
      rule: 'maintenance-never-ends',
      before: [maintenance('fw', 'node-0001'), maintenance('disk', 'node-0001')],
      fixed: () => [maintenance('fw', 'node-0001')],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'so many of a zone at a time',
    {
      rule: 'maintenances-share-domain',
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
      rule: 'not-in-the-numbers',
      before: [
        maintenance('fw', 'node-0001', {}, { annotations: { 'maintenance/readyForMaintenance': 'true' } }),
      ],
      fixed: () => [maintenance('fw', 'node-0001')],
      fleet: '20 nodes pool=a',
    },
  ],
];

const text = (objects: readonly object[]): string =>
  objects.map((one) => JSON.stringify(one)).join('\n---\n');

describe('a fix was tried: the finding is gone, and nothing worse came', () => {
  test.each(CASES)('%s', (_claim, { rule, base, before, fixed, fleet, others = [] }) => {
    const snapshot = nodeList(parseFleet(fleet), others);
    const findings = (head: readonly object[]): readonly Finding[] =>
      planOf({ ...(base ? { base: text(base) } : {}), head: text(head), snapshot }).findings.filter(
        ({ status }) => status !== 'fixed',
      );
    const first = findings(before);
    const broken = first.find((finding) => finding.rule === rule);
    if (!broken) throw new Error(`no ${rule} to mend in ${first.map((one) => one.rule).join(', ')}`);
    const after = findings(fixed(broken.remediation));
    expect(after.filter((finding) => finding.rule === rule)).toEqual([]);
    const errors = (list: readonly Finding[]): string[] =>
      list.filter(({ severity }) => severity === 'error').map((finding) => finding.rule);
    expect(errors(after).filter((one) => !errors(first).includes(one))).toEqual([]);
  });
});
