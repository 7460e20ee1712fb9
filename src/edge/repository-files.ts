import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isOfInterest, mayBeSnapshot, type RepositoryFile, SNAPSHOT_HEADER_BYTES } from '../init/index.js';
import type { Problem } from '../manifest/problem.js';
import { readBeginning, readText } from '../read/file.js';
import { runGit } from '../read/git-command.js';
import { READ_LIMITS, type ReadLimits } from '../read/limits.js';
import { countProblem, totalProblem } from '../read/problems.js';
import { filesBelow } from '../read/folder-root.js';
import { FILE_MODES } from '../read/tree.js';

interface RepositoryFiles {
  readonly files: readonly RepositoryFile[];
  readonly problems: readonly Problem[];
}

/**
 * The files that git tracks below a folder, or all that lie in it where git knows nothing of it. Only those that may matter are
 * read, and a link is followed to no more than its name. Past the limits nothing is returned but that problem.
 */
export function repositoryFiles(root: string, limits: ReadLimits = READ_LIMITS): RepositoryFiles {
  const { paths, problems } = pathsIn(root);
  const wanted = new Set(paths.filter(isOfInterest));
  if (wanted.size > limits.files) return { files: [], problems: [...problems, countProblem(limits)] };
  const contentOf = (path: string, absolute: string): Content | null => {
    if (mayBeSnapshot(path)) return beginningOf(absolute);
    return wanted.has(path) ? textOf(absolute, path, limits) : null;
  };
  let bytes = 0;
  const files: RepositoryFile[] = [];
  for (const path of paths) {
    const read = contentOf(path, join(root, path));
    bytes += read?.bytes ?? 0;
    if (bytes > limits.bytes) return { files: [], problems: [...problems, totalProblem(limits)] };
    files.push({ path, text: read?.text ?? null });
  }
  return { files, problems };
}

interface Content {
  readonly text: string;
  readonly bytes: number;
}

/** The first bytes of a file that may be large; null where it can not be read. */
function beginningOf(absolute: string): Content | null {
  const read = readBeginning(absolute, SNAPSHOT_HEADER_BYTES);
  return read && { text: read.toString('utf8'), bytes: read.length };
}

/** What can not be read, because it is a link, no text or too large, is a file of which only the name is known. */
function textOf(absolute: string, path: string, limits: ReadLimits): Content | null {
  const read = readText(absolute, path, limits);
  return 'problem' in read ? null : read;
}

function pathsIn(root: string): { paths: string[]; problems: readonly Problem[] } {
  const tracked = existsSync(join(root, '.git')) ? trackedIn(root) : null;
  if (tracked !== null) return { paths: tracked, problems: [] };
  const { entries, problems } = filesBelow(root);
  return { paths: entries.filter(({ mode }) => FILE_MODES.has(mode)).map(({ path }) => path), problems };
}

/** Null where git does not answer, or tracks nothing yet. A file that is tracked and gone from the folder is no file. */
function trackedIn(root: string): string[] | null {
  const answer = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (!answer.ok) return null;
  const named = [...new Set(answer.stdout.toString('utf8').split('\0'))].filter((path) => path !== '');
  return named.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true);
}
