import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOL_LIMITS, type ToolLimits } from '../../src/sources/tool.js';
import { type Paths, temporaryFolder } from '../read/repository.js';
import { archiveOf, packed } from '../sources/remote-charts/servers.js';
import { deployment, sidesIn, sources, textOf } from './sides.js';
import { useTools } from './tools.js';
import { messageOf } from '../messages.js';
import { rows } from '../rows.js';

const root = temporaryFolder('machine');
/** A file of the machine, and text that nothing of it may show. */
const HOST = join(root, 'credentials.yaml');
const CONTENT = 'a-line-that-only-the-machine-has';
const UP = `./${'../'.repeat(20)}`;

let requests = 0;
let server: Server;

beforeAll(async () => {
  useTools();
  writeFileSync(HOST, `host: ${CONTENT}\n`);
  process.env['FLEETPLAN_SECRET'] = CONTENT;
  process.env['GITHUB_TOKEN'] = CONTENT;
  server = createServer((_request, response) => {
    requests += 1;
    response.end(deployment(CONTENT));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 60_000);

afterAll(() => {
  delete process.env['FLEETPLAN_SECRET'];
  delete process.env['GITHUB_TOKEN'];
  server.close();
  rmSync(root, { recursive: true });
});

const KUSTOMIZE = sources({ kustomize: 'prod' });
const FLUX = sources({ flux: 'prod' });
const HELM = sources({ helm: { chart: 'chart' } });

/** Renders the head with HOST and ADDRESS filled in; what it comes to, in a line for each problem. */
async function rendered(policies: typeof HELM, tree: Paths, limits?: ToolLimits) {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fill = (text: string): string => text.replaceAll('HOST', HOST).replaceAll('ADDRESS', address);
  const filled = Object.entries(tree).map(([path, one]) => [
    fill(path),
    typeof one === 'string' ? fill(one) : one,
  ]);
  const before = requests;
  const sides = await sidesIn(policies, Object.fromEntries(filled) as Paths, null, limits && { limits });
  expect(requests).toBe(before);
  expect(JSON.stringify(sides)).not.toContain(CONTENT);
  const { problems } = sides.head;
  const refused = problems.map(
    ({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}:${place?.line ?? ''}`,
  );
  return { refused, text: textOf(sides), message: problems[0] === undefined ? '' : messageOf(problems[0]) };
}

const AT = 'prod/kustomization.yaml';

describe('hostile: a kustomization with', () => {
  test.each(
    rows(`
    a remote file | resources:\\n  - ADDRESS/web.yaml | warning not-rendered | 2
    a remote base | resources:\\n  - https://github.com/example/base?ref=main | warning not-rendered | 2
    a base by ssh | resources: ["git@github.com:example/base.git"] | warning not-rendered | 1
    a base without a scheme | bases: [github.com/example/base] | warning not-rendered | 1
    a remote component | components: ["git::ADDRESS/base"] | error remote-base | 1
    a remote patch | patches: [{path: ADDRESS/p.yaml}] | error remote-base | 1
    a remote replacement | replacements: [{path: ADDRESS/r.yaml}] | error remote-base | 1
    a remote schema | openapi: {path: ADDRESS/s.json} | error remote-base | 1
    a remote generated file | configMapGenerator: [{name: a, files: [b=ADDRESS/x]}] | warning not-rendered | 1
    a chart | helmCharts: [{name: a, repo: ADDRESS}] | warning not-rendered | 1
    a file outside of the repository | resources: [${UP}HOST] | error outside | 1
    a file of the machine | resources: [HOST] | error outside | 1
    keys in other letters | ConfigMapGenerator: [{Name: a, Files: ["x=HOST"]}] | error outside | 1
    a letter that is an s | configMapGenerator: [{name: a, file\u017f: ["x=HOST"]}] | error outside | 1
    a key that is there twice | configMapGenerator: []\\nconfigMapGenerator: [{name: a, files: ["x=HOST"]}] | error kustomize-failed | 2`),
  )('%s: refused at its line', async (_claim, text = '', code, line) => {
    // Flux lets a kustomization read any file of the repository.
    for (const policies of [KUSTOMIZE, FLUX])
      expect((await rendered(policies, { [AT]: `${text.replaceAll('\\n', '\n')}\n` })).refused).toEqual([
        `${code} ${AT}:${line}`,
      ]);
  });

  const harmless = 'apiVersion: builtin\nkind: PrefixTransformer\nmetadata: {name: a}\nprefix: p-\n';
  const generator = `apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: {name: a}\nfiles: ["x=HOST"]\n`;
  test.each([
    ['a generator that reads a file', generator],
    ['a generator by another name of its group', generator.replace('builtin', '/builtin')],
    [
      'a generator of variables, in a list',
      'kind: List\nitems: [{apiVersion: builtin, kind: ConfigMapGenerator, envs: [HOST]}]\n',
    ],
    ['one that reads a file behind another', `${harmless}---\n${generator}`],
    ['a patch of a file', 'apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: a}\npath: HOST\n'],
    [
      'a remote patch',
      'apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: a}\npath: ADDRESS/p.yaml\n',
    ],
  ])('a plugin: %s is refused', async (_claim, plugin) => {
    const tree = { [AT]: 'generators: [g.yaml]\n', 'prod/g.yaml': plugin };
    expect((await rendered(FLUX, tree)).refused).toEqual([`error kustomize-plugin ${AT}:1`]);
    const inline = { [AT]: `transformers:\n- |\n${plugin.replace(/^/gm, '  ')}\n` };
    expect((await rendered(FLUX, inline)).refused).toEqual([`error kustomize-plugin ${AT}:2`]);
  });

  test('plugins of another kustomization: refused', async () => {
    const tree = {
      [AT]: 'generators: [../gen]\n',
      'gen/kustomization.yaml': 'resources: [g.yaml]\n',
      'gen/g.yaml': generator.replace('files: ["x=HOST"]', 'literals: [a=b]'),
    };
    expect((await rendered(FLUX, tree)).refused).toEqual([`error kustomize-plugin ${AT}:1`]);
  });

  const prefix =
    'apiVersion: builtin\nkind: PrefixTransformer\nmetadata: {name: a}\nprefix: p-\nfieldSpecs: [{path: metadata/name}]\n';
  const patch = `apiVersion: builtin\nkind: PatchTransformer\nmetadata: {name: a}\ntarget: {kind: Deployment}\npatch: '[{"op": "replace", "path": "/metadata/name", "value": "p-web"}]'\n`;
  test.each<[string, Paths]>([
    ['in a file', { [AT]: 'resources: [web.yaml]\ntransformers: [p.yaml]\n', 'prod/p.yaml': prefix }],
    ['with a patch', { [AT]: 'resources: [web.yaml]\ntransformers: [p.yaml]\n', 'prod/p.yaml': patch }],
  ])('a transformer of kustomize %s that reads no file: applied', async (_claim, tree) => {
    const { refused, text } = await rendered(KUSTOMIZE, { ...tree, 'prod/web.yaml': deployment('web') });
    expect(refused).toEqual([]);
    expect(text).toContain('name: p-web');
  });

  test.each(['exec: {path: ./run.sh}', 'container: {image: example/run}'])(
    'the plugin %s: an error, and it does not run',
    async (how) => {
      const { refused } = await rendered(KUSTOMIZE, {
        [AT]: 'resources: [web.yaml]\ntransformers: [plugin.yaml]\n',
        'prod/web.yaml': deployment('web'),
        'prod/plugin.yaml': `apiVersion: example.com/v1\nkind: Run\nmetadata:\n  name: run\n  annotations:\n    config.kubernetes.io/function: |\n      ${how}\n`,
        'prod/run.sh': { mode: '100755', text: '#!/bin/sh\ntouch /tmp/fleetplan-was-run\n' },
      });
      expect(refused).toEqual([`error kustomize-failed ${AT}:1`]);
      expect(readdirSync('/tmp')).not.toContain('fleetplan-was-run');
    },
  );

  test('names of the environment: they have no value', async () => {
    const { refused, text } = await rendered(KUSTOMIZE, {
      [AT]: 'configMapGenerator: [{name: a, envs: [names.env]}]\n',
      'prod/names.env': 'FLEETPLAN_SECRET\nGITHUB_TOKEN\n',
    });
    expect(refused).toEqual([]);
    expect(text).toContain('FLEETPLAN_SECRET');
  });

  test.each([`${UP}etc/passwd`, '/etc/passwd', 'web.yaml'])('a link to %s: refused', async (text) => {
    const tree = { [AT]: 'resources: [web.yaml]\n', 'prod/web.yaml': { mode: '120000', text } };
    expect((await rendered(KUSTOMIZE, tree)).refused).toEqual(['error symlink prod/web.yaml:1']);
  });

  test('itself as a base: an error with what kustomize says', async () => {
    const { refused, message } = await rendered(KUSTOMIZE, {
      [AT]: 'resources: [../other]\n',
      'other/kustomization.yaml': 'resources: [../prod]\n',
    });
    expect(refused).toEqual([`error kustomize-failed ${AT}:1`]);
    expect(message).toContain('cycle');
    expect(message).not.toContain(tmpdir());
  });
});

const chart = (template: string, more: Paths = {}): Paths => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: hostile\nversion: 1.0.0\n',
  'chart/values.yaml': 'host: none\n',
  'chart/templates/pool.yaml': template,
  ...more,
});
const PLAIN = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {host: "{{ .Values.host }}"}\n';
const release = (chartSpec: string, spec = ''): Paths => ({
  ...chart(PLAIN),
  'prod/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: a, namespace: b}
spec: {${spec}chart: {spec: {chart: chart, ${chartSpec}sourceRef: {kind: GitRepository, name: flux-system}}}}
`,
});
const link = (path: string, text: string): Paths => chart(PLAIN, { [path]: { mode: '120000', text } });
const given = (helm: object) => sources({ helm: { chart: 'chart', ...helm } });

describe('hostile: a chart', () => {
  const IN_TEMPLATE = 'helm-failed chart/templates/pool.yaml:1';
  const IN_CHART = 'helm-failed chart/Chart.yaml:1';
  const PATCHES = 'patches: [{path: "ADDRESS/p", target: {kind: ConfigMap}}]';
  const IN_PATCH = 'kustomize-failed chart/templates/pool.yaml:1';
  test.each<[string, typeof HELM, Paths, string]>([
    ['the environment', HELM, chart('kind: {{ env "FLEETPLAN_SECRET" }}\n'), IN_TEMPLATE],
    ['the environment in a text', HELM, chart('kind: {{ expandenv "$FLEETPLAN_SECRET" }}\n'), IN_TEMPLATE],
    ['values at an address', given({ values: 'ADDRESS/values.yaml' }), chart(PLAIN), 'no-values :'],
    ['values outside', given({ values: '../v.yaml' }), chart(PLAIN), 'outside :'],
    ['a folder outside', given({ chart: '../chart' }), chart(PLAIN), 'outside :'],
    ['a folder that is not there', given({ chart: 'other' }), chart(PLAIN), 'no-chart other:1'],
    ['a folder of no chart', given({ chart: 'chart/ci' }), chart(PLAIN), 'no-chart chart/ci:1'],
    ['a link out of it', HELM, link('chart/templates/a', `${UP}etc/passwd`), 'symlink chart/templates/a:1'],
    ['a link to the machine', HELM, link('chart/files/a.txt', '/etc/passwd'), 'symlink chart/files/a.txt:1'],
    ['values behind a link', given({ values: 'v' }), link('v', '/proc/self/environ'), 'symlink v:1'],
    ['a remote patch', FLUX, release('', `postRenderers: [{kustomize: {${PATCHES}}}], `), IN_PATCH],
    ['a name that is an option', FLUX, release('', 'releaseName: "--generate-name", '), IN_CHART],
    ['values files outside', FLUX, release('valuesFiles: [../../a], '), 'outside prod/release.yaml:1'],
  ])('%s: refused', async (_claim, policies, tree, expected) => {
    expect((await rendered(policies, tree)).refused).toEqual([`error ${expected}`]);
  });

  test('cluster, host names and files outside: Helm finds none', async () => {
    const template = `apiVersion: v1
kind: ConfigMap
metadata: {name: a}
data:
  cluster: {{ lookup "v1" "Node" "" "" | toJson | quote }}
  host: {{ getHostByName "localhost" | quote }}
  file: {{ .Files.Get "/etc/passwd" | quote }}
  beside: {{ .Files.Get "../secret.txt" | quote }}
`;
    const { refused, text } = await rendered(HELM, chart(template, { 'secret.txt': 'hidden' }));
    expect(refused).toEqual([]);
    expect(text).toContain('cluster: "{}"\n  host: ""\n  file: ""\n  beside: ""');
  });

  test.each<[string, Paths]>([
    ['of its own', { 'chart/values.schema.json': '{"\\u0024ref": "ADDRESS/schema.json"}' }],
    [
      'of a packed chart',
      {
        'chart/charts/inner-1.0.0.tgz': packed({
          'inner/Chart.yaml': 'apiVersion: v2\nname: inner\nversion: 1.0.0\n',
          'inner/values.schema.json': `{"$ref": "file://${HOST}"}`,
        }),
      },
    ],
  ])('a schema %s that refers elsewhere: not asked', async (_claim, more) => {
    expect((await rendered(HELM, chart(PLAIN, more))).refused).toEqual([]);
  });

  test.each([
    [
      'never ends',
      '{{ range until 100000 }}{{ range until 100000 }}{{ range until 1000 }}x{{ end }}{{ end }}{{ end }}',
    ],
    ['calls itself', '{{ define "a" }}{{ include "a" . }}{{ end }}{{ include "a" . }}'],
    ['prints without end', 'a: {{ repeat 30000000 "x" }}'],
  ])(
    'a template that %s: an error',
    async (_claim, template) => {
      // Helm holds what it prints several times over.
      const limits = { ...TOOL_LIMITS, timeMs: 1_000, outputBytes: 10_000_000 };
      const { refused, text } = await rendered(HELM, chart(`${template}\n`), limits);
      expect([refused, text]).toEqual([[expect.stringMatching(/^error helm-failed .*:1$/)], '']);
    },
    30_000,
  );

  test('packed charts that are too large together alone: an error', async () => {
    const zeros = '\0'.repeat(5 * 1024 ** 2);
    const large = Array.from({ length: 13 }, (_, i) => ({ path: `inner/${i}`, content: zeros }));
    const content = 'apiVersion: v2\nname: inner\nversion: 1.0.0\n';
    const inner = archiveOf([{ path: 'inner/Chart.yaml', content }, ...large]);
    const both = chart(PLAIN, { 'chart/charts/a.tgz': inner, 'chart/charts/b.tgz': inner });
    expect((await rendered(HELM, both)).refused).toEqual(['error helm-failed chart/Chart.yaml:1']);
  });

  test('output: bounded', async () => {
    const limits = { ...TOOL_LIMITS, outputBytes: 100_000 };
    const { message } = await rendered(HELM, chart('a: {{ repeat 200000 "x" }}\n'), limits);
    expect(message).toContain('it printed more than 100000 bytes and was stopped');
  });

  test('a dependency by a path: not copied there', async () => {
    const out = join(root, 'written');
    const { refused } = await rendered(
      HELM,
      chart(PLAIN, {
        'beside/Chart.yaml': 'apiVersion: v2\nname: beside\nversion: 1.0.0\n',
        'chart/Chart.yaml': `apiVersion: v2\nname: hostile\nversion: 1.0.0\ndependencies:\n  - {name: "${UP.slice(2)}${out.slice(1)}", version: 1.0.0, repository: "file://../beside"}\n`,
      }),
    );
    expect(refused).toEqual(['error chart-dependency chart/Chart.yaml:5']);
    expect(existsSync(out)).toBe(false);
  });
});
