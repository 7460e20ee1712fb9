import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Problem } from '../manifest/problem.js';
import { textOf } from './file.js';
import { compileGlobs, exactly, type Globs } from './globs.js';
import {
  FILE_MODES,
  isLink,
  LINK_MODE,
  type OneFile,
  READ_LIMITS,
  ReadError,
  type ReadLimits,
  type Root,
  type SourceFile,
  SUBMODULE_MODE,
  type TreeEntry,
} from './root.js';
import { followLinks } from './links.js';
import { listed, notAFileProblem, pathProblem, submoduleProblem, symlinkProblem } from './problems.js';
import { inPathOrder, REPLACED } from './text.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

interface ReadOptions {
  readonly limits?: ReadLimits;
  /** False for files and folders that are taken out; absent: all are included. */
  readonly isIncluded?: (path: string) => boolean;
}

/** Reads the policy files of a root that globs name. Links are followed inside the root. */
export function readRoot(
  root: Root,
  patterns: readonly string[],
  { limits = READ_LIMITS, isIncluded }: ReadOptions = {},
): CommitFiles {
  const compiled = compileGlobs(patterns);
  const globs = isIncluded === undefined ? compiled.globs : narrowed(compiled.globs, isIncluded);
  const unlisted = root.problems.filter(({ place }) => place === null || globs.mayContain(place.file));
  const problems = [...compiled.problems, ...unlisted];
  if (root.entries.length === 0 && unlisted.length > 0) return { files: [], problems, unmatched: [] };
  try {
    const selection = selectEntries(root.entries, globs);
    const linked = linkedFiles(root, selection.links, globs);
    problems.push(...selection.problems, ...linked.problems);
    const wanted = [...selection.files, ...linked.files];
    const contents = root.read(wanted, limits);
    const files = inPathOrder(wanted).flatMap(({ path, real }): SourceFile[] => {
      const text = textOf(contents.get(path) ?? EMPTY, path);
      if (typeof text === 'string') return [real === undefined ? { path, text } : { path, text, real }];
      problems.push(text);
      return [];
    });
    return { files, problems: listed(problems), unmatched: unmatchedIn(root.entries, patterns) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { files: [], problems: listed([...problems, error.problem]), unmatched: [] };
  }
}

const EMPTY = Buffer.alloc(0);

function narrowed(globs: Globs, isIncluded: (path: string) => boolean): Globs {
  return {
    matches: (path) => globs.matches(path) && isIncluded(path),
    mayContain: (folder) => globs.mayContain(folder) && isIncluded(folder),
    isBeside: (path) => globs.isBeside(path) && isIncluded(path),
  };
}

/** Targets of links are paths; a longer one leads nowhere. Of more links each counts as one that may hide a folder. */
const LINK_LIMITS: ReadLimits = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };

function linkedFiles(root: Root, links: readonly TreeEntry[], globs: Globs): ReturnType<typeof followLinks> {
  if (links.length === 0) return { files: [], problems: [] };
  // A link may lead on through one that no glob names, and into any folder.
  const targets = root.read(root.entries.filter(isLink).slice(0, LINK_LIMITS.files), LINK_LIMITS);
  return followLinks(root.entries, links, targets, globs);
}

/** Reads one regular file of a root, such as the configuration. */
export function readOne(root: Root, path: string, mostBytes: number): OneFile {
  if (root.entries.length === 0 && root.problems.length > 0) return { bytes: null, problems: root.problems };
  const { file, problems } = onlyFile(root.entries, path);
  if (file === null) return { bytes: null, problems };
  try {
    const limits = { files: 1, bytesPerFile: mostBytes, bytes: mostBytes };
    const content = root.read([file], limits).get(path) ?? EMPTY;
    return Buffer.isBuffer(content) ? { bytes: content, problems: [] } : { bytes: null, problems: [content] };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { bytes: null, problems: [error.problem] };
  }
}

interface Selection {
  readonly files: readonly TreeEntry[];
  /** Links that a glob names, and those that could lead to a folder in which one matches. */
  readonly links: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

/**
 * The entries that policy globs name. Files of a submodule are not there: a submodule under a policy path is an error, and so is one in
 * place of a folder that a policy path goes through.
 */
function selectEntries(entries: readonly TreeEntry[], globs: Globs): Selection {
  const files: TreeEntry[] = [];
  const links: TreeEntry[] = [];
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { path, mode } = entry;
    const isNamed = globs.matches(path);
    if (mode === LINK_MODE) {
      if (isNamed || globs.mayContain(path)) links.push(entry);
    } else if (isNamed) {
      const problem = entryProblem(entry);
      if (problem === null) files.push(entry);
      else problems.push(problem);
    } else if (!FILE_MODES.has(mode)) {
      const problem = globs.mayContain(path) ? entryProblem(entry) : null;
      if (problem?.code === 'submodule' || problem?.code === 'path-not-utf-8') problems.push(problem);
    } else if (isKustomization(path) && globs.isBeside(path)) files.push(entry);
  }
  return { files, links, problems };
}

/**
 * The regular file at a path, null when there is none. A link or submodule in its place, or in that of a folder above it, is
 * a problem: it would make the file look deleted.
 */
function onlyFile(
  entries: readonly TreeEntry[],
  path: string,
): { readonly file: TreeEntry | null; readonly problems: readonly Problem[] } {
  const above = entries.filter((entry) => `${path}/`.startsWith(`${entry.path}/`));
  const { files, links, problems } = selectEntries(above, exactly(path));
  return {
    file: files[0] ?? null,
    problems: [...problems, ...links.map((link) => symlinkProblem(link.path))],
  };
}

function entryProblem({ path, mode, sha }: TreeEntry): Problem | null {
  if (mode === SUBMODULE_MODE) return submoduleProblem(path, `${path} ${sha}`);
  if (path.includes(REPLACED)) return pathProblem(path);
  return FILE_MODES.has(mode) ? null : notAFileProblem(path);
}
