import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compartments, SHAPES, type Shape } from './shapes.js';

/** usage: npm run bench [-- BUILD_BEFORE]: ratios of `dist/`, with those of another build beside them. */
const builds = ['dist', ...process.argv.slice(2)].map((folder) => resolve(folder, 'cli.js'));
const folder = mkdtempSync(join(tmpdir(), 'fleetplan-bench-'));
const ROUNDS = 15;
const AT = '2026-11-23T08:00:00Z';

/** Processor time of a command and all that it starts, in seconds, and its exit code. */
function seconds(args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = {}): number {
  const script = '"$0" "$@" > out.txt 2> err.txt; echo $?; times';
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, ...args], {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, ...env } },
  });
  const [status = '', , ofChildren = ''] = stdout.trim().split('\n');
  if (!['0', '1'].includes(status))
    throw new Error(
      `node ${args.join(' ')} ended with ${status}: ${readFileSync(join(cwd, 'err.txt'), 'utf8')}`,
    );
  return Array.from(ofChildren.matchAll(/(\d+)m([\d.]+)s/g)).reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}

/** Writes a fleet and gives the arguments of its plan. */
function plan(name: string, { items, text }: Shape): string[] {
  const at = join(folder, name);
  for (const side of ['base', 'head']) mkdirSync(join(at, side), { recursive: true });
  writeFileSync(join(at, 'nodes.json'), JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  writeFileSync(join(at, 'base/p.yaml'), text(1));
  writeFileSync(join(at, 'head/p.yaml'), text(2));
  const sides = ['--base', `${name}/base`, '--head', `${name}/head`];
  return [
    'plan',
    ...sides,
    '--snapshot',
    `${name}/nodes.json`,
    '--at',
    AT,
    '--format',
    'json',
    '--output',
    'plan.json',
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A line of the table: the value of each build. */
function line(name: string, limit: string, values: readonly number[], more = ''): void {
  const shown = values.map((value) => value.toFixed(2).padStart(8)).join('');
  console.log(`${name.padEnd(76)}${limit.padStart(7)}${shown}  ${more}`);
}

/** Medians of interleaved rounds by the clock: the time that a person waits. They mean something on an idle machine alone. */
function medians(commands: readonly (readonly string[])[]): number[] {
  const elapsed = (args: readonly string[]): number => {
    const begin = performance.now();
    seconds(args);
    return performance.now() - begin;
  };
  const rounds = Array.from({ length: ROUNDS }, () => commands.map(elapsed));
  return commands.map((_, i) => median(rounds.map((round) => round[i] ?? NaN)));
}

/** Calls of functions of a build that a command makes: the same on any machine. */
function calls(cli: string, args: readonly string[]): number {
  const coverage = join(folder, 'coverage');
  rmSync(coverage, { recursive: true, force: true });
  seconds([cli, ...args], folder, { NODE_V8_COVERAGE: coverage });
  interface Coverage {
    result: { url: string; functions: { ranges: { count: number }[] }[] }[];
  }
  return readdirSync(coverage)
    .flatMap((file) => (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as Coverage).result)
    .filter(({ url }) => url.includes('program.js'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

/** Splits a list at its items and parses each: no reader of a snapshot can do less. */
const FLOOR = `const { openSync, readSync } = require('node:fs');
const fd = openSync(process.argv[1]), piece = Buffer.alloc(1 << 20);
let depth = 0, inText = false, escaped = false, parts = [], read;
while ((read = readSync(fd, piece)) > 0) {
  let start = 0;
  for (let i = 0; i < read; i++) {
    const byte = piece[i];
    if (escaped) escaped = false;
    else if (inText) { if (byte === 92) escaped = true; else if (byte === 34) inText = false; }
    else if (byte === 34) inText = true;
    else if (byte === 123 && ++depth === 2) start = i;
    else if (byte === 125 && --depth === 1) {
      JSON.parse(Buffer.concat([...parts, piece.subarray(start, i + 1)]).toString('utf8'));
      parts = [];
    }
  }
  if (depth > 1) parts.push(Buffer.from(piece.subarray(parts.length > 0 ? 0 : start, read)));
}`;

/** A list of nodes as kubectl prints it, 8 KB each. */
function writeLarge(path: string, items: readonly object[]): void {
  const images = Array.from({ length: 40 }, (_, k) => ({
    names: [
      `registry.example/team/image-${k}@sha256:${'0'.repeat(64)}`,
      `registry.example/team/image-${k}:v1.2.3`,
    ],
    sizeBytes: k,
  }));
  const file = openSync(path, 'w');
  writeSync(file, '{"apiVersion":"v1","kind":"List","items":[\n');
  for (const [i, node] of items.entries())
    writeSync(file, (i > 0 ? ',' : '') + JSON.stringify({ ...node, images }, null, 1));
  writeSync(file, ']}');
  closeSync(file);
}

/** A Flux repository with this many kustomizations; its second commit edits the README. */
function repository(kustomizations: number): string {
  const at = join(folder, 'repository');
  const put = (path: string, text: string): void => {
    mkdirSync(join(at, path, '..'), { recursive: true });
    writeFileSync(join(at, path), text);
  };
  for (let i = 0; i < kustomizations; i++) {
    put(
      `cluster/a${i}.yaml`,
      `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: a${i}, namespace: flux-system }\nspec:\n  path: apps/a${i}\n  targetNamespace: n${i % 10}\n  prune: true\n  sourceRef: { kind: GitRepository, name: flux-system }\n`,
    );
    put(`apps/a${i}/kustomization.yaml`, 'resources: [deployment.yaml, ../../common]\n');
    put(
      `apps/a${i}/deployment.yaml`,
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: d${i} }\nspec:\n  selector: { matchLabels: { app: d } }\n  template:\n    metadata: { labels: { app: d } }\n    spec: { containers: [{ name: a, image: "a:1" }] }\n`,
    );
  }
  put('common/kustomization.yaml', 'resources: [settings.yaml]\n');
  put(
    'common/settings.yaml',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings }\ndata: { a: b }\n',
  );
  put('fleetplan.yml', 'version: 1\npolicies: [{ flux: cluster }]\n');
  const git = (...args: readonly string[]): void => {
    spawnSync('git', ['-C', at, '-c', 'user.email=a@b', '-c', 'user.name=a', ...args], { stdio: 'ignore' });
  };
  const commit = (text: string): void => {
    put('README.md', text);
    git('add', '-A');
    git('commit', '-qm', text);
  };
  git('init', '-q');
  commit('a');
  commit('b');
  return at;
}

console.log(
  `${'ratio or exponent'.padEnd(76)}${'goal'.padStart(7)}${builds.map((_, i) => ['dist', 'before'][i]?.padStart(8)).join('')}`,
);
const fleet = plan('compartments', compartments(1000, 20));
const node = ['-e', '0'];

const start = medians([node, ...builds.map((cli) => [cli, 'rules', 'peak-jump'])]);
line(
  'page of a rule / node -e 0, by the clock',
  '1.5',
  start.slice(1).map((of) => of / (start[0] ?? NaN)),
);

const planned = medians([
  node,
  ...builds.flatMap((cli) => [
    [cli, 'snapshot', 'compartments/nodes.json'],
    [cli, ...fleet],
  ]),
]);
line(
  'plan of 1,000 nodes, 20 compartments, beyond reading / node, by the clock',
  '4',
  builds.map((_, i) => ((planned[2 * i + 2] ?? NaN) - (planned[2 * i + 1] ?? NaN)) / (planned[0] ?? NaN)),
);

const LARGE = 20_000;
const large = plan('large', compartments(LARGE, 200));
writeLarge(join(folder, 'large/nodes.json'), compartments(LARGE, 200).items);
const floor = seconds(['-e', FLOOR, 'large/nodes.json']);
line(
  `plan of ${LARGE.toLocaleString('en-US')} nodes, 200 compartments / splitting and JSON.parse`,
  '1.4',
  builds.map((cli) => seconds([cli, ...large]) / floor),
);

const [FEW, MANY] = [100, 400];
for (const [name, shape] of Object.entries(SHAPES)) {
  const [few, more] = [plan('few', shape(FEW)), plan('many', shape(MANY))];
  const growths = builds.map((cli) => Math.log(calls(cli, more) / calls(cli, few)) / Math.log(MANY / FEW));
  line(
    `calls for ${FEW} and ${MANY} ${name}: exponent`,
    '1.1',
    growths,
    `${builds.map((cli) => seconds([cli, ...more]).toFixed(1)).join(', ')} s`,
  );
}

const at = repository(100);
writeFileSync(
  join(at, 'nodes.json'),
  JSON.stringify({ apiVersion: 'v1', kind: 'List', items: SHAPES['nodes']?.(3).items }),
);
const readme = [
  'plan',
  '--config',
  'fleetplan.yml',
  '--base-ref',
  'HEAD~1',
  '--head-ref',
  'HEAD',
  '--snapshot',
  'nodes.json',
];
line(
  'README edit over 100 kustomizations of Flux, seconds',
  '5',
  builds.map((cli) => seconds([cli, ...readme], at)),
);
rmSync(folder, { recursive: true });
