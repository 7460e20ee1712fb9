import type { Dirent } from 'node:fs';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../manifest/problem.js';
import type { Globs } from './glob/globs.js';
import type { ReadLimits } from './limits.js';
import { visible } from '../manifest/visible.js';
import {
  countProblem,
  notAFileProblem,
  pathProblem,
  readProblem,
  symlinkProblem,
  unreadableProblem,
} from './problems.js';
import { byBytes, decodeLossy, decodeUtf8 } from './text.js';

export interface Walk {
  /** Matched against paths relative to the folder that is walked. */
  readonly globs: Globs;
  /** False for absolute paths that were taken out. */
  readonly isIncluded: (absolute: string) => boolean;
  /** How an absolute path is reported. */
  readonly show: (absolute: string) => string;
  readonly limits: ReadLimits;
}

export interface Walked {
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MAX_ENTRIES = 500_000;
/** What git keeps for itself is no work tree. */
const REPOSITORY = '.git';

/** The files below a folder that the globs name. Nothing is read, and no link is followed. */
export function walkFolder(root: string, walk: Walk): Walked {
  const files: string[] = [];
  const problems: Problem[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = entriesOf(join(root, folder), walk, problems);
    looked += entries.length;
    if (files.length > walk.limits.files) {
      return { files: [], problems: [...problems, countProblem(walk.limits)] };
    }
    if (looked > MAX_ENTRIES) return { files: [], problems: [...problems, entriesProblem(walk.show(root))] };
    for (const { entry, name, isText } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const absolute = join(root, path);
      if (name === REPOSITORY || !walk.isIncluded(absolute)) continue;
      const problem = judge({ entry, isText, path, absolute }, walk);
      if (problem !== null) problems.push(problem);
      else if (entry.isDirectory() && walk.globs.mayContain(path)) folders.push(path);
      else if (entry.isFile() && walk.globs.matches(path)) files.push(absolute);
    }
  }
  return { files, problems };
}

interface Found {
  readonly entry: Dirent<Buffer>;
  /** False for a name that is not UTF-8. */
  readonly isText: boolean;
  readonly path: string;
  readonly absolute: string;
}

/** A problem for what a glob names, or for what may hide something it names, and cannot be read. */
function judge({ entry, isText, path, absolute }: Found, { globs, show }: Walk): Problem | null {
  const matches = globs.matches(path);
  if (!matches && !globs.mayContain(path)) return null;
  if (!isText) return matches || entry.isDirectory() ? pathProblem(show(absolute)) : null;
  if (entry.isSymbolicLink())
    return matches || leadsToFolder(absolute) ? symlinkProblem(show(absolute)) : null;
  return matches && !entry.isFile() && !entry.isDirectory() ? notAFileProblem(show(absolute)) : null;
}

/** Looks at what a link leads to without reading any of it. Where that cannot be told, it may be a folder. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return true;
  }
}

function entriesProblem(folder: string): Problem {
  const message = `${visible(folder)} holds more than ${MAX_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return readProblem('too-many-files', message);
}

function entriesOf(folder: string, { show }: Walk, problems: Problem[]) {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
      .map((entry) => ({ entry, name: decodeLossy(entry.name), isText: decodeUtf8(entry.name) !== null }))
      .sort((a, b) => byBytes(a.name, b.name));
  } catch (error) {
    problems.push(unreadableProblem(show(folder), error));
    return [];
  }
}
