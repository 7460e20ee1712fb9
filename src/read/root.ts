import type { Problem } from '../manifest/problem.js';
import { compileGlobs, type Globs } from './globs.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import { followLinks } from './links.js';
import { countProblem, listed, sizeProblem } from './problems.js';
import { found, type Lookup, missing, type OneFile, type SourceFile } from './source.js';
import { inPathOrder } from './text.js';
import { isLink, LINK_TARGET_BYTES, onlyFile, selectEntries, type TreeEntry } from './tree.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

/** Links of which the target is read; each further one counts as one that may hide a folder. */
const LINKS_READ = 10_000;

/** Entries in the order of the bytes of their paths, and what could not be listed. */
export interface Listing {
  readonly entries: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

/** The folder that a side is read from: a commit, or a folder that the user gave. */
export interface Root {
  /** Every file, link and submodule, those of installed packages apart. Throws where a folder cannot be listed. */
  readonly entries: readonly TreeEntry[];
  /** Lists at least the entries of the folders that may be entered, pipes and the like among them. */
  list(mayEnter: (folder: string) => boolean): Listing;
  /** An id of the content: equal contents have equal ids, in this root and in that of the other side. */
  idOf(entry: TreeEntry): string;
  /** Sizes in bytes, by object name. */
  sizes(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>>;
  /** Contents of files and targets of links, by object name. Not bounded: ask for the sizes first. */
  read(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>>;
  /** Texts of files, or why one has none, by path. Missing where they are too large together. */
  texts(entries: readonly TreeEntry[], limits: ReadLimits): Lookup<ReadonlyMap<string, string | Problem>>;
}

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
  const { entries, problems: unlisted } = root.list((folder) => globs.mayContain(folder));
  const problems = [...compiled.problems, ...unlisted];
  const selection = selectEntries(entries, globs);
  problems.push(...selection.problems);
  const linked = linkedFiles(root, selection.links, globs);
  if (linked.missing) return { files: [], problems: [...problems, linked.problem], unmatched: [] };
  problems.push(...linked.value.problems);
  const files = [...selection.files, ...linked.value.files];
  const texts = files.length > limits.files ? missing(countProblem(limits)) : root.texts(files, limits);
  if (texts.missing) return { files: [], problems: listed([...problems, texts.problem]), unmatched: [] };
  const read = inPathOrder(files).flatMap(({ path, real }): SourceFile[] => {
    const text = texts.value.get(path) ?? '';
    if (typeof text === 'string') return [{ path, text, ...(real === undefined ? {} : { real }) }];
    problems.push(text);
    return [];
  });
  const unmatched = unmatchedIn(entries, patterns, () => root.list(() => true).entries);
  return { files: read, problems: listed(problems), unmatched };
}

function narrowed(globs: Globs, isIncluded: (path: string) => boolean): Globs {
  return {
    matches: (path) => globs.matches(path) && isIncluded(path),
    mayContain: (folder) => globs.mayContain(folder) && isIncluded(folder),
    isBeside: (path) => globs.isBeside(path) && isIncluded(path),
  };
}

function linkedFiles(
  root: Root,
  links: readonly TreeEntry[],
  globs: Globs,
): Lookup<ReturnType<typeof followLinks>> {
  if (links.length === 0) return found({ files: [], problems: [] });
  // A link may lead on through one that no glob names, and into any folder.
  const { entries } = root.list(() => true);
  const all = entries.filter(isLink).slice(0, LINKS_READ);
  const sizes = root.sizes(all);
  if (sizes.missing) return sizes;
  const targets = root.read(all.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= LINK_TARGET_BYTES));
  return targets.missing ? targets : found(followLinks(entries, links, targets.value, globs));
}

/** Reads one regular file of a root, such as the configuration. */
export function readOne(root: Root, path: string, maxBytes: number): Lookup<OneFile> {
  const { file, problems } = onlyFile(root.entries, path);
  if (file === null) return found({ bytes: null, problems });
  const sizes = root.sizes([file]);
  if (sizes.missing) return sizes;
  const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
  if ((sizes.value.get(file.sha) ?? 0) > maxBytes)
    return found({ bytes: null, problems: [sizeProblem(path, limits)] });
  const blobs = root.read([file]);
  return blobs.missing ? blobs : found({ bytes: blobs.value.get(file.sha) ?? null, problems: [] });
}
