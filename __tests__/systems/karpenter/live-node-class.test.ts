import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, pool } from './clusters.js';

const nodeClass = (spec: string, { name = 'default', kind = 'EC2NodeClass' } = {}): string =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: ${spec}\n`;
const TYPO = pool().replace('name: default', 'name: defualt');
const files = (...texts: readonly string[]): string => texts.join('---\n');
const withLive = (...rest: readonly object[]): object => cluster([{}, {}, {}, {}], rest);
const liveClass = (spec: object, { name = 'default', kind = 'EC2NodeClass' } = {}): object => ({
  apiVersion: 'karpenter.k8s.aws/v1',
  kind,
  metadata: { name, creationTimestamp: '2026-01-01T00:00:00Z' },
  spec,
});
const missing = (head: string, base: string | null, snapshot: object): string[] =>
  planOf({ head, base, snapshot, at: AT })
    .findings.filter(({ rule }) => rule === 'reference-missing')
    .map(({ status, message }) => `${status}: ${message}`);

describe('a NodeClass that the files begin to hold and the cluster has', () => {
  const LIVE = {
    role: 'r',
    tags: { a: 'x' },
    amiSelectorTerms: [{ alias: 'al2023@v1' }],
    metadataOptions: { httpTokens: 'required', httpPutResponseHopLimit: 1 },
  };

  test.each([
    ['with the same spec', JSON.stringify(LIVE)],
    ['with less in it: what only the cluster has stays', '{role: r}'],
    ['with less in a map that the API server fills up', '{metadataOptions: {httpTokens: required}}'],
    ['with the keys in another order', '{tags: {a: x}, role: r}'],
    ['with null where the cluster has nothing', '{role: r, userData: null}'],
  ])('%s makes no node drift', (_claim, spec) => {
    const change = diffOf(files(pool(), nodeClass(spec)), pool(), withLive(liveClass(LIVE)))?.head?.change;
    expect(change).toMatchObject({ kind: 'next-rollout' });
  });

  test.each([
    ['another value', '{role: s}', 'spec.role'],
    ['a field that the cluster does not have', '{role: r, userData: u}', 'spec.userData'],
    ['another value in a map', '{tags: {a: y}}', 'spec.tags.a'],
    ['another list', '{amiSelectorTerms: [{alias: al2023@v2}]}', 'spec.amiSelectorTerms'],
  ])('with %s: all nodes may drift, and the field is named', (_claim, spec, field) => {
    const change = diffOf(files(pool(), nodeClass(spec)), pool(), withLive(liveClass(LIVE)))?.head?.change;
    expect(change).toMatchObject({ kind: 'drift', replaces: 4, unsure: 4 });
    expect(change?.says).toContain(`comes into these files, and the cluster has another (${field})`);
  });

  test('which the snapshot does not show: its text is not known', () => {
    const snapshot = withLive(liveClass(LIVE, { name: 'other' }));
    const change = diffOf(files(pool(), nodeClass('{role: r}')), pool(), snapshot)?.head?.change;
    expect(change?.says).toContain('the text that the cluster has of it is not known');
  });
});

// Source: aws/karpenter-provider-aws#8707.
describe('a NodeClass that is not ready in the cluster', () => {
  const withReady = (status: string): object => ({
    ...liveClass({ role: 'r' }),
    status: { conditions: [{ type: 'Ready', status, reason: 'SubnetsNotFound', message: 'subnet-0abc' }] },
  });
  const same = files(pool(), nodeClass('{role: r}'));

  test('makes no nodes: those that reach their age are not replaced', () => {
    const [says, ...rest] = missing(same, null, withLive(withReady('False')));
    expect(says).toContain(
      'EC2NodeClass/default is named, and is not ready in the cluster. Its condition Ready is False (SubnetsNotFound): as long as that is so, the pool is not ready without it, so it makes no new nodes, neither for pods nor in place of those that drift or reach their age.',
    );
    expect(rest).toEqual([]);
  });

  test('holds up a drift that the change starts', () => {
    const head = files(pool({ team: 'b' }), nodeClass('{role: r}'));
    expect(diffOf(head, same, withLive(withReady('False')))?.head?.effect.outcome).toBe('stuck');
    expect(missing(head, same, withLive(withReady('False'))).join()).toContain(
      'and none of them is replaced',
    );
  });

  test.each([
    ['ready', same, 'True'],
    ['not known to be ready', same, 'Unknown'],
  ])('one that is %s is not told', (_claim, head, status) => {
    expect(missing(head, same, withLive(withReady(status)))).toEqual([]);
  });

  test('an edit may mend it, which is planned, and said', () => {
    const head = files(pool(), nodeClass('{role: s}'));
    const [says] = missing(head, same, withLive(withReady('False')));
    expect(says).toContain('The change edits it: where that does not mend it, the pool is not ready');
    expect(diffOf(head, same, withLive(withReady('False')))?.head?.effect.outcome).toBe('complete');
  });
});

describe('a nodeClassRef with a name that is nowhere', () => {
  const other = (name: string): string => nodeClass('{}', { name });

  test('is missing where the snapshot holds others of the kind, and the drift gets stuck', () => {
    const snapshot = withLive(liveClass({}));
    expect(missing(TYPO, pool(), snapshot)).toEqual([
      expect.stringMatching(
        /^new: .*EC2NodeClass\/defualt does not exist, neither here nor in the snapshot\. The snapshot holds EC2NodeClass\/default\./u,
      ),
    ]);
    const head = diffOf(TYPO, pool(), snapshot)?.head;
    expect(head?.effect.outcome).toBe('stuck');
    expect(head?.change?.says).toContain('wait (EC2NodeClass/defualt does not exist, so no replacement can');
  });

  test('is missing where the files hold others of the kind, and is planned as if the cluster had it', () => {
    const [head, base] = [files(TYPO, other('default')), files(pool(), other('default'))];
    expect(missing(head, base, withLive())).toEqual([
      expect.stringMatching(/^new: .*These files hold EC2NodeClass\/default, .*as if the cluster had it\./u),
    ]);
    expect(diffOf(head, base, withLive())?.head?.effect.outcome).toBe('complete');
  });

  test('was missing before where the snapshot shows that', () => {
    expect(missing(TYPO, TYPO, withLive(liveClass({})))).toEqual([expect.stringMatching(/^unchanged: /u)]);
  });

  test.each([
    ['the files hold it', files(TYPO, other('defualt')), files(pool(), other('default')), withLive()],
    [
      'the snapshot holds it',
      files(TYPO, other('default')),
      files(pool(), other('default')),
      withLive(liveClass({}, { name: 'defualt' })),
    ],
    ['none of its kind is at hand', TYPO, pool(), withLive(liveClass({}, { kind: 'AKSNodeClass' }))],
    [
      'pools of the base named it, and only files are there to look in',
      files(TYPO, other('default')),
      files(TYPO, other('default')),
      withLive(),
    ],
    ['there is no base, and only files are there', files(TYPO, other('default')), null, withLive()],
  ])('is not looked for, or found, where %s', (_claim, head, base, snapshot) => {
    expect(missing(head, base, snapshot)).toEqual([]);
  });
});

describe('a NodeClass that the cluster is deleting', () => {
  const whole = liveClass({ role: 'r' });
  const leaving = { ...whole, metadata: { name: 'default', deletionTimestamp: '2026-11-24T07:00:00Z' } };

  test.each([
    ['in the snapshot alone', ''],
    ['in the files too, which do not take the deletion back', `---\n${nodeClass('{role: r}')}`],
  ])('%s: the pool that names it is not ready, and the drift gets stuck', (_claim, also) => {
    const [head, base] = [pool({ team: 'b' }) + also, pool() + also];
    expect(missing(head, base, withLive(leaving))).toEqual([
      expect.stringMatching(
        /^worsened: .*EC2NodeClass\/default is named, and is being deleted in the cluster\./u,
      ),
    ]);
    const planned = diffOf(head, base, withLive(leaving))?.head;
    expect(planned?.effect.outcome).toBe('stuck');
    expect(planned?.change?.says).toContain(
      'wait (EC2NodeClass/default is being deleted, so no replacement can',
    );
  });

  test('is nothing to a pool that names another one now', () => {
    const head = pool().replace('name: default', 'name: b');
    const found = missing(head, pool(), withLive(leaving, liveClass({}, { name: 'b' })));
    expect(found).toEqual([expect.stringMatching(/^fixed: /u)]);
  });
});
