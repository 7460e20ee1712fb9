import fc from 'fast-check';
import { repeatedKey } from '../../src/manifest/json.js';
import { kubectlNode } from './nodes.js';
import { codes, errors, read } from './reading.js';

const NODE = JSON.stringify({ ...kubectlNode('a'), spec: { unschedulable: true } });
const list = (node: string): string => `{"apiVersion":"v1","kind":"List","items":[\n${node}]}`;

test.each([
  ['unschedulable', NODE.replace('"unschedulable":true', '"unschedulable":true,"unschedulable":false')],
  ['a label', NODE.replace('"labels":{', '"labels":{"x":"1","x":"2",')],
  [
    'kind, once with an escape',
    NODE.replace('"kind":"Node"', String.raw`"kind":"Node","\u006bind":"ConfigMap"`),
  ],
])('%s twice is an error with its place, as a whole and object by object', (_, node) => {
  for (const result of [read(list(node)), read(node)]) {
    expect(codes(result)).toEqual(['duplicate-key']);
    expect(errors(result)[0]?.place?.line).toBeGreaterThan(0);
  }
  expect(errors(read(list(node)))[0]?.place?.line).toBe(2);
});

test('no JSON value is taken for one with a key twice, however it is written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(repeatedKey(text, JSON.parse(text))).toBeNull();
    }),
  );
});

test('a key that is put in twice is found in any object', () => {
  const key = fc.string();
  fc.assert(
    fc.property(key, fc.jsonValue(), fc.jsonValue(), (name, one, other) => {
      const [k, a, b] = [name, one, other].map((part) => JSON.stringify(part));
      const text = `[{"q":{${k}:${a} , ${k} :${b}}}]`;
      expect(repeatedKey(text, JSON.parse(text))?.key).toBe(name);
    }),
  );
});
