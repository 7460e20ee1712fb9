import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf } from '../manifest/path.js';
import { type Problem, problemOf } from '../manifest/problem.js';
import { text } from '../text/text.js';
import { textOf } from './file.js';
import { compileGlobs, type Globs } from './globs.js';
import { followLinks } from './links.js';
import type { SourceFile } from '../manifest/source-file.js';
import { atPrefix } from './prefix.js';
import { listed, notAFileProblem, submoduleProblem } from './problems.js';
import {
  FILE_MODES,
  isLink,
  READ_LIMITS,
  ReadError,
  type ReadLimits,
  type Root,
  SUBMODULE_MODE,
  type TreeEntry,
} from './root.js';
import { inPathOrder, REPLACED } from './text.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

interface ReadOptions {
  readonly limits?: ReadLimits;
  /** False for files and folders that are taken out; absent: all are included. */
  readonly isIncluded?: (path: string) => boolean;
  /** Comes before the paths of files and problems. */
  readonly prefix?: string;
}

/** Targets of links are paths; a longer one leads nowhere. Of more links each counts as one that may hide a folder. */
const LINK_LIMITS: ReadLimits = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };

/** Reads the policy files of a root that globs name. Links are followed inside the root. */
export function readRoot(
  root: Root,
  patterns: readonly string[],
  { limits = READ_LIMITS, isIncluded = () => true, prefix = '' }: ReadOptions = {},
): CommitFiles {
  const { entries } = root;
  const compiled = compileGlobs(patterns);
  const globs: Globs = {
    matches: (path) => compiled.globs.matches(path) && isIncluded(path),
    mayContain: (folder) => compiled.globs.mayContain(folder) && isIncluded(folder),
    isExcluded: (path) => compiled.globs.isExcluded(path) || !isIncluded(path),
  };
  const unlisted = root.problems.filter(({ place }) => place === null || globs.mayContain(place.file));
  const problems = [...compiled.problems, ...unlisted];
  const result = (files: readonly SourceFile[], unmatched: CommitFiles['unmatched']): CommitFiles => ({
    files: files.map((file) => atPrefix(file, prefix)),
    problems: listed(problems).map((problem) => atPrefix(problem, prefix)),
    unmatched,
  });
  if (entries.length === 0 && unlisted.length > 0) return result([], []);
  try {
    const wanted: TreeEntry[] = [];
    const links: TreeEntry[] = [];
    for (const entry of entries) {
      const isNamed = globs.matches(entry.path);
      // A link or a submodule could also be a folder that the globs go through.
      if (!isNamed && (FILE_MODES.has(entry.mode) || !globs.mayContain(entry.path))) continue;
      const problem = entryProblem(entry);
      if (isLink(entry)) links.push(entry);
      else if (problem === null) wanted.push(entry);
      else if (isNamed || problem.code !== 'not-a-file') problems.push(problem);
    }
    if (links.length > 0) {
      // A link may lead on through one that no glob names, and into any folder.
      const targets = root.read(entries.filter(isLink).slice(0, LINK_LIMITS.files), LINK_LIMITS);
      const linked = followLinks(entries, links, targets, globs);
      wanted.push(...linked.files);
      problems.push(...linked.problems);
    }
    // A kustomization changes the files beside it, whether or not a glob names it.
    const folders = new Set(wanted.map(({ path }) => folderOf(path)));
    const isBeside = ({ path, mode }: TreeEntry): boolean =>
      FILE_MODES.has(mode) && isKustomization(path) && folders.has(folderOf(path)) && !globs.matches(path);
    wanted.push(...entries.filter((one) => isBeside(one) && !globs.isExcluded(one.path)));
    const contents = root.read(wanted, limits);
    const files = inPathOrder(wanted).flatMap(({ path, real }): SourceFile[] => {
      const content = textOf(contents.get(path) ?? Buffer.alloc(0), path);
      if (typeof content === 'string') return [{ path, text: content, ...(real !== undefined && { real }) }];
      problems.push(content);
      return [];
    });
    return result(files, unmatchedIn(entries, patterns));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    problems.push(error.problem);
    return result([], []);
  }
}

/** The problem of an entry that is no file whose name can be shown; null for any other. Files of a submodule are not there. */
export function entryProblem({ path, mode, sha }: TreeEntry): Problem | null {
  if (mode === SUBMODULE_MODE) return submoduleProblem(path, `${path} ${sha}`);
  // No problem or report could name it.
  if (path.includes(REPLACED))
    return problemOf(path, 'path-not-utf-8', text`This file name is not UTF-8. Rename the file.`);
  return FILE_MODES.has(mode) ? null : notAFileProblem(path);
}
