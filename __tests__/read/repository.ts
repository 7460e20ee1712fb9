import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entry, GitObjects } from './git-objects.js';

const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** What stands at a path of a tree: a file's text or bytes, or something else with its mode and text or object. */
export type Content =
  | string
  | Buffer
  | { readonly mode: string; readonly text?: string; readonly sha?: string };

export type Paths = Readonly<Record<string, Content>>;

/** A temporary repository whose commits are made of objects, without a work tree or the machine's configuration. */
export interface Repository {
  readonly folder: string;
  git(args: readonly string[], input?: string | Buffer): string;
  /** Points a name such as `refs/heads/main` at a commit. */
  ref(name: string, sha: string): void;
  /** Makes a commit of exactly these paths. */
  commit(paths: Paths, ...parents: string[]): string;
  /** The same for names that may be any bytes. */
  commitEntries(
    entries: readonly (readonly [path: Buffer, content: Content])[],
    ...parents: string[]
  ): string;
}

const CONFIG =
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n';

/** One without commits, as `git init` makes it. */
export function createRepository(parent: string, name: string): Repository {
  const folder = join(parent, name);
  for (const inner of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    mkdirSync(join(folder, '.git', inner), { recursive: true });
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, '.git/config'), CONFIG);
  return repositoryIn(folder);
}

/** One that is there, as by a copy. */
export function repositoryIn(folder: string): Repository {
  const objects = new GitObjects(folder);
  const entryOf = (path: Buffer, content: Content): Entry => {
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    const { mode, text = '', sha } = isText ? { mode: '100644', text: content, sha: undefined } : content;
    return { path, mode, sha: sha ?? objects.blob(Buffer.from(text)) };
  };
  const commitEntries: Repository['commitEntries'] = (entries, ...parents) =>
    objects.commit(objects.tree(entries.map(([path, content]) => entryOf(path, content))), parents);
  return {
    folder,
    git: (args, input = '') =>
      execFileSync('git', args, { cwd: folder, env: ENVIRONMENT, input, stdio: ['pipe', 'pipe', 'pipe'] })
        .toString('utf8')
        .trim(),
    ref(ref, sha) {
      const file = join(folder, '.git', ref);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${sha}\n`);
    },
    commit: (paths, ...parents) =>
      commitEntries(
        Object.entries(paths).map(([path, content]) => [Buffer.from(path), content]),
        ...parents,
      ),
    commitEntries,
  };
}

/** A temporary folder that is removed after the tests of the file that makes it. */
export function testFolder(name: string): string {
  const folder = temporaryFolder(name);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** A temporary folder that a test removes itself, or leaves to the system. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(realpathSync(tmpdir()), `fleetplan-${name}-`));
}
