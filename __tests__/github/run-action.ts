import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiled } from '../compiled.js';
import { atProcessEnd } from '../process-end.js';
import { type Paths, type Repository, repositoryIn, temporaryFolder } from '../read/repository.js';
import { type Behavior, type FakeGitHub, startFakeGitHub } from './fake-github.js';
import { BASE, checkout, commitPull, createRepository, type PullRequest, RED } from './gpu-repository.js';
import { abandon, type Ended, runInWorker } from './action-workers.js';

/** Long, so that finding it in a log means something. */
export const TOKEN = 'fake-token';
/** A busy machine takes ten times as long as a quiet one; this is for a run that never ends. */
const PATIENCE_MS = process.env['FAULTS'] === 'all' ? 360_000 : 120_000;
const HASTY = compiled('__tests__/github/hasty.ts');
/** From its sources, so that a fault in them is seen here whether or not they are built; or as the runner starts it. */
const PROGRAMS = { sources: compiled('started/index.js'), built: resolve('dist/index.js') };

/** What the runner sees of a finished step. */
export interface Step extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  /** What each of them was set to first, which is what stays where the run is killed. */
  readonly firstOutputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Null where no report was written. */
  readonly report: string | null;
}

export interface StepOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: object;
  readonly sha?: string;
  readonly ref?: string;
  /** A process of its own that runs the sources, or what `dist/` holds; otherwise a worker runs the sources. */
  readonly program?: keyof typeof PROGRAMS;
  /** Where git has the repositories; absent: a host that is nowhere. */
  readonly serverUrl?: string;
  /** Waits for GitHub are a fraction of what they are. */
  readonly isHasty?: boolean;
}

/** A repository on a local GitHub, with a checkout of it in which the action runs as the runner starts it. */
export interface Scene extends PullRequest {
  readonly github: FakeGitHub;
  readonly repository: Repository;
  readonly workspace: string;
  run(options?: StepOptions): Promise<Step>;
  close(): void;
}

interface SceneOptions {
  readonly before: Paths;
  readonly after: Paths;
  /** Commits fetched; null for all of them. */
  readonly depth?: number | null;
  readonly ref?: string;
  readonly behavior?: Partial<Behavior>;
}

/** What scenes begin with, made once for a test file: a tenth of a second and thirty processes each. */
const origins = new Map<string, { readonly folder: string; readonly pull: PullRequest }>();

atProcessEnd(() => {
  for (const { folder } of origins.values()) rmSync(folder, { recursive: true, force: true });
});

/** A folder with a repository and its checkout, and the pull request that it holds. */
function originOf({ before, after, depth = 2, ref = 'refs/pull/7/merge' }: SceneOptions): {
  folder: string;
  pull: PullRequest;
} {
  const key = JSON.stringify([before, after, depth, ref]);
  const known = origins.get(key);
  if (known) return known;
  const folder = temporaryFolder('action-origin');
  const repository = createRepository(folder, 'origin');
  const made = { folder, pull: commitPull(repository, before, after) };
  checkout(repository.folder, join(folder, 'work'), ref, depth);
  origins.set(key, made);
  return made;
}

/** Opens scenes for a test file, and closes them after each test; usually a change of `BASE` that breaks rules. */
export function sceneOpener(
  usual: Partial<SceneOptions> = {},
): (options?: Partial<SceneOptions>) => Promise<Scene> {
  const scenes: Scene[] = [];
  afterEach(() => {
    for (const scene of scenes.splice(0)) scene.close();
  });
  return async (options) => {
    const scene = await openScene({ before: BASE, after: RED, ...usual, ...options });
    scenes.push(scene);
    return scene;
  };
}

async function openScene(options: SceneOptions): Promise<Scene> {
  const { folder: origin, pull } = originOf(options);
  const folder = temporaryFolder('action');
  cpSync(origin, folder, { recursive: true, verbatimSymlinks: true });
  const repository = repositoryIn(join(folder, 'origin'));
  const workspace = join(folder, 'work');
  const github = await startFakeGitHub({
    repository: repository.folder,
    headSha: pull.head,
    comments: [],
    ...options.behavior,
  });
  return {
    ...pull,
    github,
    repository,
    workspace,
    run: async (step = {}) => {
      const before = (await github.state()).requests.length;
      const apiUrl = options.behavior?.isEnterprise ? `${github.url}/api/v3` : github.url;
      const made = await runStep(folder, workspace, apiUrl, pull, step);
      const calls = (await github.state()).requests.slice(before);
      // Failed calls are retried, and comments that lie there are read page by page.
      if (options.behavior === undefined && calls.length > MOST_CALLS)
        throw new Error(`One run made ${calls.length} calls:\n${calls.join('\n')}`);
      return made;
    },
    close() {
      abandon(workspace);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A token has 1,000 requests an hour for all runs of a repository. */
const MOST_CALLS = 15;

/** The payload of a pull request's event, as far as GitHub's documentation and the action go. */
export function pullPayload({ base, head, merge }: PullRequest, isPrivate = true): object {
  const pull = { number: 7, base: { sha: base, ref: 'main' }, head: { sha: head }, merge_commit_sha: merge };
  return { action: 'synchronize', number: 7, pull_request: pull, repository: { private: isPrivate } };
}

async function runStep(
  folder: string,
  workspace: string,
  apiUrl: string,
  pull: PullRequest,
  {
    inputs = {},
    event = 'pull_request',
    payload = pullPayload(pull),
    sha = pull.merge,
    ref = 'refs/pull/7/merge',
    program,
    isHasty = false,
    serverUrl = 'https://github.example',
  }: StepOptions,
): Promise<Step> {
  const own = mkdtempSync(join(folder, 'step-'));
  const temporary = join(own, 'temp');
  mkdirSync(temporary);
  const files = {
    event: join(own, 'event.json'),
    output: join(own, 'output'),
    summary: join(own, 'summary'),
  };
  writeFileSync(files.event, JSON.stringify(payload));
  writeFileSync(files.output, '');
  writeFileSync(files.summary, '');
  const given = { 'repo-token': TOKEN, at: '2026-11-23T08:00:00Z', ...inputs };
  const environment = {
    PATH: process.env['PATH'],
    HOME: own,
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_RUN_ID: '42',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    RUNNER_TEMP: temporary,
  };
  const ended = await (program
    ? ranNode([...(isHasty ? ['--import', HASTY] : []), PROGRAMS[program]], environment, workspace)
    : runInWorker({ environment, folder: workspace, isHasty }, PATIENCE_MS));
  const set = readOutputs(readFileSync(files.output, 'utf8'));
  const outputs = Object.fromEntries(set);
  const firstOutputs = Object.fromEntries(set.toReversed());
  const path = outputs['report-path'];
  const report = path ? readFileSync(path, 'utf8') : null;
  return { ...ended, outputs, firstOutputs, summary: readFileSync(files.summary, 'utf8'), report };
}

function ranNode(argv: readonly string[], environment: NodeJS.ProcessEnv, workspace: string): Promise<Ended> {
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, argv, { cwd: workspace, env: environment, timeout: PATIENCE_MS });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', fail);
    child.on('close', (exitCode) => {
      settle({ exitCode, stdout, stderr });
    });
  });
}

/** The file command format: `name<<delimiter`, the value, the delimiter. */
function readOutputs(text: string): [name: string, value: string][] {
  const blocks = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Array.from(blocks, ([, name = '', , value = '']) => [name, value]);
}
