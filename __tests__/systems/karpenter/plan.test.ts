import { plain } from '../../plain.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, FOUR, pool, problems, type Shape } from './clusters.js';

const version = (text: string): string => `version: 1\nsystems: {karpenter: {version: "${text}"}}\n`;

describe('the version', () => {
  test.each([['v1 assumes 1.14', pool(), '1.14']])('%s', (_claim, head, expected) => {
    const { plan } = planOf({ head, snapshot: FOUR, at: AT });
    expect(plan.head.assumedVersions.map((assumed) => assumed.version)).toEqual([expected]);
  });

  test.each([
    ['one that is too old is an error', pool(), '0.37', ['error unknown-version']],
    ['a patch of a known one is known', pool(), 'v1.12.3', []],
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

  test.each([
    ['one that is under way whatever is merged is the same, if nobody edits the pool', pool(), true],
    ['one that the edit of its template starts is another', pool({ team: 'b' }), false],
  ])('a drift: %s', (_claim, head, isSame) => {
    const stamp = { 'karpenter.sh/nodepool-hash': '1', 'karpenter.sh/nodepool-hash-version': 'v3' };
    const claim = {
      metadata: { name: 'claim-a', annotations: stamp, creationTimestamp: '2026-11-20T00:00:00Z' },
    };
    const diff = diffOf(head, pool(), cluster([{ claim }, {}]));
    expect(diff?.head?.change?.kind).toBe('drift');
    expect(diff?.sameEffect).toBe(isSame);
  });
});

// Source: kubernetes-sigs/karpenter 2266468, nodepool/hash/controller.go; aws/karpenter-provider-aws#5373: all nodes were replaced
// after an upgrade.
describe('hashes of a version that is not known here', () => {
  const stamped = (version: string): Record<string, string> => ({
    'karpenter.sh/nodepool-hash': '1',
    'karpenter.sh/nodepool-hash-version': version,
  });
  const claims = (version: string): object => {
    const shape = (name: string): Shape => ({
      claim: {
        metadata: { name: `claim-${name}`, labels: { team: 'a' }, annotations: stamped(version) },
        spec: {},
        status: { nodeName: name },
      },
    });
    const live = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'general', annotations: stamped(version) },
      spec: {},
    };
    return cluster([shape('a'), shape('b')], [live]);
  };

  test.each([
    ['an edit of the template drifts all nodes', pool({ team: 'b' }), 'drift', 2],
    ['without one none drifts', pool({ spec: 'weight: 1' }), 'next-rollout', undefined],
  ])('%s: the templates are compared', (_claim, head, kind, replaces) => {
    const side = diffOf(head, pool(), claims('v9'))?.head;
    expect(side?.change).toMatchObject({ kind, ...(replaces === undefined ? {} : { replaces }) });
    expect(side?.notes.map(plain).find((note) => note.includes('version v9'))).toContain(
      'can mark every node',
    );
  });

  test('known ones go without the note', () => {
    const notes = diffOf(pool(), pool(), claims('v3'))?.head?.notes.map(plain) ?? [];
    expect(notes.filter((note) => note.includes('Hashes of version'))).toEqual([]);
  });
});

// Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/consolidation.go, disruption/emptiness.go.
describe('consolidation', () => {
  const initialized = (since: string): object => ({
    conditions: [{ type: 'Initialized', status: 'True', lastTransitionTime: since }],
  });
  const shape = (name: string, since: string): Shape => ({
    claim: { spec: {}, status: { nodeName: name, ...initialized(since) } },
  });
  const pod = (node: string): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `on-${node}`, namespace: 'n' },
    spec: { nodeName: node },
    status: { phase: 'Running' },
  });
  const EARLY = '2026-11-24T06:00:00Z';
  const LATE = '2026-11-24T07:30:00Z';
  // Of a, b, c and d only d has not been quiet for the hour of consolidateAfter; c has a pod.
  const shapes = [shape('a', EARLY), shape('b', EARLY), shape('c', EARLY), shape('d', LATE)];
  const note = (head: string, rest: readonly object[]): string =>
    diffOf(head, pool(), cluster(shapes, rest))
      ?.head?.notes.map(plain)
      .find((one) => one.includes('onsolidation')) ?? '';

  test('which nodes are candidates by age, pods and policy, what the budgets let go of them, and what is not known', () => {
    const says = note(pool(), [pod('c')]);
    expect(says).toContain('2 nodes are candidates for Empty, of which the budgets let 1 go now');
    expect(says).toContain('1 node is a candidate for Underutilized, of which the budgets let 1 go now');
    expect(says).toContain('depends on prices and on where pods fit');
  });

  test.each([
    ['without Pods nobody can tell', pool(), [], 'takes Pods and NodeClaims in the snapshot to tell'],
    [
      'a policy that leaves Underutilized out',
      pool({ spec: 'disruption: {consolidationPolicy: WhenEmpty, consolidateAfter: 1h}' }),
      [pod('c')],
      'Consolidation (Empty) uses up the same budgets. By age, pods and policy 2 nodes are candidates for Empty',
    ],
    [
      'switched off',
      pool({ spec: 'disruption: {consolidateAfter: Never}' }),
      [pod('c')],
      'Only drift may start here: consolidation is off.',
    ],
  ])('%s', (_claim, head, rest, expected) => {
    expect(note(head, rest)).toContain(expected);
  });
});
