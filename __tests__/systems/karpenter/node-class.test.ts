import { titlePhrase } from '../../../src/report/headline/title.js';
import { toTerminal } from '../../../src/text/render.js';
import { selectionOf } from '../../../src/report/choice/selection.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, FOUR, groupsOf, pool, type Shape } from './clusters.js';
import { generalPool } from './general-pool.js';

const nodeClass = (spec: string, { name = 'default', kind = 'EC2NodeClass', metadata = '' } = {}): string =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: ${kind}\nmetadata: {name: ${name}${metadata}}\nspec: ${spec}\n`;
const OLD = nodeClass('{tags: {a: x}, role: r}');
const NEW = nodeClass('{tags: {a: y}, role: r}');
const OTHER = pool({ name: 'b' }).replace('name: default', 'name: other');
/** The pool as the cluster has it. */
const LIVE = generalPool();
const files = (...texts: readonly string[]): string => texts.join('---\n');
const findings = (head: string, base: string, snapshot: object = FOUR): string[] =>
  planOf({ head, base, snapshot, at: AT }).findings.map(
    ({ status, severity, rule }) => `${status} ${severity} ${rule}`,
  );

describe('a NodeClass that a pool names', () => {
  test.each([
    ['an edit of its spec', OLD, NEW],
    ['a field that comes', OLD, nodeClass('{tags: {a: x}, role: r, userData: u}')],
    ['an edit under another version of its group', OLD.replace('aws/v1', 'aws/v1beta1'), NEW],
    ['one that the files begin to hold', 'kind: List\napiVersion: v1\nitems: []\n', OLD],
  ])('%s: each node may drift, which is planned and not called sure', (_claim, before, after) => {
    const [base, head] = [files(pool(), before), files(pool(), after)];
    const change = diffOf(head, base)?.head?.change;
    expect(change).toMatchObject({ kind: 'drift', replaces: 4, unsure: 4 });
    expect(change?.says).toContain('all 4 nodes may drift by that');
    expect(groupsOf(head, base)[0]?.batches).toHaveLength(4);
  });

  // Source: aws/karpenter-provider-aws, pkg/apis/v1/ec2nodeclass.go: hash:"ignore" on what selects, and on nothing else of these.
  test.each([
    ['an edit that the provider hashes', 'EC2NodeClass', 'tags: {a: y}', 'the AWS provider hashes spec.tags'],
    [
      'one of what it looks for',
      'EC2NodeClass',
      'amiSelectorTerms: [{id: ami-2}]',
      'those do whose image the new terms do not find',
    ],
    [
      'one of both',
      'EC2NodeClass',
      'userData: u, amiSelectorTerms: [{id: ami-2}]',
      'the AWS provider hashes spec.userData',
    ],
    ['one of a field that it leaves out', 'EC2NodeClass', 'amiFamily: AL2023', 'Only the provider knows'],
    ['one of another provider', 'AKSNodeClass', 'tags: {a: y}', 'Only the provider knows'],
  ])('%s says what makes nodes drift, as far as that is known', (_claim, kind, edit, says) => {
    const side = (text: string): string =>
      files(pool().replace('kind: EC2NodeClass', `kind: ${kind}`), nodeClass(`{role: r${text}}`, { kind }));
    expect(diffOf(side(`, ${edit}`), side(''))?.head?.change?.says).toContain(says);
  });

  test.each([
    ['labels and annotations', OLD, nodeClass('{tags: {a: x}, role: r}', { metadata: ', labels: {b: c}' })],
    ['the order of keys', OLD, nodeClass('{role: r, tags: {a: x}}')],
    [
      'one of another name',
      files(OLD, nodeClass('{}', { name: 'b' })),
      files(OLD, nodeClass('{x: 1}', { name: 'b' })),
    ],
    [
      'one of another kind',
      files(OLD, nodeClass('{}', { kind: 'AKSNodeClass' })),
      files(OLD, nodeClass('{x: 1}', { kind: 'AKSNodeClass' })),
    ],
    ['one that the files stop holding and no pool names', files(OLD, nodeClass('{}', { name: 'b' })), OLD],
  ])('%s: no change', (_claim, before, after) => {
    const { plan } = planOf({
      head: files(pool(), after),
      base: files(pool(), before),
      snapshot: FOUR,
      at: AT,
    });
    const [general] = plan.policies;
    expect([general?.head?.change?.kind, general?.touchedThrough]).toEqual(['next-rollout', []]);
  });

  test.each([
    ['edited', OLD, NEW],
    ['deleted', OLD, 'kind: List\napiVersion: v1\nitems: []\n'],
    ['not edited', OLD, OLD],
  ])(
    'beside a pool that only the cluster has, files of one that is %s hold something that is judged',
    (_claim, base, head) => {
      const problems = planOf({ head, base, snapshot: cluster([{}, {}], [LIVE]), at: AT }).plan.problems;
      expect(problems.map(({ code }) => code)).not.toContain('no-policies');
    },
  );

  test('one that no pool names, in files or cluster, is nothing that is judged', () => {
    const { problems } = planOf({ head: NEW, base: OLD, snapshot: FOUR, at: AT }).plan;
    expect(problems.map(({ code }) => code)).toContain('no-policies');
  });

  test('the pool counts as touched, and the first line says that it may replace', () => {
    const report = planOf({ head: files(pool(), NEW), base: files(pool(), OLD), snapshot: FOUR, at: AT });
    const selection = selectionOf(report);
    expect(selection.touched.map(({ ref }) => ref.kind)).toEqual(['NodePool', 'EC2NodeClass']);
    expect(toTerminal(titlePhrase(report, selection))).toContain('May replace 4 nodes');
  });

  test('the place is the first field that is another one', () => {
    const place = diffOf(files(pool(), NEW), files(pool(), OLD))?.head?.change?.place;
    expect(place?.line).toBe(
      files(pool(), NEW)
        .split('\n')
        .findIndex((line) => line.startsWith('spec: {tags')) + 1,
    );
  });

  test('beside an edit of the pool that replaces nodes it is said of the others', () => {
    const onSpot = cluster([{ labels: { tier: 'x' } }, {}, {}, {}]);
    const head = files(pool({ requirements: '[{key: tier, operator: In, values: [x]}]' }), NEW);
    const change = diffOf(head, files(pool(), OLD), onSpot)?.head?.change;
    expect(change).toMatchObject({ replaces: 4, unsure: 1 });
    expect(change?.says).toContain('3 of 4 nodes (75%) drift and are replaced');
    expect(change?.says).toContain('the other 1 node may drift');
  });

  test('nodes that nothing lets go may drift, and would wait', () => {
    const closed = 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "0"}]}';
    const change = diffOf(files(pool({ spec: closed }), NEW), files(pool({ spec: closed }), OLD))?.head
      ?.change;
    expect(change?.says).toContain('They would wait: the budgets never leave room.');
    expect(change?.replaces).toBe(0);
  });

  test('a refused edit of the pool does not hide the edit of its NodeClass', () => {
    const head = files(pool({ spec: 'disruption: {consolidateAfter: 1h, budgets: [{nodes: 5}]}' }), NEW);
    const change = diffOf(head, files(pool(), OLD))?.head?.change;
    expect(change?.says).toMatch(/^The edit is refused: .* EC2NodeClass\/default is edited/u);
    expect(change).toMatchObject({ kind: 'drift', unsure: 4 });
  });

  test('a live pool that no file holds is touched too', () => {
    const { plan } = planOf({ head: NEW, base: OLD, snapshot: cluster([{}, {}], [LIVE]), at: AT });
    expect(plan.policies.map(({ ref, head }) => [ref.kind, head === null, head?.change?.unsure])).toEqual([
      ['NodePool', false, 2],
      ['EC2NodeClass', false, undefined],
    ]);
  });

  test('a new pool with its new NodeClass has nothing to drift', () => {
    const change = diffOf(files(pool(), OLD), 'kind: List\napiVersion: v1\nitems: []\n')?.head?.change;
    expect(change).toMatchObject({ kind: 'first-rollout' });
    expect(change?.unsure).toBeUndefined();
  });
});

describe('a NodeClass that the change deletes', () => {
  test('is missing where a pool still names it, and the pool makes no nodes', () => {
    const [base, head] = [files(pool(), OLD), pool()];
    expect(findings(head, base)).toContain('new error reference-missing');
    expect(diffOf(head, base)?.head?.effect.outcome).toBe('stuck');
  });

  test.each([
    ['with the pool that named it', OTHER, files(OTHER, pool(), OLD)],
    [
      'with a pool that names another one now',
      pool().replace('name: default', 'name: b'),
      files(pool(), OLD),
    ],
    ['in files that never held it', pool(), pool()],
  ])('%s: nothing is missing', (_claim, head, base) => {
    expect(findings(head, base).filter((finding) => finding.includes('reference-missing'))).toEqual([]);
  });
});

// Source: kubernetes-sigs/karpenter 2266468, provisioning/scheduling/scheduler.go: a pool with a limit of 0 makes no nodes.
test('a drift that waited for good, and that the change lets go, is no finding that was there before', () => {
  const spec = 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "100%"}]}';
  const annotations = { 'karpenter.sh/nodepool-hash': '111', 'karpenter.sh/nodepool-hash-version': 'v3' };
  const drifted = ['a', 'b', 'c', 'd'].map((name): Shape => ({ claim: { metadata: { name, annotations } } }));
  const base = pool({ spec: `${spec}\n  limits: {cpu: "0"}` });
  const report = planOf({ head: pool({ spec }), base, snapshot: cluster(drifted), at: AT });
  const found = report.findings.filter(({ rule }) => rule === 'peak-above-limit');
  expect(report.verdict).toBe('fail');
  expect(found.map(({ rule, status }) => `${rule} ${status}`)).toEqual(['peak-above-limit worsened']);
  expect(found[0]?.before).toContain('nothing starts it');
});
