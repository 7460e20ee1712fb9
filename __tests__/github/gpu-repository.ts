import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, createRepository, type Paths, type Repository } from '../read/repository.js';

/** The commits of a pull request: the branch's own, and the merge of it that GitHub makes for the run. */
export interface PullRequest {
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

export const CONFIG = '.github/fleetplan.yml';
export const POLICY = 'fleet/policy.yaml';
export const SNAPSHOT = 'snapshot.ndjson';

const example = (name: string): string => readFileSync(join('examples/gpu-fleet', name), 'utf8');

/** The policy before the change, and one that breaks rules: many nodes of a rack at once where it was 3. */
export const CALM = example('base/policy.yaml');
export const STEEP = example('head/policy.yaml');
/** Every fifth node of the fleet: a plan of all of it takes four times as long, and says no more of what is tested with it. */
export const NODES = everyFifth(example('snapshot.ndjson'));

function everyFifth(snapshot: string): string {
  const [header = '', ...nodes] = snapshot.trim().split('\n');
  const kept = nodes.filter((_node, i) => i % 5 === 0);
  return [JSON.stringify({ ...(JSON.parse(header) as object), nodes: kept.length }), ...kept, ''].join('\n');
}

/** `fleetplan.yml` of the repository; lines given here are added to it. */
export function config(...lines: readonly string[]): string {
  return [
    'version: 1',
    'cluster: prod',
    'policies: fleet/*.yaml',
    `snapshot: ${SNAPSHOT}`,
    'domains: [topology.kubernetes.io/zone, topology.kubernetes.io/rack]',
    ...lines,
    '',
  ].join('\n');
}

/** What main holds in every test: configuration, snapshot, a policy and the rollout that it governs. */
export const BASE: Paths = {
  [CONFIG]: config(),
  [SNAPSHOT]: NODES,
  [POLICY]: CALM,
  'fleet/rollout.yaml': example('base/skyhook.yaml'),
  // Unrelated folders, as every repository has them.
  'docs/readme.md': 'words',
};

/** `changes` over `paths`; null takes a path away. */
export function edited(paths: Paths, changes: Readonly<Record<string, Content | null>>): Paths {
  const kept = Object.entries({ ...paths, ...changes }).filter(
    (entry): entry is [string, Content] => entry[1] !== null,
  );
  return Object.fromEntries(kept);
}

/** A change that breaks rules, and one of no policy. */
export const RED = edited(BASE, { [POLICY]: STEEP });
export const QUIET = edited(BASE, { 'docs/readme.md': 'more' });

/** Commits base and change, and the merge of both under `refs/pull/7/merge`. */
export function commitPull(repository: Repository, before: Paths, after: Paths): PullRequest {
  const root = repository.commit({ 'docs/readme.md': 'first' });
  const base = repository.commit(before, root);
  const head = repository.commit(after, base);
  const merge = repository.commit(after, base, head);
  repository.ref('refs/heads/main', base);
  repository.ref('refs/pull/7/head', head);
  repository.ref('refs/pull/7/merge', merge);
  return { base, head, merge };
}

/** What actions/checkout leaves behind: one ref fetched so deep, and its files in the work tree. */
export function checkout(origin: string, folder: string, ref: string, depth: number | null): void {
  mkdirSync(folder);
  const git = (...args: readonly string[]): void => {
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  };
  git('init', '-q', '--template=');
  const deep = depth === null ? [] : [`--depth=${depth}`];
  git('fetch', '-q', '--no-tags', ...deep, `file://${origin}`, ref);
  git('checkout', '-q', '--detach', 'FETCH_HEAD');
}

export { createRepository };
