import { packed } from './packed.js';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Paths, temporaryFolder } from '../read/repository.js';
import { deployment, sidesIn, sources, textOf } from './sides.js';
import { useTools } from './tools.js';

const root = temporaryFolder('machine');
const HOST = join(root, 'credentials.yaml');
const CONTENT = 'a-line-that-only-the-machine-has';
const UP = `./${'../'.repeat(20)}`;

let requests = 0;
let server: Server;
let address = '';

beforeAll(async () => {
  useTools();
  writeFileSync(HOST, `host: ${CONTENT}\n`);
  server = createServer((_request, response) => {
    requests += 1;
    response.end(deployment('fetched'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const generator = (files: string, head = ''): string =>
  `${head}apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: {name: a}\n${files}\n`;
const inline = (text: string): string => `generators:\n  - |\n${text.replace(/^(?=.)/gm, '    ')}`;
const kustomization = (text: string, more: Paths = {}): Paths => ({
  'prod/kustomization.yaml': text,
  ...more,
});
const FILES = 'files: ["x=HOST"]';

/** Kustomizations of Flux, which may read any file of the repository. */
const KUSTOMIZATIONS: readonly (readonly [claim: string, tree: () => Paths, code: string])[] = [
  [
    'a generator with a path of the machine',
    () => kustomization(inline(generator(FILES))),
    'kustomize-plugin',
  ],
  [
    'a generator by another name of its group',
    () => kustomization(inline(generator(FILES).replace('builtin', '/builtin'))),
    'kustomize-plugin',
  ],
  [
    'a list of generators',
    () =>
      kustomization(
        inline(
          `apiVersion: v1\nkind: List\nitems: [{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: a}, ${FILES}}]\n`,
        ),
      ),
    'kustomize-plugin',
  ],
  [
    'a transformer with a path that goes up',
    () =>
      kustomization(
        inline(`apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: a}\npath: ${UP}HOST\n`),
      ),
    'kustomize-plugin',
  ],
  [
    'a generator that is patched in a folder of its own',
    () =>
      kustomization('generators: [../gen]\n', {
        'gen/kustomization.yaml': `resources: [g.yaml]\npatches: [{target: {kind: ConfigMapGenerator}, patch: '[{"op": "add", "path": "/files", "value": ["x=HOST"]}]'}]\n`,
        'gen/g.yaml': generator('literals: [a=b]'),
      }),
    'kustomize-plugin',
  ],
  [
    'keys in other letters',
    () => kustomization('ConfigMapGenerator: [{Name: a, Files: ["x=HOST"]}]\n'),
    'outside',
  ],
  [
    'a letter that Go takes for an s',
    () => kustomization('configMapGenerator: [{name: a, file\u017f: ["x=HOST"]}]\n'),
    'outside',
  ],
  [
    'a key that is there twice',
    () => kustomization('configMapGenerator: []\nconfigMapGenerator: [{name: a, files: ["x=HOST"]}]\n'),
    'kustomize-failed',
  ],
  [
    'an address that is the name of a folder too',
    () =>
      kustomization('resources: ["ADDRESS/web.yaml"]\n', {
        [`prod/${address.replace('//', '/')}/web.yaml`]: deployment('local'),
      }),
    'warning not-rendered',
  ],
];

const CHART: Paths = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: hostile\nversion: 1.0.0\n',
  'chart/values.yaml': 'host: none\n',
  'chart/a': 'host: a\n',
  'chart/templates/a.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {host: "{{ .Values.host }}"}\n',
};

const application = (helm: string): Paths => ({
  ...CHART,
  'argo.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec: {destination: {namespace: x}, source: {repoURL: "https://x/y.git", path: chart, helm: ${helm}}}
`,
});

const release = (spec: string): Readonly<Record<string, string>> => ({
  ...CHART,
  'root/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: a, namespace: b}
spec: {${spec}, chart: {spec: {chart: chart, sourceRef: {kind: GitRepository, name: flux-system}}}}
`,
});

const ARGO = sources({ argocd: 'argo.yaml' });
const CHARTS: readonly (readonly [
  claim: string,
  policies: typeof ARGO,
  tree: () => Paths,
  code: string | null,
])[] = [
  [
    'a file of values whose name helm takes for two',
    ARGO,
    () => ({ ...application('{valueFiles: ["a,HOST"]}'), [`chart/a,${HOST}`]: 'a: 1\n' }),
    'bad-path',
  ],
  [
    'a parameter whose name helm takes for two',
    ARGO,
    () => application('{fileParameters: [{name: "host=HOST,b", path: a}]}'),
    'bad-path',
  ],
  [
    'a file of a parameter whose name helm takes for two',
    ARGO,
    () => ({
      ...application('{fileParameters: [{name: b, path: "a,host=HOST"}]}'),
      [`chart/a,host=${HOST}`]: 'a',
    }),
    'bad-path',
  ],
  [
    'a postRenderer that names an address',
    sources({ flux: 'root' }),
    () =>
      release('postRenderers: [{kustomize: {patches: [{path: "ADDRESS/p", target: {kind: ConfigMap}}]}}]'),
    'outside',
  ],
  [
    'a schema that names an address',
    sources({ helm: { chart: 'chart' } }),
    () => ({ ...CHART, 'chart/values.schema.json': '{"\\u0024ref": "ADDRESS/schema.json"}' }),
    null,
  ],
  [
    'a schema of a packed chart that names an address',
    sources({ helm: { chart: 'chart' } }),
    () => ({
      ...CHART,
      'chart/charts/inner-1.0.0.tgz': packed({
        'inner/Chart.yaml': 'apiVersion: v2\nname: inner\nversion: 1.0.0\n',
        'inner/values.schema.json': `{"$ref": "${address}/schema.json"}`,
      }),
    }),
    null,
  ],
];

const filled = (tree: Paths): Paths =>
  Object.fromEntries(
    Object.entries(tree).map(([path, text]) => [
      path,
      typeof text === 'string' ? text.replaceAll('HOST', HOST).replaceAll('ADDRESS', address) : text,
    ]),
  );

test('values of a release that lead out of the repository are an error at the release', async () => {
  const tree = release('x: a');
  const written = (tree['root/release.yaml'] ?? '').replace(
    'chart: chart,',
    'chart: chart, valuesFiles: [../../a],',
  );
  const { head } = await sidesIn(sources({ flux: 'root' }), { ...tree, 'root/release.yaml': written });
  expect(head.problems.map(({ code, place }) => `${code} ${place?.file ?? ''}`)).toEqual([
    'outside root/release.yaml',
  ]);
});

describe('reads no file of the machine and fetches nothing:', () => {
  test.each([
    ...KUSTOMIZATIONS.map(([claim, tree, code]) => [claim, sources({ flux: 'prod' }), tree, code] as const),
    ...CHARTS,
  ])('%s', async (_claim, policies, tree, code) => {
    const before = requests;
    const sides = await sidesIn(policies, filled(tree()));
    expect(sides.head.problems.map((one) => `${one.severity} ${one.code}`)).toEqual(
      code === null ? [] : [code.includes(' ') ? code : `error ${code}`],
    );
    expect(textOf(sides)).not.toContain(CONTENT);
    expect(requests).toBe(before);
  });
});

test('a chart that depends on one by a path is not copied there', async () => {
  const out = join(root, 'written');
  const { head } = await sidesIn(sources({ helm: { chart: 'chart' } }), {
    ...CHART,
    'beside/Chart.yaml': 'apiVersion: v2\nname: beside\nversion: 1.0.0\n',
    'chart/Chart.yaml': `apiVersion: v2
name: hostile
version: 1.0.0
dependencies:
  - {name: "${UP.slice(2)}${out.slice(1)}", version: 1.0.0, repository: "file://../beside"}
`,
  });
  expect(head.problems).toMatchObject([
    { severity: 'error', code: 'chart-dependency', place: { file: 'chart/Chart.yaml', line: 5 } },
  ]);
  expect(existsSync(out)).toBe(false);
});

test('kustomize: a transformer of its own that reads no file is applied', async () => {
  const transformer =
    'apiVersion: builtin\nkind: PrefixTransformer\nmetadata: {name: a}\nprefix: p-\nfieldSpecs: [{path: metadata/name}]\n';
  const tree = kustomization('resources: [web.yaml]\ntransformers: [prefix.yaml]\n', {
    'prod/web.yaml': deployment('web'),
    'prod/prefix.yaml': transformer,
  });
  const sides = await sidesIn(sources({ kustomize: 'prod' }), tree);
  expect(sides.head.problems).toEqual([]);
  expect(textOf(sides)).toContain('name: p-web');
});
