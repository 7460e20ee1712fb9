import { isKustomization } from '../manifest/delivery/kustomization.js';
import type { Problem } from '../manifest/problem.js';
import { exactly, type Globs } from './glob/globs.js';
import type { ReadLimits } from './limits.js';
import {
  countProblem,
  listed,
  notAFileProblem,
  pathProblem,
  sizeProblem,
  submoduleProblem,
  symlinkProblem,
  textProblem,
  totalProblem,
} from './problems.js';
import type { ReadResult, SourceFile } from './source.js';
import { REPLACED } from './text.js';

/** A link's text is a path; whatever is longer is not followed to see where it leads. */
export const LINK_TARGET_BYTES = 4_096;

export const LINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';
export const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);

/** A file, link or submodule of a git tree. */
export interface TreeEntry {
  readonly path: string;
  /** As git writes it: '100644', '120000'. */
  readonly mode: string;
  readonly sha: string;
  /** Where it really lies, of a file that a link leads to. */
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
export function selectEntries(entries: readonly TreeEntry[], globs: Globs, limits: ReadLimits): Selection {
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
      if (globs.mayContain(path)) problems.push(submoduleProblem(path, `${path} ${entry.sha}`));
    } else if (isKustomization(path) && globs.goBy(path)) files.push(entry);
  }
  return files.length <= limits.files
    ? { files, links, problems }
    : { files: [], links: [], problems: [...problems, countProblem(limits)] };
}

/**
 * The regular file at a path, null when there is none. A link or submodule in its place, or in that of a folder above it, is
 * a problem: it would make the file look deleted.
 */
export function onlyFile(
  entries: readonly TreeEntry[],
  path: string,
  limits: ReadLimits,
): { readonly file: TreeEntry | null; readonly problems: readonly Problem[] } {
  const onTheWay = entries.filter(
    (entry) => path.startsWith(entry.path) && (path + '/').charAt(entry.path.length) === '/',
  );
  const { files, links, problems } = selectEntries(onTheWay, exactly(path), limits);
  return {
    file: files[0] ?? null,
    problems: [...problems, ...links.map((link) => symlinkProblem(link.path))],
  };
}

function entryProblem({ path, mode, sha }: TreeEntry): Problem | null {
  if (mode === SUBMODULE_MODE) return submoduleProblem(path, `${path} ${sha}`);
  if (!FILE_MODES.has(mode)) return notAFileProblem(path);
  return path.includes(REPLACED) ? pathProblem(path) : null;
}

/** Leaves out the files that are too large; all of them when they are too large together. */
export function withinLimits(
  files: readonly TreeEntry[],
  sizes: ReadonlyMap<string, number>,
  limits: ReadLimits,
): { readonly files: readonly TreeEntry[]; readonly problems: readonly Problem[] } {
  if (files.length > limits.files) return { files: [], problems: [countProblem(limits)] };
  const allowed: TreeEntry[] = [];
  const problems: Problem[] = [];
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file.sha) ?? 0;
    if (size > limits.bytesPerFile) problems.push(sizeProblem(file.path, limits));
    else {
      allowed.push(file);
      bytes += size;
    }
  }
  if (bytes > limits.bytes) return { files: [], problems: [...problems, totalProblem(limits)] };
  return { files: allowed, problems };
}

/** Files with their text; those that have none, as they are not UTF-8, become problems. */
export function textFiles(
  files: readonly {
    readonly path: string;
    readonly text: string | null;
    readonly real?: string | undefined;
  }[],
  problems: readonly Problem[],
): ReadResult {
  const decoded: SourceFile[] = [];
  const undecoded: Problem[] = [];
  for (const { path, text, real } of files) {
    if (text === null) undecoded.push(textProblem(path));
    else decoded.push({ path, text, ...(real === undefined ? {} : { real }) });
  }
  return { files: decoded, problems: listed([...problems, ...undecoded]) };
}
