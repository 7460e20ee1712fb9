import { parseAllDocuments } from 'yaml';
import { type Edit, valuesOf, withSettings } from '../src/edits.js';

const WEB = { kind: 'Deployment', namespace: 'shop', name: 'web' };
const OTHER = `kind: Deployment
metadata: {name: other, namespace: shop}
spec: {replicas: 1}
`;
const BLOCK = `${OTHER}---
# the shop
kind: Deployment
metadata:
  name: web
  namespace: shop
spec:
  replicas: 4 # of six
  strategy:
    rollingUpdate:
      maxSurge: 25%   # default
  list:
    - name: a
      size: 1
    - {name: b}
`;
const FLOW = 'kind: Deployment\nmetadata: {name: web, namespace: shop}\nspec: {replicas: 4, strategy: {}}\n';

test.each<[string, string, Edit, string, string]>([
  [
    'a number',
    BLOCK,
    { path: ['spec', 'replicas'], value: '5' },
    'replicas: 4 # of six',
    'replicas: 5 # of six',
  ],
  [
    'a field beside another',
    BLOCK,
    { path: ['spec', 'strategy', 'rollingUpdate', 'maxUnavailable'], value: '1' },
    '      maxSurge',
    '      maxUnavailable: 1\n      maxSurge',
  ],
  [
    'a map that is not there',
    BLOCK,
    { path: ['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable'], value: '1' },
    '  replicas: 4',
    '  updateStrategy: {rollingUpdate: {maxUnavailable: 1}}\n  replicas: 4',
  ],
  [
    'another name and value for a map of several lines',
    BLOCK,
    { path: ['spec', 'strategy', 'rollingUpdate'], value: '{ maxSurge: 1 }', renamed: 'fixed' },
    'rollingUpdate:\n      maxSurge: 25%   # default',
    'fixed: { maxSurge: 1 }',
  ],
  ['a field of an item', BLOCK, { path: ['spec', 'list', 0, 'size'], value: '9' }, 'size: 1', 'size: 9'],
  [
    'a new field of an item',
    BLOCK,
    { path: ['spec', 'list', 1, 'size'], value: '9' },
    '{name: b}',
    '{size: 9, name: b}',
  ],
  ['a field in an empty map', FLOW, { path: ['spec', 'strategy', 'type'], value: 'x' }, '{}', '{type: x}'],
])('an edit of %s: changes nothing else', (_, text, setting, before, after) => {
  const edited = withSettings(text, WEB, [setting]);
  expect(edited).toBe(text.replace(before, after));
  expect(parseAllDocuments(edited ?? '').flatMap(({ errors }) => errors)).toEqual([]);
});

test.each<[string, string, Edit]>([
  ['an object that is not there', OTHER, { path: ['spec', 'replicas'], value: '1' }],
  ['an item that is not there', BLOCK, { path: ['spec', 'list', 7, 'size'], value: '1' }],
  ['a list that is not there', BLOCK, { path: ['spec', 'items', 0, 'size'], value: '1' }],
  ['text that is no YAML', `${FLOW}  : : {`, { path: ['spec', 'replicas'], value: '1' }],
])('an edit of %s: is none', (_, text, setting) => {
  expect(withSettings(text, WEB, [setting])).toBeNull();
});

test('several edits: are all written', () => {
  const settings = ['replicas', 'paused'].map((field) => ({ path: ['spec', field], value: '3' }));
  expect(valuesOf(withSettings(FLOW, WEB, settings) ?? '', WEB)).toMatchObject({
    spec: { replicas: 3, paused: 3 },
  });
});

test('an edit of an object whose name another namespace has: is in its own document', () => {
  const bare = 'kind: Deployment\nmetadata: {name: web}\nspec: {replicas: 4}\n';
  const edited = withSettings(`${bare}---\n${FLOW}`, WEB, [{ path: ['spec', 'replicas'], value: '5' }]);
  expect(edited).toBe(`${bare}---\n${FLOW.replace('replicas: 4', 'replicas: 5')}`);
});

test('a new field in a file of Windows: has its line ends', () => {
  const written = BLOCK.replaceAll('\n', '\r\n');
  const edited = withSettings(written, WEB, [{ path: ['spec', 'paused'], value: 'true' }]);
  expect(edited).toBe(written.replace('  replicas: 4', '  paused: true\r\n  replicas: 4'));
});

test('edits of a file in JSON: leave it JSON', () => {
  const spec = { replicas: 4, strategy: { fixed: { initialBatch: 1 } } };
  const written = JSON.stringify({ kind: 'Deployment', metadata: { name: 'web', namespace: 'shop' }, spec });
  const edited = withSettings(written, WEB, [
    { path: ['spec', 'a', 'b'], value: '1' },
    { path: ['spec', 'strategy', 'fixed'], value: '{ delta: 2 }', renamed: 'linear' },
  ]);
  expect(JSON.parse(edited ?? '')).toMatchObject({
    spec: { replicas: 4, a: { b: 1 }, strategy: { linear: { delta: 2 } } },
  });
});
