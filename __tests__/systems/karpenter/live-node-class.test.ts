import { cluster, diffOf, pool } from './clusters.js';

const nodeClass = (spec: string, { name = 'default', kind = 'EC2NodeClass' } = {}): string =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: ${spec}\n`;
const files = (...texts: readonly string[]): string => texts.join('---\n');
const withLive = (...rest: readonly object[]): object => cluster([{}, {}, {}, {}], rest);
const liveClass = (spec: object, { name = 'default', kind = 'EC2NodeClass' } = {}): object => ({
  apiVersion: 'karpenter.k8s.aws/v1',
  kind,
  metadata: { name, creationTimestamp: '2026-01-01T00:00:00Z' },
  spec,
});

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
