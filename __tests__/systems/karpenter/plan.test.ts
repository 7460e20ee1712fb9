import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup, PolicyDiff } from '../../../src/plan/model.js';
import { planOf } from '../../plan-of.js';

const AT = '2026-11-24T08:00:00Z';

interface Shape {
  readonly claim?: object;
  readonly annotations?: Record<string, string>;
  readonly labels?: Record<string, string>;
  readonly createdAt?: string;
  readonly ready?: boolean;
}

/** Nodes a, b, c, ... of the pool "general", each with its NodeClaim; `rest` are other objects of the cluster. */
function cluster(shapes: readonly Shape[], rest: readonly object[] = []): object {
  const items = shapes.flatMap(({ claim, annotations, labels, createdAt, ready }, i) => {
    const name = String.fromCharCode(97 + i);
    const metadata = {
      name,
      labels: { 'karpenter.sh/nodepool': 'general', 'karpenter.sh/initialized': 'true', ...labels },
      creationTimestamp: createdAt ?? '2026-11-20T00:00:00Z',
    };
    const status = { conditions: [{ type: 'Ready', status: ready === false ? 'False' : 'True' }] };
    return [
      { apiVersion: 'v1', kind: 'Node', metadata: { ...metadata, annotations: annotations ?? {} }, status },
      {
        apiVersion: 'karpenter.sh/v1',
        kind: 'NodeClaim',
        metadata: { ...metadata, name: `claim-${name}` },
        spec: { expireAfter: '720h' },
        status: { nodeName: name },
        ...claim,
      },
    ];
  });
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...rest] };
}

function pool({
  team = 'a',
  spec = '',
  template = '',
  api = 'v1',
  name = 'general',
  requirements = '[]',
} = {}) {
  return `apiVersion: karpenter.sh/${api}
kind: NodePool
metadata: {name: ${name}}
spec:
  ${spec || 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "1"}]}'}
  template:
    metadata: {labels: {team: ${team}}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: ${requirements}
      ${template}
`;
}

const FOUR = cluster([{}, {}, {}, {}]);

function minuteOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

function diffOf(
  head: string,
  base: string | null,
  snapshot: object = FOUR,
  config?: string,
): PolicyDiff | undefined {
  const { plan } = planOf({ head, base, snapshot, at: AT, ...(config === undefined ? {} : { config }) });
  return plan.policies.find(({ ref }) => ref.name === 'general') ?? plan.policies[0];
}

function groupsOf(head: string, base: string | null, snapshot: object = FOUR): readonly PlannedGroup[] {
  return diffOf(head, base, snapshot)?.head?.effect.groups ?? [];
}

function problems(head: string, config?: string): string[] {
  const { plan } = planOf({ head, snapshot: FOUR, at: AT, ...(config === undefined ? {} : { config }) });
  return plan.problems.map(({ severity, code }) => `${severity} ${code}`);
}

const version = (text: string): string => `version: 1\nsystems: {karpenter: {version: "${text}"}}\n`;

describe('the version', () => {
  test.each([
    ['v1 assumes 1.14', pool(), '1.14'],
    ['v1beta1 assumes 0.37', pool({ api: 'v1beta1', spec: 'weight: 1' }), '0.37'],
    [
      'both assume the only one that serves both',
      `${pool()}---\n${pool({ api: 'v1beta1', name: 'b', spec: 'weight: 1' })}`,
      '1.0',
    ],
  ])('%s', (_claim, head, expected) => {
    const { plan } = planOf({ head, snapshot: FOUR, at: AT });
    expect(plan.head.assumedVersions.map((assumed) => assumed.version)).toEqual([expected]);
  });

  test.each([
    ['one that is not known is an error', pool(), '2.7', ['error unknown-version']],
    ['one that does not serve the NodePool is an error', pool(), '0.37', ['error version-mismatch']],
    ['a patch of a known one is known', pool(), 'v1.12.3', []],
    [
      'v1beta1 is not served by 1.1',
      pool({ api: 'v1beta1', spec: 'weight: 1' }),
      '1.1',
      ['error version-mismatch'],
    ],
  ])('%s', (_claim, head, configured, expected) => {
    expect(problems(head, version(configured))).toEqual(expected);
  });

  test.each([
    [
      'Balanced is refused before 1.14',
      'disruption: {consolidateAfter: 1h, consolidationPolicy: Balanced}',
      '1.13',
      1,
    ],
    [
      'Balanced is accepted by 1.14',
      'disruption: {consolidateAfter: 1h, consolidationPolicy: Balanced}',
      '1.14',
      0,
    ],
    [
      'a reason twice is accepted before 1.13',
      'disruption: {consolidateAfter: 1h, budgets: [{nodes: "1", reasons: [Empty, Empty]}]}',
      '1.12',
      0,
    ],
    [
      'a reason twice is refused by 1.13',
      'disruption: {consolidateAfter: 1h, budgets: [{nodes: "1", reasons: [Empty, Empty]}]}',
      '1.13',
      1,
    ],
  ])('%s', (_claim, spec, configured, refused) => {
    expect(diffOf(pool({ spec }), null, FOUR, version(configured))?.head?.rejections).toHaveLength(refused);
  });

  test('replicas mean nothing before 1.8', () => {
    const diff = diffOf(pool({ spec: 'replicas: 4' }), null, FOUR, version('1.7'));
    expect(diff?.head?.unknownFields.map(({ path }) => path)).toEqual(['spec.replicas']);
  });
});

describe('what is not known is no green check', () => {
  test.each([
    ['a NodePool of another version', pool({ api: 'v1alpha5' })],
    [
      'a Provisioner',
      'apiVersion: karpenter.sh/v1alpha5\nkind: Provisioner\nmetadata: {name: old}\nspec: {}\n',
    ],
  ])('%s', (_claim, head) => {
    expect(problems(head)).toContain('error unsupported-version');
  });
});

describe('which nodes drift, and why', () => {
  const onSpot = cluster([{ labels: { tier: 'x' } }, {}, {}, {}]);
  const marked = (reason: string): Shape => ({
    claim: {
      status: {
        nodeName: 'a',
        conditions: [{ type: 'Drifted', status: 'True', reason, lastTransitionTime: '2026-11-23T00:00:00Z' }],
      },
    },
  });
  test.each([
    ['an edited label, by the field', pool({ team: 'b' }), FOUR, 'drift', 4, 'spec.template.metadata.labels'],
    [
      'the same length in another spelling, none',
      pool({ template: 'expireAfter: 43200m' }),
      FOUR,
      'next-rollout',
      undefined,
      '',
    ],
    [
      'an empty list that was not there',
      pool({ template: 'taints: []' }),
      FOUR,
      'drift',
      4,
      'An empty list is not the same',
    ],
    [
      'a requirement, by the key that does not fit',
      pool({ requirements: '[{key: tier, operator: In, values: [x]}]' }),
      onSpot,
      'drift',
      3,
      'requirement on tier',
    ],
    [
      'budgets, none',
      pool({ spec: 'disruption: {consolidateAfter: 1h, budgets: []}' }),
      FOUR,
      'next-rollout',
      undefined,
      '',
    ],
    [
      'a mark of the provider stays',
      pool({ spec: 'weight: 2' }),
      cluster([marked('AMIDrift'), {}]),
      'continues',
      1,
      'AMIDrift: 1',
    ],
    [
      'a mark of the pool is judged anew',
      pool({ spec: 'weight: 2' }),
      cluster([marked('NodePoolDrifted'), {}]),
      'next-rollout',
      undefined,
      '',
    ],
  ])('%s', (_claim, head, snapshot, kind, replaces, says) => {
    const change = diffOf(head, pool(), snapshot)?.head?.change;
    expect(change?.kind).toBe(kind);
    expect(change?.replaces).toBe(replaces);
    expect(change?.says).toContain(says);
  });

  test('the hash that a claim was made from counts, not the base of the change', () => {
    const stamp = { 'karpenter.sh/nodepool-hash': '1', 'karpenter.sh/nodepool-hash-version': 'v3' };
    const claim = {
      metadata: { name: 'claim-a', annotations: stamp, creationTimestamp: '2026-11-20T00:00:00Z' },
    };
    const diff = diffOf(pool({ spec: 'weight: 2' }), pool(), cluster([{ claim }, {}]));
    expect(diff?.head?.change).toMatchObject({ kind: 'drift', replaces: 1 });
    expect(diff?.head?.effect.groups[0]?.batches.map((batch) => batch.targets)).toEqual([['a']]);
  });

  test('v1beta1: requirements are not part of the hash, labels are', () => {
    const beta = (part: object) => pool({ api: 'v1beta1', spec: 'weight: 1', ...part });
    expect(
      diffOf(beta({ requirements: '[{key: a, operator: DoesNotExist}]' }), beta({}))?.head?.change?.kind,
    ).toBe('next-rollout');
    expect(diffOf(beta({ team: 'b' }), beta({}))?.head?.change).toMatchObject({ kind: 'drift', replaces: 4 });
  });

  test('moving from v1beta1 to v1 makes none drift', () => {
    const beta = pool({ api: 'v1beta1', spec: 'weight: 1' });
    expect(diffOf(pool({ spec: 'weight: 1' }), beta)?.head?.change?.kind).toBe('migration');
  });
});

describe('pools that go, and pools that no file holds', () => {
  test('a removed pool loses all its nodes at once, and is called removed', () => {
    const diff = diffOf(pool({ name: 'other' }), pool());
    expect(diff?.change).toBe('removed');
    expect(diff?.head?.effect.peakAtOnce).toBe(4);
    expect(diff?.head?.change).toMatchObject({ kind: 'deleted', batched: false, targetsAtOnce: 4 });
  });

  test('a live pool is planned under its own budgets', () => {
    const live = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'general' },
      spec: {
        disruption: { consolidateAfter: '1h', budgets: [{ nodes: '2' }] },
        template: { spec: { nodeClassRef: { group: 'a', kind: 'b', name: 'c' }, requirements: [] } },
      },
    };
    const head = pool({ name: 'other' });
    const diff = diffOf(head, head, cluster([{}, {}, {}, {}], [live]));
    expect(diff?.head).toMatchObject({ live: true, change: { kind: 'next-rollout' } });
    expect(diff?.head?.effect.groups[0]?.batches.map((batch) => batch.size)).toEqual([2, 2]);
  });

  test('fewer replicas delete the surplus at once', () => {
    const fixed = (replicas: number) => pool({ spec: `replicas: ${replicas}` });
    const groups = groupsOf(fixed(3), fixed(4));
    expect(groups.map(({ name, targets }) => [name, targets.length])).toEqual([
      ['general', 3],
      ['general (scaled down)', 1],
    ]);
    expect(diffOf(fixed(3), fixed(4))?.head?.change).toMatchObject({ kind: 'scaled-down', targetsAtOnce: 1 });
  });

  test('an edit that is refused leaves the old pool in force', () => {
    const diff = diffOf(pool({ spec: 'weight: 0' }), pool());
    expect(diff?.head?.rejections).toHaveLength(1);
    expect(diff?.head?.change?.kind).toBe('none');
    expect(diff?.head?.effect.groups[0]?.ceiling.enforced).toBe(1);
  });
});

describe('the dry rollout', () => {
  test('nights: a pool that may go by night only finishes on the morning its budgets allow', () => {
    const spec =
      'disruption: {consolidateAfter: 1h, budgets: [{nodes: "0", schedule: "10 0 * * *", duration: 23h50m}, {nodes: "1"}]}';
    const [group] = groupsOf(pool({ team: 'b', spec }), pool({ spec }));
    expect(group?.batches.map((batch) => minuteOf(batch.start))).toEqual([
      '2026-11-25T00:00',
      '2026-11-26T00:00',
      '2026-11-27T00:00',
      '2026-11-28T00:00',
    ]);
    expect(minuteOf(group?.finish ?? 0)).toBe('2026-11-28T00:20');
  });

  test('a node that may not be disrupted is left, and the rollout says so', () => {
    const snapshot = cluster([{ annotations: { 'karpenter.sh/do-not-disrupt': 'true' } }, {}]);
    const [group] = groupsOf(pool({ team: 'b' }), pool(), snapshot);
    expect(group?.outcome).toBe('stuck');
    expect(group?.why).toBe('1 node may not be disrupted: karpenter.sh/do-not-disrupt on the node');
    expect(group?.blocked.map(({ target }) => target)).toEqual(['a']);
  });

  test('a node that comes up while the plan is made is waited for', () => {
    const snapshot = cluster([
      { labels: { 'karpenter.sh/initialized': 'false' }, createdAt: '2026-11-24T07:58:00Z' },
      {},
    ]);
    const [group] = groupsOf(pool({ team: 'b' }), pool(), snapshot);
    expect(group?.outcome).toBe('complete');
  });

  test('a static pool with more nodes than replicas replaces nothing', () => {
    const [group] = groupsOf(pool({ team: 'b', spec: 'replicas: 2' }), pool({ spec: 'replicas: 2' }));
    expect(group?.why).toContain('more nodes (4) than replicas (2)');
  });

  test('the numbers of nodes that are not ready end in the peak with their replacement', () => {
    const spec = 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "2"}]}';
    const snapshot = cluster([{ ready: false }, {}, {}, {}]);
    const [group] = groupsOf(pool({ team: 'b', spec }), pool({ spec }), snapshot);
    expect(group?.peakAtOnce).toBe(2);
    expect(group?.outcome).toBe('complete');
  });

  test('the plan says what a replacement that never becomes ready does', () => {
    const notes = diffOf(pool({ team: 'b' }), pool())?.head?.notes ?? [];
    expect(notes.find((note) => note.startsWith('If no replacement'))).toContain('no old node is deleted');
  });
});

describe('what holds a node, by its pods', () => {
  const pod = (name: string, rest: object = {}, metadata: object = {}) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'n', labels: { app: name }, ...metadata },
    spec: { nodeName: 'a' },
    status: { phase: 'Running', startTime: '2026-11-24T07:00:00Z' },
    ...rest,
  });
  const pdb = (spec: object) => ({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'p', namespace: 'n' },
    spec: { selector: { matchLabels: { app: 'web' } }, ...spec },
    status: { disruptionsAllowed: 0 },
  });
  const kept = { annotations: { 'karpenter.sh/do-not-disrupt': 'true' } };
  test.each([
    ['nothing', [pod('web')], '', []],
    ['a pod that may not be disrupted', [pod('web', {}, kept)], '', ['a']],
    ['one that is over does not', [pod('web', { status: { phase: 'Succeeded' } }, kept)], '', []],
    ['a budget that never allows anything', [pod('web'), pdb({ maxUnavailable: 0 })], '', ['a']],
    ['a budget of other pods does not', [pod('db'), pdb({ maxUnavailable: 0 })], '', []],
    ['a budget that allows nothing just now does not', [pod('web'), pdb({ minAvailable: 1 })], '', []],
  ])('%s', (_claim, objects, template, blocked) => {
    const [group] = groupsOf(pool({ team: 'b', template }), pool({ template }), cluster([{}, {}], objects));
    expect(group?.blocked.map(({ target }) => target)).toEqual(blocked);
  });

  test('a grace period of the claim lifts what pods say', () => {
    const claim = { spec: { terminationGracePeriod: '1h' } };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{ claim }], [pod('web', {}, kept)]));
    expect(group?.outcome).toBe('complete');
  });

  test('a node without pods goes first, and needs no replacement', () => {
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{}, {}], [pod('web')]));
    expect(group?.batches.map((batch) => batch.targets)).toEqual([['b'], ['a']]);
  });
});

describe('expiry', () => {
  const old = { createdAt: '2026-10-26T00:00:00Z' };
  test.each([
    [
      'by the value of each claim',
      pool(),
      cluster([old, {}]),
      'recorded',
      [['a', '2026-11-25T00:00:00.000Z']],
    ],
    [
      'a shorter value of the pool leaves existing claims alone',
      pool({ template: 'expireAfter: 24h' }),
      cluster([{}]),
      'recorded',
      [],
    ],
    [
      'what is overdue goes now',
      pool(),
      cluster([{ createdAt: '2026-09-01T00:00:00Z' }]),
      'recorded',
      [['a', '2026-11-24T08:00:00.000Z']],
    ],
  ])('%s', (_claim, head, snapshot, basis, expected) => {
    const [group] = groupsOf(head, pool(), snapshot);
    expect(group?.expiry).toMatchObject({ ignoresLimits: true, basis });
    expect(group?.expiry?.expected.map(({ target, at }) => [target, new Date(at).toISOString()])).toEqual(
      expected,
    );
  });

  test('v1beta1 keeps expiry within the budgets', () => {
    const beta = pool({ api: 'v1beta1', spec: 'weight: 1' });
    expect(groupsOf(beta, beta)[0]?.expiry?.ignoresLimits).toBe(false);
  });
});
