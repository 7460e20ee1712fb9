import { errorAt, type Problem } from '../manifest/problem.js';
import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Globs } from './glob/globs.js';
import type { ReadLimits } from './limits.js';
import { mayHide } from './links.js';
import { visible } from '../manifest/words/visible.js';
import { countProblem, notAFileProblem, pathProblem, symlinkProblem, unreadableProblem } from './problems.js';
import { decodeLossy, REPLACED, sortedByBytes } from './text.js';

export interface Walk {
  /** Matched against paths relative to the folder that is walked. */
  readonly globs: Globs;
  /** False for absolute paths that were taken out. */
  readonly isIncluded: (absolute: string) => boolean;
  /** How an absolute path is reported. */
  readonly show: (absolute: string) => string;
  readonly limits: ReadLimits;
}

/** A file that was found. */
interface FoundFile {
  /** Absolute, as it was found: links that are on the way are part of it. */
  readonly path: string;
  /** The same from the folder that is walked, with slashes. */
  readonly below: string;
  /** Absolute and without links: where it is read. */
  readonly real: string;
}

interface Walked {
  readonly files: readonly FoundFile[];
  readonly problems: readonly Problem[];
}

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MAX_ENTRIES = 500_000;
/** What git keeps for itself is no work tree. */
const REPOSITORY = '.git';

/** A folder that is gone into. */
interface Folder {
  /** Relative to the root; '' for itself. */
  readonly path: string;
  readonly absolute: string;
  readonly real: string;
  /** Folders that links have led into on the way: none is gone into twice. */
  readonly through: readonly string[];
}

/**
 * The files below a folder that the globs name. Nothing is read. Links are followed as long as they stay in the folder, and lead to no
 * file that the globs name at its own path too.
 */
export function walkFolder(root: string, walk: Walk): Walked {
  const realRoot = realpathSync(root);
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  const folders: Folder[] = [{ path: '', absolute: root, real: realRoot, through: [realRoot] }];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = entriesOf(folder.real, walk, problems);
    looked += entries.length;
    if (files.length > walk.limits.files) {
      return { files: [], problems: [...problems, countProblem(walk.limits)] };
    }
    if (looked > MAX_ENTRIES) {
      return { files: [], problems: [...problems, entriesProblem(walk.show(root))] };
    }
    for (const { entry, name, isText } of entries) {
      const path = folder.path === '' ? name : `${folder.path}/${name}`;
      const absolute = within(folder.absolute, name);
      // One text for both, where no link led here.
      const real = folder.real === folder.absolute ? absolute : within(folder.real, name);
      if (name === REPOSITORY || !walk.isIncluded(absolute)) continue;
      const isPlain = isText && (entry.isFile() || entry.isDirectory());
      const problem = isPlain ? null : judge({ entry, isText, path, absolute }, walk);
      if (problem !== null) {
        problems.push(problem);
        continue;
      }
      const found: Followed | Problem | null = entry.isSymbolicLink()
        ? follow(real, path, { realRoot, folder, walk, absolute })
        : { kind: kindOf(entry), real, through: folder.through };
      if (found === null) continue;
      if ('code' in found) problems.push(found);
      else if (found.kind === 'folder') {
        if (walk.globs.mayContain(path))
          folders.push({ path, absolute, real: found.real, through: found.through });
      } else if (
        found.kind === 'file' &&
        isWanted(path, walk.globs) &&
        !isFoundElsewhere(found, realRoot, walk.globs)
      )
        files.push({ path: absolute, below: path, real: found.real });
    }
  }
  return { files, problems };
}

/** True for a file that a glob names, and for the kustomization of a folder in which one could name a file. */
function isWanted(path: string, globs: Globs): boolean {
  return globs.matches(path) || (isKustomization(path) && globs.goBy(path));
}

/** As `join` of a path in normal form and a name, which is most of the time that a walk takes. */
function within(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

interface Followed {
  readonly kind: 'file' | 'folder' | 'other';
  readonly real: string;
  readonly through: readonly string[];
}

function kindOf(entry: Pick<Kind, 'isFile' | 'isDirectory'>): Followed['kind'] {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** Where a link leads; null where that is nothing that is looked for. */
function follow(
  link: string,
  path: string,
  at: { readonly realRoot: string; readonly folder: Folder; readonly walk: Walk; readonly absolute: string },
): Followed | Problem | null {
  const { realRoot, folder, walk, absolute } = at;
  const { globs, show } = walk;
  if (!globs.matches(path) && !globs.mayContain(path)) return null;
  const real = realOf(link);
  const steps = real === null ? null : relative(realRoot, real);
  if (real === null || steps === null || isOutside(steps)) {
    const isRelevant =
      globs.matches(path) || (real === null ? mayHide(path, globs) && !isGone(link) : isFolder(real));
    return isRelevant ? symlinkProblem(show(absolute), `${path} ${readlinkSync(link)}`) : null;
  }
  const stats = statSync(real);
  if (stats.isFile())
    return globs.matches(path) ? { kind: 'file', real, through: [...folder.through, real] } : null;
  if (!stats.isDirectory()) return globs.matches(path) ? notAFileProblem(show(absolute)) : null;
  if (folder.through.includes(real)) return null;
  return { kind: 'folder', real, through: [...folder.through, real] };
}

/** True for what was found by way of a link, and is found at its own place too. */
function isFoundElsewhere({ real, through }: Followed, realRoot: string, globs: Globs): boolean {
  return through.length > 1 && globs.matches(relative(realRoot, real));
}

/** Out of the folder, or into what git keeps for itself. */
function isOutside(steps: string): boolean {
  return (
    steps === '..' ||
    steps.startsWith(`..${sep}`) ||
    isAbsolute(steps) ||
    steps.split(sep).includes(REPOSITORY)
  );
}

/** Null for a link that leads to nothing, or for ever in a circle. */
function realOf(link: string): string | null {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}

/** True for a link to a place that is not there, unlike one that leads in a circle. */
function isGone(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** True for a folder, and for a link to one. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** What an entry of a folder says that it is. */
type Kind = Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

interface Found {
  readonly entry: Kind;
  /** False for a name that is not UTF-8. */
  readonly isText: boolean;
  readonly path: string;
  readonly absolute: string;
}

/** A problem for what a glob names, or for what may hide something it names, and cannot be read, being no file or folder with a name. */
function judge({ entry, isText, path, absolute }: Found, { globs, show }: Walk): Problem | null {
  const matches = globs.matches(path);
  if (!matches && !globs.mayContain(path)) return null;
  if (!isText) return matches || entry.isDirectory() ? pathProblem(show(absolute)) : null;
  if (entry.isSymbolicLink()) return null;
  return matches ? notAFileProblem(show(absolute)) : null;
}

function entriesProblem(folder: string): Problem {
  const message = `${visible(folder)} holds more than ${MAX_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return errorAt(null, 'too-many-files', message);
}

interface Entry {
  readonly entry: Kind;
  readonly name: string;
  readonly isText: boolean;
}

function entriesOf(folder: string, { show }: Walk, problems: Problem[]): readonly Entry[] {
  try {
    return sortedByBytes(namedIn(folder), ({ name }) => name);
  } catch (error) {
    problems.push(unreadableProblem(show(folder), error));
    return [];
  }
}

/** Names as texts, which most folders have only; where one may be none the bytes are asked for, which take longer. */
function namedIn(folder: string): Entry[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes(REPLACED)))
    return entries.map((entry) => ({ entry, name: entry.name, isText: true }));
  return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
    entry,
    name: decodeLossy(entry.name),
    isText: isUtf8(entry.name),
  }));
}
