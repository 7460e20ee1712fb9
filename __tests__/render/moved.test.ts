import { application, codesIn, deployment, REPO, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';
import { messageOf } from '../messages.js';

beforeAll(useTools);

const ITSELF = 'destination: {server: here}, syncPolicy: {automated: {prune: true}}';
const app = (source: string, more = ITSELF, name = 'web', metadata = ''): string =>
  application(`source: {${source}, path: apps}, ${more}`, name, metadata);
const OWN = app(REPO);

async function reported(before: string, after: string): Promise<string[]> {
  const files = (argo: string) => ({ 'apps/a.yaml': deployment('a'), 'argo/app.yaml': argo });
  const { head, base } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), files(after), files(before));
  return [...head.problems, ...(base?.problems ?? [])].map(({ severity, code }) => `${severity} ${code}`);
}

describe('moved: an Application that is rendered, and edited in what no file of it shows', () => {
  test.each([
    ['another repository', app('repoURL: https://github.com/other/shop.git')],
    ['another branch', app(`${REPO}, targetRevision: next`)],
    ['another cluster', app(REPO, 'destination: {server: there}, syncPolicy: {automated: {prune: true}}')],
  ])('%s: an error', async (_claim, after) => {
    expect(await reported(OWN, after)).toEqual(['error moved-delivery']);
  });

  test('another namespace of the same cluster is judged: its objects are in that one', async () => {
    const after = app(REPO, ITSELF.replace('server: here', 'server: here, namespace: a'));
    expect(await reported(OWN, after)).toEqual([]);
  });

  test.each([
    ['stays as it is', OWN, `# why\n${OWN}`],
    ['says what it said', OWN, app(`${REPO}, targetRevision: HEAD`)],
    [
      'comes with the change',
      OWN,
      `${OWN}---\n${app(REPO, ITSELF, 'b').replace('path: apps', 'path: argo')}`,
    ],
    [
      'goes with the change',
      `${OWN}---\n${app(REPO, ITSELF, 'b', ', finalizers: [resources-finalizer.argocd.argoproj.io]').replace('path: apps', 'path: argo')}`,
      OWN,
    ],
  ])('but none of one that %s', async (_claim, before, after) => {
    expect(await reported(before, after)).toEqual([]);
  });
});

test('moved: a HelmRelease that gets another release name or chart is an error: Flux uninstalls the old release', async () => {
  const tree = (spec: string, chart = 'shop') => ({
    'chart/Chart.yaml': `apiVersion: v2\nname: ${chart}\nversion: 1.0.0\n`,
    'chart/templates/a.yaml': deployment('a'),
    'flux/a.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: a}\nspec: {${spec}chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}\n`,
  });
  const codes = (after: Readonly<Record<string, string>>) =>
    codesIn(sources({ flux: 'flux' }), after, tree(''));
  expect(await codes(tree('releaseName: other, '))).toEqual(['error moved-delivery']);
  expect(await codes(tree('', 'store'))).toEqual(['error moved-delivery']);
  expect(await codes(tree('timeout: 5m, '))).toEqual([]);
});

test('moved: a HelmRelease that was rendered and is not any more is an error, and so is one of another repository', async () => {
  const tree = (chart: string, source: string, more = '') => ({
    'chart/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
    'chart/templates/a.yaml': deployment('a'),
    'flux/a.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: a}\nspec: {chart: {spec: {chart: ${chart}, sourceRef: {${source}}}}${more}}\n`,
  });
  const GIT = 'kind: GitRepository, name: flux-system, namespace: flux-system';
  const codes = (after: ReturnType<typeof tree>, before = tree('./chart', GIT)) =>
    codesIn(sources({ flux: 'flux' }), after, before);
  const remote = (more = ''): ReturnType<typeof tree> =>
    tree('shop', 'kind: HelmRepository, name: charts', more);
  expect(await codes(tree('./chart', GIT, ', valuesFrom: [{kind: ConfigMap, name: x}]'))).toEqual([
    'error not-rendered',
  ]);
  expect(await codes(remote())).toEqual(['error not-rendered']);
  expect(await codes(tree('./chart', GIT.replaceAll('flux-system', 'other')))).toEqual([
    'error moved-delivery',
  ]);
  expect(await codes(remote(', timeout: 5m'), remote())).toEqual(['warning not-rendered']);
});

describe('moved: a Kustomization of Flux that is rendered', () => {
  const flux = (more: string): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web, namespace: flux-system}\nspec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}, ${more}}\n`;
  const FLUX = sources({ flux: 'flux' });
  const deliveredWith = (before: string, after: string): Promise<string[]> => {
    const files = (more: string) => ({ 'apps/a.yaml': deployment('a'), 'flux/web.yaml': flux(more) });
    return codesIn(FLUX, files(after), files(before));
  };

  test.each([
    ['no longer prunes', 'prune: true', 'prune: false'],
    ['prunes from now on', 'prune: false', 'prune: true'],
    ['goes on', 'suspend: false', 'prune: true'],
  ])('moves nothing where it %s', async (_claim, before, after) => {
    expect(await deliveredWith(before, after)).toEqual([]);
  });

  test('is an error where it is resumed: what was edited meanwhile goes with it', async () => {
    expect(await deliveredWith('suspend: true', 'prune: true')).toEqual(['error moved-delivery']);
    expect(await deliveredWith('suspend: true', 'suspend: false')).toEqual(['error moved-delivery']);
  });

  test('Flux: a Kustomization that the change suspends is a warning', async () => {
    expect(await deliveredWith('prune: true', 'suspend: true')).toEqual(['warning suspended']);
    expect(await deliveredWith('suspend: true', 'suspend: true, prune: true')).toEqual([]);
    const created = { 'apps/a.yaml': deployment('a'), 'flux/web.yaml': flux('suspend: true') };
    expect(await codesIn(FLUX, created, null)).toEqual(['warning suspended']);
  });

  test('Flux: a suspended Kustomization is a warning if its objects are edited', async () => {
    const files = (replicas: number, suspended: string) => ({
      'apps/a.yaml': deployment('a', replicas),
      'flux/web.yaml': flux(suspended),
    });
    const reportedOf = async (replicas: number): Promise<string[]> => {
      const [after, before] = [files(replicas, 'suspend: true'), files(3, 'suspend: true')];
      const { head, base } = await sidesIn(sources({ flux: 'flux' }), after, before);
      return [...head.problems, ...(base?.problems ?? [])].map(({ severity, code }) => `${severity} ${code}`);
    };
    expect(await reportedOf(4)).toEqual(['warning suspended']);
    expect(await reportedOf(3)).toEqual([]);
  });

  test('Flux: a Kustomization that applies its own folder is suspended and resumed like any other', async () => {
    const own = (more: string): Readonly<Record<string, string>> => ({
      'flux/web.yaml': flux(more).replace('./apps', './flux'),
      'flux/a.yaml': deployment('a'),
    });
    const reportedOf = (before: string, after: string) => codesIn(FLUX, own(after), own(before));
    expect(await reportedOf('prune: true', 'suspend: true')).toEqual(['warning suspended']);
    expect(await reportedOf('suspend: true', 'prune: true')).toEqual(['error moved-delivery']);
    expect(await reportedOf('prune: true', 'prune: false')).toEqual([]);
  });

  test('Flux: another branch or tag of the repository itself is an error, another interval is not', async () => {
    const repository = (more: string): string =>
      `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "https://example.com/a/b", ${more}}\n`;
    const files = (more: string) => ({
      'apps/a.yaml': deployment('a'),
      'flux/web.yaml': flux('prune: true'),
      'flux/source.yaml': repository(more),
    });
    const reportedOf = (before: string, after: string) => codesIn(FLUX, files(after), files(before));
    expect(await reportedOf('ref: {branch: main}', 'ref: {tag: v1}')).toEqual(['error moved-delivery']);
    expect(await reportedOf('ref: {branch: main}', 'ref: {branch: main}, interval: 5m')).toEqual([]);
  });

  test('Flux: a Kustomization of another repository is named where its version is edited', async () => {
    const files = (tag: string) => ({
      'flux/own.yaml': flux('prune: true').replace('./apps', './flux'),
      'flux/of.yaml': flux('prune: true')
        .replace('name: web', 'name: of')
        .replace('name: flux-system}, ', 'name: other}, '),
      'flux/source.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: other, namespace: flux-system}\nspec: {url: "https://example.com/c/d", ref: {tag: ${tag}}}\n`,
    });
    const reportedOf = (before: string, after: string) => codesIn(FLUX, files(after), files(before));
    expect(await reportedOf('v1', 'v2')).toEqual(['warning not-rendered']);
    expect(await reportedOf('v1', 'v1')).toEqual([]);
  });

  test('Flux: a removed folder that its own Kustomization applied is an error', async () => {
    const REPOSITORY =
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: a}\n';
    const [before, after] = ['flux', 'flux-east'].map((folder) => ({
      [`${folder}/web.yaml`]: flux('prune: true').replace('./apps', `./${folder}`),
      [`${folder}/source.yaml`]: REPOSITORY,
    }));
    const { head } = await sidesIn(sources({ flux: 'flux' }), after ?? {}, before ?? {});
    expect(head.problems).toMatchObject([{ severity: 'error', code: 'moved-delivery', place: null }]);
    expect(messageOf(head.problems[0])).toContain('Edited in source or destination: folder of Flux flux.');
  });
});
