import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readSides } from '../src/plan/reading/sides.js';
import { readPaths } from '../src/read/folder.js';
import { readRevision } from '../src/read/git.js';
import { readSnapshot } from '../src/snapshot/read.js';

const FILES = 20_000;
const HOLDING = 50;
const ROUNDS = 5;

const POLICY = (name: string): string =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: { name: ${name} }\nspec: { disruption: { budgets: [{ nodes: 10% }] } }\n`;
/** What a repository is full of: values, dashboards, services, each of two kilobytes. */
const OTHER = (i: number): string =>
  i % 2 === 0
    ? `image:\n  tag: v${i}\n${Array.from({ length: 60 }, (_, k) => `key${k}: { enabled: true, port: ${k} }\n`).join('')}`
    : `apiVersion: v1\nkind: Service\nmetadata: { name: s${i} }\nspec:\n  ports:\n${Array.from({ length: 60 }, (_, k) => `  - { name: p${k}, port: ${k} }\n`).join('')}`;

function tree(folder: string): void {
  for (let i = 0; i < FILES; i++) {
    const holds = i % (FILES / HOLDING) === 0;
    const at = join(folder, holds ? 'few' : 'many', `d${i % 100}`);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, `f${i}.yaml`), holds ? POLICY(`n${i}`) : OTHER(i));
  }
}

function milliseconds(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** What a tree of many files of which few matter costs beside those few alone, listed and read, and then judged which they are. */
export function benchReading(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fleetplan-bench-'));
  tree(folder);
  const git = (...args: string[]): void => {
    spawnSync('git', ['-C', folder, '-c', 'user.email=a@b', '-c', 'user.name=a', ...args], {
      stdio: 'ignore',
    });
  };
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'a');
  const { snapshot } = readSnapshot([
    { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
  ]);
  const config = { namespace: null, variables: {} };
  const sidesOf = (read: ReturnType<typeof readPaths>) => ({ ...read, label: 'bench' });
  const all = sidesOf(readPaths(['**'], { cwd: folder }));
  const few = sidesOf(readPaths(['few/**'], { cwd: folder }));
  const rows: readonly (readonly [string, () => void, () => void])[] = [
    [
      'list and read a folder',
      () => readPaths(['**'], { cwd: folder }),
      () => readPaths(['few/**'], { cwd: folder }),
    ],
    [
      'list and read a revision',
      () => readRevision({ repo: folder, revision: 'HEAD', globs: ['**'] }),
      () => readRevision({ repo: folder, revision: 'HEAD', globs: ['few/**'] }),
    ],
    [
      'what is in them, both sides',
      () => readSides(all, all, { snapshot, config }),
      () => readSides(few, few, { snapshot, config }),
    ],
    [
      'what is in them, head alone',
      () => readSides(null, all, { snapshot, config }),
      () => readSides(null, few, { snapshot, config }),
    ],
  ];
  console.log(`reading ${all.files.length} files of which ${few.files.length} matter, beside those alone`);
  for (const [name, many, alone] of rows) {
    const [a, b] = [milliseconds(many), milliseconds(alone)];
    console.log(`  ${name.padEnd(28)} ${a.toFixed(0)} ms, ${b.toFixed(0)} ms: ${(a / b).toFixed(1)}`);
  }
  rmSync(folder, { recursive: true });
}
