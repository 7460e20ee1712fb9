import { expect, test } from '@jest/globals';
import { parseManifests } from '../../src/manifest/parse.js';
import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';

const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: apps}
  destination: {server: here, namespace: web}
  syncPolicy: {automated: {}}
`;
const PROJECT = `apiVersion: argoproj.io/v1alpha1
kind: AppProject
metadata: {name: default, namespace: argocd}
`;

async function read(argo: string, before: string | null = null) {
  const files = (text: string): Paths => ({ 'apps/a.yaml': deployment('web'), 'argo/a.yaml': text });
  const { head } = await sidesIn(
    sources({ argocd: 'argo/*.yaml' }),
    files(argo),
    before === null ? null : files(before),
  );
  return {
    kinds: head.files.flatMap(({ text, path }) =>
      parseManifests(text, path).manifests.map(({ kind }) => kind),
    ),
    problems: head.problems.map(
      ({ severity, code, place }) => `${severity} ${code} ${place?.file}:${place?.line}`,
    ),
  };
}

test.each<[claim: string, argo: string, kinds: string[]]>([
  [
    'another object beside Applications',
    `${APPLICATION}---\n${PROJECT}`,
    ['Deployment', 'Application', 'AppProject'],
  ],
  ['a file without Applications', PROJECT, ['AppProject']],
  ['a file of Applications alone', APPLICATION, ['Deployment']],
])(
  'of a file that `argocd` names, %s: what is rendered elsewhere is all that is left out',
  async (_claim, argo, kinds) => {
    expect(await read(argo)).toEqual({ kinds, problems: [] });
  },
);

test('a file that `argocd` names and that can not be read is an error, with and without the change', async () => {
  const broken = APPLICATION.replace('namespace: web}', 'namespace: web}}');
  const expected = ['error yaml-syntax argo/a.yaml:6'];
  expect((await read(broken)).problems).toEqual(expected);
  expect((await read(broken, broken)).problems).toEqual(expected);
  expect((await read(broken, APPLICATION)).problems).toEqual(expected);
});
