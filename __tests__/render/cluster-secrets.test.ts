import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const ARGO = sources({ argocd: 'argo/*.yaml' });
const REPO = 'https://github.com/example/lab.git';

/** The Secret by which Argo CD knows a cluster. */
function secret(name: string, environment: string, basepath = 'addons/', key = 'stringData'): string {
  const plain = { name: `${name}-east`, server: `https://${name}.example.com` };
  const data = key === 'stringData' ? plain : encoded(plain);
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {
      name,
      labels: { 'argocd.argoproj.io/secret-type': 'cluster', environment },
      annotations: { basepath },
    },
    [key]: data,
  });
}

function encoded(plain: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(plain).map(([key, text]) => [key, Buffer.from(text).toString('base64')]),
  );
}

const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: pools}
spec:
  goTemplate: true
  generators:
    - clusters: {selector: {matchExpressions: [{key: environment, operator: In, values: [prod, dev]}]}}
  template:
    metadata: {name: '{{.name}}-pools'}
    spec:
      source: {repoURL: ${REPO}, path: '{{.metadata.annotations.basepath}}{{.metadata.labels.environment}}'}
      destination: {name: '{{.name}}', namespace: shop}
`;

const TREE: Paths = {
  'argo/set.yaml': SET,
  'clusters/prod.yaml': secret('prod', 'prod'),
  'clusters/dev.yaml': secret('dev', 'dev'),
  'addons/prod/web.yaml': deployment('web'),
  'addons/dev/try.yaml': deployment('try'),
};

const CLUSTER = { name: 'prod', destination: ['prod-east'], labels: null, others: [] } as const;

async function planned(head: Paths, base: Paths | null = null, cluster: typeof CLUSTER | null = CLUSTER) {
  const sides = await sidesIn(ARGO, head, base, cluster === null ? {} : { cluster });
  return {
    files: sides.head.files.map(({ path }) => path),
    problems: sides.head.problems.map(({ severity, code }) => `${severity} ${code}`),
    renderedPaths: sides.head.renderedPaths,
  };
}

describe('the Secret of a cluster in the repository', () => {
  test.each<[claim: string, edit: Paths, expected: string[]]>([
    ['gives its labels and annotations to templates', {}, ['addons/prod/web.yaml']],
    [
      'counts in base64 too',
      { 'clusters/prod.yaml': secret('prod', 'prod', 'addons/', 'data') },
      ['addons/prod/web.yaml'],
    ],
    [
      'moves what is rendered with a label',
      { 'clusters/prod.yaml': secret('prod', 'dev') },
      ['addons/dev/try.yaml'],
    ],
    ['takes it away with a label that nothing selects', { 'clusters/prod.yaml': secret('prod', 'lab') }, []],
  ])('%s', async (_claim, edit, expected) => {
    const { files, problems, renderedPaths } = await planned({ ...TREE, ...edit });
    expect({ files, problems }).toEqual({ files: expected, problems: [] });
    expect(renderedPaths).toContain('clusters/prod.yaml');
    expect(renderedPaths).not.toContain('clusters/dev.yaml');
  });

  test('that an annotation sends to no folder of the repository is an error of what it makes', async () => {
    const { problems } = await planned(
      { ...TREE, 'clusters/prod.yaml': secret('prod', 'prod', 'none/') },
      TREE,
    );
    expect(problems).toContain('error not-rendered');
  });

  test('is named if it is edited and the cluster has no name', async () => {
    const edited = { ...TREE, 'clusters/prod.yaml': secret('prod', 'dev') };
    expect(await planned(edited, TREE, null)).toMatchObject({
      files: [],
      problems: ['warning not-rendered'],
    });
    expect(await planned({ ...TREE, 'README.md': 'a\n' }, TREE, null)).toMatchObject({ problems: [] });
  });
});

test('files that a generator takes parameters from are rendered with what it makes', async () => {
  const set = SET.replace(/- clusters: .*/, `- git: {repoURL: ${REPO}, files: [{path: apps/*/config.yaml}]}`)
    .replace(/path: '\{\{[^']*'/, 'path: \'{{.path.path}}/{{ dig "folder" "manifests" . }}\'')
    .replaceAll('{{.name}}', '{{.path.basename}}');
  const tree: Paths = {
    'argo/set.yaml': set,
    'apps/web/config.yaml': 'a: 1\n',
    'apps/web/manifests/web.yaml': deployment('web'),
  };
  const { problems, files, renderedPaths } = await planned(tree, null, null);
  expect({ problems, files }).toEqual({ problems: [], files: ['apps/web/manifests/web.yaml'] });
  expect(renderedPaths).toContain('apps/web/config.yaml');
});
