import { ofTheHead } from '../../src/render/failures.js';
import { renderProblem } from '../../src/render/problems.js';
import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: system, namespace: argocd}
spec:
  generators:
    - git: {repoURL: https://github.com/example/lab.git, directories: [{path: system/*}]}
  template:
    metadata: {name: "{{path.basename}}"}
    spec:
      destination: {name: in-cluster, namespace: "{{path.basename}}"}
      source: {repoURL: https://github.com/example/lab.git, path: "{{path}}"}
      syncPolicy: {automated: {}}
`;
const UMBRELLA: Paths = {
  'system/kured/Chart.yaml':
    'apiVersion: v2\nname: kured\nversion: 0.0.0\ndependencies:\n  - {name: kured, version: 2.11.0, repository: https://example.com/charts}\n',
  'system/kured/values.yaml': 'kured: {period: 1h}\n',
};
const REMOTE: Paths = {
  'system/dns/kustomization.yaml': 'resources: [https://example.com/install.yaml, dns.yaml]\n',
  'system/dns/dns.yaml': deployment('dns'),
};
const WEB: Paths = { 'system/web/web.yaml': deployment('web'), 'system.yaml': SET };

/** What is said of the head, and of the base, where a lab of these becomes another one. */
async function said(base: Paths | null, head: Paths) {
  const sides = await sidesIn(
    sources({ argocd: 'system.yaml' }),
    { ...WEB, ...head },
    base && { ...WEB, ...base },
  );
  const problems = (side: typeof sides.base) =>
    side?.problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`) ?? [];
  return { head: problems(sides.head), base: problems(sides.base), files: sides.head.files };
}

describe('what an ApplicationSet takes from outside of the repository is no part of a change that does not touch it', () => {
  test.each<[string, Paths, string, string, string]>([
    [
      'a chart of charts of a registry',
      UMBRELLA,
      'system/kured/values.yaml',
      'kured: {period: 1m}\n',
      'error chart-dependency',
    ],
    [
      'a kustomization over a file of the web, of which another version is taken',
      REMOTE,
      'system/dns/kustomization.yaml',
      'resources: [https://example.com/v2/install.yaml, dns.yaml]\n',
      'warning remote-base',
    ],
  ])('%s', async (_claim, tree, edited, text, expected) => {
    const beside = await said(tree, { ...tree, 'system/web/web.yaml': deployment('web', 4) });
    expect(beside).toMatchObject({ head: [], base: [] });
    expect(beside.files.map(({ path }) => path)).toContain('system/web/web.yaml');

    const inside = await said(tree, { ...tree, [edited]: text });
    expect(inside.head).toEqual([expect.stringContaining(expected)]);
    const added = await said({}, tree);
    expect(added.head).toEqual([expect.stringMatching(/^error (?:chart-dependency|remote-base) /)]);
    const gone = await said(tree, {});
    expect(gone.head).toEqual([expect.stringMatching(/^error not-rendered /)]);
    expect(gone.base).toEqual([]);
  });

  test('and what can not be rendered for another reason is one warning, of the head', async () => {
    const broken: Paths = {
      'system/api/Chart.yaml': 'apiVersion: v2\nname: api\nversion: 0.0.0\n',
      'system/api/templates/api.yaml': '{{ fail "no" }}\n',
    };
    expect(await said(broken, { ...broken, 'system/web/web.yaml': deployment('web', 4) })).toMatchObject({
      head: ['warning helm-failed system/api/templates/api.yaml'],
      base: [],
    });
  });
});

test('what can not be rendered, of content that nobody can name, is an error although the base has it too', () => {
  const side = { problems: [], failures: [{ problem: renderProblem('bad-path', 'no', null), of: null }] };
  expect(ofTheHead(side, side).problems).toMatchObject([{ severity: 'error', code: 'bad-path' }]);
});

test('a chart of a registry in another version is one error', async () => {
  const app = (version: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: gpu, namespace: argocd}\nspec:\n  destination: {server: here}\n  sources:\n    - {repoURL: "https://example.com/charts", chart: gpu, targetRevision: ${version}, helm: {valueFiles: [$values/values/gpu.yaml]}}\n    - {repoURL: "https://github.com/example/lab.git", ref: values}\n`;
  const tree = (version: string): Paths => ({ 'app.yaml': app(version), 'values/gpu.yaml': 'a: 1\n' });
  const { head } = await sidesIn(sources({ argocd: 'app.yaml' }), tree('2.0.0'), tree('1.0.0'));
  expect(head.problems.map(({ code }) => code)).toEqual(['not-rendered']);
});
