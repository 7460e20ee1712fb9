import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { budget, maintenance, textOf, workload } from '../plan/measure/world-objects.js';
import { policy, roller } from './objects.js';

const NODES = nodeList(
  parseFleet(
    '10 nodes gpu=true karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true',
  ),
);

function found(base: string | null, head: string): string[] {
  const { findings } = planOf({ base, head, snapshot: NODES });
  return findings.flatMap(({ rule, severity, status }) =>
    rule === 'ungoverned-disruption' && status !== 'fixed' ? [`${status} ${severity}`] : [],
  );
}

const pool = (grace: string | null): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {budgets: [{nodes: "1"}], consolidateAfter: Never}
  template:
    spec:
      expireAfter: Never
${grace === null ? '' : `      terminationGracePeriod: ${grace}\n`}      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [{key: kubernetes.io/arch, operator: Exists}]
`;

test.each<[before: string | null, after: string | null, findings: string[]]>([
  ['10m', '1s', ['new error']],
  ['10m', '0s', ['new error']],
  ['1m', '1s', ['worsened error']],
  ['1m', '1m', ['unchanged error']],
  [null, '4m', ['new error']],
  [null, '10m', ['new warning']],
  ['2h', '10m', ['new warning']],
  ['10m', '10m', []],
  ['10m', '20m', []],
  [null, '24h', []],
  ['1s', null, []],
])('terminationGracePeriod %s -> %s', (before, after, findings) => {
  expect(found(pool(before), pool(after))).toEqual(findings);
});

test('without a base only a drain that is too short is told', () => {
  expect(found(null, pool('1s'))).toEqual(['new error']);
  expect(found(null, pool('10m'))).toEqual([]);
});

describe('a NodeWright', () => {
  const object = (lines = ''): string => policy() + roller(`  deploymentPolicy: gpu\n${lines}`);
  const waits = (value: string): string =>
    object(`  podNonInterruptLabels: {matchLabels: {app: ${value}}}\n`);
  test.each<[claim: string, before: string, after: string, findings: string[]]>([
    ['that no longer evicts', object(), object('  drainConfig: {disableEviction: true}\n'), ['new error']],
    ['that evicts', object(), object('  drainConfig: {force: true}\n'), []],
    ['that no longer waits for pods', waits('db'), object(), ['new warning']],
    ['that waits for others', waits('db'), waits('x'), ['new warning']],
    ['that waits for the same', waits('db'), waits('db'), []],
    ['that waits for pods from now on', object(), waits('db'), []],
  ])('%s', (_claim, before, after, findings) => {
    expect(found(before, after)).toEqual(findings);
  });
});

test('a Plan that deletes pods instead of evicting them', () => {
  const plan = (drain: string): string => `apiVersion: upgrade.cattle.io/v1
kind: Plan
metadata: {name: server, namespace: system-upgrade}
spec:
  concurrency: 1
  version: v1
  nodeSelector: {matchLabels: {gpu: "true"}}
  serviceAccountName: a
  drain: ${drain}
  upgrade: {image: rancher/k3s-upgrade}
`;
  expect(found(plan('{}'), plan('{disableEviction: true}'))).toEqual(['new error']);
});

describe('a drain that a disruption budget holds until its time is over', () => {
  const fleet = (nodes: readonly string[]): object =>
    nodeList(parseFleet('4 nodes'), workload('etcd', nodes));
  const announced = [maintenance('a', 'node-0001'), maintenance('b', 'node-0002')];

  function told(spec: object, nodes: readonly string[]): string[] {
    const guard = textOf([budget('etcd', 'etcd', spec)]);
    const head = `${guard}---\n${textOf(announced)}`;
    const { findings } = planOf({ base: guard, head, snapshot: fleet(nodes) });
    return findings.flatMap(({ rule, severity, status, message }) =>
      rule === 'ungoverned-disruption' ? [`${status} ${severity} ${message}`] : [],
    );
  }

  test('is a warning of the maintenance: which budget, on which node, and from when on force may be used', () => {
    expect(told({ minAvailable: 1 }, ['node-0002'])).toEqual([
      'new warning NotifyMaintenances of fw: the drain of node-0002 does not end by itself: PodDisruptionBudget etcd does not let ' +
        'apps/etcd-0 go: 1 of 1 healthy pod must stay. From Tue 2026-11-24 08:00 UTC on what is left may be removed by force, whatever ' +
        'the budget says, and the numbers take it so.',
    ]);
  });

  test.each<[claim: string, spec: object, nodes: readonly string[]]>([
    ['a budget that lets it go, which is the fix', { maxUnavailable: 1 }, ['node-0002']],
    ['a budget that only makes it wait for another pod', { minAvailable: 1 }, ['node-0001', 'node-0002']],
    ['pods on other nodes', { minAvailable: 1 }, ['node-0003']],
  ])('is no matter of %s', (_claim, spec, nodes) => {
    expect(told(spec, nodes)).toEqual([]);
  });
});

// Source: kubernetes-sigs/karpenter#1981: five pods a node, one eviction at a time, terminationGracePeriod 3m.
describe('a drain that a disruption budget only slows', () => {
  const nodes = ['node-0001', 'node-0002'].flatMap((node) => Array.from({ length: 5 }, () => node));
  const [set = {}, ...pods] = workload('web', nodes);
  const guard = budget('web', 'web', { maxUnavailable: 1 });

  const labelled = (rev: string, grace: string): string =>
    pool(grace).replace('  template:\n', `  template:\n    metadata: {labels: {rev: ${rev}}}\n`);

  function cut(grace: string): string[] {
    const { findings } = planOf({
      base: `${textOf([set, guard])}\n---\n${labelled('a', grace)}`,
      head: `${textOf([set, guard])}\n---\n${labelled('b', grace)}`,
      snapshot: nodeList(
        parseFleet(
          '2 nodes rev=a kubernetes.io/arch=amd64 karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true',
        ),
        pods,
      ),
    });
    return findings.flatMap(({ rule, group, severity, status, message, remediation }) =>
      rule === 'ungoverned-disruption' && group !== null
        ? [`${status} ${severity} ${message} ${remediation}`]
        : [],
    );
  }

  test('is cut short by terminationGracePeriod: merging starts it, and the fix is more time', () => {
    const found = cut('3m');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^worsened warning NodePool\/default: the drains of node-0001, node-0002 have too little time: .* deleted past the budget: 2 on node-0001/,
    );
    expect(found[0]).toContain('Let the disruption budget allow more evictions at a time.');
    expect(found[0]).not.toContain('maxUnavailable: 1');
  });

  test('is none with enough time', () => {
    expect(cut('1h')).toEqual([]);
  });
});

describe('a fix was tried: the finding is gone, and nothing worse came', () => {
  const nodeWright = (drain: string, timeout = ''): string =>
    policy() +
    roller(
      `  deploymentPolicy: gpu\n  drainConfig: {${[drain, timeout].filter((one) => one !== '').join(', ')}}\n`,
    );
  const upgrade = (drain: object): string =>
    textOf([
      {
        apiVersion: 'upgrade.cattle.io/v1',
        kind: 'Plan',
        metadata: { name: 'os', namespace: 'system-upgrade' },
        spec: {
          concurrency: 1,
          nodeSelector: {},
          version: 'v1',
          drain,
          upgrade: { image: 'example/upgrade' },
        },
      },
    ]);
  test.each<[claim: string, before: string, fixed: (remediation: string) => string]>([
    [
      'of a NodePool: a grace period as long as it says',
      pool('1s'),
      (text) => pool(/terminationGracePeriod: (\w+)/.exec(text)?.[1] ?? null),
    ],
    [
      'of a NodeWright: evictions, with a limit of their time',
      nodeWright('disableEviction: true'),
      (text) =>
        nodeWright(
          '',
          text.includes('Leave disableEviction out, and set drainConfig.timeout') ? 'timeout: 1h' : 'x: y',
        ),
    ],
    [
      'of a Plan: evictions, with a limit of their time',
      upgrade({ disableEviction: true }),
      (text) =>
        upgrade(
          text.includes('Leave disableEviction out, and set drain.timeout') ? { timeout: '10m' } : { x: 1 },
        ),
    ],
  ])('%s', (_claim, before, fixed) => {
    const of = (head: string) => planOf({ head, snapshot: NODES }).findings;
    const first = of(before);
    const broken = first.find(({ rule }) => rule === 'ungoverned-disruption');
    const after = of(fixed(broken?.remediation ?? ''));
    expect([broken !== undefined, after.map(({ rule }) => rule).includes('ungoverned-disruption')]).toEqual([
      true,
      false,
    ]);
    const errors = (list: typeof first): string[] =>
      list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    expect(errors(after).filter((rule) => !errors(first).includes(rule))).toEqual([]);
  });
});
