import { readSides } from '../../../src/plan/reading/sides.js';
import { config, snapshot } from './two-sides.js';
import { deployment, manifestsIn, sidesIn, sources } from '../../render/sides.js';
import { useTools } from '../../render/tools.js';

beforeAll(useTools, 60_000);

const app = (name: string, path: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {namespace: shop}
  source: {repoURL: "https://github.com/example/shop.git", path: ${path}}
`;
const tree = (patches: string): Readonly<Record<string, string>> => ({
  'apps/one/a.yaml': deployment('one'),
  'apps/two/a.yaml': deployment('two'),
  'argo/a.yaml': app('web', 'apps/one'),
  'argo/kustomization.yaml': `resources: [a.yaml]\n${patches}`,
  'root.yaml': app('root', 'argo'),
});
const PATCH =
  'patches:\n- target: {kind: Application}\n  patch: |-\n    - {op: replace, path: /spec/source/path, value: apps/two}\n';

async function read(argocd: string) {
  const { base, head } = await sidesIn(sources({ argocd }), tree(PATCH), tree(''));
  const told = readSides(base, head, { snapshot, config }).head.problems.map(({ message }) => message);
  return { told, names: manifestsIn(head.files).map(({ name }) => name) };
}

test('an edited kustomization of Applications that entries name is unknown, and says what to name in their place', async () => {
  const { told } = await read('argo/*.yaml');
  expect(told).toEqual([
    expect.stringMatching(
      /argo\/kustomization\.yaml is edited.*\(patches\)\. Name the Application that takes argo in `policies`/,
    ),
  ]);
});

test('with that named its patches count', async () => {
  const { names } = await read('root.yaml');
  expect(names).toContain('two');
  expect(names).not.toContain('one');
});
