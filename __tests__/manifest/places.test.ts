import type { FieldPath, Manifest } from '../../src/manifest/manifest.js';
import { parseManifests } from '../../src/manifest/parse.js';

function only(text: string): Manifest {
  const { manifests, problems } = parseManifests(text, 'a.yaml');
  expect(problems).toEqual([]);
  const [manifest] = manifests;
  if (manifest === undefined || manifests.length !== 1) throw new Error(`${manifests.length} manifests`);
  return manifest;
}

function at(manifest: Manifest, ...path: FieldPath): string {
  const { line, column } = manifest.placeOf(path);
  return `${line}:${column}`;
}

describe('places: every field has the place of its key', () => {
  const manifest = only(`# a comment
---
apiVersion: v1
kind: Thing
metadata: { name: a, labels: { "b": c } }
spec:
  list:
    - name: one
      deep: [x, { z: 1 }]
    - two
    -
  ? explicit
  : value
  empty:
`);

  test.each<[name: string, path: FieldPath, place: string]>([
    ['the document is where its first key is', [], '3:1'],
    ['a field', ['kind'], '4:1'],
    ['a field in flow style', ['metadata', 'labels', 'b'], '5:32'],
    ['a list item is where its value begins', ['spec', 'list', 0], '8:7'],
    ['a field of a list item', ['spec', 'list', 0, 'deep'], '9:7'],
    ['an item in flow style', ['spec', 'list', 0, 'deep', 1, 'z'], '9:19'],
    ['a scalar item', ['spec', 'list', 1], '10:7'],
    ['an explicit key', ['spec', 'explicit'], '12:5'],
    ['a field without a value', ['spec', 'empty'], '14:3'],
    ['a field that is not written is where its parent is', ['spec', 'missing', 'deeper'], '6:1'],
    ['an item that is not written is where its list is', ['spec', 'list', 7], '7:3'],
    ['a step into a scalar stays at the scalar', ['kind', 'x', 0], '4:1'],
    ['an index into a mapping stays at the mapping', ['spec', 0], '6:1'],
    ['names of built-in properties are no fields', ['constructor'], '3:1'],
  ])('%s', (_name, path, place) => {
    expect(at(manifest, ...path)).toBe(place);
  });

  test('an empty list item stands on its line', () => {
    expect(manifest.placeOf(['spec', 'list', 2]).line).toBe(11);
  });
});

test('places: lines end with CRLF as well, and a byte order mark is no column', () => {
  const manifest = only(
    '\ufeffapiVersion: v1\r\nkind: Thing\r\nmetadata:\r\n  name: a\r\nspec: { x: 1 }\r\n',
  );
  expect([at(manifest), at(manifest, 'metadata', 'name'), at(manifest, 'spec', 'x')]).toEqual([
    '1:1',
    '4:3',
    '5:9',
  ]);
  expect(manifest.name).toBe('a');
});

test('places: an aliased value is where the alias is used, and what is in it where it is written', () => {
  const manifest = only(`apiVersion: v1
kind: Thing
metadata: { name: a }
first: &anchor
  inner: [1, 2]
second: *anchor
list:
  - *anchor
`);
  expect(at(manifest, 'second')).toBe('6:1');
  expect(at(manifest, 'second', 'inner')).toBe('5:3');
  expect(at(manifest, 'second', 'inner', 1)).toBe('5:14');
  expect(at(manifest, 'list', 0)).toBe('8:5');
  expect(at(manifest, 'list', 0, 'inner')).toBe('5:3');
});

test('places: a merged field is where it is written', () => {
  const manifest = only(`apiVersion: v1
kind: Thing
metadata: { name: a }
base: &base
  x: 1
  z: 2
spec:
  <<: *base
  z: 3
`);
  expect([at(manifest, 'spec'), at(manifest, 'spec', 'x'), at(manifest, 'spec', 'z')]).toEqual([
    '7:1',
    '5:3',
    '9:3',
  ]);
});

test('places: items of a list have their own places', () => {
  const { manifests, problems } = parseManifests(
    `apiVersion: v1
kind: List
items:
  - apiVersion: v1
    kind: Thing
    metadata: { name: a }
  - apiVersion: v1
    kind: Thing
    metadata:
      name: b
    spec: { x: 1 }
`,
    'a.yaml',
  );
  expect(problems).toEqual([]);
  const second = manifests[1];
  expect(manifests.map(({ name, place }) => [name, place.line, place.column])).toEqual([
    ['a', 4, 5],
    ['b', 7, 5],
  ]);
  expect(second && at(second, 'spec', 'x')).toBe('11:13');
  expect(second && at(second, 'missing')).toBe('7:5');
});

test('places: columns count UTF-16 code units, as SARIF and editors do', () => {
  expect(at(only('{"apiVersion": "v1", "kind": "😀", "metadata": {"name": "a"}}'), 'metadata')).toBe('1:36');
});
