import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  /** Makes a commit of exactly these paths. */
  commit(paths: Paths, ...parents: string[]): string;
  /** The same for names that may be any bytes. */
  commitEntries(
    entries: readonly (readonly [path: Buffer, content: Content])[],
    ...parents: string[]
  ): string;
}

export function createRepository(parent: string, name: string): Repository {
  mkdirSync(join(parent, name));
  const repository = repositoryIn(join(parent, name));
  // Without the samples of hooks that git otherwise copies.
  repository.git(['init', '-q', '-b', 'main', '--template=']);
  mkdirSync(join(repository.folder, '.git/info'));
  return repository;
}

/** One that is there, as by a copy. */
export function repositoryIn(folder: string): Repository {
  const git: Repository['git'] = (args, input = '') =>
    execFileSync('git', args, { cwd: folder, env: ENVIRONMENT, input, stdio: ['pipe', 'pipe', 'pipe'] })
      .toString('utf8')
      .trim();
  const modeAndObject = objectWriter(git);
  const commitEntries: Repository['commitEntries'] = (entries, ...parents) => {
    git(['read-tree', '--empty']);
    const lines = entries.map(([path, content]) =>
      Buffer.concat([Buffer.from(modeAndObject(content)), path, Buffer.of(0)]),
    );
    git(['update-index', '-z', '--index-info'], Buffer.concat(lines));
    const tree = git(['write-tree']);
    return git(['commit-tree', tree, '-m', 'commit', ...parents.flatMap((sha) => ['-p', sha])]);
  };
  return {
    folder,
    git,
    commit: (paths, ...parents) =>
      commitEntries(
        Object.entries(paths).map(([path, content]) => [Buffer.from(path), content]),
        ...parents,
      ),
    commitEntries,
  };
}

/** Writes what stands at a path, the same bytes once, and gives its mode and object. */
function objectWriter(git: Repository['git']): (content: Content) => string {
  const written = new Map<string, string>();
  const objectOf = (text: string | Buffer): string => {
    const bytes = Buffer.from(text).toString('latin1');
    const object = written.get(bytes) ?? git(['hash-object', '-w', '--stdin'], text);
    written.set(bytes, object);
    return object;
  };
  return (content) => {
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    const { mode, text = '', sha } = isText ? { mode: '100644', text: content, sha: undefined } : content;
    return `${mode} ${sha ?? objectOf(text)}\t`;
  };
}

export function temporaryFolder(name: string): string {
  return mkdtempSync(join(realpathSync(tmpdir()), `fleetplan-${name}-`));
}
