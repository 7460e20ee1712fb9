import { kubectlList, kubectlNode, kubectlNodes } from './nodes.js';
import { codes, errors, read } from './reading.js';
import { messageOf } from '../messages.js';

const three = kubectlNodes(3);

describe('bad objects: what is wrong is an error with its place', () => {
  const bad = (over: Record<string, unknown>, metadata: Record<string, unknown> = {}): unknown => {
    const node = kubectlNode('bad');
    return { ...node, ...over, metadata: { ...(node['metadata'] as object), ...metadata } };
  };
  const conditions = (...statuses: string[]) => ({
    status: { conditions: statuses.map((status) => ({ type: 'Ready', status })) },
  });
  const taint = (of: object) => ({ spec: { taints: [of] } });
  const labels = (of: unknown) => [{}, { labels: of }] as const;
  test.each<[what: string, item: unknown, code: string, message: string]>([
    ['a node twice', three[0], 'duplicate-node', 'listed twice: here and at input-1:4'],
    [
      'a node twice, in two namespaces that no node is in',
      { ...three[0], metadata: { ...(three[0]?.['metadata'] as object), namespace: 'other' } },
      'duplicate-node',
      'is listed twice',
    ],
    ['no name', bad({}, { name: undefined }), 'missing-name', 'a Node with null as its name'],
    ['an empty name', bad({}, { name: '' }), 'missing-name', 'with an empty text as its name'],
    ['a name that is a number', bad({}, { name: 7 }), 'missing-name', 'with the number 7 as its name'],
    [
      'a very long name',
      bad({}, { name: 'n'.repeat(254) }),
      'missing-name',
      'A name has 1 to 253 characters',
    ],
    [
      'no creation time',
      bad({}, { creationTimestamp: undefined }),
      'invalid-time',
      'creationTimestamp is missing',
    ],
    [
      'a creation time of null',
      bad({}, { creationTimestamp: null }),
      'invalid-time',
      'creationTimestamp is missing',
    ],
    [
      'a time without a zone',
      bad({}, { creationTimestamp: '2026-01-01T00:00:00' }),
      'invalid-time',
      'not a time',
    ],
    ['a time that is a number', bad({}, { creationTimestamp: 17 }), 'invalid-time', 'is the number 17'],
    [
      'a bad deletion time',
      bad({}, { deletionTimestamp: 'soon' }),
      'invalid-time',
      'metadata.deletionTimestamp is',
    ],
    [
      'a label that is a number',
      bad(...labels({ gpu: 8 })),
      'invalid-label',
      'metadata.labels.gpu is the number 8',
    ],
    ['a label without a key', bad(...labels({ '': 'a' })), 'invalid-label', '1 to 317 characters'],
    ['a label that is null', bad(...labels({ gpu: null })), 'invalid-label', 'metadata.labels.gpu is null'],
    [
      'a label that is a map',
      bad(...labels({ 'a/b': {} })),
      'invalid-label',
      'metadata.labels.a/b is a mapping',
    ],
    ['a label value of 64 characters', bad(...labels({ a: 'v'.repeat(64) })), 'invalid-label', 'at most 63'],
    [
      'a label key of 318 characters',
      bad(...labels({ ['k'.repeat(318)]: '' })),
      'invalid-label',
      '1 to 317 characters',
    ],
    [
      'labels that are a list',
      bad(...labels([])),
      'wrong-type',
      'metadata.labels is a list, not a mapping of labels',
    ],
    [
      'a kept annotation that is no text',
      bad({}, { annotations: { 'karpenter.sh/do-not-disrupt': true } }),
      'invalid-text',
      'is the boolean true, not a text',
    ],
    [
      'metadata of another type',
      { apiVersion: 'v1', kind: 'Node', metadata: 'x' },
      'missing-name',
      'null as its name',
    ],
    ['a spec of another type', bad({ spec: 'x' }), 'wrong-type', 'not a mapping'],
    [
      'taints that are no list',
      bad({ spec: { taints: {} } }),
      'wrong-type',
      'spec.taints is a mapping, not a list',
    ],
    ['a taint without an effect', bad(taint({ key: 'a' })), 'invalid-taint', 'effect` is null'],
    [
      'a taint value that is a number',
      bad(taint({ key: 'a', value: 1, effect: 'NoSchedule' })),
      'invalid-taint',
      'value` is the number 1',
    ],
    ['unschedulable as a text', bad({ spec: { unschedulable: 'true' } }), 'wrong-type', 'not true or false'],
    ['a Ready of its own', bad(conditions('true')), 'invalid-condition', 'not True, False or Unknown'],
    ['no kind', { metadata: { name: 'x' } }, 'missing-kind', 'has no apiVersion and kind'],
    ['an empty kind', bad({ kind: '' }), 'missing-kind', 'no apiVersion'],
    ['an empty version', bad({ apiVersion: '' }), 'missing-kind', 'no apiVersion'],
    ['a kind of another type', bad({ kind: 1 }), 'missing-kind', 'no apiVersion'],
    [
      'a table of the API server',
      bad({ apiVersion: 'meta.k8s.io/v1', kind: 'Table' }),
      'not-an-object',
      'no object',
    ],
    ['a namespace of another type', bad({}, { namespace: 1 }), 'wrong-type', 'as its metadata.namespace'],
    ['a long namespace', bad({}, { namespace: 'n'.repeat(254) }), 'wrong-type', 'as its metadata.namespace'],
    ['an item that is a text', 'x', 'not-an-object', 'not a Kubernetes object'],
    ['an item that is null', null, 'not-an-object', 'This is null'],
  ])('%s', (_what, item, code, message) => {
    const found = errors(read(kubectlList([three[0], item])));
    expect(found.map((problem) => problem.code)).toEqual([code]);
    expect(messageOf(found[0])).toContain(message);
    expect(found[0]?.place?.file).toBe('input-1');
  });

  test('bad objects: names and labels of the longest valid length are none', () => {
    const metadata = { name: 'n'.repeat(253), labels: { ['k'.repeat(317)]: 'v'.repeat(63) } };
    expect(errors(read(kubectlList([bad({}, metadata)])))).toEqual([]);
  });

  test('the place of a bad item is its line, also in one large JSON text', () => {
    const text = kubectlList([three[0], { ...three[1], spec: 'x' }, three[2]]);
    const line = text.split('\n').findIndex((_, i, all) => all[i] === '        {' && i > 20) + 1;
    expect(errors(read(text))[0]?.place).toEqual({ file: 'input-1', line, column: 9 });
  });

  test.each([
    ['an infinite number', '1e400', 'invalid-number'],
    ['deep nesting', `${'['.repeat(100)}1${']'.repeat(100)}`, 'too-deep'],
    ['very deep nesting', `${'['.repeat(100_000)}1${']'.repeat(100_000)}`, 'too-deep'],
  ])('%s in what is kept of a policy', (_what, json, code) => {
    const policy = `{"apiVersion":"skyhook.nvidia.com/v1alpha1","kind":"DeploymentPolicy","metadata":{"name":"p"},"spec":{"default":${json}}}`;
    expect(codes(read(kubectlList(three), policy))).toEqual([code]);
  });

  test('in what is dropped, nothing is looked at', () => {
    const node = JSON.stringify(kubectlNode('x')).replace(
      '"nodeInfo"',
      `"deep":${'['.repeat(50_000)}1e400${']'.repeat(50_000)},"nodeInfo"`,
    );
    expect(errors(read(node))).toEqual([]);
  });

  test('in YAML the place is that of the field', () => {
    const yaml = [
      'apiVersion: v1',
      'kind: Node',
      'metadata:',
      '  name: a',
      '  creationTimestamp: 2026-01-01T00:00:00Z',
      '  labels:',
      '    gpu: true',
    ].join('\n');
    expect(errors(read(yaml))).toMatchObject([
      { code: 'invalid-label', place: { file: 'input-1', line: 7, column: 5 } },
    ]);
  });

  test('the same object in two versions of its API is there twice', () => {
    const pool = (version: string): string =>
      JSON.stringify({ apiVersion: `karpenter.sh/${version}`, kind: 'NodePool', metadata: { name: 'p' } });
    expect(codes(read(kubectlList(three), `${pool('v1')}\n${pool('v1beta1')}`))).toEqual([
      'duplicate-object',
    ]);
  });

  test('objects of one name in two namespaces are two', () => {
    const budget = (namespace: string): string =>
      JSON.stringify({
        apiVersion: 'policy/v1',
        kind: 'PodDisruptionBudget',
        metadata: { name: 'p', namespace },
      });
    expect(errors(read(kubectlList(three), `${budget('a')}\n${budget('b')}`))).toEqual([]);
  });

  test('a fleet that is broken throughout gives a short report', () => {
    const { problems } = read(
      kubectlList(Array.from({ length: 500 }, (_, i) => ({ ...kubectlNode(`n${i}`), spec: 'x' }))),
    );
    expect(problems).toHaveLength(21);
    expect(messageOf(problems.at(-1))).toBe('480 more problems are not listed. Correct those above first.');
  });
});
