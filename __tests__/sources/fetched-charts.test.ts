import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Charts, ClusterCharts } from '../../src/sources/remote-charts/allowed.js';
import { type Paths, temporaryFolder } from '../read/repository.js';
import { deployment, sidesIn, sources } from '../render/sides.js';
import { useTools } from '../render/tools.js';

const root = temporaryFolder('fetched');
const asked: string[] = [];

beforeAll(() => {
  useTools();
  for (const [path, text] of Object.entries({
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'web/templates/web.yaml': deployment('web').replace('replicas: 3', 'replicas: {{ .Values.replicas }}'),
    'web/values.yaml': 'replicas: 1\n',
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}, 60_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Answers every reference with one chart, or with why it has none. */
function chartsOf(answer: Awaited<ReturnType<Charts['chart']>>): ClusterCharts {
  const side = (_side: string, only: ReadonlySet<string> | null = null): Charts => {
    const uses = new Set<string>();
    return {
      names: () => undefined,
      uses,
      resolved: () => [],
      chart: (reference, use) => {
        uses.add(use);
        if (only?.has(use) === false) return Promise.resolve({ declared: 'untouched' });
        asked.push(`${reference.repository} ${reference.chart ?? ''} ${reference.version ?? ''}`);
        return Promise.resolve(answer);
      },
    };
  };
  return { side } as unknown as ClusterCharts;
}

const FETCHED = {
  folder: join(root, 'web'),
  digest: 'sha256:1',
  repository: 'r',
  name: 'web',
  version: '1.0.0',
};
const RELEASE = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: web}
spec: {url: "https://charts.example.com"}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: web}
spec:
  interval: 5m
  chart: {spec: {chart: web, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}
  values: {replicas: 3}
`;
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {namespace: web}
  syncPolicy: {automated: {prune: true}}
  source: {repoURL: "https://charts.example.com", chart: web, targetRevision: 1.0.0, helm: {valuesObject: {replicas: 3}}}
`;

describe.each([
  ['flux', sources({ flux: 'clusters' }), { 'clusters/web.yaml': RELEASE }],
  ['argocd', sources({ argocd: 'clusters/*.yaml' }), { 'clusters/web.yaml': APPLICATION }],
] as const)('%s: a remote chart', (_kind, policies, tree: Readonly<Record<string, string>>) => {
  const edited = (from: string, to: string): Paths =>
    Object.fromEntries(Object.entries(tree).map(([path, text]) => [path, text.replace(from, to)]));
  const planned = async (head: Paths, answer: Parameters<typeof chartsOf>[0] = FETCHED) => {
    asked.length = 0;
    const sides = await sidesIn(policies, head, tree, { charts: chartsOf(answer) });
    const replicas = [sides.base, sides.head].map((side) =>
      side?.files.flatMap(({ text }) => /replicas: (\d+)/.exec(text)?.[1] ?? []),
    );
    return { replicas, problems: sides.head.problems.map(({ severity, code }) => `${severity} ${code}`) };
  };

  test('that the change touches is fetched and planned', async () => {
    expect(await planned(edited('replicas: 3', 'replicas: 5'))).toEqual({
      replicas: [['3'], ['5']],
      problems: [],
    });
    expect(asked).toContain('https://charts.example.com web 1.0.0');
  });

  test('that the change does not touch is not fetched', async () => {
    expect(await planned({ ...tree, 'README.md': 'a\n' })).toEqual({ replicas: [[], []], problems: [] });
    expect(asked).toEqual([]);
  });

  test('that cannot be fetched is an error if it is touched', async () => {
    const { problems } = await planned(edited('replicas: 3', 'replicas: 5'), { failed: 'unreachable' });
    expect(problems).toEqual(['error chart-not-fetched']);
  });

  test('that is not fetched for a declared reason is named if it is touched', async () => {
    const { problems } = await planned(edited('replicas: 3', 'replicas: 5'), { declared: 'none' });
    expect(problems).toEqual(['warning not-rendered']);
  });
});

test('flux: an edit that helm does not see is no touch of a remote chart', async () => {
  const tree = { 'clusters/web.yaml': RELEASE };
  const head = { 'clusters/web.yaml': RELEASE.replace('interval: 5m', 'interval: 9m') };
  asked.length = 0;
  const sides = await sidesIn(sources({ flux: 'clusters' }), head, tree, { charts: chartsOf(FETCHED) });
  expect([sides.head.problems, asked]).toEqual([[], []]);
});

test('kustomize: a pattern names every kustomization that it matches', async () => {
  const tree: Paths = {
    'apps/a/prod/kustomization.yaml': 'resources: [a.yaml]\n',
    'apps/a/prod/a.yaml': deployment('a'),
    'apps/b/prod/kustomization.yaml': 'resources: [b.yaml]\n',
    'apps/b/prod/b.yaml': deployment('b'),
    'apps/b/dev/kustomization.yaml': 'resources: [b.yaml]\n',
    'apps/b/dev/b.yaml': deployment('b', 9),
  };
  const { head } = await sidesIn(sources({ kustomize: 'apps/*/prod' }), tree);
  expect(head.files.map(({ path }) => path)).toEqual(['apps/a/prod/a.yaml', 'apps/b/prod/b.yaml']);
  const none = await sidesIn(sources({ kustomize: 'apps/*/none' }), tree, tree);
  expect(none.head.problems.map(({ severity }) => severity)).toEqual(['error']);
});
