import fc from 'fast-check';
import { skyhook } from './objects.js';
import { kubectlNode } from './nodes.js';
import { codes, errors, read } from './reading.js';

const NODES = ['a', 'b', 'c'].map((name) => ({ ...kubectlNode(name), spec: { unschedulable: true } }));
const list = (items: readonly unknown[]): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'List', metadata: { resourceVersion: '' }, items }, null, 1);
const WHOLE = list([...NODES, skyhook('s')]);

describe('damage: a fleet that shrinks is an error', () => {
  const [node] = NODES;
  test.each<[what: string, over: object, code: string]>([
    ['without a name', { metadata: {} }, 'missing-name'],
    ['without metadata', { metadata: null }, 'missing-name'],
    ['without apiVersion', { apiVersion: undefined }, 'missing-kind'],
    ['as metadata alone', { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata' }, 'not-an-object'],
  ])('a node %s', (_what, over, code) => {
    const text = list([...NODES, { ...node, metadata: { ...(node as object), name: 'd' }, ...over }]);
    expect(codes(read(text))).toEqual([code]);
  });

  test.each([
    ['longhorn.io/v1beta2', 'Node'],
    ['apps.kruise.io/v1beta1', 'StatefulSet'],
    ['forklift.konveyor.io/v1beta1', 'Plan'],
    ['v1', 'PodTemplate'],
    ['karpenter.sh/v1alpha1', 'NodeOverlay'],
  ])('but not another kind: %s %s', (apiVersion, kind) => {
    expect(codes(read(list([...NODES, { apiVersion, kind, metadata: { name: 'a' } }])))).toEqual([]);
  });

  test.each([
    ['a table', '{"apiVersion":"meta.k8s.io/v1","kind":"Table","rows":[]}'],
    ['an error of the API server', '{"apiVersion":"v1","kind":"Status","status":"Failure"}'],
  ])('%s instead of objects', (_what, beside) => {
    expect(codes(read(`${WHOLE}\n${beside}`))).toEqual(['not-an-object']);
  });

  test.each([
    ['"remainingItemCount": 90', ['partial-list']],
    ['"remainingItemCount": "90"', ['partial-list']],
    ['"continue": "abc"', ['partial-list']],
    ['"remainingItemCount": 0, "continue": ""', []],
  ])('a list with %s', (metadata, expected) => {
    const text = WHOLE.replace('"resourceVersion": ""', metadata);
    // What begins with a comment is read as YAML.
    for (const result of [read(text), read(`# a list\n${text}`)]) expect(codes(result)).toEqual(expected);
  });
});

test('damage: an annotation whose key differs from a known one in case is another annotation', () => {
  const node = kubectlNode('a', { annotations: { 'karpenter.sh/Do-Not-Disrupt': 'true' } });
  expect(codes(read(list([node])))).toEqual([]);
});

test.each([
  ['null', '{"apiVersion":"v1","kind":"NodeList","items":null}'],
  ['null in a List', '{"apiVersion":"v1","kind":"List","items":null}'],
  ['missing', '{"apiVersion":"v1","kind":"NodeList"}'],
  ['a map', '{"apiVersion":"v1","kind":"NodeList","items":{}}'],
  ['a text', '{"apiVersion":"v1","kind":"NodeList","items":"[]"}'],
])('damage: items that are %s beside other objects are an error', (_, damaged) => {
  const beside = JSON.stringify(kubectlNode('a'));
  expect(codes(read(damaged))).toEqual(['wrong-type']);
  expect(codes(read(`${damaged}\n${beside}`))).toEqual(['wrong-type']);
  expect(codes(read(beside, damaged))).toEqual(['wrong-type']);
});

test('null items of a kind that is not kept are an empty list: nothing is lost', () => {
  const empty = '{"apiVersion":"v1","kind":"SecretList","items":null}';
  expect(codes(read(`${empty}\n${JSON.stringify(kubectlNode('a'))}`))).toEqual([]);
});

const NDJSON = [...NODES, skyhook('s')].map((one) => JSON.stringify(one)).join('\n');

test.each([
  ['a list', WHOLE],
  ['a list on one line', JSON.stringify(JSON.parse(WHOLE))],
])('damage: %s that is cut off anywhere is never silently less', (_, text) => {
  const cut = fc.integer({ min: 1, max: text.trimEnd().length - 1 });
  fc.assert(
    fc.property(cut, (at) => errors(read(text.slice(0, at))).length > 0),
    { seed: 12, numRuns: 150 },
  );
});

test('damage: objects line by line that are cut off inside of a line are an error', () => {
  const ends = new Set([...NDJSON.matchAll(/\n/g)].flatMap(({ index }) => [index, index + 1]));
  const cut = fc.integer({ min: 1, max: NDJSON.length - 1 }).filter((at) => !ends.has(at));
  fc.assert(
    fc.property(cut, (at) => errors(read(NDJSON.slice(0, at))).length > 0),
    { seed: 12, numRuns: 100 },
  );
});
