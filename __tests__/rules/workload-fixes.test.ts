import type { Finding } from '../../src/plan/finding.js';
import { stringify } from 'yaml';
import { makeRun } from '../../src/run.js';
import { triedEdit } from '../../src/tried-fixes.js';
import { nodeList, parseFleet } from '../fleet.js';
import { budget, textOf, workload } from '../plan/measure/world-objects.js';
import { inputOf, type PlanCase, planOf } from '../plan-of.js';

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

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no ${pattern.source} in ${text}`);
  return Number(found);
}

const rolling = (maxUnavailable: unknown, maxSurge: unknown = 0): object => ({
  strategy: { rollingUpdate: { maxUnavailable, maxSurge } },
});
const byNode = (maxUnavailable: unknown, maxSurge: unknown = 0): object => ({
  updateStrategy: { rollingUpdate: { maxUnavailable, maxSurge } },
});
const APART = {
  affinity: {
    podAntiAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: [
        { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'app' } } },
      ],
    },
  },
};
const HOST_PORT = { ...PROBED, ports: [{ containerPort: 80, hostPort: 80 }] };
const NAMED = Array.from({ length: 8 }, (_, i) => `node-000${i + 1}`);

interface Case {
  readonly rule: string;
  readonly base: Shape;
  readonly head: Shape;
  /** The head after the fix, from what its text says. */
  readonly fixed: (remediation: string) => Shape;
  readonly live?: readonly object[];
}

const maxUnavailableOf = (text: string): number => numberIn(text, /maxUnavailable: (\d+)/);
const NEW = { image: 'app:2' };
/** Pods of a StatefulSet `app`, on as many nodes. */
const pods = (count: number): readonly object[] => workload('app', NAMED.slice(0, count));
const set = (replicas: number): Shape => ({
  kind: 'StatefulSet',
  spec: { replicas, serviceName: 'app' },
  container: { name: 'a' },
});

const CASES: readonly (readonly [claim: string, fix: Case])[] = [
  [
    'as many pods at once as the limit allows',
    {
      rule: 'peak-above-limit',
      base: { spec: rolling(1) },
      head: { ...NEW, spec: rolling(4) },
      fixed: (text) => ({ ...NEW, spec: rolling(maxUnavailableOf(text)) }),
    },
  ],
  [
    'as many nodes of a DaemonSet at once as the limit allows',
    {
      rule: 'peak-above-limit',
      base: { kind: 'DaemonSet', spec: byNode(1) },
      head: { kind: 'DaemonSet', ...NEW, spec: byNode(6) },
      fixed: (text) => ({ kind: 'DaemonSet', ...NEW, spec: byNode(maxUnavailableOf(text)) }),
    },
  ],
  [
    'a surge of a DaemonSet without its other half',
    {
      rule: 'invalid-policy',
      base: { kind: 'DaemonSet', spec: byNode(1) },
      head: { kind: 'DaemonSet', ...NEW, spec: { updateStrategy: { rollingUpdate: { maxSurge: 1 } } } },
      fixed: (text) => ({ kind: 'DaemonSet', ...NEW, spec: byNode(maxUnavailableOf(text), 1) }),
    },
  ],
  [
    'as few broken pods as the limit allows',
    {
      rule: 'worst-loss-above-limit',
      base: { spec: rolling(1) },
      head: { ...NEW, spec: rolling('75%') },
      fixed: (text) => ({ ...NEW, spec: rolling(maxUnavailableOf(text)) }),
    },
  ],
  [
    'a rolling update in the place of Recreate',
    {
      rule: 'peak-above-limit',
      base: { spec: rolling(1) },
      head: { ...NEW, spec: { strategy: { type: 'Recreate' } } },
      fixed: (text) => {
        expect(text).toContain('strategy.type: RollingUpdate');
        return { ...NEW, spec: rolling(maxUnavailableOf(text)) };
      },
    },
  ],
  [
    'a first round that is a canary',
    {
      rule: 'first-batch-too-large',
      base: { kind: 'DaemonSet', spec: byNode(1) },
      head: { kind: 'DaemonSet', ...NEW, spec: byNode(2) },
      fixed: (text) => ({ kind: 'DaemonSet', ...NEW, spec: byNode(maxUnavailableOf(text)) }),
    },
  ],
  [
    'an old pod first where hosts are taken',
    {
      rule: 'no-progress',
      base: { spec: { ...rolling('10%', '10%') }, pod: APART },
      head: { ...NEW, spec: { ...rolling('10%', '10%') }, pod: APART },
      fixed: (text) => ({ ...NEW, spec: rolling(maxUnavailableOf(text), '10%'), pod: APART }),
    },
  ],
  [
    'no surge where a host port is taken',
    {
      rule: 'no-progress',
      base: { kind: 'DaemonSet', spec: byNode(0, 1), container: HOST_PORT },
      head: { kind: 'DaemonSet', ...NEW, spec: byNode(0, 1), container: HOST_PORT },
      fixed: (text) => ({
        kind: 'DaemonSet',
        ...NEW,
        spec: byNode(maxUnavailableOf(text), numberIn(text, /maxSurge: (\d+)/)),
        container: HOST_PORT,
      }),
    },
  ],
  [
    'a budget that lets one pod go',
    {
      rule: 'drain-deadlock',
      base: set(3),
      head: { ...set(3), guard: { minAvailable: 3 } },
      fixed: (text) => ({ ...set(3), guard: { maxUnavailable: maxUnavailableOf(text) } }),
      live: pods(3),
    },
  ],
  [
    'a second replica and a budget of one',
    {
      rule: 'drain-deadlock',
      base: set(1),
      head: { ...set(1), guard: { minAvailable: 1 } },
      fixed: (text) => {
        expect(text).toContain('a second replica');
        return { ...set(2), guard: { maxUnavailable: maxUnavailableOf(text) } };
      },
      live: pods(1),
    },
  ],
  [
    'a budget that lets no more go than before',
    {
      rule: 'evictions-raised',
      base: { ...set(8), guard: { maxUnavailable: 1 } },
      head: { ...set(8), guard: { maxUnavailable: 6 } },
      fixed: (text) => ({ ...set(8), guard: { maxUnavailable: maxUnavailableOf(text) } }),
      live: pods(8),
    },
  ],
  [
    'a budget that keeps as many as it has to',
    {
      rule: 'evictions-raised',
      base: { ...set(8), guard: { minAvailable: 7 } },
      head: { ...set(8), guard: { minAvailable: '20%' } },
      fixed: (text) => ({ ...set(8), guard: { minAvailable: numberIn(text, /minAvailable: (\d+)/) } }),
      live: pods(8),
    },
  ],
  [
    'a budget that keeps one',
    {
      rule: 'budget-never-binds',
      base: set(8),
      head: { ...set(8), guard: { minAvailable: 0 } },
      fixed: (text) => ({ ...set(8), guard: { maxUnavailable: maxUnavailableOf(text) } }),
      live: pods(8),
    },
  ],
  [
    'the time in which a bad version shows',
    {
      rule: 'no-bake-time',
      base: { spec: { ...rolling(1), minReadySeconds: 0 } },
      head: { spec: { ...rolling(1), minReadySeconds: 0 }, ...NEW },
      fixed: (text) => ({
        spec: { ...rolling(1), minReadySeconds: numberIn(text, /(\d+) to \d+ seconds/) },
        ...NEW,
      }),
    },
  ],
  [
    'as many replicas as there were',
    {
      rule: 'change-not-batched',
      base: { spec: { ...rolling(1), replicas: 8 } },
      head: { spec: { ...rolling(1), replicas: undefined } },
      fixed: (text) => ({ spec: { ...rolling(1), replicas: numberIn(text, /replicas: (\d+)/) } }),
    },
  ],
];

function findingsOf(base: Shape, head: Shape, live: readonly object[], only?: string): readonly Finding[] {
  return planOf({ ...caseOf(base, head, live), ...(only === undefined ? {} : { only }) }).findings.filter(
    ({ status }) => status !== 'fixed',
  );
}

function caseOf(base: Shape, head: Shape, live: readonly object[]): PlanCase {
  return { base: written(base), head: written(head), snapshot: nodeList(parseFleet('8 nodes'), live) };
}

test.each(CASES)('a fix of a workload was tried: %s', (_claim, { rule, base, head, fixed, live = [] }) => {
  const before = findingsOf(base, head, live);
  const [first] = findingsOf(base, head, live, rule);
  if (!first) throw new Error(`no ${rule} to mend, but ${before.map((one) => one.rule).join(', ')}`);
  const after = findingsOf(base, fixed(first.remediation), live);
  expect(after.filter(({ breaks }) => breaks.includes(rule))).toEqual([]);
  const worse = (list: readonly Finding[]): string[] =>
    list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  expect(worse(after).filter((one) => !before.some(({ breaks }) => breaks.includes(one)))).toEqual([]);
});

test.each<[claim: string, rule: string, base: Shape, head: Shape, live: readonly object[], line: string]>([
  [
    'fewer pods of a rollout at once',
    'peak-above-limit',
    { spec: rolling(1) },
    { ...NEW, spec: rolling(4) },
    [],
    // As first-batch-too-large asks for.
    'maxUnavailable: 1',
  ],
  [
    'fewer evictions at a time',
    'evictions-raised',
    { ...set(8), guard: { maxUnavailable: 1 } },
    { ...set(8), guard: { maxUnavailable: 6 } },
    pods(8),
    'maxUnavailable: 2',
  ],
])('a fix of one value is offered as an edit: %s', (_claim, rule, base, head, live, line) => {
  const planned = [inputOf({ ...caseOf(base, head, live), head: inLines(head) })] as const;
  const run = makeRun(planned);
  const [finding] = run.reports[0].findings.filter(({ breaks }) => breaks.includes(rule));
  if (!finding) throw new Error(`no ${rule}`);
  expect(triedEdit(planned, run, finding)?.line?.after).toContain(line);
});

/** A field a line, as people write it. */
function inLines(shape: Shape): string {
  return written(shape)
    .split('\n---\n')
    .map((text) => stringify(JSON.parse(text)))
    .join('---\n');
}
