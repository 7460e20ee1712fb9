import { describe, expect, test } from '@jest/globals';
import { commandReleases } from '../../src/init/helm-commands.js';
import { helmfileReleases } from '../../src/init/releases.js';
import { terraformReleases } from '../../src/init/terraform-releases.js';
import { repositoryOf } from '../../src/init/repository.js';

const PATHS = ['charts/web/Chart.yaml', 'values/web.yaml', 'env/prod.yaml', 'env/dev.yaml'];
const repository = repositoryOf(PATHS.map((path) => ({ path, text: 'a: 1\n' })));
const release = (fields: string): string => `releases:\n  - { name: web, chart: ./charts/web, ${fields} }\n`;
const WEB = {
  chart: 'charts/web',
  name: 'web',
  namespace: null,
  values: [],
  set: {},
  environment: null,
  file: 'f',
};

describe('a helmfile says how a chart is installed', () => {
  test.each([
    ['with files', release('values: [values/web.yaml]'), { ...WEB, values: ['values/web.yaml'] }],
    [
      'with settings after them',
      release('values: [values/web.yaml, {a: {b: 3}}]'),
      { ...WEB, values: ['values/web.yaml'], set: { 'a.b': '3' } },
    ],
    [
      'with settings that begin with a digit and are no number',
      release('values: [{a: {max: 50%, size: 1.5Gi}, wait: 30s}]'),
      { ...WEB, set: { 'a.max': '50%', 'a.size': '1.5Gi', wait: '30s' } },
    ],
    [
      'with set',
      release('set: [{name: a, value: x}], namespace: shop'),
      { ...WEB, set: { a: 'x' }, namespace: 'shop' },
    ],
  ])('%s', (_how, text, expected) => {
    expect(helmfileReleases(repository, 'f', text)).toEqual({ releases: [expected], unclear: null });
  });

  test.each([
    ['templates', release('values: ["{{ .Values.file }}"]')],
    ['values that it fills', release('values: [web.yaml.gotmpl]')],
    ['values that are not there', release('values: [values/none.yaml]')],
    ['settings before a file, which overrides them', release('values: [{a: 1}, values/web.yaml]')],
    ['a list among the settings', release('values: [{a: [1]}]')],
    ['a number that --set reads as text', release('values: [{a: "1"}]')],
    ['secrets in plain text', release('secrets: [values/web.yaml]')],
    ['a condition', release('condition: web.enabled')],
    ['patches', release('strategicMergePatches: [values/web.yaml]')],
    ['other files that it begins with', `bases: [x.yaml]\n${release('namespace: a')}`],
  ])('and not where it has %s', (_what, text) => {
    expect(helmfileReleases(repository, 'f', text).unclear).not.toBeNull();
  });

  test('once for each environment', () => {
    const text = `environments: {prod: {}, dev: {}}\n---\n${release('values: ["env/{{ .Environment.Name }}.yaml"]')}`;
    expect(
      helmfileReleases(repository, 'f', text).releases.map((one) => [one.environment, one.values]),
    ).toEqual([
      ['prod', ['env/prod.yaml']],
      ['dev', ['env/dev.yaml']],
    ]);
  });

  test.each([
    ['text alone', 'type:str', true],
    ['numbers too', 'type:int', false],
    ['switches too', 'type:bool', false],
  ])('with secrets of SOPS over its values where they are %s (%s): %s', (_what, type, isTaken) => {
    const text = `password: ENC[AES256_GCM,data:a,iv:b,tag:c,${type}]\nsops:\n  version: 3.9.0\n`;
    const files = repositoryOf([
      ...PATHS.map((path) => ({ path, text: 'a: 1\n' })),
      { path: 's.yaml', text },
    ]);
    const { releases } = helmfileReleases(
      files,
      'f',
      release('secrets: [s.yaml], values: [values/web.yaml]'),
    );
    expect(releases.map(({ values }) => values)).toEqual(isTaken ? [['values/web.yaml', 's.yaml']] : []);
  });

  test('also where a file that it begins with says which environments there are', () => {
    const files = repositoryOf([
      ...PATHS.map((path) => ({ path, text: 'a: 1\n' })),
      {
        path: 'environments.yaml',
        text: 'environments: {default: {}, prod: {}, dev: {}}\nhelmDefaults: {wait: true}\n',
      },
      { path: 'more.yaml', text: 'releases: []\n' },
    ]);
    const text = (base: string): string =>
      `bases: [${base}]\n---\n${release('values: ["env/{{ .Environment.Name }}.yaml"]')}`;
    expect(
      helmfileReleases(files, 'helmfile.yaml', text('environments.yaml')).releases.map((one) => one.values),
    ).toEqual([['env/prod.yaml'], ['env/dev.yaml']]);
    expect(helmfileReleases(files, 'helmfile.yaml', text('more.yaml')).unclear).toBe('it has `bases`');
  });

  test('and charts of registries, or that are not installed, are none of the repository', () => {
    const text =
      'releases:\n  - { name: a, chart: x/web }\n  - { name: b, chart: ./charts/web, installed: false }\n';
    expect(helmfileReleases(repository, 'f', text)).toEqual({ releases: [], unclear: null });
  });
});

describe('a command says how a chart is installed', () => {
  test.each([
    ['helm upgrade --install web charts/web', WEB],
    [
      'helm upgrade web ./charts/web -n shop -f values/web.yaml',
      { ...WEB, namespace: 'shop', values: ['values/web.yaml'] },
    ],
    [
      'helm install web charts/web --values=values/web.yaml --set a=3,b=x',
      { ...WEB, values: ['values/web.yaml'], set: { a: '3', b: 'x' } },
    ],
    ['helm upgrade web charts/web --set image.tag=$TAG', WEB],
    ['helm upgrade web charts/web -n $NAMESPACE', WEB],
  ])('%s', (command, expected) => {
    expect(commandReleases(repository, 'f', command)).toEqual({ releases: [expected], unclear: null });
  });

  test.each(['${ENV}', '$(ENV)', '$*', '$@'])('with the values of each environment that %s is', (later) => {
    const { releases } = commandReleases(repository, 'f', `helm upgrade web charts/web -f env/${later}.yaml`);
    expect(releases.map((one) => [one.environment, one.values])).toEqual([
      ['dev', ['env/dev.yaml']],
      ['prod', ['env/prod.yaml']],
    ]);
  });

  const installed = (paths: readonly string[], options: string) =>
    commandReleases(
      repositoryOf(['charts/web/Chart.yaml', ...paths].map((path) => ({ path, text: 'a: 1\n' }))),
      'f',
      `helm upgrade web charts/web ${options}`,
    );

  test('and of two things that are put in each pair is one of its own', () => {
    const paths = ['values/prod/eu.yaml', 'values/prod/us.yaml', 'values/dev/eu.yaml'];
    const { releases } = installed(paths, '-f values/$ENV/$REGION.yaml');
    expect(releases.map((one) => [one.environment, one.values])).toEqual([
      ['dev', ['values/dev/eu.yaml']],
      ['prod-eu', ['values/prod/eu.yaml']],
      ['prod-us', ['values/prod/us.yaml']],
    ]);
  });

  test.each([
    ['that no name tells apart', ['values/a.yaml', 'values/b.yaml'], '-f values/$X.yaml'],
    [
      'that go together in no way',
      ['env/dev.yaml', 'env/prod.yaml', 'more/a.yaml', 'more/b.yaml'],
      '-f env/$X.yaml -f more/$Y.yaml',
    ],
  ])('and not with values %s', (_which, paths, options) => {
    expect(installed(paths, options)).toMatchObject({
      releases: [],
      unclear: expect.stringContaining('told'),
    });
  });

  test.each(['--set replicas=$N', '-f $FILE', '-f values/none.yaml'])('and not with %s', (option) => {
    expect(commandReleases(repository, 'f', `helm upgrade web charts/web ${option}`).unclear).not.toBeNull();
  });
});

describe('a helm_release of Terraform says how a chart is installed', () => {
  const resource = (fields: string): string =>
    `resource "helm_release" "web" {\n  name = "web"\n  chart = "\${path.module}/../charts/web"\n${fields}\n}\n`;
  const read = (text: string) =>
    terraformReleases(
      repositoryOf([...PATHS.map((path) => ({ path, text: 'a: 1\n' })), { path: 'infra/main.tf', text }]),
      'charts/web',
    );
  const RELEASE = { ...WEB, file: 'infra/main.tf' };

  test.each<[string, string, Partial<typeof WEB>]>([
    ['its name', '', {}],
    ['a namespace', '  namespace = "shop"', { namespace: 'shop' as never }],
    [
      'a file',
      '  values = [file("${path.module}/../env/prod.yaml")]',
      { values: ['env/prod.yaml'] as never },
    ],
    [
      'blocks',
      '  set {\n    name = "a"\n    value = "12"\n  }\n  set {\n    name = "b"\n    value = true\n  }',
      { set: { a: '12', b: 'true' } },
    ],
    [
      'a list',
      '  set = [\n    { name = "a", value = "12" },\n    { name = "image.tag", value = var.tag },\n  ]',
      { set: { a: '12' } },
    ],
  ])('with %s', (_what, fields, expected) => {
    expect(read(resource(fields))).toEqual([
      { file: 'infra/main.tf', releases: [{ ...RELEASE, ...expected }], unclear: null },
    ]);
  });

  test.each([
    ['a template', '  values = [templatefile("${path.module}/v.tftpl", {})]'],
    ['a value of a variable', '  set {\n    name = "replicas"\n    value = var.replicas\n  }'],
    ['a file that is not there', '  values = [file("none.yaml")]'],
    ['one for each of a list', '  for_each = var.all'],
  ])('and not with %s', (_what, fields) => {
    expect(read(resource(fields))).toMatchObject([{ releases: [], unclear: expect.any(String) }]);
  });

  test('a chart of a registry is none of the repository', () => {
    expect(read(resource('  repository = "https://example.com"'))).toEqual([]);
  });
});
