import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { toolFolder } from '../../scripts/unpack-tools.mjs';
import type { Paths } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

const bin = mkdtempSync(join(tmpdir(), 'fleetplan-bin-'));
const log = join(bin, 'starts');
const path = process.env['PATH'];

beforeAll(() => {
  useTools();
  const real = join(toolFolder(), 'kubectl');
  writeFileSync(join(bin, 'kubectl'), `#!/bin/sh\necho x >> ${log}\nexec ${real} "$@"\n`);
  chmodSync(join(bin, 'kubectl'), 0o755);
  process.env['PATH'] = `${bin}:${path ?? ''}`;
}, 60_000);
afterAll(() => {
  process.env['PATH'] = path;
  rmSync(bin, { recursive: true });
});

const app = (name: string, text: string, more: Paths = {}): Paths => ({
  [`apps/${name}/kustomization.yaml`]: text,
  [`apps/${name}/web.yaml`]: deployment(name).replace('- {', `- {envFrom: [{configMapRef: {name: c}}], `),
  ...more,
});
const PLAIN = 'resources: [web.yaml]\n';
const BESIDE: Paths = { ...app('x', PLAIN), ...app('y', PLAIN) };
const SHARED: Paths = {
  'common/kustomization.yaml': 'resources: [job.yaml]\n',
  'common/job.yaml': deployment('z'),
};
const taking = (namespace: string): string =>
  `namespace: ${namespace}\nresources: [web.yaml, ../../common]\n`;
const ORIGIN = 'config.kubernetes.io/origin: |\n      path: 1/apps/y/web.yaml\n';
const POSING = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  x: |\n    ${ORIGIN}`;
const generated = (options: string): string =>
  `resources: [web.yaml]\nconfigMapGenerator: [{name: c, literals: [a=b]${options}}]\n`;

/** Starts of kustomize, and the objects of each kustomization beside others and by itself. */
async function builds(tree: Paths): Promise<{ starts: number; beside: unknown; alone: unknown }> {
  const names = [...new Set(Object.keys(tree).flatMap((file) => /^apps\/(\w+)\//.exec(file)?.[1] ?? []))];
  writeFileSync(log, '');
  const objectsOf = async (kustomize: string): Promise<unknown[]> => {
    const { head } = await sidesIn(sources({ kustomize }), tree, null, { cache: new Map() });
    const failed = head.coverage.filter(({ outcome }) => outcome !== 'evaluated');
    return [...head.files.map(({ path: file, text }) => [file, text]), ...failed.map((one) => one.identity)];
  };
  const beside = (await objectsOf('apps/*')).sort();
  const starts = readFileSync(log, 'utf8').split('\n').length - 1;
  const alone = (await Promise.all(names.map((name) => objectsOf(`apps/${name}`)))).flat().sort();
  return { starts, beside, alone };
}

test.each<[string, Paths, number]>([
  ['one start', BESIDE, 1],
  [
    'one start for one file in two namespaces',
    { ...SHARED, ...app('a', taking('one')), ...app('b', taking('two')) },
    1,
  ],
  [
    'a start each for one file in one namespace',
    { ...SHARED, ...app('a', taking('one')), ...app('b', taking('one')) },
    2,
  ],
  [
    'one start for data like an origin',
    { ...BESIDE, ...app('a', 'resources: [web.yaml, c.yaml]\n', { 'apps/a/c.yaml': POSING }) },
    1,
  ],
  ['a start each after one that fails', { ...BESIDE, ...app('a', 'resources: [web.yaml]\nimages: 7\n') }, 4],
  [
    'one start for generated names without a digest',
    { ...BESIDE, ...app('a', generated(', options: {disableNameSuffixHash: true}')) },
    1,
  ],
  ['a start of its own for a generated name', { ...BESIDE, ...app('a', generated('')) }, 2],
  ['a start of its own for a prefix', { ...BESIDE, ...app('a', `namePrefix: p-\n${PLAIN}`) }, 2],
  [
    'a start of its own for another order',
    { ...BESIDE, ...app('a', `sortOptions: {order: fifo}\n${PLAIN}`) },
    2,
  ],
])('kustomizations of one source: %s, and the same objects as alone', async (_what, tree, starts) => {
  const built = await builds(tree);
  expect(built.beside).toEqual(built.alone);
  expect(built.starts).toBe(starts);
});
