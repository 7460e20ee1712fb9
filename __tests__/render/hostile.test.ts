import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Problem } from '../../src/manifest/problem.js';
import { TOOL_LIMITS } from '../../src/sources/tool.js';
import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources, textOf } from './sides.js';
import { useTools } from './tools.js';
import { messageOf } from '../messages.js';

const SECRET = 'a-value-that-only-this-process-has';
const KUSTOMIZE = sources({ kustomize: 'prod' });
const HELM = sources({ helm: { chart: 'chart' } });

let requests = 0;
let server: Server;
let address = '';

beforeAll(async () => {
  useTools();
  process.env['FLEETPLAN_SECRET'] = SECRET;
  process.env['GITHUB_TOKEN'] = SECRET;
  server = createServer((_request, response) => {
    requests += 1;
    response.end(deployment('fetched'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(() => {
  delete process.env['FLEETPLAN_SECRET'];
  delete process.env['GITHUB_TOKEN'];
  server.close();
});

/** What a hostile side comes to: no file, and one error that says where. */
function refusal(problems: readonly Problem[]) {
  return problems.map(
    ({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}:${place?.line ?? ''}`,
  );
}

const chart = (template: string, more: Paths = {}): Paths => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: hostile\nversion: 1.0.0\n',
  'chart/templates/pool.yaml': template,
  ...more,
});

describe('a kustomization', () => {
  const FETCHING: readonly (readonly [claim: string, written: string, code: string, line: number])[] = [
    ['a remote file', 'resources:\n  - ADDRESS/web.yaml\n', 'not-rendered', 2],
    ['a remote base', 'resources:\n  - https://github.com/example/base?ref=main\n', 'not-rendered', 2],
    ['a base by ssh', 'resources: ["git@github.com:example/base.git"]\n', 'not-rendered', 1],
    ['a base without a scheme', 'bases: [github.com/example/base]\n', 'not-rendered', 1],
    ['a remote component', 'components: ["git::ADDRESS/base"]\n', 'remote-base', 1],
    ['a remote patch', 'resources: [web.yaml]\npatches: [{path: ADDRESS/p.yaml}]\n', 'remote-base', 2],
    ['a remote replacement', 'replacements: [{path: ADDRESS/r.yaml}]\n', 'remote-base', 1],
    ['a remote schema', 'openapi: {path: ADDRESS/s.json}\n', 'remote-base', 1],
    ['a remote generated file', 'configMapGenerator: [{name: a, files: [b=ADDRESS/x]}]\n', 'not-rendered', 1],
    [
      'a remote patch in a transformer',
      'resources: [web.yaml]\ntransformers:\n  - |\n    apiVersion: builtin\n    kind: PatchTransformer\n    metadata: {name: a}\n    path: ADDRESS/p.yaml\n',
      'kustomize-plugin',
      3,
    ],
    ['a chart', 'helmCharts: [{name: a, repo: ADDRESS}]\n', 'not-rendered', 1],
    ['a file outside of the repository', 'resources: [../../../../etc/passwd]\n', 'outside', 1],
    ['a file of the machine', 'resources: [/etc/passwd]\n', 'outside', 1],
  ];

  test.each(FETCHING)(
    'with %s is reported at its line, and nothing is fetched',
    async (_claim, written, code, line) => {
      const before = requests;
      const { head } = await sidesIn(KUSTOMIZE, {
        'prod/kustomization.yaml': written.replaceAll('ADDRESS', address),
        'prod/web.yaml': deployment('web'),
      });
      // The rest of a generated object is rendered.
      expect(head.files.map(({ text }) => text).join('')).not.toContain('fetched');
      if (!written.includes('Generator')) expect(head.files).toEqual([]);
      const severity = code === 'not-rendered' ? 'warning' : 'error';
      expect(refusal(head.problems)).toEqual([`${severity} ${code} prod/kustomization.yaml:${line}`]);
      expect(requests).toBe(before);
    },
  );

  test.each([
    ['a program', 'exec: {path: ./run.sh}'],
    ['a container', 'container: {image: example/run}'],
  ])('with %s as a plugin is an error, and does not run', async (_claim, how) => {
    const { head } = await sidesIn(KUSTOMIZE, {
      'prod/kustomization.yaml': 'resources: [web.yaml]\ntransformers: [plugin.yaml]\n',
      'prod/web.yaml': deployment('web'),
      'prod/plugin.yaml': `apiVersion: example.com/v1
kind: Run
metadata:
  name: run
  annotations:
    config.kubernetes.io/function: |
      ${how}
`,
      'prod/run.sh': { mode: '100755', text: '#!/bin/sh\ntouch /tmp/fleetplan-was-run\n' },
    });
    expect(refusal(head.problems)).toEqual(['error kustomize-failed prod/kustomization.yaml:1']);
    expect(readdirSync('/tmp')).not.toContain('fleetplan-was-run');
  });

  test('reads nothing of the environment', async () => {
    const sides = await sidesIn(KUSTOMIZE, {
      'prod/kustomization.yaml': 'configMapGenerator: [{name: a, envs: [names.env]}]\n',
      'prod/names.env': 'FLEETPLAN_SECRET\nGITHUB_TOKEN\n',
    });
    expect(sides.head.problems).toEqual([]);
    expect(textOf(sides)).toContain('FLEETPLAN_SECRET');
    expect(textOf(sides)).not.toContain(SECRET);
  });

  test.each([
    ['out of the repository', '../../../../../etc/passwd'],
    ['to a file of the machine', '/etc/passwd'],
    ['to itself', 'web.yaml'],
  ])('with a link %s is an error at the link', async (_claim, text) => {
    const { head } = await sidesIn(KUSTOMIZE, {
      'prod/kustomization.yaml': 'resources: [web.yaml]\n',
      'prod/web.yaml': { mode: '120000', text },
    });
    expect(refusal(head.problems)).toEqual(['error symlink prod/web.yaml:1']);
  });

  test('that is its own base is an error with what kustomize says', async () => {
    const { head } = await sidesIn(KUSTOMIZE, {
      'prod/kustomization.yaml': 'resources: [../other]\n',
      'other/kustomization.yaml': 'resources: [../prod]\n',
    });
    expect(refusal(head.problems)).toEqual(['error kustomize-failed prod/kustomization.yaml:1']);
    expect(messageOf(head.problems[0])).toContain('cycle');
    expect(messageOf(head.problems[0])).not.toContain(tmpdir());
  });
});

describe('a chart', () => {
  test.each([
    ['the environment', '{{ env "FLEETPLAN_SECRET" }}'],
    ['the environment by another name', '{{ expandenv "$FLEETPLAN_SECRET" }}'],
  ])('that reads %s is an error', async (_claim, expression) => {
    const { head } = await sidesIn(HELM, chart(`kind: ${expression}\n`));
    expect(refusal(head.problems)).toEqual(['error helm-failed chart/templates/pool.yaml:1']);
    expect(JSON.stringify(head)).not.toContain(SECRET);
  });

  test('finds no cluster, no host names and no files but its own', async () => {
    const template = `apiVersion: v1
kind: ConfigMap
metadata: {name: a}
data:
  cluster: {{ lookup "v1" "Node" "" "" | toJson | quote }}
  host: {{ getHostByName "localhost" | quote }}
  file: {{ .Files.Get "/etc/passwd" | quote }}
  beside: {{ .Files.Get "../secret.txt" | quote }}
`;
    const sides = await sidesIn(HELM, chart(template, { 'secret.txt': 'hidden' }));
    expect(sides.head.problems).toEqual([]);
    expect(textOf(sides)).toContain('cluster: "{}"\n  host: ""\n  file: ""\n  beside: ""');
  });

  test('whose values are an address is an error, and nothing is fetched', async () => {
    const before = requests;
    const policies = sources({ helm: { chart: 'chart', values: `${address}/values.yaml` } });
    const { head } = await sidesIn(policies, chart('a: 1\n'));
    expect(refusal(head.problems)).toEqual(['error no-values :']);
    expect(requests).toBe(before);
  });

  test.each([
    [
      'never ends',
      '{{ range until 100000 }}{{ range until 100000 }}{{ range until 1000 }}x{{ end }}{{ end }}{{ end }}',
    ],
    ['calls itself', '{{ define "a" }}{{ include "a" . }}{{ end }}{{ include "a" . }}'],
    ['prints without end', 'a: {{ repeat 300000000 "x" }}'],
  ])(
    'with a template that %s is an error',
    async (_claim, template) => {
      const limits = { ...TOOL_LIMITS, timeMs: 2_500 };
      const { head } = await sidesIn(HELM, chart(`${template}\n`), null, { limits });
      expect(head.files).toEqual([]);
      expect(head.problems).toMatchObject([{ severity: 'error', code: 'helm-failed', place: { line: 1 } }]);
    },
    30_000,
  );

  test('is bounded in what it prints', async () => {
    const limits = { ...TOOL_LIMITS, outputBytes: 100_000 };
    const { head } = await sidesIn(HELM, chart('a: {{ repeat 200000 "x" }}\n'), null, { limits });
    expect(messageOf(head.problems[0])).toContain('it printed more than 100000 bytes and was stopped');
  });

  test.each([
    ['leads out of it in its templates', 'chart/templates/link.yaml', '../../../../etc/passwd'],
    ['leads to a file of the machine', 'chart/files/link.txt', '/etc/passwd'],
  ])('with a link that %s is an error at the link', async (_claim, path, text) => {
    const { head } = await sidesIn(HELM, chart('a: 1\n', { [path]: { mode: '120000', text } }));
    expect(refusal(head.problems)).toEqual([`error symlink ${path}:1`]);
  });

  test('whose values are a link that leads out of it is an error at the link', async () => {
    const values = { ...chart('a: 1\n'), 'v.yaml': { mode: '120000', text: '/proc/self/environ' } };
    const { head } = await sidesIn(sources({ helm: { chart: 'chart', values: 'v.yaml' } }), values);
    expect(refusal(head.problems)).toEqual(['error symlink v.yaml:1']);
  });

  test.each([
    ['whose folder is outside of the repository', { chart: '../chart' }, 'outside'],
    ['that is not there', { chart: 'other' }, 'no-chart'],
    ['that is a folder without a Chart.yaml', { chart: 'chart/templates' }, 'no-chart'],
    ['whose values are outside of the repository', { chart: 'chart', values: '../v.yaml' }, 'outside'],
  ])('%s is an error', async (_claim, helm, code) => {
    const { head } = await sidesIn(sources({ helm }), chart('a: 1\n'));
    expect(head.problems).toMatchObject([{ severity: 'error', code }]);
  });
});
