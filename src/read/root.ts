import { compileGlobs } from './glob/globs.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import { followLinks } from './links.js';
import { found, type Lookup, missing, type OneFile } from './source.js';
import { inPathOrder } from './text.js';
import {
  isLink,
  LINK_TARGET_BYTES,
  onlyFile,
  selectEntries,
  textFiles,
  type TreeEntry,
  withinLimits,
} from './tree.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

/** Links of which the target is read; each further one counts as one that may hide a folder. */
const LINKS_READ = 10_000;

/** The folder that a side is read from: a commit, or a folder that the user gave. */
export interface Root {
  /** Files, links and submodules in the order of the bytes of their paths. */
  readonly entries: readonly TreeEntry[];
  /** An id of the content: equal contents have equal ids, in this root and in that of the other side. */
  idOf(entry: TreeEntry): string;
  /** Sizes in bytes, by object name. */
  sizes(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>>;
  /** Contents of files and targets of links, by object name. Not bounded: ask for the sizes first. */
  read(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>>;
  /** Texts of files, by object name; null for one that is not UTF-8. */
  texts(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, string | null>>;
}

/** Reads the policy files of a root that globs name. Links are followed inside the root. */
export function readRoot(
  root: Root,
  patterns: readonly string[],
  limits: ReadLimits = READ_LIMITS,
): CommitFiles {
  const read = filesOf(root, patterns, limits);
  return read.missing ? { files: [], problems: [read.problem], unmatched: [] } : read.value;
}

function filesOf(root: Root, patterns: readonly string[], limits: ReadLimits): Lookup<CommitFiles> {
  const { globs, problems } = compileGlobs(patterns);
  const selection = selectEntries(root.entries, globs, limits);
  // A link may lead on through one that no glob names.
  const links = selection.links.length === 0 ? [] : root.entries.filter(isLink).slice(0, LINKS_READ);
  const sizes = root.sizes([...selection.files, ...links]);
  if (sizes.missing) return sizes;
  const targets = root.read(links.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= LINK_TARGET_BYTES));
  if (targets.missing) return targets;
  const linked = followLinks(root.entries, selection.links, targets.value, globs);
  const linkedSizes = root.sizes(linked.files);
  if (linkedSizes.missing) return linkedSizes;
  const sizeOf = new Map([...sizes.value, ...linkedSizes.value]);
  const allowed = withinLimits([...selection.files, ...linked.files], sizeOf, limits);
  const texts = root.texts(allowed.files);
  if (texts.missing) return texts;
  const files = inPathOrder(allowed.files).map(({ path, sha, real }) => ({
    path,
    real,
    text: texts.value.get(sha) ?? null,
  }));
  const all = [...problems, ...selection.problems, ...linked.problems, ...allowed.problems];
  return found({ ...textFiles(files, all), unmatched: unmatchedIn(root.entries, patterns) });
}

/** Reads one regular file of a root, such as the configuration. */
export function readOne(root: Root, path: string, maxBytes: number): Lookup<OneFile> {
  const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
  const { file, problems } = onlyFile(root.entries, path, limits);
  if (file === null) return found({ bytes: null, problems });
  const sizes = root.sizes([file]);
  if (sizes.missing) return missing(sizes.problem);
  const allowed = withinLimits([file], sizes.value, limits);
  const blobs = root.read(allowed.files);
  if (blobs.missing) return missing(blobs.problem);
  return found({ bytes: blobs.value.get(file.sha) ?? null, problems: allowed.problems });
}
