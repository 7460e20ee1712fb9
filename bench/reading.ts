import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FILES = 20_000;
const HOLDING = 50;
const ROUNDS = 5;

const POLICY = (name: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: ${name} }
spec:
  disruption: { budgets: [{ nodes: 10% }] }
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: Exists }]
`;
/** What a repository is full of: values, dashboards, services, settings that no policy names, each of two kilobytes. */
const OTHER = (i: number): string =>
  i % 4 === 3
    ? `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: c${i}, namespace: a }\ndata:\n${Array.from({ length: 60 }, (_, k) => `  key${k}: "a value, ${k}"\n`).join('')}`
    : i % 2 === 0
      ? `image:\n  tag: v${i}\n${Array.from({ length: 60 }, (_, k) => `key${k}: { enabled: true, port: ${k} }\n`).join('')}`
      : `apiVersion: v1\nkind: Service\nmetadata: { name: s${i} }\nspec:\n  ports:\n${Array.from({ length: 60 }, (_, k) => `  - { name: p${k}, port: ${k} }\n`).join('')}`;

const SNAPSHOT = {
  apiVersion: 'v1',
  kind: 'Node',
  metadata: {
    name: 'a',
    creationTimestamp: '2026-01-01T00:00:00Z',
    labels: { 'karpenter.sh/nodepool': 'n0' },
  },
};

/** A repository of two commits, of which the second edits one policy, and the first one beside it as a folder. */
function repository(at: string, isWanted: (holds: boolean) => boolean): void {
  for (let i = 0; i < FILES; i++) {
    const holds = i % (FILES / HOLDING) === 0;
    if (!isWanted(holds)) continue;
    const folder = join(at, 'policies', holds ? 'few' : 'many', `d${i % 100}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${i}.yaml`), holds ? POLICY(`n${i}`) : OTHER(i));
  }
  writeFileSync(join(at, 'fleetplan.yml'), 'version: 1\npolicies: [policies/]\n');
  writeFileSync(join(at, 'nodes.json'), JSON.stringify(SNAPSHOT));
  const git = (...args: string[]): void => {
    spawnSync('git', ['-C', at, '-c', 'user.email=a@b', '-c', 'user.name=a', ...args], { stdio: 'ignore' });
  };
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'a');
  cpSync(join(at, 'policies'), join(at, 'before'), { recursive: true });
  writeFileSync(join(at, 'policies/few/d0/f0.yaml'), POLICY('n0').replace('10%', '20%'));
  git('commit', '-qam', 'b');
  git('gc', '-q');
}

/** What the processor did for a command and all that it started, in milliseconds: other work on the machine plays no part. */
function processorTime(cwd: string, args: readonly string[], allowed: readonly string[] = ['0']): number {
  const timed = spawnSync(
    'sh',
    ['-c', '"$0" "$@" > plan.json; echo $? > status; times', process.execPath, cli, ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  const status = readFileSync(join(cwd, 'status'), 'utf8').trim();
  if (!allowed.includes(status)) throw new Error(`plan ended with ${status}: ${timed.stderr}`);
  const [, ofChildren = ''] = timed.stdout.trim().split('\n');
  return Array.from(ofChildren.matchAll(/(\d+)m([\d.]+)s/g)).reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
}

const cli = resolve('dist/cli.js');
const PLAN = ['plan', '--snapshot', 'nodes.json', '--format', 'json', '--fail-on', 'never'];
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'from folders': ['--base', 'before', '--head', 'policies'],
  'from git': ['--base-ref', 'HEAD~1', '--head-ref', 'HEAD', '--config', 'fleetplan.yml'],
};

const DEPLOYMENT = (i: number, image: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: d${i}, namespace: apps }\nspec:\n  selector: { matchLabels: { app: d } }\n  template:\n    metadata: { labels: { app: d } }\n    spec: { containers: [{ name: a, image: "${image}" }] }\n`;

/** Applications of which each has a kustomization over another, in two folders of which the second edits one. */
function kustomizations(at: string, count: number): void {
  for (const [side, image] of [
    ['base', 'a:1'],
    ['head', 'a:2'],
  ] as const)
    for (let i = 0; i < count; i++) {
      const [own, over] = ['base', 'prod'].map((name) => join(at, side, `a${i}`, name)) as [string, string];
      for (const folder of [own, over]) mkdirSync(folder, { recursive: true });
      writeFileSync(join(own, 'deployment.yaml'), DEPLOYMENT(i, i === 0 ? image : 'a:1'));
      writeFileSync(join(own, 'kustomization.yaml'), 'resources: [deployment.yaml]\n');
      writeFileSync(join(over, 'kustomization.yaml'), 'resources: [../base]\nnamePrefix: p-\n');
    }
  writeFileSync(join(at, 'nodes.json'), JSON.stringify(SNAPSHOT));
}

/** What twice as many files cost: about twice as much. */
function benchGrowth(folder: string): void {
  const sizes = [1000, 2000];
  const places = sizes.map((count) => join(folder, `kustomizations-${count}`));
  for (const [i, at] of places.entries()) kustomizations(at, (sizes[i] ?? 0) / 2);
  const commands: Readonly<Record<string, readonly string[]>> = {
    // What a kustomization changes is not judged as it is written.
    'a plan of kustomizations': [...PLAN, '--base', 'base', '--head', 'head'],
    'init over them': ['init', '--dry-run', 'head'],
  };
  for (const [name, args] of Object.entries(commands)) {
    const [a, b] = places.map((at) => processorTime(at, args, ['0', '2'])) as [number, number];
    console.log(
      `  ${name.padEnd(24)} ${sizes.join(', ')}: ${a.toFixed(0)} ms, ${b.toFixed(0)} ms: ${(b / a).toFixed(1)}`,
    );
  }
}

/** What a plan of a tree of many files of which few matter costs beside one of those few alone. */
export function benchReading(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fleetplan-bench-'));
  const [many, few] = [join(folder, 'many'), join(folder, 'few')];
  repository(many, () => true);
  repository(few, (holds) => holds);
  console.log(
    `a plan of ${FILES} files on each side, of which ${HOLDING} matter, beside one of those alone; processor time`,
  );
  for (const [name, args] of Object.entries(SOURCES)) {
    const rounds = Array.from({ length: ROUNDS }, () =>
      [many, few].map((at) => processorTime(at, [...PLAN, ...args])),
    );
    const [a, b] = [0, 1].map((i) => Math.min(...rounds.map((times) => times[i] ?? NaN))) as [number, number];
    console.log(`  ${name.padEnd(14)} ${a.toFixed(0)} ms, ${b.toFixed(0)} ms: ${(a / b).toFixed(1)}`);
  }
  benchGrowth(folder);
  rmSync(folder, { recursive: true });
}
