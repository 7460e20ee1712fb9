import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, policy, policyOf, rules, sizes } from './planned.js';

const REBOOT = 'tune: { version: 1.1.0, image: example.com/tune, interrupt: { type: reboot } }';
const WAITS = '  podNonInterruptLabels: { matchLabels: { job: training } }';

interface PodShape {
  readonly node?: string;
  readonly owner?: string | null;
}

function pod({ node = 'node-0001', owner = 'Job' }: PodShape = {}) {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `p-${node}`,
      namespace: 'ml',
      labels: { job: 'training' },
      ...(owner
        ? { ownerReferences: [{ apiVersion: 'x/v1', kind: owner, name: 'one', controller: true }] }
        : {}),
    },
    spec: { nodeName: node },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

function planned(packages: string, more: string, pods: readonly object[], version = '0.20') {
  return planOf({
    head: policy({}) + main({ packages, more: `${more}\n  nodeSelectors: { matchLabels: { pool: a } }` }),
    snapshot: fleet('6 nodes pool=a\n60 nodes pool=b', pods),
    config: configured(version),
  });
}

describe('podNonInterruptLabels hold an interrupt, with the node cordoned (nodewright#542, nodewright#543)', () => {
  test.each(['0.18', '0.20'])(
    '%s: pods of a controller hold it for ever: no finish, and no green',
    (version) => {
      const report = planned(REBOOT, WAITS, [pod({ owner: 'ReplicaSet' })], version);
      expect(report.verdict).toBe('fail');
      const { effect } = policyOf(report, 'tuning');
      expect(effect).toMatchObject({ outcome: 'stuck', finish: null });
      expect(effect.groups[0]?.why).toContain('ml/p-node-0001');
      expect(effect.groups[0]?.why).toContain('podNonInterruptLabels');
      expect(sizes(report)).toEqual([1]);
      expect(rules(report)).toContain('no-progress');
      expect(render(report, 'markdown')).toMatch(/never: it gets stuck/);
    },
  );

  test.each(['Job', 'PyTorchJob', null])(
    'pods of %s end some day: a warning, and no finish of which nobody knows',
    (owner) => {
      const report = planned(REBOOT, WAITS, [pod({ owner })]);
      expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(report.verdict).toBe('warn');
      expect(policyOf(report, 'tuning').effect).toMatchObject({ outcome: 'stuck', finish: null });
      expect(render(report, 'markdown')).toMatch(/when the pods that it waits for have ended/);
    },
  );

  test('one of a Job and one of a controller: the one that never ends decides', () => {
    const second = pod({ owner: 'StatefulSet' });
    const pods = [pod(), { ...second, metadata: { ...second.metadata, name: 'p-2' } }];
    const report = planned(REBOOT, WAITS, pods);
    expect(report.verdict).toBe('fail');
  });

  test.each([
    ['one of them', ['Job', 'StatefulSet'], 'error', undefined],
    ['neither', ['Job', 'Job'], 'warning', true],
  ] as const)('two nodes of a batch, of which %s waits for ever', (_, [first, second], severity, mayEnd) => {
    const strategy = 'fixed: { initialBatch: 2 }';
    const more = `${WAITS}\n  nodeSelectors: { matchLabels: { pool: a } }`;
    const report = planOf({
      head: policy({ strategy }) + main({ packages: REBOOT, more }),
      snapshot: fleet('2 nodes pool=a\n60 nodes pool=b', [
        pod({ owner: first }),
        pod({ node: 'node-0002', owner: second }),
      ]),
      config: configured('0.20'),
    });
    const [group] = policyOf(report, 'tuning').effect.groups;
    const held = report.findings.find(({ rule }) => rule === 'no-progress');
    expect([sizes(report), held?.severity, group?.outcome, group?.mayEnd]).toEqual([
      [2],
      severity,
      'stuck',
      mayEnd,
    ]);
  });
});

describe('a drain that drainConfig tells to leave pods waits for them (nodewright#259, nodewright#625)', () => {
  const local = (owner: string | null) => {
    const one = pod({ owner });
    return { ...one, spec: { ...one.spec, volumes: [{ name: 'scratch', emptyDir: {} }] } };
  };
  const config = (fields: string): string => `  drainConfig: { ${fields} }`;

  test.each<[string, string, string | null, string]>([
    ['a pod without a controller ends some day', 'force: false', null, 'stuck'],
    ['one of a Job has a controller', 'force: false', 'Job', 'complete'],
    ['local data, and its controller keeps it', 'deleteEmptyDirData: false', 'ReplicaSet', 'stuck'],
    ['both by default', 'ignoreDaemonSets: true', null, 'complete'],
  ])('%s: %s', (_, fields, owner, outcome) => {
    const report = planned(REBOOT, config(fields), [local(owner)]);
    const { effect } = policyOf(report, 'tuning');
    expect(effect.outcome).toBe(outcome);
    if (outcome !== 'complete') expect(effect.groups[0]?.why).toContain('ml/p-node-0001');
    expect(report.findings.some(({ severity, rule }) => rule === 'no-progress' && severity === 'error')).toBe(
      outcome === 'stuck' && owner !== null,
    );
  });

  test('with a timeout the node fails, and that says why', () => {
    const report = planned(REBOOT, config('deleteEmptyDirData: false, timeout: 10m'), [local('ReplicaSet')]);
    const { effect } = policyOf(report, 'tuning');
    expect(effect.groups[0]?.why).toMatch(
      /not drained within drainConfig.timeout \(10 min\), as drainConfig.deleteEmptyDirData is false.*erroring then/,
    );
    expect(['stuck', 'stopped']).toContain(effect.outcome);
  });

  test('a pod of kube-system is never drained', () => {
    const system = {
      ...local('ReplicaSet'),
      metadata: { ...local('ReplicaSet').metadata, namespace: 'kube-system' },
    };
    const report = planned(REBOOT, config('deleteEmptyDirData: false'), [system]);
    expect(policyOf(report, 'tuning').effect.outcome).toBe('complete');
  });
});

const GUARD = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'all', namespace: 'ml', generation: 1 },
  spec: { minAvailable: 1, selector: { matchLabels: { job: 'training' } } },
  status: {
    observedGeneration: 1,
    expectedPods: 1,
    desiredHealthy: 1,
    currentHealthy: 1,
    disruptionsAllowed: 0,
  },
};
const SET = {
  apiVersion: 'apps/v1',
  kind: 'ReplicaSet',
  metadata: { name: 'one', namespace: 'ml' },
  spec: { replicas: 1, selector: { matchLabels: { job: 'training' } } },
};
const TIMEOUT = '  drainConfig: { timeout: 15m }';

describe('a drain that a disruption budget holds back', () => {
  const held = (version: string, more: string, strategy?: string) =>
    planOf({
      head: policy(strategy ? { strategy } : {}) + main({ packages: REBOOT, more }),
      snapshot: fleet('6 nodes', [pod({ owner: 'ReplicaSet' }), SET, GUARD]),
      config: configured(version),
    });

  test('0.20 with a timeout: the node gets erroring, which is not told as a drain that never ends', () => {
    const report = held('0.20', TIMEOUT);
    const { effect } = policyOf(report, 'tuning');
    expect(effect.outcome).toBe('stuck');
    expect(effect.groups[0]?.why).toContain('is erroring');
    expect(effect.groups[0]?.why).toMatch(
      /not drained within drainConfig.timeout \(15 min\), as PodDisruptionBudget \S+ does not let .+ go: .+[.] It is erroring then/,
    );
    expect(effect.groups[0]?.why).not.toContain('never ends');
    expect(report.verdict).toBe('fail');
  });

  test('0.20: that failed batch stops a rollout with failureThreshold 1', () => {
    const strategy = 'fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 }';
    const { effect } = policyOf(held('0.20', TIMEOUT, strategy), 'tuning');
    expect(effect.outcome).toBe('stopped');
    expect(sizes(held('0.20', TIMEOUT, strategy))).toEqual([1]);
    expect(effect.groups[0]?.why).toContain('not drained within drainConfig.timeout');
    const found = held('0.20', TIMEOUT, strategy).findings.find(({ rule }) => rule === 'no-progress');
    expect(found?.remediation).toContain('Make room in the disruption budget');
    expect(render(held('0.20', TIMEOUT, strategy), 'markdown')).not.toContain('nothing stops it');
  });

  test.each([
    ['0.20', ''],
    ['0.20', '  drainConfig: { timeout: 0s }'],
    ['0.19', TIMEOUT],
    ['0.18', TIMEOUT],
  ])('%s with %j: it never ends', (version, more) => {
    expect(policyOf(held(version, more), 'tuning').effect.groups[0]?.why).toContain('never ends');
  });
});
