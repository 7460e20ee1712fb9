import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderRoot } from '../read/folder-root.js';
import { runGit } from '../read/git-command.js';
import type { Root } from '../read/root.js';

/** The files that git tracks below a folder, or all files of a folder without a repository. */
export function repositoryFiles(folder: string): Root {
  const root = folderRoot(folder);
  const tracked = existsSync(join(folder, '.git')) ? trackedIn(folder) : null;
  return tracked === null ? root : { ...root, entries: root.entries.filter(({ path }) => tracked.has(path)) };
}

/** Null if git does not answer. */
function trackedIn(root: string): ReadonlySet<string> | null {
  const answer = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return answer.ok ? new Set(answer.stdout.toString('utf8').split('\0')) : null;
}
