import { identityOf } from '../../src/manifest/identity.js';
import { parseManifests } from '../../src/manifest/parse.js';

interface Identity {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
}

function areSame(...identities: Identity[]) {
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
  return new Set(manifests.map(identityOf)).size === 1;
}

test.each<[name: string, identities: Identity[], isSame: boolean]>([
  ['the same object in two files', [{}, {}], true],
  ['in three files, each after the first', [{}, {}, {}], true],
  ['in another version of its group', [{}, { apiVersion: 'x/v1beta1' }], true],
  ['another group', [{}, { apiVersion: 'y/v1' }], false],
  ['the core group', [{ apiVersion: 'v1' }, { apiVersion: 'v2' }], true],
  ['another kind', [{}, { kind: 'Other' }], false],
  ['another namespace', [{ namespace: 'p' }, { namespace: 'q' }], false],
  ['a namespace and none', [{ namespace: 'p' }, {}], false],
  ['the default namespace, written out and left out', [{ namespace: 'default' }, {}], true],
  ['another name', [{}, { name: 'b' }], false],
  ['names that differ in case only', [{ name: 'gpu' }, { name: 'GPU' }], false],
  [
    'names that look alike when joined',
    [
      { namespace: 'a/b', name: 'c' },
      { namespace: 'a', name: 'b/c' },
    ],
    false,
  ],
])('identityOf: %s', (_name, identities, isSame) => {
  expect(areSame(...identities)).toBe(isSame);
});
