import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const FLUX = sources({ flux: 'clusters/prod' });

function kustomization(name: string, spec: object): string {
  return JSON.stringify({
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name, namespace: 'flux-system' },
    spec: { sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
  });
}

function configMap(data: object): string {
  const metadata = { name: 'settings', namespace: 'flux-system' };
  return JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata, data });
}

const KUSTOMIZATION = JSON.stringify({
  resources: ['release.yaml', 'web.yaml'],
  configMapGenerator: [{ name: 'media-values', namespace: 'media', files: ['values.yaml'] }],
  generatorOptions: { disableNameSuffixHash: true },
});

/** A release of a chart of a registry, with values that kustomize makes a ConfigMap of. */
const RELEASE: Paths = {
  'clusters/prod/apps.yaml': kustomization('apps', { path: 'apps' }),
  'apps/kustomization.yaml': KUSTOMIZATION,
  'apps/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: media, namespace: media}
spec:
  chartRef: {kind: OCIRepository, name: media}
  valuesFrom: [{kind: ConfigMap, name: media-values}]
`,
  'apps/values.yaml': 'replicas: 1\n',
  'apps/web.yaml': deployment('web'),
};

async function said(base: Paths, head: Paths): Promise<string[]> {
  const sides = await sidesIn(FLUX, head, base);
  return sides.head.problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`);
}

describe('flux given: values that this repository gives to a chart that lies elsewhere', () => {
  test.each<[claim: string, edit: Paths, expected: string[]]>([
    [
      'are not judged where they are edited',
      { 'apps/values.yaml': 'replicas: 9\n' },
      ['warning not-rendered apps/release.yaml'],
    ],
    ['are no part of a change of something else', { 'apps/web.yaml': deployment('web', 4) }, []],
  ])('%s', async (_claim, edit, expected) => {
    expect(await said(RELEASE, { ...RELEASE, ...edit })).toEqual(expected);
  });

  test('of a release that the change adds are reported with the release', async () => {
    const { 'apps/release.yaml': _release, ...without } = RELEASE;
    const kustomize = KUSTOMIZATION.replace('"release.yaml",', '');
    expect(await said({ ...without, 'apps/kustomization.yaml': kustomize }, RELEASE)).toEqual([
      'error not-rendered apps/release.yaml',
    ]);
  });
});

describe('flux given: a ConfigMap of one Kustomization gives another one its variables', () => {
  const waiting = (more: object): Paths => ({
    // By its name it is built first, and a Secret that is nowhere keeps both waiting.
    'clusters/prod/apps.yaml': kustomization('apps', {
      path: 'apps',
      postBuild: {
        substituteFrom: [
          { kind: 'Secret', name: 'hidden' },
          { kind: 'ConfigMap', name: 'settings' },
        ],
      },
      ...more,
    }),
    'clusters/prod/settings.yaml': kustomization('settings', {
      path: 'settings',
      postBuild: { substituteFrom: [{ kind: 'Secret', name: 'hidden', optional: true }] },
    }),
    'settings/settings.yaml': configMap({ TEAM: 'a' }),
    'apps/web.yaml': deployment('${TEAM}-web'),
  });

  test.each<[claim: string, more: object]>([
    ['though both wait for a Secret that is not here', {}],
    ['and what depends on it waits', { dependsOn: [{ name: 'settings' }] }],
  ])('%s', async (_claim, more) => {
    const { head } = await sidesIn(FLUX, waiting(more));
    expect(head.files.map(({ text }) => /^ {2}name: (.*)$/m.exec(text)?.[1])).toContain('a-web');
  });
});

describe('flux given: variables of a Kustomization that cannot be built on either side', () => {
  const tree = (team: string): Paths => ({
    'clusters/prod/settings.yaml': configMap({ TEAM: team }),
    'clusters/prod/apps.yaml': kustomization('apps', {
      path: 'apps',
      postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'settings' }] },
    }),
    'apps/kustomization.yaml': 'resources: [web.yaml]\n',
    'apps/web.yaml': 'kind: {\n',
  });

  test.each<[claim: string, team: string, expected: string]>([
    ['are not judged where they are edited', 'b', 'error kustomize-failed'],
    ['are no part of another change', 'a', 'warning not-judged-before'],
  ])('%s', async (_claim, team, expected) => {
    const [first = ''] = await said(tree('a'), { ...tree(team), 'README.md': 'x' });
    expect(first).toContain(expected);
  });
});

describe('flux given: a ConfigMap of a generator with remote data', () => {
  const generator = (key: string): string =>
    `generatorOptions: { disableNameSuffixHash: true }\nconfigMapGenerator: [{ name: values, files: ["${key}=https://example.com/values.yaml"] }]\n`;

  test('variables that it may give: not counted as absent', async () => {
    const tree: Paths = {
      'clusters/prod/apps.yaml': kustomization('apps', {
        path: 'apps',
        postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values', optional: true }] },
      }),
      'clusters/prod/values/kustomization.yaml': `namespace: flux-system\n${generator('TEAM')}`,
      'apps/web.yaml': deployment('${TEAM}-web'),
    };
    const { head } = await sidesIn(FLUX, tree);
    expect(head.files.map(({ text }) => /^ {2}name: (.*)$/m.exec(text)?.[1])).toContain('${TEAM}-web');
  });

  test('values of a release that it may give: the release is not rendered', async () => {
    const { 'apps/values.yaml': _values, ...rest } = RELEASE;
    const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: media, namespace: media}
spec:
  chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  valuesFrom: [{kind: ConfigMap, name: values, optional: true}]
`;
    const { head } = await sidesIn(FLUX, {
      ...rest,
      'apps/kustomization.yaml': `namespace: media\nresources: [release.yaml]\n${generator('values.yaml')}`,
      'apps/release.yaml': release,
      'chart/Chart.yaml': 'apiVersion: v2\nname: media\nversion: 1.0.0\n',
    });
    const found = head.coverage.find(({ identity }) => identity === 'HelmRelease/media/media');
    expect(found?.outcome).toMatchObject({ declared: 'no source renders it' });
  });
});

test('GitRepository that a later Kustomization brings: what takes from it waits for it', async () => {
  const { head } = await sidesIn(FLUX, {
    'clusters/prod/apps.yaml': kustomization('apps', {
      ...{ path: 'apps', sourceRef: { kind: 'GitRepository', name: 'other' } },
    }),
    'clusters/prod/sources.yaml': kustomization('sources', { path: 'sources' }),
    'clusters/prod/flux.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "https://github.com/example/own"}\n',
    'sources/other.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: other, namespace: flux-system}\nspec: {url: "https://github.com/example/other"}\n',
    'apps/web.yaml': deployment('web'),
  });
  const outcomes = head.coverage.map(({ identity, outcome }) => [identity, typeof outcome]);
  expect(outcomes).toContainEqual(['Kustomization/flux-system/apps', 'object']);
  expect(outcomes).toContainEqual(['Kustomization/flux-system/sources', 'string']);
});

test('file of a local chart that `.sourceignore` leaves out: the release is not evaluated', async () => {
  const { head } = await sidesIn(FLUX, {
    '.sourceignore': '/chart/templates/web.yaml\n',
    'clusters/prod/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: web}
spec: {chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/templates/web.yaml': deployment('web'),
  });
  expect(head.problems).toMatchObject([{ code: 'kustomize-failed', place: { file: 'chart/Chart.yaml' } }]);
});
