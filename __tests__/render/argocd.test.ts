import { field, numberIn } from '../../src/manifest/fields.js';
import { NO_CLUSTER } from '../../src/config/clusters.js';
import type { RenderOptions } from '../../src/sources/renderer.js';
import { rows } from '../rows.js';
import type { Paths } from '../read/repository.js';
import { application, deployment, manifestsIn, REPO, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const ARGO = sources({ argocd: 'argo/*.yaml' });

function app(spec: string, name = 'app'): string {
  const fields = spec.replace(/^/gm, '  ');
  return `${application('', name).replace('spec: {}', 'spec:\n  destination: {namespace: shop}')}${fields}\n`;
}

function applicationSet(generators: string, template: string, more = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
${more}  generators:
${generators.replace(/^/gm, '    ')}
  template:
${template.replace(/^/gm, '    ')}
`;
}

const TREE: Paths = {
  'apps/web/deployment.yaml': deployment('web'),
  'apps/web/config.yaml': 'name: a\n',
  'apps/api/config.yaml': 'name: b\n',
  'apps/web/deeper/more.yaml': deployment('more'),
  'apps/api/kustomization.yaml': 'resources: [api.yaml]\n',
  'apps/api/api.yaml': deployment('api'),
  'over/a.yaml': deployment('over'),
  'jsonnet/a.yaml': deployment('a'),
  'jsonnet/b.jsonnet': '{}',
  'over/.argocd-source.yaml': 'kustomize: {namePrefix: a-}\n',
  'charts/agent/Chart.yaml': 'apiVersion: v2\nname: agent\nversion: 1.0.0\n',
  'charts/agent/values.yaml': 'replicas: 1\n',
  'charts/agent/prod.yaml': 'replicas: 2\n',
  'charts/agent/templates/agent.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: "{{ .Release.Name }}"}\nspec: {replicas: {{ .Values.replicas }}}\n',
};

/** What came out: kind, namespace, name and replicas of each object. */
async function objects(argo: string, options: RenderOptions = {}) {
  const { head } = await sidesIn(ARGO, { ...TREE, 'argo/apps.yaml': argo }, null, options);
  const found = head.files.flatMap((file) =>
    manifestsIn([file]).map(({ kind, namespace, name, object }) => {
      const replicas = numberIn(field(object, 'spec'), 'replicas') ?? '';
      return `${kind} ${namespace ?? file.namespace ?? '-'} ${name} ${replicas}`.trim();
    }),
  );
  return { found: found.sort(), head };
}

describe('argocd: an Application', () => {
  test.each(
    rows(`
    a folder of manifests | path: apps/web | web 3
    a folder and those in it | path: apps/web, directory: {recurse: true} | more 3, web 3
    a folder without what it excludes | path: apps/web, directory: {recurse: true, exclude: "deployment*"} | more 3
    a kustomization | path: apps/api | api 3
    a chart | path: charts/agent | app 1
    a chart with a file of values | path: charts/agent, helm: {releaseName: gpu, valueFiles: [prod.yaml]} | gpu 2
    a chart with values over the file | path: charts/agent, helm: {valueFiles: [prod.yaml], valuesObject: {replicas: 3}} | app 3
    a chart with parameters over everything | path: charts/agent, helm: {values: "replicas: 3", parameters: [{name: replicas, value: "4"}]} | app 4
    values by their path from the root | path: charts/agent, helm: {valueFiles: [/charts/agent/prod.yaml]} | app 2
    values of another source | path: charts/agent, helm: {valueFiles: [$v/charts/agent/prod.yaml]}}, {${REPO}, ref: v | app 2`),
  )('takes %s', async (_claim, source, expected) => {
    const { found, head } = await objects(app(`sources: [{${REPO}, ${source}}]`));
    expect(head.problems).toEqual([]);
    expect(found.map((one) => one.replace('Deployment shop ', '')).join(', ')).toBe(expected);
    expect(head.renderedPaths).toContain('argo/apps.yaml');
  });

  test.each(
    rows(`
    a chart of a registry | repoURL: https://charts.example.com, chart: agent, targetRevision: 1.0.0
    a folder that is not here | ${REPO}, path: elsewhere
    a folder that is outside | ${REPO}, path: ../apps/web
    a source of two kinds | ${REPO}, path: charts/agent, helm: {releaseName: a}, kustomize: {namePrefix: b-}
    a class of characters in a pattern | ${REPO}, path: apps/web, directory: {include: "[a-z]*.yaml"}
    jsonnet | ${REPO}, path: jsonnet
    a variable of Argo CD | ${REPO}, path: charts/agent, helm: {parameters: [{name: replicas, value: $ARGOCD_APP_REVISION}]}
    a parameter from a file | ${REPO}, path: charts/agent, helm: {fileParameters: [{name: replicas, path: values.yaml}]}
    values at an address | ${REPO}, path: charts/agent, helm: {valueFiles: ["https://example.com/prod.yaml"]}
    a pinned version | ${REPO}, path: apps/web, targetRevision: v1.2.0
    a plugin | ${REPO}, path: apps/web, plugin: {name: own}
    a file that overrides it | ${REPO}, path: over
    labels of selectors | ${REPO}, path: apps/api, kustomize: {commonLabels: {a: b}}
    values that are not here | ${REPO}, path: charts/agent, helm: {valueFiles: [gone.yaml]}`),
  )('with %s is not evaluated', async (_claim, source) => {
    const { found, head } = await objects(app(`source: {${source}}`));
    expect([head.problems, found]).toEqual([[], []]);
    expect(head.coverage.at(-1)).toMatchObject({
      identity: 'Application/argocd/app',
      outcome: { declared: expect.any(String) },
    });
  });

  test('Application: files that `exclude` leaves out are inputs without objects', async () => {
    const directory = '{recurse: true, exclude: "{deeper/*,*.bak.yaml}"}';
    const { found, head } = await objects(app(`source: {${REPO}, path: apps/web, directory: ${directory}}`));
    expect(found).toEqual(['Deployment shop web 3']);
    expect(head.renderedPaths).toContain('apps/web/deeper/more.yaml');
  });

  test('of Applications is followed', async () => {
    const folder = await sidesIn(sources({ argocd: 'root.yaml' }), {
      ...TREE,
      'root.yaml': app(`source: {${REPO}, path: argo}`, 'root'),
      'argo/web.yaml': app(`source: {${REPO}, path: apps/web}`, 'web'),
    });
    expect(folder.head.files.map(({ path }) => path)).toContain('apps/web/deployment.yaml');
  });
});

function template(name: string, path: string): string {
  return `metadata: {name: "${name}"}
spec:
  destination: {namespace: "${name}"}
  source: {${REPO}, path: "${path}"}`;
}
const FOLDERS = template('{{path.basename}}', '{{path}}');
const IN_GO = '  goTemplate: true\n';

describe('argocd: an ApplicationSet', () => {
  test.each(
    rows(`
    a list | list: {elements: [{name: a, path: apps/web}, {name: b, path: apps/api}]} | {{name}} | {{path}}
    folders | git: {${REPO}, directories: [{path: apps/*}]} | {{path.basename}} | {{path}}
    folders, in Go | git: {${REPO}, directories: [{path: apps/*}, {path: apps/none, exclude: true}]} | {{ .path.basename }} | {{ index .path.segments 0 }}/{{.path.basename}}
    files, in Go | git: {${REPO}, files: [{path: apps/*/config.yaml}]} | {{ .name }} | {{ .path.path }}
    a matrix | matrix: {generators: [{list: {elements: [{name: a}]}}, {list: {elements: [{path: apps/web}, {path: apps/api}]}}]} | {{path}} | {{path}}`),
  )('makes Applications of %s', async (claim, generator, name, path) => {
    const set = applicationSet(`- ${generator}`, template(name, path), claim.endsWith('Go') ? IN_GO : '');
    const { found, head } = await objects(set);
    expect(head.problems).toEqual([]);
    expect(found.map((one) => one.split(' ')[2])).toEqual(expect.arrayContaining(['web', 'api']));
    expect(found).toHaveLength(2);
  });

  const PATCH = "  templatePatch: '{spec: {source: {path: apps/{{ .name }}}}}'\n";
  test.each(
    rows(`
    pathParamPrefix | git: {${REPO}, pathParamPrefix: app, directories: [{path: apps/web}]} | {{app.path}}
    pathParamPrefix in Go | git: {${REPO}, pathParamPrefix: app, directories: [{path: apps/web}]} | {{ .app.path.path }}
    selector | {list: {elements: [{name: web, env: a}, {name: api, env: b}]}, selector: {matchLabels: {env: a}}} | apps/{{name}}
    patch in Go | list: {elements: [{name: web}]} | apps/api`),
  )('ApplicationSet: its %s is followed', async (claim, generator, path) => {
    const more = `${claim.endsWith('Go') ? IN_GO : ''}${claim.startsWith('patch') ? PATCH : ''}`;
    const { found, head } = await objects(applicationSet(`- ${generator}`, template('a', path), more));
    expect([head.problems, found.map((one) => one.split(' ')[2])]).toEqual([[], ['web']]);
  });

  test('ApplicationSet: folders that its generator excludes are inputs', async () => {
    const generator = `- git: {${REPO}, directories: [{path: apps/*}, {path: apps/api, exclude: true}, {path: other, exclude: true}]}`;
    const { found, head } = await objects(applicationSet(generator, FOLDERS, ''));
    expect(found).toHaveLength(1);
    expect(head.renderedPaths).toContain('apps/api');
  });

  test('that is not understood has a part in the values that it takes from a folder elsewhere', async () => {
    const slugs = `metadata: {name: '{{ .path.basename | slugify }}'}
spec:
  source: {${REPO}, path: '{{ .path.path }}', helm: {valueFiles: ['../../values/{{ .path.basename }}.yaml']}}
`;
    const set = applicationSet(`- git: {${REPO}, directories: [{path: apps/*}]}`, slugs, IN_GO);
    const tree = (replicas: number): Paths => ({
      ...TREE,
      'argo/apps.yaml': set,
      'values/web.yaml': `replicas: ${replicas}\n`,
    });
    const { head } = await sidesIn(ARGO, tree(2), tree(1));
    expect(head.problems).toMatchObject([{ severity: 'warning', code: 'not-rendered' }]);
  });

  const OF_TWO = `sources:\n  - {${REPO}, path: charts/agent, helm: {valueFiles: [$v/charts/agent/prod.yaml]}}\n  - {${REPO}, ref: v, targetRevision: release-1}`;
  test.each([
    ['the branch that the change goes to', `source: {${REPO}, path: apps/web, targetRevision: release-1}`, 1],
    ['the trunk', `source: {${REPO}, path: apps/web, targetRevision: main}`, 1],
    ['another branch', `source: {${REPO}, path: apps/web, targetRevision: release-2}`, 0],
    ['the branch for its values', OF_TWO, 1],
    ['another branch for its values', OF_TWO.replace('release-1', 'release-2'), 0],
  ])('an Application that follows %s', async (_which, written, expected) => {
    expect((await objects(app(written), { branch: 'release-1' })).found).toHaveLength(expected);
  });

  test.each(
    rows(`
    a clusters generator, and a path that it does not give | clusters: {} | {{name}} | {{path}}
    pull requests | pullRequest: {} | {{name}} | {{path}}
    a pinned version | git: {${REPO}, revision: v1.2.0, directories: [{path: apps/*}]} | {{path.basename}} | {{path}}
    a class of characters | git: {${REPO}, directories: [{path: "apps/[aw]*"}]} | {{path.basename}} | {{path}}
    two generators in one | {list: {elements: [{name: a, path: apps/web}]}, clusters: {}} | {{name}} | {{path}}
    an invalid selector | {list: {elements: [{name: a, path: apps/web}]}, selector: {matchLabels: {a: 1}}} | {{name}} | {{path}}
    a function of Go | list: {elements: [{name: a}]} | {{ upper .name }} | {{path}}`),
  )('with %s is not evaluated', async (claim, generator, name, path) => {
    const more = claim.endsWith('Go') ? IN_GO : '';
    const { found, head } = await objects(applicationSet(`- ${generator}`, template(name, path), more));
    expect(found).toEqual([]);
    expect(head.coverage.at(-1)?.outcome).toMatchObject({ declared: 'no source renders it' });
  });
});

test.each(
  rows(`
  this one | https://github.com/example/shop | 1
  this one by SSH, in upper case | git@github.com:Example/Shop.git/ | 1
  another repository of its owner | https://github.com/example/shop-infra | 0
  another repository whose name ends alike | https://github.com/my-example/shop | 0`),
)('argocd: a source of a known repository: %s', async (_claim, url, expected) => {
  process.env['GITHUB_REPOSITORY'] = 'example/shop';
  const repoURL = `repoURL: "${url}"`;
  const set = applicationSet(`- git: {${repoURL}, directories: [{path: apps/api}]}`, FOLDERS);
  const single = await objects(app(`source: {${repoURL}, path: apps/web}`));
  const several = await objects(set.replace('shop.git', 'shop'));
  delete process.env['GITHUB_REPOSITORY'];
  expect([single, several].map(({ found }) => found.length)).toEqual([Number(expected), Number(expected)]);
});

describe('argocd: of several clusters', () => {
  const CLUSTER = {
    cluster: { ...NO_CLUSTER, name: 'prod', others: [{ name: 'dev', destination: null, policies: ARGO }] },
  };
  const to = (destination: string): string =>
    app(`source: {${REPO}, path: apps/web}`).replace(
      'destination: {namespace: shop}',
      `destination: ${destination}`,
    );

  test.each([
    ['this one', '{name: prod, namespace: shop}', ['Deployment shop web 3']],
    ['one by the address of its server', "{server: 'https://x', namespace: shop}", ['Deployment shop web 3']],
    ['one that is not listed', '{name: elsewhere, namespace: shop}', ['Deployment shop web 3']],
    ['another one that is listed', '{name: dev, namespace: shop}', []],
  ])('an Application for %s', async (_which, destination, expected) => {
    expect((await objects(to(destination), CLUSTER)).found).toEqual(expected);
  });

  const made = `metadata: {name: 'web-{{name}}'}
spec:
  destination: {name: '{{name}}', namespace: 'shop-{{nameNormalized}}'}
  source: {${REPO}, path: apps/web}
`;
  test.each([
    ['of the cluster that is planned', '- clusters: {}', CLUSTER, ['Deployment shop-prod web 3']],
    ['with its own values', '- clusters: {values: {a: b}}', CLUSTER, ['Deployment shop-prod web 3']],
    ['by unknown labels', '- clusters: {selector: {matchLabels: {a: b}}}', CLUSTER, []],
    ['with a merge of others', '- merge: {mergeKeys: [name], generators: []}', CLUSTER, []],
    ['of a cluster without a name, in a namespace', '- clusters: {}', {}, []],
  ])('a generator %s', async (_which, generator, options, expected) => {
    expect((await objects(applicationSet(generator, made), options)).found).toEqual(expected);
  });
});

test('argocd: an ApplicationSet whose clusters only say where to is one Application', async () => {
  const set = applicationSet(
    '- clusters: {}',
    `metadata: {name: "{{name}}-web"}\nspec: {source: {${REPO}, path: apps/web}, destination: {server: "{{server}}", namespace: shop}}`,
  );
  expect((await objects(set)).found).toEqual(['Deployment shop web 3']);
});

test('argocd: an edit of values for a chart that lies elsewhere is named, and an edit of other files is not', async () => {
  const written = app(`sources:
- {repoURL: "https://charts.example", chart: web, targetRevision: 1.0.0, helm: {valueFiles: ["$own/charts/agent/prod.yaml"]}}
- {${REPO}, ref: own}`);
  const base = { ...TREE, 'argo/apps.yaml': written };
  const severities = async (change: Paths) =>
    (await sidesIn(ARGO, { ...base, ...change }, base)).head.problems.map(({ code, severity }) => [
      code,
      severity,
    ]);
  expect(await severities({ 'charts/agent/prod.yaml': 'replicas: 9\n' })).toEqual([
    ['not-rendered', 'warning'],
  ]);
  expect(await severities({ 'charts/agent/values.yaml': 'replicas: 9\n' })).toEqual([]);
});
