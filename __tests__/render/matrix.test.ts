import { deployment, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const REPO = 'repoURL: https://github.com/example/shop.git';

/** An ApplicationSet with Go's templates, of which both generators of a matrix give `app` and `of`. */
const matrixOf = (first: string, second: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  goTemplate: true
  generators:
    - matrix: {generators: [{list: {elements: [${first}]}}, {list: {elements: [${second}]}}]}
  template:
    metadata: {name: a}
    spec: {source: {${REPO}, path: 'apps/{{ .app }}{{ .of.a }}'}}
`;

test.each([
  ['the first one', '{app: web, of: {a: ""}}', '{app: api, of: {a: ""}}', 'web'],
  ['the second one where the first one is empty', '{app: "", of: {a: ""}}', '{app: api, of: {a: ""}}', 'api'],
  ['each field by itself', '{app: web, of: {b: c}}', '{app: api, of: {a: "-x"}}', 'web-x'],
])('of what both generators of a matrix give takes %s, in Go', async (_claim, first, second, expected) => {
  const files = Object.fromEntries(
    ['web', 'api', 'web-x'].map((name) => [`apps/${name}/a.yaml`, deployment(name)]),
  );
  const tree = { ...files, 'argo/apps.yaml': matrixOf(first, second) };
  const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), tree, null);
  expect(head.problems).toEqual([]);
  expect(head.files.flatMap((file) => manifestsIn([file]).map(({ name }) => name))).toContain(expected);
});
