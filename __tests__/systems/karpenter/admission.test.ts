import { fieldAt, pathText } from '../../../src/manifest/fields.js';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { type Admission, admit } from '../../../src/systems/karpenter/admission/admit.js';
import { switchesOf } from '../../../src/systems/karpenter/versions.js';
import { nodePool } from './samples.js';

function created(spec: JsonObject = {}, template: JsonObject = {}): Admission {
  return admit(nodePool(spec, template), null);
}

function withBudget(budget: Json): Admission {
  return created({ disruption: { budgets: [budget] } });
}

function disruptionOf(admission: Admission): Json | undefined {
  return fieldAt(admission.stored ?? undefined, 'spec', 'disruption');
}

function said(admission: Admission): string[] {
  return admission.errors.map(({ stage, path }) => `${stage} ${pathText(path)}`);
}

const DEFAULTS = {
  budgets: [{ nodes: '10%' }],
  consolidateAfter: '0s',
  consolidationPolicy: 'WhenEmptyOrUnderutilized',
};

describe('defaults', () => {
  test.each<[string, JsonObject, Json]>([
    ['no disruption block', {}, DEFAULTS],
    ['a block that is null', { disruption: null }, DEFAULTS],
    ['an empty block', { disruption: {} }, DEFAULTS],
    ['a list of budgets that is null', { disruption: { budgets: null } }, DEFAULTS],
    [
      'an empty list of budgets is kept: no limit at all',
      { disruption: { budgets: [] } },
      { ...DEFAULTS, budgets: [] },
    ],
    [
      'a budget without nodes gets 10%',
      { disruption: { budgets: [{ reasons: ['Empty'] }] } },
      { ...DEFAULTS, budgets: [{ nodes: '10%', reasons: ['Empty'] }] },
    ],
    [
      'reasons that are null are dropped: every reason',
      { disruption: { budgets: [{ nodes: '1', reasons: null }] } },
      { ...DEFAULTS, budgets: [{ nodes: '1' }] },
    ],
    [
      'an empty list of reasons is kept: no reason',
      { disruption: { budgets: [{ nodes: '1', reasons: [] }] } },
      { ...DEFAULTS, budgets: [{ nodes: '1', reasons: [] }] },
    ],
  ])('%s', (_name, spec, expected) => {
    const admission = created(spec);
    expect(admission.verdict).toBe('accepted');
    expect(JSON.parse(JSON.stringify(disruptionOf(admission)))).toEqual(expected);
  });

  test('expireAfter is 720h when nobody says', () => {
    expect(created().pool?.template.expireAfterMs).toBe(720 * 3_600_000);
    expect(created({}, { expireAfter: 'Never' }).pool?.template.expireAfterMs).toBeNull();
  });
});

describe('the API server refuses', () => {
  test.each<[string, Json, string]>([
    ['a number without quotes', { nodes: 5 }, 'schema spec.disruption.budgets[0].nodes'],
    ['101%', { nodes: '101%' }, 'schema spec.disruption.budgets[0].nodes'],
    ['a trailing line break', { nodes: '5\n' }, 'schema spec.disruption.budgets[0].nodes'],
    ['a budget that is null', null, 'schema spec.disruption.budgets[0]'],
    [
      'a reason of the design document',
      { nodes: '1', reasons: ['drifted'] },
      'schema spec.disruption.budgets[0].reasons[0]',
    ],
    [
      'a reason twice',
      { nodes: '1', reasons: ['Drifted', 'Drifted'] },
      'listType spec.disruption.budgets[0].reasons[1]',
    ],
    [
      'days in a duration',
      { nodes: '1', schedule: '@daily', duration: '1d' },
      'schema spec.disruption.budgets[0].duration',
    ],
    [
      'minutes before hours',
      { nodes: '1', schedule: '@daily', duration: '30m1h' },
      'schema spec.disruption.budgets[0].duration',
    ],
    [
      '@every',
      { nodes: '1', schedule: '@every 1h', duration: '1h' },
      'schema spec.disruption.budgets[0].schedule',
    ],
    ['a schedule without a duration', { nodes: '1', schedule: '@daily' }, 'cel spec.disruption.budgets'],
    ['a duration without a schedule', { nodes: '1', duration: '1h' }, 'cel spec.disruption.budgets'],
  ])('%s', (_name, budget, expected) => {
    const admission = withBudget(budget);
    expect(admission.verdict).toBe('rejected');
    expect(said(admission)).toContain(expected);
    expect(admission.stored).toBeNull();
  });

  test.each<[string, JsonObject, JsonObject, string]>([
    [
      'more than 50 budgets',
      { disruption: { budgets: Array.from({ length: 51 }, () => ({ nodes: '1' })) } },
      {},
      'schema spec.disruption.budgets',
    ],
    ['a static pool with a limit on cpu', { replicas: 2, limits: { cpu: '5' } }, {}, 'cel spec'],
    ['a static pool with a weight', { replicas: 2, weight: 5 }, {}, 'cel spec'],
    [
      'a policy of v1beta1',
      { disruption: { consolidationPolicy: 'WhenUnderutilized' } },
      {},
      'schema spec.disruption.consolidationPolicy',
    ],
    [
      'a grace period of Never',
      {},
      { terminationGracePeriod: 'Never' },
      'schema spec.template.spec.terminationGracePeriod',
    ],
    [
      'the label of the pool',
      {},
      { metadata: { labels: { 'karpenter.sh/nodepool': 'x' } } },
      'cel spec.template.metadata.labels',
    ],
    [
      'a domain that only ends like one of Karpenter',
      {},
      { metadata: { labels: { 'mykarpenter.sh/x': 'y' } } },
      'cel spec.template.metadata.labels',
    ],
    [
      'a requirement on the host name',
      {},
      { requirements: [{ key: 'kubernetes.io/hostname', operator: 'Exists' }] },
      'cel spec.template.spec.requirements[0].key',
    ],
    [
      'In without a value',
      {},
      { requirements: [{ key: 'a', operator: 'In', values: [] }] },
      'cel spec.template.spec.requirements',
    ],
    [
      'a comparison with two numbers',
      {},
      { requirements: [{ key: 'a', operator: 'Gt', values: ['1', '2'] }] },
      'cel spec.template.spec.requirements',
    ],
    [
      'a taint with an empty value',
      {},
      { taints: [{ key: 'a', value: '', effect: 'NoSchedule' }] },
      'schema spec.template.spec.taints[0].value',
    ],
    [
      'a NodeClass without a name',
      {},
      { nodeClassRef: { group: 'g', kind: 'k', name: '' } },
      'cel spec.template.spec.nodeClassRef.name',
    ],
  ])('%s', (_name, spec, template, expected) => {
    expect(said(created(spec, template))).toContain(expected);
  });

  test('a pool without a template, and does not run the rules then', () => {
    const pool = { apiVersion: 'karpenter.sh/v1', kind: 'NodePool', spec: { replicas: 1, weight: 5 } };
    expect(said(admit(pool, null))).toEqual(['schema spec.template']);
  });

  test('a bad pattern does not keep the rules from running', () => {
    expect(said(withBudget({ nodes: '1', duration: '1d' }))).toEqual([
      'schema spec.disruption.budgets[0].duration',
      'cel spec.disruption.budgets',
    ]);
  });
});

describe('an update', () => {
  const update = (before: JsonObject, after: JsonObject) => admit(after, admit(before, null).stored);

  test('cannot make a pool static or dynamic', () => {
    expect(said(update(nodePool(), nodePool({ replicas: 3 })))).toEqual(['cel spec']);
    expect(said(update(nodePool({ replicas: 3 }), nodePool()))).toEqual(['cel spec']);
  });

  test('cannot change kind or group of the NodeClass, but its name', () => {
    const ref = (kind: string, name: string) =>
      nodePool({}, { nodeClassRef: { group: 'karpenter.k8s.aws', kind, name } });
    expect(said(update(nodePool(), ref('Other', 'default')))).toEqual([
      'cel spec.template.spec.nodeClassRef',
    ]);
    expect(update(nodePool(), ref('EC2NodeClass', 'other')).verdict).toBe('accepted');
  });
});

describe('what is stored and fails later', () => {
  test('a duration beyond what Go holds: the controller sees nothing of the pool', () => {
    const admission = withBudget({ nodes: '1', schedule: '@daily', duration: '2562048h' });
    expect(admission).toMatchObject({ verdict: 'undecodable', pool: null });
    expect(said(admission)).toEqual(['decode spec.disruption.budgets[0].duration']);
    expect(withBudget({ nodes: '1', schedule: '@daily', duration: '2562047h' }).verdict).toBe('accepted');
  });

  test('a limit that passes the pattern and is no quantity', () => {
    expect(said(created({ limits: { cpu: '1e1.5' } }))).toEqual(['decode spec.limits.cpu']);
  });

  test.each<[string, JsonObject, string]>([
    [
      'a label key with two slashes',
      { metadata: { labels: { 'a/b/c': 'x' } } },
      'runtime spec.template.metadata.labels.a/b/c',
    ],
    [
      'a taint twice, over both lists',
      { taints: [{ key: 'a', effect: 'NoSchedule' }], startupTaints: [{ key: 'a', effect: 'NoSchedule' }] },
      'runtime spec.template.spec.startupTaints[0]',
    ],
    [
      'no capacity type that exists',
      { requirements: [{ key: 'karpenter.sh/capacity-type', operator: 'In', values: ['Spot'] }] },
      'runtime spec.template.spec.requirements[0]',
    ],
  ])('%s: no new nodes, but the budgets apply', (_name, template, expected) => {
    const admission = created({}, template);
    expect(admission.verdict).toBe('invalidAtRuntime');
    expect(said(admission)).toEqual([expected]);
    expect(admission.pool?.budgets).toHaveLength(1);
  });

  test.each<[string, JsonObject, string]>([
    [
      'a schedule that only the pattern likes',
      { nodes: '1', schedule: '0 0 * * sat-sun', duration: '1h' },
      'budget spec.disruption.budgets[0].schedule',
    ],
    ['a number beyond 64 bits', { nodes: '99999999999999999999' }, 'budget spec.disruption.budgets[0].nodes'],
  ])('%s closes the pool', (_name, budget, expected) => {
    const admission = withBudget(budget);
    expect(admission.verdict).toBe('budgetError');
    expect(said(admission)).toEqual([expected]);
  });
});

// aws/karpenter-provider-aws#8022, kubernetes-sigs/karpenter#2586.
describe('labels of the domains of Kubernetes, by the version of Karpenter', () => {
  const labelled = (key: string): object => ({ metadata: { labels: { [key]: 'worker' } } });
  test.each([
    ['are refused up to 1.8', 'kubernetes.io/role', '1.8', ['cel spec.template.metadata.labels']],
    ['but for those of nodes', 'node.kubernetes.io/role', '1.8', []],
    ['are taken by the newest', 'kubernetes.io/role', '1.14', []],
  ])('%s', (_claim, key, version, expected) => {
    const spec = (nodePool({}) as { spec: { template: object } }).spec;
    const template = { ...spec.template, ...labelled(key) };
    expect(said(admit(nodePool({ template }), null, switchesOf(version)))).toEqual(expected);
  });
});

describe('consolidateAfter in a block of its own, by the version of Karpenter', () => {
  const budgets = [{ nodes: '2' }];
  test.each<[string, JsonObject, string, string[]]>([
    ['is required in 1.8', { disruption: { budgets } }, '1.8', ['schema spec.disruption.consolidateAfter']],
    [
      'is required in an empty block of 1.0',
      { disruption: {} },
      '1.0',
      ['schema spec.disruption.consolidateAfter'],
    ],
    ['has a default in the newest', { disruption: { budgets } }, '1.14', []],
    ['is filled in with a block that is not written', {}, '1.8', []],
    ['is enough when it is written', { disruption: { budgets, consolidateAfter: '1m' } }, '1.8', []],
  ])('%s', (_claim, spec, version, expected) => {
    expect(said(admit(nodePool(spec), null, switchesOf(version)))).toEqual(expected);
  });
});
