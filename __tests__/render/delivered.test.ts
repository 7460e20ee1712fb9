import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools);

const FLUX = (more: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web, namespace: flux}\nspec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}, ${more}}\n`;
const RELEASE =
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: a}\nspec: {releaseName: w, targetNamespace: b, storageNamespace: c, chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}\n';
const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
  'chart/templates/a.yaml': deployment('a'),
};
const SPEC =
  'source: {repoURL: https://github.com/example/shop.git, path: apps}, destination: {server: here}';
const APP = (metadata: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {${metadata}}\nspec: {${SPEC}}\n`;
const SET = (more: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: s}\nspec: {${more}generators: [{list: {elements: [{id: a}]}}], template: {metadata: {name: "{{id}}"}, spec: {${SPEC}}}}\n`;

const flux = (text: string): [object, string] => [{ flux: 'flux' }, text];
const argo = (text: string): [object, string] => [{ argocd: 'flux/*.yaml' }, text];

test.each([
  ['a Kustomization that prunes', flux(FLUX('prune: true')), ['Kustomization/flux/web']],
  ['one that does not leaves it', flux(FLUX('prune: false')), ['Kustomization/flux/web leaves']],
  [
    'one that deletes all the same',
    flux(FLUX('prune: false, deletionPolicy: Delete')),
    ['Kustomization/flux/web'],
  ],
  [
    'one whose objects are to be orphans',
    flux(FLUX('prune: true, deletionPolicy: Orphan')),
    ['Kustomization/flux/web leaves'],
  ],
  ['a HelmRelease', flux(RELEASE), ['HelmRelease/a/web']],
  ['an Application', argo(APP('name: a')), ['Application/a leaves']],
  [
    'one with the finalizer',
    argo(APP('name: a, finalizers: [resources-finalizer.argocd.argoproj.io/background]')),
    ['Application/a'],
  ],
  ['an ApplicationSet, which gives it one', argo(SET('')), ['ApplicationSet/s', 'Application/a']],
  [
    'one that does not',
    argo(SET('syncPolicy: {preserveResourcesOnDeletion: true}, ')),
    ['ApplicationSet/s leaves', 'Application/a leaves'],
  ],
])('delivered: a file is reported as what is applied by %s', async (_claim, [policies, text], expected) => {
  const { head } = await sidesIn(sources(policies), {
    'apps/a.yaml': deployment('a'),
    'flux/a.yaml': text,
    ...CHART,
  });
  const [chain] = head.files.flatMap(({ deliveredBy }) => (deliveredBy === undefined ? [] : [deliveredBy]));
  const leaving = head.coverage.flatMap(({ identity, leaves }) => (leaves === true ? identity : []));
  expect(chain?.map((by) => (leaving.includes(by) ? `${by} leaves` : by))).toEqual(expected);
});

test.each([
  ['Kustomization/flux/web', { flux: 'flux' }, FLUX('prune: true'), true],
  ['Kustomization/flux/web', { flux: 'flux' }, FLUX('prune: false'), false],
  [
    'ApplicationSet/s',
    { argocd: 'flux/*.yaml' },
    SET('syncPolicy: {applicationsSync: create-only}, '),
    false,
  ],
])('whether it prunes is known of %s without a file: %s %s', async (by, policies, text, expected) => {
  const { head } = await sidesIn(sources(policies), {
    'apps/kustomization.yaml': 'resources: []\n',
    'flux/a.yaml': text,
  });
  expect(head.coverage.find(({ identity }) => identity === by)?.prunes).toBe(expected);
});
