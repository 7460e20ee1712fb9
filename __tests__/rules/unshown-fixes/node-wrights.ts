import type { NodeShape } from '../../fleet.js';
import { nodeList } from '../../fleet.js';
import { configured } from '../../systems/skyhook/planned.js';
import { SAFE, limits, numberIn, said } from '../tried.js';
import type { Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

const tuning = (spec: Values = {}, entry: Values = {}, more: Values = {}): object => ({
  apiVersion: 'nodewright.nvidia.com/v1alpha1',
  kind: 'NodeWright',
  metadata: { name: 'tuning', ...more },
  spec: {
    interruptionBudget: { count: 1 },
    packages: {
      tuning: { version: '1.0.0', image: 'example/tuning', interrupt: { type: 'reboot' }, ...entry },
    },
    ...spec,
  },
});
const NEXT = { version: '1.1.0' };
/** As the cluster has it, with all nodes done. */
const live = (metadata: Values = {}): object => {
  const done = {
    'tuning|1.0.0': {
      name: 'tuning',
      version: '1.0.0',
      image: 'example/tuning',
      stage: 'post-interrupt',
      state: 'complete',
    },
  };
  const all = Array.from({ length: 12 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  return {
    ...tuning({}, {}, metadata),
    status: {
      status: 'complete',
      nodeStatus: Object.fromEntries(all.map((name) => [name, 'complete'])),
      nodeState: Object.fromEntries(all.map((name) => [name, done])),
    },
  };
};

const nodes = (shape: (i: number) => Partial<NodeShape>, others: readonly object[] = []): object =>
  nodeList(
    Array.from({ length: 12 }, (_, i) => ({ labels: {}, ...shape(i) })),
    others,
  );
const first = (shape: Partial<NodeShape>, others: readonly object[] = []): object =>
  nodes((i) => (i === 0 ? shape : {}), others);
const all = (others: readonly object[] = []): object => nodes(() => ({}), others);

const pod = (spec: Values = {}, labels: Values = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'web-1',
    namespace: 'default',
    labels,
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'u', controller: true }],
  },
  spec: { nodeName: 'node-0002', ...spec },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
});
const training = (image: string, labels: Values): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'train', namespace: 'default' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'train' } },
    template: {
      metadata: { labels: { app: 'train', ...labels } },
      spec: { containers: [{ name: 'a', image }] },
    },
  },
});
const WAITS = { podNonInterruptLabels: { matchLabels: { job: 'train' } } };
const PAUSED = { annotations: { 'nodewright.nvidia.com/pause': 'true' } };
const REQUIRED = { runtimeRequired: true };
const READS = { env: [{ name: 'ORDER', value: '$(SKYHOOK_NODE_ORDER)' }] };
const pool = (startupTaints: readonly object[]): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'general' },
  spec: {
    disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [],
        startupTaints,
      },
    },
  },
});
const TAINT = { key: 'nodewright.nvidia.com', value: 'runtime-required', effect: 'NoSchedule' };
const at = (version: string): Pick<TriedFix, 'config'> => ({ config: configured(version) });
const MARK = 'nodewright.nvidia.com/cordon_gone';
const STATE = 'nodewright.nvidia.com/nodeState_tuning';
const STATUS = 'nodewright.nvidia.com/status_tuning';
/** What that label does, as the text says itself. */
const NEVER_DONE = ['blocked-nodes-hold-progress'];
const labelled = (says: string): Partial<NodeShape> => ({
  cordoned: true,
  labels: { [said(says, /The label (\S+):/)]: said(says, /: "(\w+)"/) },
});

/** The first edit comes with a new version, so that the mended change still rolls out. */
const rolls = { base: [tuning()], snapshot: all() };

/** Objects of NodeWright. */
export const NODE_WRIGHTS: readonly TriedFix[] = [
  {
    effect: 'resumed',
    base: [tuning({}, {}, PAUSED)],
    head: [tuning()],
    snapshot: all(),
    fixed: () => [{ snapshot: all([live(PAUSED)]) }],
  },
  {
    effect: 'released-pods',
    base: [tuning(WAITS), training('a:1', { job: 'train' })],
    head: [tuning(WAITS), training('a:2', {})],
    snapshot: all(),
    fixed: () => [{ head: [tuning(WAITS), training('a:2', { job: 'train' })] }],
  },
  {
    effect: 'awaited-pods',
    base: [tuning()],
    head: [tuning(WAITS, NEXT)],
    snapshot: all([pod()]),
    fixed: (says) => [{ head: [tuning({ [said(says, /keep (\w+) as/)]: null }, NEXT)] }],
  },
  {
    effect: 'unseen-pods',
    base: [tuning(WAITS)],
    head: [tuning(WAITS, NEXT)],
    snapshot: all(),
    fixed: () => [{ snapshot: all([pod()]) }],
  },
  {
    effect: 'long-stop',
    ...rolls,
    head: [tuning({ drainConfig: { timeout: '5m' } }, NEXT)],
    snapshot: all([pod({ terminationGracePeriodSeconds: 3600 })]),
    fixed: (says) => [
      { head: [tuning({ drainConfig: { timeout: said(says, /drainConfig\.timeout: (\w+)/) } }, NEXT)] },
      {
        head: [
          tuning(
            { drainConfig: { timeout: '5m', gracePeriod: said(says, /drainConfig\.gracePeriod: (\w+)/) } },
            NEXT,
          ),
        ],
      },
    ],
  },
  {
    effect: 'long-stop',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: all([pod({ terminationGracePeriodSeconds: 3600 })]),
    fixed: (says) => [
      {
        head: [
          tuning(
            {
              drainConfig: {
                gracePeriod: said(says, /drainConfig\.gracePeriod: (\w+)/),
                timeout: said(says, /drainConfig\.timeout: (\w+)/),
              },
            },
            NEXT,
          ),
        ],
      },
    ],
  },
  {
    effect: 'uncordons',
    ...at('0.19'),
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true }),
    fixed: (says) => [{ snapshot: all() }, { snapshot: first(labelled(says)), brings: NEVER_DONE }],
  },
  {
    effect: 'works-under-cordons',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true }),
    fixed: (says) => [{ snapshot: all() }, { snapshot: first(labelled(says)), brings: NEVER_DONE }],
  },
  {
    effect: 'left-cordoned',
    base: [tuning(REQUIRED)],
    head: [tuning({ ...REQUIRED, runtimeRequiredCordonAfter: true }, NEXT)],
    snapshot: first({ taints: [TAINT] }),
    fixed: () => [{ head: [tuning(REQUIRED, NEXT)] }],
  },
  {
    effect: 'auto-taint',
    base: [tuning(REQUIRED)],
    head: [tuning({ ...REQUIRED, autoTaintNewNodes: true }, NEXT)],
    snapshot: all(),
    fixed: () => [{ head: [tuning(REQUIRED, NEXT)] }],
  },
  {
    effect: 'endless-stage',
    ...rolls,
    head: [tuning({}, { ...NEXT, stageTimeout: '0s' })],
    fixed: (says) => [
      { head: [tuning({}, { ...NEXT, stageTimeout: said(says, /stageTimeout: (\w+)/) })] },
      { head: [tuning({}, NEXT)] },
    ],
  },
  {
    effect: 'reboot-read-as-failure',
    ...at('0.18'),
    ...rolls,
    head: [tuning({}, NEXT)],
    fixed: (says) => [at(said(says, /operator to (\d\.\d+)/))],
  },
  {
    effect: 'labelled-status',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ labels: { [STATUS]: 'erroring' } }),
    fixed: () => [{ snapshot: first({ labels: { [STATUS]: 'complete' } }, [live()]) }],
  },
  {
    effect: 'left-cordons',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true, annotations: { [MARK]: 'true' } }),
    fixed: () => [{ snapshot: all() }],
  },
  {
    effect: 'unreadable-state',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ annotations: { [STATE]: 'broken' } }),
    fixed: (says) => [
      { snapshot: first({ annotations: { [`${said(says, /node-0001 (\S+)-$/)}-not`]: 'broken' } }) },
      { snapshot: first({ annotations: { [STATE]: '{}' } }) },
    ],
  },
  {
    effect: 'node-order',
    base: [limits(), tuning({ deploymentPolicy: 'limits', interruptionBudget: null })],
    head: [
      limits({ default: { budget: { count: 3 }, strategy: { fixed: { initialBatch: 3 } } } }),
      tuning({ deploymentPolicy: 'limits', interruptionBudget: null }, { ...NEXT, ...READS }),
    ],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          limits({
            default: {
              budget: { count: 3 },
              strategy: { fixed: { ...SAFE, initialBatch: numberIn(says, /initialBatch: (\d+)/) } },
            },
          }),
          tuning({ deploymentPolicy: 'limits', interruptionBudget: null }, { ...NEXT, ...READS }),
        ],
      },
    ],
  },
  {
    effect: 'image tuning',
    ...rolls,
    head: [tuning({}, { image: 'example/other' })],
    fixed: (says) => [{ head: [tuning({}, { image: said(says, /Keep image: (\S+) at/) })] }],
  },
  {
    effect: 'runtime-required',
    base: [tuning(REQUIRED), pool([TAINT])],
    head: [tuning({ runtimeRequired: false }, NEXT), pool([TAINT])],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          tuning({ runtimeRequired: said(says, /runtimeRequired: (\w+)/) === 'true' }, NEXT),
          pool([TAINT]),
        ],
      },
      { base: [tuning(REQUIRED), pool([])], head: [tuning({ runtimeRequired: false }, NEXT), pool([])] },
    ],
  },
  {
    effect: 'serial',
    base: [tuning({ interruptionBudget: { count: 2 } })],
    head: [tuning({ serial: true, interruptionBudget: { count: 2 } }, NEXT)],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [tuning({ serial: true, interruptionBudget: { count: numberIn(says, /count: (\d+)/) } }, NEXT)],
      },
    ],
  },
  {
    effect: 'serial',
    base: [limits(), tuning({ deploymentPolicy: 'limits', interruptionBudget: null })],
    head: [
      limits({ default: { budget: { count: 3 }, strategy: { fixed: { initialBatch: 3 } } } }),
      tuning({ serial: true, deploymentPolicy: 'limits', interruptionBudget: null }, NEXT),
    ],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          limits({
            default: {
              budget: { count: 3 },
              strategy: { fixed: { ...SAFE, initialBatch: numberIn(says, /initialBatch: (\d+)/) } },
            },
          }),
          tuning({ serial: true, deploymentPolicy: 'limits', interruptionBudget: null }, NEXT),
        ],
      },
    ],
  },
];
