import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

type Values = Readonly<Record<string, unknown>>;

interface Fix {
  readonly rule: string;
  readonly before: Values;
  /** The fields after the fix, from what its text says. */
  readonly fixed: (remediation: string) => Values;
  readonly fleet?: string;
}

const API = 'nodewright.nvidia.com/v1alpha1';
const SAFE = { failureThreshold: 1, safetyLimit: 100 };

/** A NodeWright under a policy: `fixed`, `linear` and `exponential` are its strategy, all else is of the named object. */
function nodewright({ strategy, policy = {}, spec = {} }: Values): string {
  const objects = [
    {
      apiVersion: API,
      kind: 'DeploymentPolicy',
      metadata: { name: 'limits' },
      spec: { default: { budget: { count: 1 }, ...(strategy ? { strategy } : {}) }, ...(policy as object) },
    },
    {
      apiVersion: API,
      kind: 'NodeWright',
      metadata: { name: 'tuning' },
      spec: {
        deploymentPolicy: 'limits',
        nodeSelectors: { matchLabels: { pool: 'a' } },
        packages: {
          tuning: { version: '1.0.0', image: 'example.com/tuning', interrupt: { type: 'reboot' } },
        },
        ...(spec as object),
      },
    },
  ];
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}

const FLEET = 'placement.kubernetes-fleet.io';

/** A placement over clusters, with `strategy` as it is; `stages` make a staged run of it. */
function placement({ strategy = {}, stages, policy = { placementType: 'PickAll' } }: Values): string {
  const spec = {
    resourceSelectors: [{ group: 'apps', version: 'v1', kind: 'Deployment', name: 'web' }],
    policy,
    strategy: stages ? { type: 'External' } : { type: 'RollingUpdate', ...(strategy as object) },
  };
  const selectors = [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }];
  const objects: object[] = [
    {
      apiVersion: `${FLEET}/v1beta1`,
      kind: 'ClusterResourcePlacement',
      metadata: { name: 'app' },
      spec: { ...spec, resourceSelectors: selectors },
    },
  ];
  if (stages)
    objects.push(
      {
        apiVersion: `${FLEET}/v1beta1`,
        kind: 'ClusterStagedUpdateStrategy',
        metadata: { name: 'staged' },
        spec: { stages },
      },
      {
        apiVersion: `${FLEET}/v1beta1`,
        kind: 'ClusterStagedUpdateRun',
        metadata: { name: 'run' },
        spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state: 'Run' },
      },
    );
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}

/** The first text of the remediation that the pattern finds. */
function said(remediation: string, pattern: RegExp): string {
  const found = pattern.exec(remediation.replaceAll('`', ''))?.[1];
  if (found === undefined) throw new Error(`not in "${remediation}"`);
  return found;
}

const numberIn = (remediation: string, pattern: RegExp): number => Number(said(remediation, pattern));

const NODEWRIGHT: readonly (readonly [string, Fix])[] = [
  [
    'as many at a time as the limit allows',
    {
      rule: 'peak-above-limit',
      before: { strategy: { fixed: { initialBatch: 20, ...SAFE } } },
      fixed: (text) => ({
        strategy: { fixed: { initialBatch: numberIn(text, /Set initialBatch: (\d+)/), ...SAFE } },
      }),
    },
  ],
  [
    'a first batch within the limit',
    {
      rule: 'first-batch-too-large',
      before: { strategy: { fixed: { initialBatch: 3, ...SAFE } } },
      fixed: (text) => ({
        strategy: { fixed: { initialBatch: numberIn(text, /initialBatch: (\d+)/), ...SAFE } },
      }),
      fleet: '8 nodes pool=a',
    },
  ],
  [
    'a fixed strategy with what the budget says',
    {
      rule: 'budget-not-a-cap',
      before: { strategy: { linear: { initialBatch: 1, delta: 2, ...SAFE } } },
      fixed: (text) => ({
        strategy: { fixed: { initialBatch: numberIn(text, /initialBatch: (\d+)/), ...SAFE } },
      }),
    },
  ],
  [
    'a stop',
    {
      rule: 'failure-threshold-ineffective',
      before: { strategy: { fixed: { initialBatch: 1 } } },
      fixed: (text) => ({
        strategy: {
          fixed: {
            initialBatch: 1,
            failureThreshold: numberIn(text, /failureThreshold: (\d+)/),
            safetyLimit: numberIn(text, /safetyLimit: (\d+)/),
          },
        },
      }),
    },
  ],
  [
    'a stop that holds to the end',
    {
      rule: 'failure-threshold-ineffective',
      before: { strategy: { fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 30 } } },
      fixed: (text) => ({
        strategy: {
          fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: numberIn(text, /safetyLimit: (\d+)/) },
        },
      }),
    },
  ],
  [
    'a stop that can fire',
    {
      rule: 'failure-threshold-ineffective',
      before: { strategy: { fixed: { initialBatch: 20, failureThreshold: 3, safetyLimit: 50 } } },
      fixed: (text) => ({
        strategy: {
          fixed: {
            initialBatch: 20,
            failureThreshold: numberIn(text, /failureThreshold: (\d+)/),
            safetyLimit: numberIn(text, /safetyLimit: (\d+)/),
          },
        },
      }),
    },
  ],
  [
    'batches that leave something to stop',
    {
      rule: 'failure-threshold-ineffective',
      before: { strategy: { fixed: { initialBatch: 40, ...SAFE } } },
      fixed: (text) => ({
        strategy: { fixed: { initialBatch: numberIn(text, /at most (\d+) nodes/), ...SAFE } },
      }),
    },
  ],
  [
    'a pass mark that tolerates little',
    {
      rule: 'failure-threshold-ineffective',
      before: { strategy: { fixed: { initialBatch: 4, batchThreshold: 25, ...SAFE } } },
      fixed: (text) => ({
        strategy: {
          fixed: { initialBatch: 4, batchThreshold: numberIn(text, /batchThreshold: (\d+)/), ...SAFE },
        },
      }),
    },
  ],
  [
    'the pass mark that it comes to',
    {
      rule: 'rounding-changes-meaning',
      before: { strategy: { fixed: { initialBatch: 4, batchThreshold: 90, ...SAFE } } },
      fixed: (text) => ({
        strategy: {
          fixed: { initialBatch: 4, batchThreshold: numberIn(text, /batchThreshold: (\d+)/), ...SAFE },
        },
      }),
    },
  ],
  [
    'one at a time in the place of serial',
    {
      rule: 'limit-ignored',
      before: { strategy: { fixed: { initialBatch: 3, ...SAFE } }, spec: { serial: true } },
      fixed: (text) => ({
        strategy: { fixed: { initialBatch: numberIn(text, /initialBatch: (\d+)/), ...SAFE } },
        spec: { serial: true },
      }),
    },
  ],
  [
    'a size that does not grow',
    {
      rule: 'first-batch-too-large',
      before: { strategy: { exponential: { initialBatch: 1, growthFactor: 4, ...SAFE } } },
      fixed: (text) => ({
        strategy: { linear: { initialBatch: 1, delta: numberIn(text, /delta: (\d+)/), ...SAFE } },
      }),
      fleet: '64 nodes pool=a',
    },
  ],
];

const KUBEFLEET: readonly (readonly [string, Fix])[] = [
  [
    'as many clusters as the limit allows',
    {
      rule: 'peak-above-limit',
      before: { strategy: { rollingUpdate: { maxUnavailable: 6 } } },
      fixed: (text) => ({
        strategy: { rollingUpdate: { maxUnavailable: numberIn(text, /maxUnavailable: (\d+)/) } },
      }),
    },
  ],
  [
    'a first round within the limit',
    {
      rule: 'first-batch-too-large',
      before: { strategy: { rollingUpdate: { maxUnavailable: 3 } } },
      fixed: (text) => ({
        strategy: { rollingUpdate: { maxUnavailable: numberIn(text, /maxUnavailable: (\d+)/) } },
      }),
    },
  ],
  [
    'one that may go',
    {
      rule: 'never-allowed',
      before: { strategy: { rollingUpdate: { maxUnavailable: 0 } } },
      fixed: (text) => ({
        strategy: { rollingUpdate: { maxUnavailable: numberIn(text, /maxUnavailable: (\d+)/) } },
      }),
    },
  ],
  [
    'fewer clusters of a stage at once',
    {
      rule: 'peak-above-limit',
      before: { stages: [{ name: 'all', labelSelector: {}, maxConcurrency: 6 }] },
      fixed: (text) => ({
        stages: [
          {
            name: 'all',
            labelSelector: {},
            maxConcurrency: numberIn(text, /maxConcurrency: (\d+)/),
          },
        ],
      }),
    },
  ],
];

function tried(
  { rule, before, fixed, fleet }: Fix,
  write: (values: Values) => string,
  ofFleet: string,
): void {
  const snapshot = nodeList(parseFleet(fleet ?? ofFleet));
  const findings = (head: string, only?: string): readonly Finding[] =>
    planOf({ ...(only === undefined ? {} : { only }), base: write(before), head, snapshot }).findings.filter(
      ({ severity }) => severity !== 'info',
    );
  const [first] = findings(write(before), rule);
  if (!first) throw new Error(`no ${rule} to mend`);
  const after = findings(write(fixed(first.remediation))).filter(({ status }) => status !== 'fixed');
  expect(after.filter(({ breaks }) => breaks.includes(rule))).toEqual([]);
  const worse = (list: readonly Finding[]): string[] =>
    list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  expect(
    worse(after).filter((one) => !findings(write(before)).some(({ breaks }) => breaks.includes(one))),
  ).toEqual([]);
}

describe('a fix of a NodeWright rule was tried: the finding is gone, and nothing worse came', () => {
  test.each(NODEWRIGHT)('%s', (_claim, fix) => {
    tried(fix, nodewright, '40 nodes pool=a');
  });
});

describe('a fix of a KubeFleet rule was tried: the finding is gone, and nothing worse came', () => {
  test.each(KUBEFLEET)('%s', (_claim, fix) => {
    tried(fix, placement, '12 clusters');
  });
});
