import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compartments, daemonSets, pod, SHAPES, writePlan } from './shapes.js';

/** usage: npm run bench [-- BUILD_BEFORE]: ratios of `dist/`, with those of another build beside them. */
const builds = ['dist', ...process.argv.slice(2)].map((folder) => resolve(folder, 'cli.js'));
const folder = mkdtempSync(join(tmpdir(), 'fleetplan-bench-'));
const ROUNDS = 15;

interface Cost {
  /** Processor time of a command and all that it starts. */
  readonly seconds: number;
  /** Its most memory; of commands that start others, the most of one of them. */
  readonly mebibytes: number;
}

/** Writes its peak memory to the file that FLEETPLAN_PEAK names, at its end. */
const PEAK = `process.on('exit', () => require('fs').writeFileSync(process.env.FLEETPLAN_PEAK, String(process.resourceUsage().maxRSS / 1024)));`;

function costOf(args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = {}): Cost {
  const [peak, preload] = [join(folder, 'peak.txt'), join(folder, 'peak.cjs')];
  writeFileSync(preload, PEAK);
  const script = '"$0" "$@" > out.txt 2> err.txt; echo $?; times';
  const { stdout } = spawnSync('sh', ['-c', script, process.execPath, '-r', preload, ...args], {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, FLEETPLAN_PEAK: peak, ...env } },
  });
  const [status = '', , ofChildren = ''] = stdout.trim().split('\n');
  if (!['0', '1'].includes(status))
    throw new Error(
      `node ${args.join(' ')} ended with ${status}: ${readFileSync(join(cwd, 'err.txt'), 'utf8')}`,
    );
  const times = Array.from(ofChildren.matchAll(/(\d+)m([\d.]+)s/g));
  return {
    seconds: times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0),
    mebibytes: Number(readFileSync(peak, 'utf8')),
  };
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
    costOf(args);
    return performance.now() - begin;
  };
  const rounds = Array.from({ length: ROUNDS }, () => commands.map(elapsed));
  return commands.map((_, i) => median(rounds.map((round) => round[i] ?? NaN)));
}

/** Calls of functions of a build that a command makes: the same on any machine. */
function calls(cli: string, args: readonly string[]): number {
  const coverage = join(folder, 'coverage');
  rmSync(coverage, { recursive: true, force: true });
  costOf([cli, ...args], folder, { NODE_V8_COVERAGE: coverage });
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

/** A node as a kubelet reports it: most of it are images. */
function withImages(node: object): object {
  const images = Array.from({ length: 40 }, (_, k) => ({
    names: [
      `registry.example/team/image-${k}@sha256:${'0'.repeat(64)}`,
      `registry.example/team/image-${k}:v1.2.3`,
    ],
    sizeBytes: k,
  }));
  return { ...node, status: { ...('status' in node && (node.status as object)), images } };
}

/** A list as kubectl prints it, with four blanks for each level. */
function writeAsKubectl(path: string, items: Iterable<object>): void {
  const file = openSync(path, 'w');
  let before = '{\n    "apiVersion": "v1",\n    "items": [';
  for (const item of items) {
    writeSync(file, `${before}\n        ${JSON.stringify(item, null, 4).replaceAll('\n', '\n        ')}`);
    before = ',';
  }
  writeSync(file, '\n    ],\n    "kind": "List",\n    "metadata": {}\n}\n');
  closeSync(file);
}

function bytesOf(of: string): number {
  return readdirSync(of).reduce((sum, name) => sum + statSync(join(of, name)).size, 0);
}

const secondsText = (values: readonly number[]): string =>
  `${values.map((value) => value.toFixed(1)).join(', ')} s`;

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
const ratios = (of: readonly number[], to: number | undefined): number[] =>
  of.map((value) => value / (to ?? NaN));
const node = ['-e', '0'];

line(
  'dist/, MiB',
  '4',
  builds.map((cli) => bytesOf(dirname(cli)) / 1024 ** 2),
);
const [idle, ...pages] = medians([node, ...builds.map((cli) => [cli, 'rules', 'peak-jump'])]);
line('page of a rule / node -e 0, by the clock', '1.5', ratios(pages, idle));

const fleet = writePlan(join(folder, 'compartments'), compartments(1000, 20));
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

/** Nodes, then pods, made one by one: together they do not fit into memory. */
function* fleetOf(nodes: readonly object[], podCount: number): Generator<object> {
  for (const node of nodes) yield withImages(node);
  for (let i = 0; i < podCount; i++) yield pod(i, nodes.length);
}

/** Bytes of a node and of a pod as kubectl prints them. */
const [NODE_BYTES, POD_BYTES] = [15_000, 9_200];

/** Rows of a plan of so many nodes and pods, as kubectl prints them; a row that says so where the disk has no room for them. */
function large(nodeCount: number, podCount: number, [ratio, memory]: readonly [string, string]): void {
  const { bavail, bsize } = statfsSync(folder);
  const missing = nodeCount * NODE_BYTES + podCount * POD_BYTES - bavail * bsize;
  if (missing > 0) {
    const lacks = `not run: the disk of ${folder} lacks ${Math.ceil(missing / 1024 ** 2)} MiB`;
    line(`plan of ${nodeCount} nodes, ${podCount} pods`, ratio, [], lacks);
    return;
  }
  const shape = compartments(nodeCount, 200);
  const args = writePlan(join(folder, 'large'), shape);
  writeAsKubectl(join(folder, 'large/nodes.json'), fleetOf(shape.items, podCount));
  const floor = costOf(['-e', FLOOR, 'large/nodes.json']).seconds;
  const costs = builds.map((cli) => costOf([cli, ...args]));
  const of = `${nodeCount.toLocaleString('en-US')} nodes, ${podCount.toLocaleString('en-US')} pods, 200 compartments`;
  const seconds = costs.map((cost) => cost.seconds);
  line(`plan of ${of} / splitting and JSON.parse`, ratio, ratios(seconds, floor), secondsText(seconds));
  line(
    `plan of ${of}, MiB`,
    memory,
    costs.map(({ mebibytes }) => mebibytes),
  );
}

large(20_000, 0, ['1.4', '']);
large(100_000, 0, ['1.4', '800']);
large(20_000, 60_000, ['', '']);
large(100_000, 300_000, ['', '1536']);

const sets = writePlan(join(folder, 'sets'), daemonSets(160, 500));
const ofSets = builds.map((cli) => costOf([cli, ...sets]).seconds);
line(
  '160 DaemonSets over 500 nodes / node -e 0',
  '',
  ratios(ofSets, costOf(node).seconds),
  secondsText(ofSets),
);

const [FEW, MANY] = [100, 1_000];
for (const [name, shape] of Object.entries(SHAPES)) {
  rmSync(join(folder, 'growth'), { recursive: true, force: true });
  const [few, more] = [
    writePlan(join(folder, 'growth/few'), shape(FEW)),
    writePlan(join(folder, 'growth/many'), shape(MANY)),
  ];
  const growths = builds.map((cli) => Math.log(calls(cli, more) / calls(cli, few)) / Math.log(MANY / FEW));
  line(
    `calls for ${FEW} and ${MANY} ${name}: exponent`,
    '1.1',
    growths,
    secondsText(builds.map((cli) => costOf([cli, ...more]).seconds)),
  );
}

const at = repository(100);
writeFileSync(
  join(at, 'nodes.json'),
  JSON.stringify({ apiVersion: 'v1', kind: 'List', items: SHAPES.nodes(3).items }),
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
  builds.map((cli) => costOf([cli, ...readme], at).seconds),
);
rmSync(folder, { recursive: true });
