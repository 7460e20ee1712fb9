import { duplicates } from '../../src/manifest/duplicates.js';
import { parseManifests } from '../../src/manifest/parse.js';
import { manifestsOf } from '../parse-side.js';

interface Identity {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
}

function found(...identities: Identity[]) {
  const manifests = identities.flatMap(
    ({ apiVersion = 'x/v1', kind = 'Thing', namespace, name = 'a' }, index) => {
      const metadata =
        namespace === undefined ? `{name: ${name}}` : `{name: ${name}, namespace: ${namespace}}`;
      return parseManifests(
        `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: ${metadata}`,
        `${index}.yaml`,
      ).manifests;
    },
  );
  return duplicates(manifests).map(({ code, place }) => `${code} ${place?.file ?? ''}`);
}

test.each<[name: string, identities: Identity[], problems: string[]]>([
  ['the same object in two files', [{}, {}], ['duplicate-object 1.yaml']],
  [
    'in three files, each after the first',
    [{}, {}, {}],
    ['duplicate-object 1.yaml', 'duplicate-object 2.yaml'],
  ],
  ['in another version of its group', [{}, { apiVersion: 'x/v1beta1' }], ['duplicate-object 1.yaml']],
  ['another group', [{}, { apiVersion: 'y/v1' }], []],
  ['the core group', [{ apiVersion: 'v1' }, { apiVersion: 'v2' }], ['duplicate-object 1.yaml']],
  ['another kind', [{}, { kind: 'Other' }], []],
  ['another namespace', [{ namespace: 'p' }, { namespace: 'q' }], []],
  ['a namespace and none', [{ namespace: 'p' }, {}], []],
  [
    'the default namespace, written out and left out',
    [{ namespace: 'default' }, {}],
    ['duplicate-object 1.yaml'],
  ],
  ['another name', [{}, { name: 'b' }], []],
  ['names that differ in case only', [{ name: 'gpu' }, { name: 'GPU' }], []],
  [
    'names that look alike when joined',
    [
      { namespace: 'a/b', name: 'c' },
      { namespace: 'a', name: 'b/c' },
    ],
    [],
  ],
])('%s', (_name, identities, problems) => {
  expect(found(...identities)).toEqual(problems);
});

test('the message names both places and one fix', () => {
  const text = 'apiVersion: x/v1\nkind: Thing\nmetadata: {name: a, namespace: ns}\n';
  const manifests = manifestsOf([
    { path: 'one.yaml', text: `# c\n${text}` },
    { path: 'two\n.yaml', text },
  ]);
  expect(duplicates(manifests)).toEqual([
    {
      severity: 'error',
      code: 'duplicate-object',
      message:
        'Thing ns/a is already described at one.yaml:2; which of the two the cluster gets depends on the order, so neither was judged. Keep one of them; where they are for different clusters, list those with the paths of each under `clusters` in the configuration.',
      place: { file: 'two\n.yaml', line: 1, column: 1 },
      picture: null,
    },
  ]);
});

test('of what is read twice from one place, the message says which glob takes it out', () => {
  const text = 'apiVersion: x/v1\nkind: Thing\nmetadata: {name: a}\n';
  const manifests = manifestsOf([
    { path: 'one.yaml', text },
    { path: 'one.yaml', text },
  ]);
  const [problem] = duplicates(manifests);
  expect(problem?.message).toContain('Thing a is read twice from one.yaml:1: two entries of `policies`');
  expect(problem?.message).toContain('Take it out of one, of globs with `!one.yaml`;');
});
