import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf } from '../manifest/path.js';
import { type Problem, problemOf } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { text } from '../text/text.js';
import { textOf } from './file.js';
import { compileGlobs, MANIFEST } from './globs.js';
import { Links } from './links.js';
import { atPrefix } from './prefix.js';
import { listed, notAFileProblem, submoduleProblem, symlinkProblem } from './problems.js';
import {
  FILE_MODES,
  isLink,
  READ_LIMITS,
  ReadError,
  type ReadLimits,
  type ReadResult,
  type Root,
  SUBMODULE_MODE,
  type TreeEntry,
} from './root.js';
import { inPathOrder, REPLACED } from './text.js';

interface ReadOptions {
  readonly limits?: ReadLimits;
  /** False for files and folders that are taken out; absent: all are included. */
  readonly isIncluded?: (path: string) => boolean;
  /** Comes before the paths of files and problems. */
  readonly prefix?: string;
}

/**
 * Reads the policy files of a root that globs name. Links are followed inside the root. A link that leads out of it, or to nothing, may hide
 * policies, and is a problem, unless its name says that it is another kind of file.
 */
export function readRoot(
  root: Root,
  patterns: readonly string[],
  { limits = READ_LIMITS, isIncluded = () => true, prefix = '' }: ReadOptions = {},
): ReadResult {
  const { entries } = root;
  const compiled = compileGlobs(patterns);
  const matches = (path: string): boolean => compiled.globs.matches(path) && isIncluded(path);
  const mayContain = (folder: string): boolean => compiled.globs.mayContain(folder) && isIncluded(folder);
  const unlisted = root.problems.filter(({ place }) => place === null || mayContain(place.file));
  const problems = [...compiled.problems, ...unlisted];
  const result = (files: readonly SourceFile[]): ReadResult => ({
    files: files.map((file) => atPrefix(file, prefix)),
    problems: listed(problems).map((problem) => atPrefix(problem, prefix)),
  });
  try {
    const links = entries.some(isLink) ? new Links(root) : null;
    // By path: a link to a folder leads to a file again.
    const wanted = new Map<string, TreeEntry>();
    for (const entry of entries) {
      const isNamed = matches(entry.path);
      // A link or a submodule could also be a folder that the globs go through.
      if (!isNamed && (FILE_MODES.has(entry.mode) || !mayContain(entry.path))) continue;
      const problem = entryProblem(entry);
      if (!isLink(entry)) {
        if (problem === null) wanted.set(entry.path, entry);
        else if (isNamed || problem.code !== 'not-a-file') problems.push(problem);
        continue;
      }
      const found = links?.below(
        entry.path,
        (why, { path, entry: { path: at, sha } }) => {
          if (why === 'submodule') problems.push(submoduleProblem(path, `${path} ${sha}`));
          // A link of another suffix is no folder and no manifest: `notes.md`, `run.sh`.
          const mayHide = matches(path) || MANIFEST.test(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path);
          if (why === 'symlink' && mayHide)
            problems.push(symlinkProblem(path, `${path} ${links.target(at)}`));
        },
        (path) => matches(path) || mayContain(path),
      );
      for (const { path, entry: file } of found ?? [])
        // A file that a glob names at its own path too is not given twice.
        if (FILE_MODES.has(file.mode) && matches(path) && !matches(file.path))
          wanted.set(path, { ...file, path, real: file.path });
    }
    // A kustomization changes the files beside it, whether or not a glob names it.
    const folders = new Set(Array.from(wanted.keys(), folderOf));
    for (const entry of entries) {
      const { path, mode } = entry;
      const isBeside = FILE_MODES.has(mode) && isKustomization(path) && folders.has(folderOf(path));
      if (isBeside && isIncluded(path) && !compiled.globs.isExcluded(path)) wanted.set(path, entry);
    }
    const contents = root.read([...wanted.values()], limits);
    const files = inPathOrder([...wanted.values()]).flatMap(({ path, real }): SourceFile[] => {
      const content = textOf(contents.get(path) ?? Buffer.alloc(0), path);
      if (typeof content === 'string') return [{ path, text: content, ...(real !== undefined && { real }) }];
      problems.push(content);
      return [];
    });
    return result(files);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    problems.push(error.problem);
    return result([]);
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
