import { posix } from 'node:path';
import type { Problem } from '../manifest/problem.js';
import { exactly } from './glob/globs.js';
import type { Globs } from './glob/globs.js';
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
import { byBytes, decodeLossy, decodeUtf8 } from './text.js';

/** A link's text is a path; whatever is longer is not followed to see where it leads. */
export const LINK_TARGET_BYTES = 4_096;

const LINK = '120000';
const SUBMODULE = '160000';
const FILES: ReadonlySet<string> = new Set(['100644', '100755']);
/** What a name that is not UTF-8 is shown with. */
const REPLACED = '\ufffd';

/** A file, link or submodule of a git tree. */
export interface TreeEntry {
  readonly path: string;
  /** As git writes it: '100644', '120000'. */
  readonly mode: string;
  readonly sha: string;
}

export interface Selection {
  /** The files to read, in the order of their paths. */
  readonly files: readonly TreeEntry[];
  /** Links that no glob names, but that could lead to a folder in which one matches. */
  readonly links: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

/**
 * What of a git tree the policy globs name. Only regular files are read: a link may point anywhere, also out of the
 * repository, and what a submodule holds is not there. Either one under a policy path is an error, and so is one in place of
 * a folder that a policy path goes through.
 */
export function selectEntries(entries: readonly TreeEntry[], globs: Globs, limits: ReadLimits): Selection {
  const files: TreeEntry[] = [];
  const links: TreeEntry[] = [];
  const problems: Problem[] = [];
  for (const entry of entries.toSorted((a, b) => byBytes(a.path, b.path))) {
    const { path, mode } = entry;
    if (globs.matches(path)) {
      const problem = entryProblem(entry);
      if (problem === null) files.push(entry);
      else problems.push(problem);
    } else if (!FILES.has(mode) && globs.mayContain(path)) {
      if (mode === SUBMODULE) problems.push(submoduleProblem(path));
      else links.push(entry);
    }
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
  const { files, links, problems } = selectEntries(entries, exactly(path), limits);
  return {
    file: files[0] ?? null,
    problems: [...problems, ...links.map((link) => symlinkProblem(link.path))],
  };
}

function entryProblem({ path, mode }: TreeEntry): Problem | null {
  if (mode === LINK) return symlinkProblem(path);
  if (mode === SUBMODULE) return submoduleProblem(path);
  if (!FILES.has(mode)) return notAFileProblem(path);
  return path.includes(REPLACED) ? pathProblem(path) : null;
}

/**
 * Problems for the links that may stand for a folder with policies in it. A link to a regular file of the same tree is none:
 * it hides no folder. Links that leave the tree, that go through other links, or that lead to nothing are.
 */
export function linkProblems(
  links: readonly TreeEntry[],
  targets: ReadonlyMap<string, Uint8Array>,
  entries: readonly TreeEntry[],
): Problem[] {
  const modes = new Map(entries.map(({ path, mode }) => [path, mode]));
  const leadsToFile = ({ path, sha }: TreeEntry): boolean => {
    const target = decodeLossy(targets.get(sha) ?? new Uint8Array());
    return !target.startsWith('/') && FILES.has(modes.get(posix.join(posix.dirname(path), target)) ?? '');
  };
  return links.filter((link) => !leadsToFile(link)).map(({ path }) => symlinkProblem(path));
}

/** Leaves out the files that are too large; all of them when they are too large together. */
export function withinLimits(
  files: readonly TreeEntry[],
  sizes: ReadonlyMap<string, number>,
  limits: ReadLimits,
): { readonly files: readonly TreeEntry[]; readonly problems: readonly Problem[] } {
  const isTooLarge = ({ sha }: TreeEntry): boolean => (sizes.get(sha) ?? 0) > limits.bytesPerFile;
  const allowed = files.filter((file) => !isTooLarge(file));
  const problems = files.filter(isTooLarge).map(({ path }) => sizeProblem(path, limits));
  const bytes = allowed.reduce((sum, { sha }) => sum + (sizes.get(sha) ?? 0), 0);
  if (bytes > limits.bytes) return { files: [], problems: [...problems, totalProblem(limits)] };
  return { files: allowed, problems };
}

/** Files with their text; those that are not UTF-8 become problems. */
export function decodeFiles(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  problems: readonly Problem[],
): ReadResult {
  const decoded: SourceFile[] = [];
  const undecoded: Problem[] = [];
  for (const { path, bytes } of files) {
    const text = decodeUtf8(bytes);
    if (text === null) undecoded.push(textProblem(path));
    else decoded.push({ path, text });
  }
  return { files: decoded, problems: listed([...problems, ...undecoded]) };
}
