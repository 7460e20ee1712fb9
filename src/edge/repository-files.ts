import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../manifest/problem.js';
import { filesBelow, folderRoot, isOwn } from '../read/folder-root.js';
import { runGit } from '../read/git-command.js';
import { found } from '../read/source.js';
import { treeSource } from '../sources/tree-source.js';
import type { TreeSource } from '../sources/tree.js';

/** The files that git tracks below a folder, or all files of a folder without a repository. Throws a `RenderError` for too many. */
export function repositoryFiles(root: string): {
  readonly source: TreeSource;
  readonly problems: readonly Problem[];
} {
  const { problems } = filesBelow(root, isOwn);
  if (problems.length > 0)
    return { source: { entries: [], read: () => new Map(), idOf: () => '' }, problems };
  const source = treeSource(found(folderRoot(root)));
  const tracked = existsSync(join(root, '.git')) ? trackedIn(root) : null;
  if (tracked === null) return { source, problems };
  return {
    source: { ...source, entries: source.entries.filter(({ path }) => tracked.has(path)) },
    problems: [],
  };
}

/** Null if git does not answer. */
function trackedIn(root: string): ReadonlySet<string> | null {
  const answer = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return answer.ok ? new Set(answer.stdout.toString('utf8').split('\0')) : null;
}
