import { ClusterCharts, type Remotes } from '../../../src/sources/remote-charts/allowed.js';
import { RemoteCharts } from '../../../src/sources/remote-charts/remote-charts.js';
import type { Paths } from '../../read/repository.js';
import { laterValues } from '../../../src/guards/later-values.js';
import type { Problem } from '../../../src/manifest/problem.js';
import { changeOf } from '../../guards/two-sides.js';
import { manifestsIn, sidesIn, sources } from '../../render/sides.js';
import { useTools } from '../../render/tools.js';
import { chartArchive, indexOf, serveOci, TestServer } from './servers.js';

const server = new TestServer();
beforeAll(async () => {
  useTools();
  await server.start();
}, 60_000);
beforeEach(() => {
  server.asked.length = 0;
  const versions = ['1.2.0', '1.3.0'];
  const entries = versions.map((version) => ({ version, url: `web-${version}.tgz` }));
  server.serve('charts.test/stable/index.yaml', indexOf('web', entries));
  const archives = new Map(versions.map((version) => [version, chartArchive('web', version)]));
  for (const [version, archive] of archives) server.serve(`charts.test/stable/web-${version}.tgz`, archive);
  serveOci(server, { path: 'team/web', tags: archives });
});
afterAll(() => {
  server.stop();
});

const stable = (): string => server.url('charts.test', '/stable');
const team = (): string => `oci://registry.test:${server.port}/team`;

const repository = (url: string, more = ''): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: { name: stable, namespace: flux-system }\nspec: { interval: 1h, url: "${url}"${more} }\n`;
const release = (version: string, values = '{}'): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: web, namespace: shop }
spec:
  interval: 1h
  chart:
    spec: { chart: web, version: "${version}", sourceRef: { kind: HelmRepository, name: stable, namespace: flux-system } }
  values: ${values}
`;
const application = (repoURL: string, version: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: web, namespace: argocd }
spec:
  project: default
  source: { repoURL: "${repoURL}", chart: web, targetRevision: "${version}" }
  destination: { server: https://kubernetes.default.svc, namespace: shop }
  syncPolicy: { automated: {} }
`;
const FLUX = { flux: 'apps' };

async function change(source: unknown, base: Paths | null, head: Paths, remotes: Remotes = []) {
  const fetcher = new RemoteCharts(server.network);
  try {
    const charts = () => Promise.resolve(new ClusterCharts(fetcher, remotes, null));
    const sides = await sidesIn(sources(source), head, base, { charts, cache: new Map() });
    const deployments = manifestsIn(sides.head.files).filter(({ kind }) => kind === 'Deployment');
    const images = deployments.map(({ object }) => /web:[\d.]+/.exec(JSON.stringify(object))?.[0]);
    const codesOf = (all: readonly Problem[]) => all.map(({ severity, code }) => `${severity} ${code}`);
    const later = sides.base === null ? [] : codesOf(laterValues(changeOf(sides.base, sides.head)));
    return {
      images,
      places: deployments.map(({ place }) => place),
      later,
      problems: codesOf(sides.head.problems),
      charts: sides.head.charts ?? [],
      messages: sides.head.problems,
    };
  } finally {
    fetcher.close();
  }
}

describe('rendered: rendered from a fetched chart', () => {
  test('HelmRelease of a chart repository: an edit of its version', async () => {
    const tree = (version: string): Paths => ({
      'apps/repository.yaml': repository(stable()),
      'apps/web.yaml': release(version),
    });
    const { images, problems, charts, places } = await change(FLUX, tree('1.2.0'), tree('1.3.0'));
    expect([images, problems]).toEqual([['web:1.3.0'], []]);
    expect(places).toEqual([{ file: 'apps/web.yaml', line: 1, column: 1 }]);
    expect(charts).toEqual([expect.stringMatching(/^https:\/\/charts\.test:\d+\/stable\/web sha256:/)]);
  });

  test('HelmRelease of an OCI registry: an edit of its values', async () => {
    const tree = (values: string): Paths => ({
      'apps/repository.yaml': repository(team(), ', type: oci'),
      'apps/web.yaml': release('1.x', values),
    });
    const { images, problems } = await change(FLUX, tree('{}'), tree('{ replicas: 5 }'));
    expect([images, problems]).toEqual([['web:1.3.0'], []]);
  });

  test('Application of Argo CD', async () => {
    const tree = (version: string): Paths => ({ 'argo/web.yaml': application(stable(), version) });
    const source = { argocd: 'argo/*.yaml' };
    const { images, problems } = await change(source, tree('1.2.0'), tree('1.3.0'));
    // Another version is another source to Argo CD, which applies it in place.
    expect([images, problems]).toEqual([['web:1.3.0'], []]);
  });

  test.each([
    ['~1.2', '', ['web:1.2.0'], []],
    ['1.x', 'dependencies: [{ name: web, version: 1.2.0 }]', ['web:1.2.0'], []],
    ['1.3.0', 'dependencies: [{ name: web, version: 1.2.0 }]', [], ['error chart-dependency']],
  ])(
    'chart with a dependency on %s that is not committed, and Chart.lock "%s"',
    async (version, lock, ...is) => {
      const tree = (replicas: number): Paths => ({
        'app/Chart.yaml': `apiVersion: v2\nname: app\nversion: 1.0.0\ndependencies: [{ name: web, version: ${version}, repository: "${stable()}" }]\n`,
        ...(lock === '' ? {} : { 'app/Chart.lock': lock }),
        'app/values.yaml': `web: { replicas: ${replicas} }\n`,
      });
      const { images, problems } = await change({ helm: { chart: 'app' } }, tree(1), tree(2));
      expect([images, problems]).toEqual(is);
    },
  );

  test('HelmRelease that is removed: its chart is fetched for the base', async () => {
    server.asked.length = 0;
    const apps = { 'apps/repository.yaml': repository(stable()) };
    await change(FLUX, { ...apps, 'apps/web.yaml': release('1.2.0') }, apps);
    expect(server.asked).not.toEqual([]);
  });

  test('template that asks the cluster: an edit of a value is named', async () => {
    const content =
      'kind: Deployment\nreplicas: {{ if lookup "v1" "Node" "" "a" }}{{ .Values.live }}{{ end }}\n';
    const archive = chartArchive('web', '1.2.0', [{ path: 'web/templates/_b.tpl', content }]);
    server.serve('charts.test/stable/web-1.2.0.tgz', archive);
    const tree = (live: number): Paths => ({
      'apps/repository.yaml': repository(stable()),
      'apps/web.yaml': release('1.2.0', `{ live: ${live} }`),
    });
    expect((await change(FLUX, tree(1), tree(2))).later).toEqual(['warning decided-in-cluster']);
  });

  test.each([
    ['elsewhere', { 'README.md': 'x' }],
    ['that Helm does not see', { 'apps/web.yaml': release('1.2.0').replace('interval: 1h', 'interval: 2h') }],
  ])('an edit %s: nothing is asked', async (_claim, edit) => {
    const tree = { 'apps/repository.yaml': repository(stable()), 'apps/web.yaml': release('1.2.0') };
    const { problems } = await change(FLUX, tree, { ...tree, ...edit });
    expect([problems, server.asked]).toEqual([[], []]);
  });

  test('`remotes: none`: an edit is named', async () => {
    const tree = { 'apps/repository.yaml': repository(stable()), 'apps/web.yaml': release('1.2.0') };
    const head = { ...tree, 'apps/web.yaml': release('1.3.0') };
    expect((await change(FLUX, tree, head, 'none')).problems).toEqual(['warning not-rendered']);
  });

  test.each([
    ['values', 'web: { replicas: 2 }\n', ['warning not-rendered']],
    ['no more than comments in values', '# One.\nweb: {replicas: 1}\n', []],
  ])('`remotes: none`: an edit of %s is named where Helm reads it', async (_what, values, is) => {
    const chart = `apiVersion: v2\nname: app\nversion: 1.0.0\ndependencies: [{ name: web, version: 1.x, repository: "${stable()}" }]\n`;
    const tree = { 'app/Chart.yaml': chart, 'prod.yaml': 'web: { replicas: 1 }\n' };
    const source = { helm: { chart: 'app', values: ['prod.yaml'] } };
    const { problems } = await change(source, tree, { ...tree, 'prod.yaml': values }, 'none');
    expect(problems).toEqual(is);
  });

  test('repository that the change brings: not fetched, and unknown; named in `remotes`: fetched', async () => {
    const tree = (more: Paths): Paths => ({ 'apps/kustomization.yaml': 'resources: []\n', ...more });
    const base = { 'apps/repository.yaml': repository(stable()) };
    const head = tree({
      'apps/kustomization.yaml': 'resources: [repository.yaml, web.yaml]\n',
      'apps/repository.yaml': repository(server.url('other.test', '/evil')),
      'apps/web.yaml': release('1.2.0'),
    });
    const refused = await change(FLUX, tree(base), head);
    expect([refused.problems, server.asked]).toEqual([['error not-rendered'], []]);
    const added = { ...head, 'apps/repository.yaml': repository(stable()) };
    expect((await change(FLUX, tree({}), added, [stable()])).images).toEqual(['web:1.2.0']);
  });

  test('edit while the repository does not answer: unknown, and nothing of its answer is shown', async () => {
    server.routes.clear();
    const tree = (version: string): Paths => ({
      'apps/repository.yaml': repository(stable()),
      'apps/web.yaml': release(version),
    });
    const { problems, messages } = await change(FLUX, tree('1.2.0'), tree('1.3.0'));
    expect(problems).toEqual(['error chart-not-fetched']);
    expect(JSON.stringify(messages)).not.toContain('secret of the server');
  });
});
