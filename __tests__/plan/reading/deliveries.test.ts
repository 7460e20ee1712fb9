import { describe, expect, test } from '@jest/globals';
import type { Side } from '../../../src/plan/reading/side.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { readSnapshot } from '../../read-snapshot.js';

const { snapshot } = readSnapshot([
  { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
]);
const config = { namespace: null, variables: {} };

function web(replicas: number): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec: {replicas: ${replicas}}
`;
}

const flux = (more: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;
const argo = (more: string, path = 'apps'): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: apps, namespace: argocd}
spec: {destination: {namespace: shop}, source: {repoURL: "https://x/y", path: ${path}${more}}}
`;
const set = (more: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec: {generators: [], template: {spec: {source: {repoURL: "https://x/y", path: apps${more}}}}}
`;

/** What an edit of the Deployment comes to where an object that is not edited applies it. */
function edit(applied: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  const side = (replicas: number): Side => ({
    files: Object.entries({ 'apps/web.yaml': web(replicas), 'clusters/apps.yaml': applied, ...more }).map(
      ([path, text]) => ({ path, text }),
    ),
    problems: [],
    label: 'x',
  });
  const { head } = readSides(side(3), side(9), { snapshot, config });
  return head.problems.map(({ severity, code }) => `${severity} ${code}`);
}

const PATCH = 'patch: "kind: Deployment\\nmetadata: {name: web}\\napiVersion: apps/v1"';

describe('an edited object that reaches the cluster as another one is an error, though what makes it so is not edited:', () => {
  test.each([
    ['a prefix', flux(', namePrefix: p-')],
    ['another namespace', flux(', targetNamespace: other')],
    ['a patch of its name', flux(`, patches: [{${PATCH}}]`)],
    ['a patch of its kind', flux(', patches: [{target: {kind: Deployment}, patch: x}]')],
    ['a patch of a pattern', flux(', patches: [{target: {kind: "D.*"}, patch: x}]')],
    ['replicas of an Application', argo(', kustomize: {replicas: [{name: web, count: 1}]}')],
    ['a patch of an Application', argo(', kustomize: {patches: [{target: {name: web}, patch: x}]}')],
    ['labels of its selector', argo(', kustomize: {commonLabels: {a: b}}')],
    ['a suffix of an ApplicationSet', set(', kustomize: {nameSuffix: -s}')],
  ])('%s', (_claim, applied) => {
    expect(edit(applied)).toEqual(['error changed-on-delivery']);
  });

  test('also where a kustomization of the folder takes it from elsewhere', () => {
    const applied = argo(', kustomize: {namePrefix: p-}', 'overlays/prod');
    const more = { 'overlays/prod/kustomization.yaml': 'resources: [../../apps/web.yaml]\n' };
    expect(edit(applied, more)).toEqual(['error changed-on-delivery']);
  });
});

describe('and is judged as it is written with', () => {
  test.each([
    ['nothing put over it', flux('')],
    ['its own namespace', flux(', targetNamespace: shop')],
    ['labels of the object alone', flux(', commonMetadata: {labels: {a: b}}')],
    ['another image', flux(', images: [{name: a, newTag: b}]')],
    ['a patch of another kind', flux(', patches: [{target: {kind: Service}, patch: x}]')],
    ['a patch of another name', flux(`, patches: [{${PATCH.replace('web', 'api')}}]`)],
    ['replicas of another one', argo(', kustomize: {replicas: [{name: api, count: 1}]}')],
    ['another folder', argo(', kustomize: {namePrefix: p-}', 'other')],
    [
      'previews of open pull requests beside it',
      set(', kustomize: {nameSuffix: -s}').replace('[]', '[{pullRequest: {github: {repo: x}}}]'),
    ],
  ])('%s', (_claim, applied) => {
    expect(edit(applied)).toEqual([]);
  });
});
