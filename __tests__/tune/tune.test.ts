import fc from 'fast-check';
import type { ClusterInput } from '../../src/plan.js';
import type { Report } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { type Limits, type Point, TuneError, type Tuned, tuning } from '../../src/tune/tune.js';
import { inputOf, planOf } from '../plan-of.js';

const NONE: Limits = { peakAtOnce: null, worstLoss: null, finishBy: null };
const BUDGET =
  'karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';

/** A kind with the policy for values, and all values that a fleet of a size has. */
interface Kind {
  readonly group: string;
  readonly fleet: (size: number) => string;
  readonly text: (size: number, ...values: readonly number[]) => string;
  readonly all: (size: number) => readonly (readonly number[])[];
}

const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

const KINDS: readonly Kind[] = [
  {
    group: 'Deployment/web',
    fleet: () => '6 nodes',
    text: (size, unavailable = 0, surge = 0) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: ${size}
  minReadySeconds: 60
  strategy: {rollingUpdate: {maxUnavailable: ${unavailable}, maxSurge: ${surge}}}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "example.com/web:2", readinessProbe: {tcpSocket: {port: 1}}}]}
`,
    all: (size) =>
      range(0, size)
        .flatMap((a) => range(0, size).map((b) => [a, b]))
        .filter(([a = 0, b = 0]) => a + b > 0),
  },
  {
    group: 'Plan/system-upgrade/k3s',
    fleet: (size) => `${size} nodes`,
    text: (_, concurrency = 0) => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: {name: k3s, namespace: system-upgrade}
spec:
  concurrency: ${concurrency}
  cordon: true
  nodeSelector: {}
  serviceAccountName: system-upgrade
  upgrade: {image: rancher/k3s-upgrade}
  version: v1.33.4+k3s1
`,
    all: (size) => range(1, size).map((a) => [a]),
  },
  {
    group: 'NodePool/default',
    fleet: (size) => `${size} nodes ${BUDGET}`,
    text: (_, nodes = 0) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [{key: kubernetes.io/arch, operator: Exists}]
  disruption: {consolidateAfter: Never, budgets: [{nodes: "${nodes}"}]}
`,
    all: (size) => range(1, size).map((a) => [a]),
  },
];

const POLICY = (strategy: string): string => `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {percent: 50}
    strategy: {${strategy}}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages:
    tuning: {version: 1.4.0, image: example.com/tuning, interrupt: {type: reboot}}
`;

/** The whole search. */
function tuned(input: ClusterInput, group: string, limits: Limits): Tuned {
  const search = tuning(input, group, limits);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

function snapshotOf(fleet: string): object {
  return nodeList(parseFleet(fleet));
}

/** The three numbers of a group, as text; null where a rule is broken. */
function measured({ verdict, findings, plan }: Report): string | null {
  if (
    verdict === 'unknown' ||
    findings.some(({ severity, status }) => severity !== 'info' && status !== 'fixed')
  )
    return null;
  const groups = plan.head.policies.flatMap(({ effect }) => effect.groups);
  const [group] = groups;
  return group ? keyOf({ ...group, finish: group.outcome === 'complete' ? group.finish : null }) : null;
}

function keyOf({
  worstLoss,
  peakAtOnce,
  finish,
}: Pick<Point, 'worstLoss' | 'peakAtOnce' | 'finish'>): string {
  return [worstLoss, peakAtOnce, finish ?? Number.MAX_SAFE_INTEGER].join(' ');
}

function unbeaten(keys: readonly string[]): string[] {
  const points = [...new Set(keys)].map((key) => key.split(' ').map(Number));
  const beats = (a: readonly number[], b: readonly number[]): boolean =>
    a !== b && a.every((value, i) => value <= (b[i] ?? 0));
  return points
    .filter((one) => !points.some((other) => beats(other, one)))
    .map((one) => one.join(' '))
    .sort();
}

test.each(KINDS.map((kind) => [kind.group, kind] as const))(
  'tune %s: finds what all values give',
  (group, kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (size, pick) => {
        const all = kind.all(size);
        const snapshot = snapshotOf(kind.fleet(size));
        const head = kind.text(size, ...(all[pick % all.length] ?? []));
        const found = tuned(inputOf({ head, snapshot }), group, NONE);
        const every = all.flatMap(
          (values) => measured(planOf({ head: kind.text(size, ...values), snapshot })) ?? [],
        );
        expect(found.front.map(keyOf).sort()).toEqual(unbeaten(every));
      }),
      { numRuns: 3 },
    );
  },
);

test('tune of strategies: finds what all of them give', () => {
  const snapshot = snapshotOf('4 nodes gpu=true');
  const sizes = range(1, 4);
  const all = [
    ...sizes.map((a) => `fixed: {initialBatch: ${a}`),
    ...sizes.flatMap((a) => sizes.map((b) => `linear: {initialBatch: ${a}, delta: ${b}`)),
    ...sizes.flatMap((a) => range(2, 6).map((b) => `exponential: {initialBatch: ${a}, growthFactor: ${b}`)),
  ].flatMap((start) => [
    `${start}, batchThreshold: 100}`,
    `${start}, batchThreshold: 100, failureThreshold: 1, safetyLimit: 100}`,
  ]);
  const every = all.flatMap((strategy) => measured(planOf({ head: POLICY(strategy), snapshot })) ?? []);
  const head = POLICY('fixed: {initialBatch: 3, batchThreshold: 100}');
  const found = tuned(inputOf({ head, snapshot }), 'NodeWright/tuning', NONE);
  expect(every.length).toBeGreaterThan(0);
  expect(found.front.map(keyOf).sort()).toEqual(unbeaten(every));
});

test('tune of a large group: plans less than 200 candidates', () => {
  const head = POLICY('fixed: {initialBatch: 3}');
  const found = tuned(
    inputOf({ head, snapshot: snapshotOf('40 nodes gpu=true') }),
    'NodeWright/tuning',
    NONE,
  );
  expect(found.tried).toBeLessThan(200);
});

test('a rule that another group breaks today: keeps no candidate out', () => {
  const compartment = (pool: string, batch: number): string =>
    `    - {name: ${pool}, selector: {matchLabels: {pool: ${pool}}}, budget: {count: ${batch}},` +
    ` strategy: {fixed: {initialBatch: ${batch}, failureThreshold: 1, safetyLimit: 100}}}`;
  const head = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default: {budget: {count: 1}, strategy: {fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}}
  compartments:
${compartment('a', 4)}
${compartment('b', 4)}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages: {tuning: {version: 1.4.0, image: example.com/tuning, interrupt: {type: reboot}}}
`;
  const snapshot = snapshotOf('4 nodes gpu=true pool=a\n4 nodes gpu=true pool=b');
  const broken = planOf({ head, snapshot }).findings.flatMap(({ group, sameIn, breaks }) =>
    breaks.includes('peak-above-limit') ? [group, ...sameIn] : [],
  );
  expect(broken.toSorted()).toEqual(['a', 'b']);
  const found = tuned(inputOf({ head, snapshot }), 'NodeWright/tuning/b', NONE);
  expect(found.best).toMatchObject({ peakAtOnce: 1, worstLoss: 1 });
});

test('a warning that every candidate has: keeps none out, and is named', () => {
  const head = (KINDS[0]?.text(4, 2, 0) ?? '')
    .replace(/, readinessProbe: .*?\}\}/, '')
    .replace('  minReadySeconds: 60\n', '');
  const found = tuned(inputOf({ head, snapshot: snapshotOf('6 nodes') }), 'Deployment/web', NONE);
  expect(planOf({ head, snapshot: snapshotOf('6 nodes') }).findings).toContainEqual(
    expect.objectContaining({ rule: 'no-bake-time', severity: 'warning' }),
  );
  expect(found.common).toEqual(['no-bake-time']);
  expect(found.front).not.toEqual([]);
});

test('an error that every candidate has: leaves none', () => {
  const head = KINDS[0]?.text(4, 2, 0) ?? '';
  const config =
    'version: 1\nrules: {custom: [{id: too-many, severity: error, when: "group.matched > 1", message: "x", fix: "y"}]}\n';
  const found = tuned(inputOf({ head, snapshot: snapshotOf('6 nodes'), config }), 'Deployment/web', NONE);
  expect([found.common, found.front, found.refused.get('custom/too-many')]).toEqual([[], [], found.tried]);
});

test('the best candidate: keeps the limits and is what the file says when it is planned', () => {
  const [deployment] = KINDS;
  const head = deployment?.text(6, 3, 0) ?? '';
  const snapshot = snapshotOf('6 nodes');
  const found = tuned(inputOf({ head, snapshot }), 'Deployment/web', { ...NONE, peakAtOnce: '20%' });
  expect(found.best?.peakAtOnce).toBeLessThanOrEqual(1);
  const [after] = planOf({ head: found.text ?? '', snapshot }).plan.head.policies.flatMap(
    ({ effect }) => effect.groups,
  );
  expect(after).toMatchObject({
    peakAtOnce: found.best?.peakAtOnce,
    worstLoss: found.best?.worstLoss,
    finish: found.best?.finish,
  });
});

test.each([
  ['no candidate that ends in time', { ...NONE, finishBy: Date.parse('2026-11-23T08:00:01Z') }],
  ['no candidate that breaks so few', { ...NONE, worstLoss: 0, peakAtOnce: 0 }],
])('limits that %s keeps: have no best one', (_, limits) => {
  const head = KINDS[1]?.text(5, 1) ?? '';
  const found = tuned(inputOf({ head, snapshot: snapshotOf('5 nodes') }), 'Plan/system-upgrade/k3s', limits);
  expect([found.best, found.text]).toEqual([null, null]);
});

test('tune over a snapshot that is old: finds the same', () => {
  const given = { head: KINDS[0]?.text(4, 3, 0) ?? '', snapshot: snapshotOf('6 nodes') };
  const front = (takenAt?: string) =>
    tuned(
      inputOf({ ...given, ...(takenAt === undefined ? {} : { takenAt }) }),
      'Deployment/web',
      NONE,
    ).front.map(keyOf);
  const ofToday = front();
  expect(ofToday).not.toEqual([]);
  expect(front('2026-11-01T00:00:00Z')).toEqual(ofToday);
});

test.each([
  ['Deployment/other', 'no group is called Deployment/other; there are Plan/system-upgrade/k3s/k3s'],
  [
    'Plan/system-upgrade/k3s/other',
    'no group is called Plan/system-upgrade/k3s/other; there are Plan/system-upgrade/k3s/k3s',
  ],
])('tune %s: says which groups there are', (group, sentence) => {
  const input = inputOf({ head: KINDS[1]?.text(5, 1) ?? '', snapshot: snapshotOf('5 nodes') });
  expect(() => tuned(input, group, NONE)).toThrow(new TuneError(sentence));
});

test('tune of a budget: names that it has no rollout to search', () => {
  const head = `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web}
spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}
`;
  const input = inputOf({ head, snapshot: snapshotOf('5 nodes') });
  expect(() => tuned(input, 'PodDisruptionBudget/web', NONE)).toThrow(TuneError);
});
