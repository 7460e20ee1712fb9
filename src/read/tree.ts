import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Problem } from '../manifest/problem.js';
import { exactly, type Globs } from './globs.js';
import { notAFileProblem, pathProblem, submoduleProblem, symlinkProblem } from './problems.js';
import { REPLACED } from './text.js';

/** A link's text is a path; whatever is longer is not followed to see where it leads. */
export const LINK_TARGET_BYTES = 4_096;

export const LINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';
export const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

/** A file, link or submodule of a git tree. */
export interface TreeEntry {
  readonly path: string;
  /** Mode of git: '100644', '120000'. */
  readonly mode: string;
  readonly sha: string;
  /** The real path of a file that a link leads to. */
  readonly real?: string;
}

/** True for a symbolic link, by its mode in git. */
export function isLink({ mode }: TreeEntry): boolean {
  return mode === LINK_MODE;
}

interface Selection {
  /** The files to read, in the order of their paths. */
  readonly files: readonly TreeEntry[];
  /** Links that a glob names, and those that could lead to a folder in which one matches. */
  readonly links: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

/**
 * What of a git tree the policy globs name. What a submodule holds is not there: one under a policy path is an error, and so is one in
 * place of a folder that a policy path goes through. Where links lead is for `followLinks` to say. `entries` are in the order of their paths.
 */
export function selectEntries(entries: readonly TreeEntry[], globs: Globs): Selection {
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
export function onlyFile(
  entries: readonly TreeEntry[],
  path: string,
): { readonly file: TreeEntry | null; readonly problems: readonly Problem[] } {
  const onTheWay = entries.filter(
    (entry) => path.startsWith(entry.path) && (path + '/').charAt(entry.path.length) === '/',
  );
  const { files, links, problems } = selectEntries(onTheWay, exactly(path));
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
