import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../src/manifest/values/canonical.js';
import { skyhook } from './objects.js';
import { kubectlNode } from './nodes.js';
import { codes, errors, read, readLimited, STREAMED } from './reading.js';

const NODES = ['a', 'b', 'c'].map((name) => ({ ...kubectlNode(name), spec: { unschedulable: true } }));
const list = (items: readonly unknown[]): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'List', metadata: { resourceVersion: '' }, items }, null, 1);
const WHOLE = list([...NODES, skyhook('s')]);

test.each([
  ['spec', '"spec"', '"Spec"'],
  ['unschedulable', '"unschedulable"', '"Unschedulable"'],
  ['taints', '"spec": {', '"spec": { "Taints": [],'],
  ['conditions', '"conditions"', '"Conditions"'],
  ['a status of a condition', '"status": "True"', '"Status": "True"'],
  ['labels', '"labels"', '"LABELS"'],
])('%s in another case is an error with its place, as a whole and object by object', (_, from, to) => {
  const text = WHOLE.replaceAll(from, to);
  for (const result of [read(text), readLimited(text, STREAMED)]) {
    expect(codes(result)).toContain('unknown-field');
    expect(errors(result)[0]?.place?.line).toBeGreaterThan(0);
  }
});

test('an annotation whose key differs from a known one in case is another annotation', () => {
  const node = kubectlNode('a', { annotations: { 'karpenter.sh/Do-Not-Disrupt': 'true' } });
  expect(codes(read(list([node])))).toEqual([]);
});

test.each([
  ['null', '{"apiVersion":"v1","kind":"NodeList","items":null}'],
  ['null in a List', '{"apiVersion":"v1","kind":"List","items":null}'],
  ['missing', '{"apiVersion":"v1","kind":"NodeList"}'],
  ['a map', '{"apiVersion":"v1","kind":"NodeList","items":{}}'],
  ['a text', '{"apiVersion":"v1","kind":"NodeList","items":"[]"}'],
])('items that are %s beside other objects are an error', (_, damaged) => {
  const beside = JSON.stringify(kubectlNode('a'));
  expect(codes(read(damaged))).toEqual(['wrong-type']);
  expect(codes(read(`${damaged}\n${beside}`))).toEqual(['wrong-type']);
  expect(codes(read(beside, damaged))).toEqual(['wrong-type']);
  expect(codes(readLimited(`${damaged}\n${beside}`, STREAMED))).toEqual(['wrong-type']);
});

test('null items of a kind that is not kept are an empty list: nothing is lost', () => {
  const empty = '{"apiVersion":"v1","kind":"SecretList","items":null}';
  expect(codes(read(`${empty}\n${JSON.stringify(kubectlNode('a'))}`))).toEqual([]);
});

/** What a reader goes by, without the digest. */
const world = (text: string): string => {
  const { nodes, objects } = read(text).snapshot;
  return canonicalJson([nodes, objects.map(({ object }) => object)] as unknown);
};

const NDJSON = [...NODES, skyhook('s')].map((one) => JSON.stringify(one)).join('\n');

test.each([
  ['a list', WHOLE],
  ['a list on one line', JSON.stringify(JSON.parse(WHOLE))],
])('%s that is cut off anywhere is never silently less', (_, text) => {
  const cut = fc.integer({ min: 1, max: text.trimEnd().length - 1 });
  fc.assert(
    fc.property(cut, (at) => errors(read(text.slice(0, at))).length > 0),
    { seed: 12, numRuns: 150 },
  );
});

test('objects line by line that are cut off inside of a line are an error', () => {
  const ends = new Set([...NDJSON.matchAll(/\n/g)].flatMap(({ index }) => [index, index + 1]));
  const cut = fc.integer({ min: 1, max: NDJSON.length - 1 }).filter((at) => !ends.has(at));
  fc.assert(
    fc.property(cut, (at) => errors(read(NDJSON.slice(0, at))).length > 0),
    { seed: 12, numRuns: 100 },
  );
});

test('a key of a node that is written in another case or twice leaves the same world, or an error', () => {
  const nodes = list(NODES);
  const same = world(nodes);
  const keys = [...nodes.matchAll(/"([A-Za-z]+)": /g)];
  const damage = fc.tuple(
    fc.constantFrom(...keys),
    fc.constantFrom<'upper' | 'first' | 'twice'>('upper', 'first', 'twice'),
  );
  fc.assert(
    fc.property(damage, ([match, how]) => {
      const [written, key = ''] = match;
      const first = key.charAt(0).toUpperCase() + key.slice(1);
      const other = { upper: key.toUpperCase(), first, twice: `${key}": null, "${key}` }[how];
      const text = nodes.slice(0, match.index) + `"${other}": ` + nodes.slice(match.index + written.length);
      return errors(read(text)).length > 0 || world(text) === same;
    }),
    { seed: 12, numRuns: 200 },
  );
});
