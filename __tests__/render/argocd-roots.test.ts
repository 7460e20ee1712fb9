import { parseManifests } from '../../src/manifest/parse.js';
import { reported } from '../guards/two-sides.js';
import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { toPlain } from '../../src/text/render.js';

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

test('argocd roots: a file that `argocd` names and that cannot be read is an error, and a note if the change does not touch it', async () => {
  const broken = APPLICATION.replace('namespace: web}', 'namespace: web}}');
  const expected = ['error yaml-syntax argo/a.yaml:6'];
  expect((await read(broken)).problems).toEqual(expected);
  expect((await read(broken, broken)).problems).toEqual(['warning not-judged-before argo/a.yaml:6']);
  expect((await read(broken, APPLICATION)).problems).toEqual(expected);
});

describe('argocd roots: a kustomization beside the Applications that `argocd` names', () => {
  const CACHE = APPLICATION.replace('name: web', 'name: cache').replace('path: apps', 'path: cache');
  const listing = (...resources: string[]): string => JSON.stringify({ resources });
  const held = (kustomization: string, argo: Paths): Paths => ({
    'apps/a.yaml': deployment('web'),
    'cache/a.yaml': deployment('cache'),
    'argo/kustomization.yaml': kustomization,
    ...argo,
  });
  const [web, both] = [{ 'argo/a.yaml': APPLICATION }, { 'argo/a.yaml': APPLICATION, 'argo/b.yaml': CACHE }];
  const said = async (before: Paths, after: Paths): Promise<string[]> => {
    const { base, head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), after, before);
    return reported(base, head).map(({ code, message }) => `${code} ${toPlain(message)}`);
  };

  test.each<[claim: string, before: Paths, after: Paths]>([
    ['is the same', held(listing('a.yaml'), web), held(listing('a.yaml'), web)],
    ['lists one that comes with it', held(listing('a.yaml'), web), held(listing('a.yaml', 'b.yaml'), both)],
  ])('that %s: not reported', async (_claim, before, after) => {
    expect(await said(before, after)).toEqual([]);
  });

  test.each<[does: string, problem: string, after: string]>([
    [
      'lists b.yaml no longer',
      'left-policies argo/kustomization.yaml does not list argo/b.yaml',
      listing('a.yaml'),
    ],
    [
      'changes the objects that it takes',
      'not-rendered Changed, not evaluated: argo/kustomization.yaml',
      JSON.stringify({ resources: ['a.yaml', 'b.yaml'], namePrefix: 'x-' }),
    ],
  ])('kustomizations of Applications: one that %s is not evaluated', async (_does, problem, after) => {
    const [first, ...others] = await said(held(listing('a.yaml', 'b.yaml'), both), held(after, both));
    expect([first?.slice(0, problem.length), others]).toEqual([problem, []]);
  });
});

test('Argo CD: an Application with a wrong path is reported with the path and a fix', async () => {
  const files = (argo: string): Paths => ({ 'apps/a.yaml': deployment('web'), 'argo/a.yaml': argo });
  const { head } = await sidesIn(
    sources({ argocd: 'argo/*.yaml' }),
    files(APPLICATION.replace('path: apps', 'path: app')),
    files(APPLICATION),
  );
  expect(head.problems.map(({ code, message }) => `${code} ${toPlain(message)}`)).toContainEqual(
    expect.stringMatching(
      /^not-rendered Changed, .* \(its path app is not a folder here \(if repoURL is this repository, correct it\)/,
    ),
  );
  // The object itself is there.
  expect(head.problems.filter(({ message }) => / is gone /.test(toPlain(message)))).toEqual([]);
});
