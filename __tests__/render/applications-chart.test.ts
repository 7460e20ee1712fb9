import type { Paths } from '../read/repository.js';
import { sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const REPO = 'https://github.com/example/shop.git';

const TREE: Paths = {
  'env/Chart.yaml': 'apiVersion: v2\nname: env\nversion: 1.0.0\n',
  'env/values.yaml': 'web: false\n',
  'env/values-north.yaml': 'name: north\nweb: true\n',
  'env/values-south.yaml': 'name: south\n',
  'env/templates/web.yaml': `apiVersion: v1
kind: Namespace
metadata: {name: web}
{{- if .Values.web }}
---
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: web
spec:
  destination: {server: https://kubernetes.default.svc, namespace: web}
  source: {repoURL: ${REPO}, path: web, helm: {valueFiles: ["values-{{ .Values.name }}.yaml"]}}
{{- end }}
`,
  'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'web/values-north.yaml': 'replicas: 8\n',
  'web/templates/web.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: {{ .Values.replicas }}}\n',
};

async function planned(values: string, tree: Paths = TREE) {
  const policies = sources({ argocd: { chart: 'env', values: [values] } });
  const { head } = await sidesIn(policies, tree);
  return {
    kinds: head.files.map(({ text }) => /^kind: (\w+)/m.exec(text)?.[1]),
    problems: head.problems.map(({ code }) => code),
    replicas: head.files.flatMap(({ text }) => /replicas: (\d+)/.exec(text)?.[1] ?? []),
    isRendered: (path: string) => head.renderedPaths.includes(path),
  };
}

describe('applications chart: a chart of Applications', () => {
  test('is followed to what its Applications take, beside what else it makes', async () => {
    const { kinds, problems, replicas, isRendered } = await planned('env/values-north.yaml');
    expect({ kinds: kinds.sort(), problems, replicas }).toEqual({
      kinds: ['Deployment', 'Namespace'],
      problems: [],
      replicas: ['8'],
    });
    expect(
      ['env/templates/web.yaml', 'env/values-north.yaml', 'web/values-north.yaml'].filter(isRendered),
    ).toHaveLength(3);
    expect(isRendered('env/values-south.yaml')).toBe(false);
  });

  test('makes with other values what these switch on', async () => {
    expect(await planned('env/values-south.yaml')).toMatchObject({ kinds: ['Namespace'], problems: [] });
  });

  test('that cannot be rendered is an error', async () => {
    const broken = { ...TREE, 'env/templates/web.yaml': '{{ fail "no" }}\n' };
    expect((await planned('env/values-north.yaml', broken)).problems).toEqual(['helm-failed']);
  });
});

describe('applications chart: Applications that an Application for the hub takes from a base in another folder are followed', () => {
  const app = (name: string, destination: string, path: string): string =>
    JSON.stringify({
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      metadata: { name },
      spec: { source: { repoURL: REPO, path }, destination: { name: destination, namespace: 'web' } },
    });
  const target = { name: 'north', destination: ['north-1'], labels: null, others: [] };
  const WEB = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: 3}\n';
  const OVER: Paths = {
    'root.yaml': app('root', 'in-cluster', 'apps/main'),
    'apps/main/kustomization.yaml': 'resources: [../base]\nnamespace: argocd\n',
    'apps/base/kustomization.yaml': 'resources: [web.yaml]\n',
    'apps/base/web.yaml': app('web', 'north-1', 'web'),
    'web/web.yaml': WEB,
  };

  test.each<[claim: string, more: Paths, kinds: (string | undefined)[]]>([
    ['by kustomize', {}, ['Deployment']],
    [
      'with a Kustomization of a remote base alone: none',
      { 'apps/main/kustomization.yaml': 'resources: ["https://example.com/a"]\n' },
      [],
    ],
  ])('%s', async (_claim, more, kinds) => {
    const { head } = await sidesIn(sources({ argocd: 'root.yaml' }), { ...OVER, ...more }, null, {
      cluster: target,
    });
    expect(head.files.map(({ text }) => /"?kind"?: ?"?(\w+)/.exec(text)?.[1])).toEqual(kinds);
  });
});
