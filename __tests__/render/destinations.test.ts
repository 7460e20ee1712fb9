import { NO_CLUSTER, type TargetCluster } from '../../src/config/clusters.js';
import type { Paths } from '../read/repository.js';
import { application, codesIn, deployment, manifestsIn, REPO, sidesIn, sources } from './sides.js';
import { messagesOf } from '../messages.js';
import { rows } from '../rows.js';
import { useTools } from './tools.js';
import { toPlain } from '../../src/text/render.js';

beforeAll(useTools, 60_000);

const ARGO = sources({ argocd: 'argo/*.yaml' });
const TREE: Paths = {
  'apps/web/web.yaml': deployment('web'),
  'apps/dev/dev.yaml': deployment('dev'),
  'apps/prod/prod.yaml': deployment('prod'),
};

function app(name: string, destination: string, path = `apps/${name}`): string {
  return application(
    `destination: {${destination}, namespace: shop}, source: {${REPO}, path: ${path}}`,
    name,
  );
}

/** An ApplicationSet in the plain templates. */
function set(generators: string, destination: string, more = ''): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  ${more}
  generators: [{${generators}}]
  template:
    metadata: {name: "{{name}}-web"}
    spec: {destination: {${destination}, namespace: "shop-{{name}}"}, source: {${REPO}, path: apps/web}}
`;
}

function cluster(
  name: string,
  more: Partial<TargetCluster> = {},
  ...others: readonly string[]
): TargetCluster {
  return {
    ...NO_CLUSTER,
    name,
    others: others.map((other) => ({ name: other, destination: null, policies: ARGO })),
    ...more,
  };
}

async function planned(argo: string, target: TargetCluster = NO_CLUSTER, policies = ARGO) {
  const { head } = await sidesIn(policies, { ...TREE, 'argo/apps.yaml': argo }, null, { cluster: target });
  return {
    found: head.files.flatMap((file) =>
      manifestsIn([file]).map(
        ({ kind, name, namespace }) => `${kind} ${namespace ?? file.namespace ?? ''}/${name}`,
      ),
    ),
    problems: head.problems.map(({ code, message }) => `${code}: ${toPlain(message)}`),
  };
}

const BOTH = `${app('dev', 'name: dev')}---\n${app('prod', 'name: prod')}`;
const SERVERS =
  'list: {elements: [{name: dev, url: "https://1.2.3.4"}, {name: prod, url: "https://5.6.7.8"}]}';

describe('destinations: an Application counts for the plan of the cluster that it is for', () => {
  test.each([
    ['by its name', BOTH, cluster('prod', {}, 'dev')],
    [
      'by the address of its server',
      `${app('dev', 'server: "https://1.2.3.4"')}---\n${app('prod', 'server: "https://5.6.7.8/"')}`,
      cluster('production', { destination: ['https://5.6.7.8'] }),
    ],
    [
      'by another name that Argo CD has for it',
      `${app('dev', 'name: dev')}---\n${app('prod', 'name: in-cluster')}`,
      cluster('production', { destination: ['https://kubernetes.default.svc'] }, 'dev'),
    ],
  ])('%s', async (_claim, argo, target) => {
    expect(await planned(argo, target)).toEqual({ found: ['Deployment shop/prod'], problems: [] });
  });

  test.each([
    ['with the names of clusters', SERVERS, 'name: "{{name}}"'],
    ['with addresses beside the names of clusters', SERVERS, 'server: "{{url}}"'],
    ['of the clusters that Argo CD knows', 'clusters: {}', 'server: "{{server}}"'],
    ['of those with its labels', 'clusters: {selector: {matchLabels: {env: prod}}}', 'name: "{{name}}"'],
    ['in a matrix', `matrix: {generators: [{${SERVERS}}, {list: {elements: [{a: b}]}}]}`, 'name: "{{name}}"'],
  ])('when an ApplicationSet makes it %s', async (_claim, generators, destination) => {
    const target = cluster('prod', { labels: { env: 'prod' } }, 'dev');
    expect(await planned(set(generators, destination), target)).toEqual({
      found: ['Deployment shop-prod/web'],
      problems: [],
    });
  });

  test('and not where a selector of clusters leaves that one out', async () => {
    const argo = set('clusters: {selector: {matchLabels: {env: prod}}}', 'name: "{{name}}"');
    expect(await planned(argo, cluster('dev', { labels: { env: 'dev' } }, 'prod'))).toEqual({
      found: [],
      problems: [],
    });
  });

  test('by the destination of the entry of `policies`', async () => {
    const policies = sources({ argocd: 'argo/*.yaml', destination: 'prod' });
    expect(await planned(BOTH, NO_CLUSTER, policies)).toEqual({
      found: ['Deployment shop/prod'],
      problems: [],
    });
  });
});

describe('destinations: what goes to several clusters is no plan of one', () => {
  test('and the sentence has the configuration that makes it one, word by word', async () => {
    const { found, problems } = await planned(`${BOTH}---\n${app('web', 'server: "https://1.2.3.4:6443"')}`);
    expect(found).toEqual([]);
    expect(problems).toEqual([
      'several-destinations: Objects of this source apply to 3 clusters (dev, prod, https://1.2.3.4:6443), and a plan covers one: none is planned. List the clusters in the configuration, each with its own snapshot: `clusters: [{"name":"dev"},{"name":"prod"},{"name":"1.2.3.4","destination":"https://1.2.3.4:6443"}]`; a listed cluster with another name here takes that as destination. To plan one of them: `- {argocd: "argo/*.yaml", destination: "dev"}` in policies.',
    ]);
  });

  test('also of objects in JSON', async () => {
    const { head } = await sidesIn(ARGO, {
      'apps/json/web.json': '{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web"}}',
      'argo/dev.yaml': app('dev', 'name: dev', 'apps/json'),
      'argo/prod.yaml': app('prod', 'name: prod', 'apps/json'),
    });
    expect(head.problems.map(({ code }) => code)).toEqual(['several-destinations']);
  });

  test('not where a cluster is not listed', async () => {
    const { found, problems } = await planned(
      `${BOTH}---\n${app('web', 'name: in-cluster')}`,
      cluster('prod', {}, 'dev'),
    );
    expect(found).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      '`clusters: [{"name":"in-cluster"}]`; a listed cluster with another name here takes that as destination',
    );
  });

  test('an Application of Applications is followed for each cluster that those go to, whosever it is', async () => {
    const root = app('root', 'server: "https://kubernetes.default.svc"', 'children');
    const tree: Paths = {
      ...TREE,
      'argo/apps.yaml': root,
      'children/dev.yaml': app('dev', 'name: dev'),
      'children/prod.yaml': app('prod', 'name: prod'),
      'children/here.yaml': app('web', 'server: "https://kubernetes.default.svc"'),
    };
    const names = async (target: TargetCluster): Promise<string[]> => {
      const { head } = await sidesIn(ARGO, tree, null, { cluster: target });
      return manifestsIn(head.files)
        .filter(({ kind }) => kind === 'Deployment')
        .map(({ name }) => name);
    };
    const hub = { name: 'hub', destination: ['https://kubernetes.default.svc'], policies: ARGO };
    const { others } = cluster('dev', {}, 'prod');
    expect(await names(cluster('dev', { others: [...others, hub] }))).toEqual(['dev']);
    expect(await names(cluster('hub', { destination: hub.destination }, 'dev', 'prod'))).toEqual(['web']);
  });

  test('but an Application of Applications lies where Argo CD runs', async () => {
    const root = app('root', 'name: in-cluster', 'argo/children');
    const { head } = await sidesIn(
      ARGO,
      { ...TREE, 'argo/root.yaml': root, 'argo/children/prod.yaml': app('prod', 'name: prod') },
      null,
      { cluster: cluster('prod') },
    );
    expect(head.problems).toEqual([]);
    expect(head.files.map(({ path }) => path)).toContain('apps/prod/prod.yaml');
  });
});

describe('destinations: an edit of what has no plan is reported', () => {
  const reported = async (before: string, after: string, change: Paths = {}) => {
    const policies = sources({ argocd: 'argo/*.yaml', destination: 'prod' });
    const base = { ...TREE, 'argo/apps.yaml': before };
    const { head } = await sidesIn(policies, { ...base, 'argo/apps.yaml': after, ...change }, base);
    // With what is not judged a verdict is `warn` at least.
    return head.problems.map(({ severity, code, isUnjudged }) =>
      isUnjudged && severity === 'warning' ? `${severity} ${code}, not judged` : `${severity} ${code}`,
    );
  };
  const OTHER = 'warning other-destination, not judged';

  test.each([
    ['nothing', BOTH, {}, []],
    ['its Application', BOTH.replace('path: apps/dev', 'path: apps/web'), {}, [OTHER]],
    ['what it takes', BOTH, { 'apps/dev/dev.yaml': deployment('dev', 9) }, [OTHER]],
  ])('%s', async (_what, after, change, expected) => {
    expect(await reported(BOTH, after, change)).toEqual(expected);
  });

  test('destinations: a first object for a cluster without a plan is an error', async () => {
    expect(await reported(app('prod', 'name: prod'), BOTH)).toEqual(['error new-destination']);
    // What takes the last thing away from one is none.
    expect(await reported(BOTH, app('prod', 'name: prod'))).toEqual([]);
  });
});

test('clusters generator: an edit of its labels is named if the cluster has no labels, and an error if it is new', async () => {
  const of = (generator: string): Paths => ({
    ...TREE,
    'argo/apps.yaml': set(`clusters: ${generator}`, 'server: "{{server}}"').replace('shop-{{name}}', 'shop'),
  });
  const labeled = (env: string): Paths => of(`{selector: {matchLabels: {env: ${env}}}}`);
  const codes = (head: Paths, base: Paths) => codesIn(ARGO, head, base);
  expect(await codes(labeled('prod'), labeled('prod'))).toEqual([]);
  expect(await codes(labeled('dev'), labeled('prod'))).toEqual(['warning not-rendered']);
  expect(await codes(labeled('prod'), of('{}'))).toEqual(['error not-rendered']);
});

describe('destinations: an ApplicationSet that is not evaluated has a reason', () => {
  test.each(
    rows(`
    a function of Argo CD alone | list: {elements: [{name: dev}]} | name: "{{ .name |slugify }}" | goTemplate: true | only Argo CD evaluates
    a templatePatch | list: {elements: [{name: dev}]} | name: "{{name}}" | templatePatch: "spec: {}" | it has a templatePatch without goTemplate
    pull requests | pullRequest: {} | name: a |  | its generator pullRequest asks
    repositories | scmProvider: {} | name: a |  | its generator scmProvider asks
    a plugin | plugin: {configMapRef: {name: a}} | name: a |  | its generator plugin asks
    a template of a generator | list: {template: {}, elements: [{name: dev}]} | name: a |  | has template
    YAML in a list | list: {elementsYaml: "[]"} | name: a |  | elementsYaml
    labels of clusters | clusters: {selector: {matchLabels: {a: b}}} | name: "{{name}}" |  | picks clusters by labels
    a parameter that nothing gives | list: {elements: [{name: dev}]} | name: "{{name}}" | x: "{{y}}" | evaluated
    two generators of one parameter | matrix: {generators: [{list: {elements: [{name: dev}]}}, {list: {elements: [{name: b}]}}]} | name: a |  | gives name two values
    a matrix of one | matrix: {generators: [{list: {elements: [{name: dev}]}}]} | name: a |  | takes two generators in a matrix`),
  )('%s', async (_what, generators = '', destination = '', more = '', why = '') => {
    const { head } = await sidesIn(
      ARGO,
      { ...TREE, 'argo/apps.yaml': set(generators, destination, more) },
      { ...TREE, 'argo/apps.yaml': '' },
      { cluster: cluster('dev') },
    );
    const said = messagesOf(head.problems.filter(({ code }) => code === 'not-rendered'));
    if (why === 'evaluated') expect(said).toEqual([]);
    else expect(said).toEqual([expect.stringContaining(why)]);
  });
});

test('Argo CD: two different Applications of one name are an error', async () => {
  const { head } = await sidesIn(ARGO, {
    ...TREE,
    'argo/a.yaml': app('web', 'name: dev'),
    'argo/b.yaml': app('web', 'name: dev', 'apps/dev'),
  });
  expect(head.problems.map(({ code, place }) => `${code} ${place?.file ?? ''}`)).toEqual([
    'rendered-twice argo/b.yaml',
  ]);
});
