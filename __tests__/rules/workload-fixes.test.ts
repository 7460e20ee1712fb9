import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { budget, textOf, workload } from '../plan/measure/world-objects.js';
import { planOf } from '../plan-of.js';

interface Shape {
  readonly kind?: string;
  readonly image?: string;
  /** Of the spec, beside its template. */
  readonly spec?: object;
  /** Of the spec of the pod template. */
  readonly pod?: object;
  /** Of its container. */
  readonly container?: object;
  /** What the budget over its pods says; absent: there is none. */
  readonly guard?: object;
}

const PROBED = { readinessProbe: { exec: { command: ['true'] } } };

/** A workload whose versions show whether they work. */
function written({
  kind = 'Deployment',
  image = 'app:1',
  spec = {},
  pod = {},
  container = PROBED,
  guard,
}: Shape): string {
  const app = {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'app', namespace: 'apps' },
    spec: {
      ...(kind === 'DaemonSet' ? {} : { replicas: 8 }),
      minReadySeconds: 60,
      selector: { matchLabels: { app: 'app' } },
      template: {
        metadata: { labels: { app: 'app' } },
        spec: { containers: [{ name: 'app', image, ...container }], ...pod },
      },
      ...spec,
    },
  };
  return textOf([app, ...(guard ? [budget('app', 'app', guard)] : [])]);
}

/** The fields that a fix sets to numbers. */
function numbersIn(remediation: string): Readonly<Record<string, number>> {
  const fields = remediation.matchAll(/(\w+): (\d+)/g);
  return Object.fromEntries([...fields].map(([, field = '', value]) => [field, Number(value)]));
}

const NEW = { image: 'app:2' };
const APART = {
  affinity: {
    podAntiAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: [
        { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'app' } } },
      ],
    },
  },
};
const HOST_PORT = { container: { ...PROBED, ports: [{ containerPort: 80, hostPort: 80 }] } };
const NAMED = Array.from({ length: 8 }, (_, i) => `node-000${i + 1}`);

/** A Deployment, by its rolling update. */
const rolling = (maxUnavailable: unknown, maxSurge: unknown = 0, more: Shape = {}): Shape => ({
  ...more,
  spec: { strategy: { rollingUpdate: { maxUnavailable, maxSurge } }, ...more.spec },
});
/** A DaemonSet, by its rolling update. */
const byNode = (maxUnavailable: unknown, maxSurge: unknown = 0, more: Shape = {}): Shape => ({
  kind: 'DaemonSet',
  ...more,
  spec: { updateStrategy: { rollingUpdate: { maxUnavailable, maxSurge } } },
});
/** A StatefulSet `app` with a budget, and its pods on as many nodes. */
const set = (replicas: number, guard?: object): Shape => ({
  kind: 'StatefulSet',
  spec: { replicas, serviceName: 'app' },
  container: { name: 'a' },
  ...(guard ? { guard } : {}),
});
const pods = (count: number): readonly object[] => workload('app', NAMED.slice(0, count));

type Numbers = ReturnType<typeof numbersIn>;
type Case = [
  claim: string,
  rule: string,
  base: Shape,
  head: Shape,
  fixed: (numbers: Numbers) => Shape,
  live?: readonly object[],
];

const CASES: readonly Case[] = [
  [
    'as many pods at once as the limit allows',
    'peak-above-limit',
    rolling(1),
    rolling(4, 0, NEW),
    ({ maxUnavailable }) => rolling(maxUnavailable, 0, NEW),
  ],
  [
    'as many nodes of a DaemonSet at once as the limit allows',
    'peak-above-limit',
    byNode(1),
    byNode(6, 0, NEW),
    ({ maxUnavailable }) => byNode(maxUnavailable, 0, NEW),
  ],
  [
    'a surge of a DaemonSet without its other half',
    'invalid-policy',
    byNode(1),
    byNode(undefined, 1, NEW),
    ({ maxUnavailable }) => byNode(maxUnavailable, 1, NEW),
  ],
  [
    'as few broken pods as the limit allows',
    'worst-loss-above-limit',
    rolling(1),
    rolling('75%', 0, NEW),
    ({ maxUnavailable }) => rolling(maxUnavailable, 0, NEW),
  ],
  [
    'a rolling update instead of Recreate',
    'peak-above-limit',
    rolling(1),
    { ...NEW, spec: { strategy: { type: 'Recreate' } } },
    ({ maxUnavailable }) => rolling(maxUnavailable, 0, NEW),
  ],
  [
    'a first round that is a canary',
    'first-batch-too-large',
    byNode(1),
    byNode(2, 0, NEW),
    ({ maxUnavailable }) => byNode(maxUnavailable, 0, NEW),
  ],
  [
    'an old pod first where hosts are taken',
    'no-progress',
    rolling('10%', '10%', { pod: APART }),
    rolling('10%', '10%', { ...NEW, pod: APART }),
    ({ maxUnavailable }) => rolling(maxUnavailable, '10%', { ...NEW, pod: APART }),
  ],
  [
    'no surge where a host port is taken',
    'no-progress',
    byNode(0, 1, HOST_PORT),
    byNode(0, 1, { ...NEW, ...HOST_PORT }),
    ({ maxUnavailable, maxSurge }) => byNode(maxUnavailable, maxSurge, { ...NEW, ...HOST_PORT }),
  ],
  [
    'a budget that lets one pod go',
    'drain-deadlock',
    set(3),
    set(3, { minAvailable: 3 }),
    ({ maxUnavailable }) => set(3, { maxUnavailable }),
    pods(3),
  ],
  [
    'a second replica and a budget of one',
    'drain-deadlock',
    set(1),
    set(1, { minAvailable: 1 }),
    ({ maxUnavailable }) => set(2, { maxUnavailable }),
    pods(1),
  ],
  [
    'a budget that lets no more go than before',
    'evictions-raised',
    set(8, { maxUnavailable: 1 }),
    set(8, { maxUnavailable: 6 }),
    ({ maxUnavailable }) => set(8, { maxUnavailable }),
    pods(8),
  ],
  [
    'a budget that keeps as many as it has to',
    'evictions-raised',
    set(8, { minAvailable: 7 }),
    set(8, { minAvailable: '20%' }),
    ({ minAvailable }) => set(8, { minAvailable }),
    pods(8),
  ],
  [
    'a budget that keeps one',
    'budget-never-binds',
    set(8),
    set(8, { minAvailable: 0 }),
    ({ maxUnavailable }) => set(8, { maxUnavailable }),
    pods(8),
  ],
  [
    'as many replicas as there were',
    'change-not-batched',
    rolling(1, 0, { spec: { replicas: 8 } }),
    rolling(1, 0, { spec: { replicas: undefined } }),
    ({ replicas }) => rolling(1, 0, { spec: { replicas } }),
  ],
];

function findingsOf(base: Shape, head: Shape, live: readonly object[], only?: string): readonly Finding[] {
  const snapshot = nodeList(parseFleet('8 nodes'), live);
  const sides = { base: written(base), head: written(head), snapshot };
  const { findings } = planOf({ ...sides, ...(only === undefined ? {} : { only }) });
  return findings.filter(({ status }) => status !== 'fixed');
}

test.each(CASES)('a fix of a workload was tried: %s', (_claim, rule, base, head, fixed, live = []) => {
  const before = findingsOf(base, head, live);
  const [first] = findingsOf(base, head, live, rule);
  if (!first) throw new Error(`no ${rule} to mend, but ${before.map((one) => one.rule).join(', ')}`);
  const after = findingsOf(base, fixed(numbersIn(first.remediation)), live);
  expect(after.filter(({ breaks }) => breaks.includes(rule))).toEqual([]);
  const worse = (list: readonly Finding[]): string[] =>
    list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  expect(worse(after).filter((one) => !before.some(({ breaks }) => breaks.includes(one)))).toEqual([]);
});
