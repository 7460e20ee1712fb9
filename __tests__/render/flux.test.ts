import { field, numberIn } from '../../src/manifest/fields.js';
import type { Paths } from '../read/repository.js';
import { rows } from '../rows.js';
import { deployment, kustomization, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const FLUX = sources({ flux: 'clusters/prod' });

function release(spec: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: agent, namespace: gpu}
spec:
${spec.replace(/^/gm, '  ')}
`;
}

const CHART: Paths = {
  'charts/agent/Chart.yaml': 'apiVersion: v2\nname: agent\nversion: 1.0.0\n',
  'charts/agent/values.yaml': 'replicas: 1\n',
  'charts/agent/templates/agent.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: "{{ .Release.Name }}"}\nspec: {replicas: {{ .Values.replicas }}}\n',
};
const LOCAL = 'chart: {spec: {chart: ./charts/agent, sourceRef: {kind: GitRepository, name: flux-system}}}';

const LOCKED = '[{kind: Secret, name: locked, optional: true}]';
const LOCKED_SECRET =
  '{apiVersion: v1, kind: Secret, metadata: {name: locked, namespace: flux-system}, sops: {}, data: {}}\n';

/** What came out: kind, namespace, name and replicas of each object. */
async function objects(paths: Paths, base: Paths | null = null) {
  const { head } = await sidesIn(FLUX, paths, base);
  const found = head.files.flatMap((file) =>
    manifestsIn([file]).map(({ kind, namespace, name, object }) => {
      const replicas = numberIn(field(object, 'spec'), 'replicas') ?? '';
      return `${kind} ${namespace ?? file.namespace ?? '-'} ${name} ${replicas}`.trim();
    }),
  );
  return { found: found.sort(), head };
}

describe('flux: a folder of Flux', () => {
  test('holds its own manifests and those of its Kustomizations, and theirs', async () => {
    const { found, head } = await objects({
      'clusters/prod/apps.yaml': kustomization('apps', 'path: ./apps'),
      'clusters/prod/pool/pool.yaml': deployment('pool'),
      'apps/inner.yaml': kustomization('inner', 'path: inner'),
      'inner/kustomization.yaml': 'resources: [web.yaml]\n',
      'inner/web.yaml': deployment('web'),
    });
    expect([head.problems, found]).toEqual([[], ['Deployment - pool 3', 'Deployment - web 3']]);
    expect(head.files.map(({ path }) => path).sort()).toEqual([
      'clusters/prod/pool/pool.yaml',
      'inner/web.yaml',
    ]);
  });

  test('gets what a Kustomization puts over its folder', async () => {
    const { found, head } = await objects({
      'clusters/prod/apps.yaml': kustomization(
        'apps',
        `path: apps
targetNamespace: shop
namePrefix: p-
nameSuffix: -s
commonMetadata: {labels: {team: a}}
patches:
  - target: {kind: Deployment}
    patch: '[{"op": "replace", "path": "/spec/replicas", "value": 9}]'`,
      ),
      'apps/web.yaml': deployment('web'),
    });
    expect(found).toEqual(['Deployment shop p-web-s 9']);
    // Not in the template of its pods.
    expect(head.files[0]?.text.match(/team: a/g)).toHaveLength(1);
  });

  test('gets its variables from the Kustomization and from ConfigMaps of others', async () => {
    const { found, head } = await objects({
      'clusters/prod/apps.yaml': kustomization(
        'apps',
        `path: apps
postBuild:
  substitute: {SIZE: "5"}
  substituteFrom: [{kind: ConfigMap, name: settings}]`,
      ),
      'clusters/prod/settings.yaml': kustomization('settings', 'path: settings'),
      'settings/settings.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: flux-system}\ndata: {TEAM: a}\n',
      'apps/web.yaml': deployment('${TEAM}-web').replace('replicas: 3', 'replicas: ${SIZE}'),
      'apps/left.yaml': deployment('left').replace(
        'name: left',
        'name: left\n  annotations: {kustomize.toolkit.fluxcd.io/substitute: disabled, a: "${TEAM}"}',
      ),
      'apps/kept.yaml': deployment('kept').replace(
        'name: kept',
        'name: kept\n  labels: {kustomize.toolkit.fluxcd.io/substitute: disabled, a: "${TEAM}"}',
      ),
    });
    expect(head.problems).toEqual([]);
    expect(found).toEqual([
      'ConfigMap flux-system settings',
      ...['Deployment - a-web 5', 'Deployment - kept 3', 'Deployment - left 3'],
    ]);
    for (const off of ['apps/left.yaml', 'apps/kept.yaml'])
      expect(head.files.find(({ path }) => path === off)?.text).toContain('${TEAM}');
  });

  test.each([
    ['fills nothing where `postBuild` brings no variable', '{substitute: {}}', '${TEAM:=a}'],
    ['takes the ends of lines out of a variable', '{substitute: {TEAM: "b\\n"}}', 'b'],
    ['takes the default of a variable that nothing gives', '{substitute: {OTHER: b}}', 'a'],
    [
      'knows nothing of what is encrypted',
      `{substitute: {OTHER: b}, substituteFrom: ${LOCKED}}`,
      '${TEAM:=a}',
    ],
  ])('%s', async (_claim, postBuild, name) => {
    const { found } = await objects({
      'clusters/prod/apps.yaml': kustomization('apps', `path: apps\npostBuild: ${postBuild}`),
      'clusters/prod/locked.yaml': LOCKED_SECRET,
      'apps/web.yaml': deployment('web-${TEAM:=a}-x'),
    });
    expect(found).toContain(`Deployment - web-${name}-x 3`);
  });

  test('renders a release of a chart of the repository', async () => {
    const { found, head } = await objects({
      ...CHART,
      'clusters/prod/agent.yaml': release(`${LOCAL}\ntargetNamespace: gpu-prod\nvalues: {replicas: 4}`),
    });
    expect([head.problems, found]).toEqual([[], ['Deployment gpu-prod gpu-prod-agent 4']]);
    expect(head.renderedPaths).toContain('clusters/prod/agent.yaml');
    expect(head.renderedPaths).toContain('charts/agent/values.yaml');
  });

  test.each(
    rows(`
    a ConfigMap | kind: ConfigMap, data: {values.yaml: "replicas: 6"} | kind: ConfigMap | 6
    another key of it | kind: ConfigMap, data: {a: "replicas: 6"} | kind: ConfigMap, valuesKey: a | 6
    a Secret | kind: Secret, data: {values.yaml: cmVwbGljYXM6IDc=} | kind: Secret | 7
    text of a Secret | kind: Secret, stringData: {values.yaml: "replicas: 8"} | kind: Secret | 8
    an encrypted Secret | kind: Secret, sops: {}, stringData: {values.yaml: "replicas: 8"} | kind: Secret | none
    a value of one field | kind: ConfigMap, data: {values.yaml: "6"} | kind: ConfigMap, targetPath: replicas | none`),
  )('flux: values of a release from %s', async (_claim, values, from, expected) => {
    const { found } = await objects({
      ...CHART,
      'clusters/prod/v.yaml': `{apiVersion: v1, metadata: {name: values, namespace: gpu}, ${values}}\n`,
      'clusters/prod/r.yaml': release(`${LOCAL}\nvaluesFrom: [{name: values, ${from}}]`),
    });
    expect(found.find((one) => one.startsWith('Deployment'))?.split(' ')[3] ?? 'none').toBe(expected);
  });

  test('puts postRenderers over a release', async () => {
    const spec = `${LOCAL}
postRenderers:
  - kustomize:
      patches:
        - target: {kind: Deployment}
          patch: '[{"op": "replace", "path": "/spec/replicas", "value": 8}]'`;
    const { found } = await objects({ ...CHART, 'clusters/prod/r.yaml': release(spec) });
    expect(found).toEqual(['Deployment gpu agent 8']);
  });

  const SOURCES = [
    ['GitRepository', 'https://example.com/a/b'],
    ['HelmRepository', 'https://example.com/charts'],
    ['OCIRepository', 'oci://example.com/agent'],
  ].map(
    ([kind, url]) =>
      `{apiVersion: source.toolkit.fluxcd.io/v1, kind: ${kind}, metadata: {name: other, namespace: gpu}, spec: {url: "${url}"}}\n`,
  );

  test.each([
    ['a registry', 'chart: {spec: {chart: agent, sourceRef: {kind: HelmRepository, name: a}}}'],
    ['an artifact', 'chartRef: {kind: OCIRepository, name: a}'],
    ['a chart object', 'chartRef: {kind: HelmChart, name: a}'],
    ['patches of an older API', `${LOCAL}\npostRenderers: [{kustomize: {patchesJson6902: [{}]}}]`],
    ['unknown values', `${LOCAL}\nvaluesFrom: [{kind: Secret, name: hidden}]`],
    ['another repository', 'chart: {spec: {chart: ./agent, sourceRef: {kind: GitRepository, name: other}}}'],
    ['an artifact as index', 'chart: {spec: {chart: agent, sourceRef: {kind: OCIRepository, name: other}}}'],
    [
      'remote values files',
      'chart: {spec: {chart: agent, valuesFiles: [a.yaml], sourceRef: {kind: HelmRepository, name: other}}}',
    ],
  ])('does not evaluate a release with %s', async (_claim, spec) => {
    const all = {
      'clusters/prod/sources.yaml': SOURCES.join('---\n'),
      'clusters/prod/r.yaml': release(spec),
    };
    const { found, head } = await objects({ ...CHART, ...all });
    expect([head.problems, found.filter((one) => one.startsWith('Deployment'))]).toEqual([[], []]);
    const own = head.coverage.find(({ identity }) => identity === 'HelmRelease/gpu/agent');
    expect(own?.outcome).toMatchObject({ declared: 'no source renders it' });
  });

  test.each(
    rows(`
    an artifact of this repository | kind: OCIRepository, name: flux-system | apps | 1
    another artifact | kind: OCIRepository, name: other | apps | 0
    an artifact without the folder | kind: OCIRepository, name: flux-system | gone | 0
    a bucket | kind: Bucket, name: flux-system | apps | 0`),
  )('flux: a Kustomization of %s', async (_claim, source, path, expected) => {
    const { found, head } = await objects({
      'clusters/prod/a.yaml': kustomization('a', `path: ${path}`).replace(/kind: GitR.*system/, source),
      'apps/web.yaml': deployment('web'),
    });
    expect([found.length, head.problems]).toEqual([Number(expected), []]);
  });

  test('Flux: a suspended Kustomization is planned, with a warning', async () => {
    const { found, head } = await objects({
      'clusters/prod/apps.yaml': kustomization('apps', 'path: apps\nsuspend: true'),
      'apps/web.yaml': deployment('web'),
    });
    expect(found).toEqual(['Deployment - web 3']);
    expect(head.problems).toMatchObject([
      { severity: 'warning', code: 'suspended', place: { file: 'clusters/prod/apps.yaml' } },
    ]);
  });
});

describe('flux: a Kustomization that cannot be built', () => {
  const paths = (remote: string, replicas: number): Paths => ({
    'clusters/prod/apps.yaml': kustomization('apps', 'path: apps'),
    'clusters/prod/web.yaml': deployment('web', replicas),
    'apps/kustomization.yaml': `resources: [${remote}]\n`,
  });

  test('is an error where the change edits it', async () => {
    const { head } = await objects(paths('https://example.com/b', 3), paths('https://example.com/a', 3));
    expect(head.problems).toMatchObject([{ severity: 'error', code: 'not-rendered' }]);
  });

  test('is passed over where the change leaves what lies elsewhere as it is', async () => {
    const { found, head } = await objects(
      paths('https://example.com/a', 4),
      paths('https://example.com/a', 3),
    );
    expect(head.problems).toEqual([]);
    expect(found).toContain('Deployment - web 4');
  });
});

test('flux: a folder that its own Kustomization applies, as of `flux bootstrap`, is built once', async () => {
  const { found, head } = await objects({
    'clusters/prod/sync.yaml': kustomization('flux-system', 'path: ./clusters/prod'),
    'clusters/prod/web.yaml': deployment('web'),
  });
  expect([found, head.problems]).toEqual([['Deployment - web 3'], []]);
});

test('flux: a file that a kustomization lists and the source leaves out keeps Flux from all that it lists', async () => {
  const tree = (replicas: number): Paths => ({
    '.sourceignore': '/apps/legacy.yaml\n',
    'clusters/prod/apps.yaml': kustomization('apps', 'path: apps'),
    'apps/kustomization.yaml': 'resources: [web.yaml, legacy.yaml]\n',
    'apps/web.yaml': deployment('web', replicas),
    'apps/legacy.yaml': deployment('legacy'),
  });
  const edited = await objects(tree(4), tree(3));
  expect(edited.head.problems).toMatchObject([
    { severity: 'error', code: 'kustomize-failed', place: { file: 'apps/kustomization.yaml' } },
  ]);
  expect(edited.found).not.toContain('Deployment - web 4');
  const beside = await objects({ ...tree(3), 'README.md': 'a\n' }, tree(3));
  expect(beside.head.problems).toMatchObject([{ severity: 'warning', code: 'not-judged-before' }]);
});

describe('flux: what the source leaves out is not applied', () => {
  const TREE: Paths = {
    'clusters/prod/apps.yaml': kustomization('apps', 'path: ./apps'),
    'apps/web.yaml': deployment('web'),
    'apps/legacy/web.yaml': deployment('old'),
  };

  const NESTED = {
    'apps/a/kustomization.yaml': 'resources: [a.yaml, b]\n',
    'apps/a/a.yaml': deployment('a'),
    'apps/a/b/kustomization.yaml': 'resources: [b.yaml]\n',
    'apps/a/b/b.yaml': deployment('b'),
  };
  test.each<[string, Paths, readonly string[]]>([
    ['nothing by default', {}, ['Deployment - old 3', 'Deployment - web 3']],
    ['what a .sourceignore of the root names', { '.sourceignore': '/apps/legacy\n' }, ['Deployment - web 3']],
    ['what one of the folder names', { 'apps/.sourceignore': '# old\nlegacy/\n' }, ['Deployment - web 3']],
    [
      'what the GitRepository names',
      {
        'clusters/prod/source.yaml':
          'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "https://example.com/a/b", ignore: "/apps/legacy"}\n',
      },
      ['Deployment - web 3'],
    ],
    [
      'nothing below a kustomization, and nothing of it twice',
      NESTED,
      ['a', 'b', 'old', 'web'].map((name) => `Deployment - ${name} 3`),
    ],
    [
      'a kustomization that is left out itself',
      { '.sourceignore': 'kustomization.yaml\nlegacy\n', 'apps/kustomization.yaml': 'resources: []\n' },
      ['Deployment - web 3'],
    ],
  ])('%s', async (_claim, more, expected) => {
    const { found, head } = await objects({ ...TREE, ...more });
    expect([found.filter((one) => one.startsWith('Deployment')), head.problems]).toEqual([expected, []]);
  });
});

describe('flux: a source that `flux bootstrap` did not make', () => {
  const source = (name: string, url: string): string =>
    `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {url: "${url}"}\n`;

  test.each([
    ['is this repository if it has the path', './apps', undefined, true],
    ['is another repository if it does not have the path', './elsewhere', undefined, false],
    ['is this repository if it has the address', './apps', 'a/home', true],
    ['is another repository if it has another address', './apps', 'b/home', false],
  ])('%s', async (_claim, path, repository, expected) => {
    if (repository !== undefined) process.env['GITHUB_REPOSITORY'] = repository;
    const { found } = await objects({
      'clusters/prod/source.yaml': source('home', 'https://example.com/a/home'),
      'clusters/prod/other.yaml': source('other', 'https://example.com/b/other'),
      'clusters/prod/apps.yaml': kustomization('apps', `path: ${path}`).replace(
        /name: flux-system}$/m,
        'name: home}',
      ),
      'apps/web.yaml': deployment('web'),
    });
    delete process.env['GITHUB_REPOSITORY'];
    expect(found.includes('Deployment - web 3')).toBe(expected);
  });
});
