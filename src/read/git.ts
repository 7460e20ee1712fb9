import type { Problem } from '../manifest/problem.js';
import { resolveCommit } from './git-commits.js';
import { blobSizes, listTree, readBlobs, readTexts } from './git-objects.js';
import { compileGlobs } from './glob/globs.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import { found, type Lookup, type OneFile } from './source.js';
import { followLinks } from './links.js';
import { inPathOrder } from './text.js';
import { isLink, LINK_TARGET_BYTES, onlyFile, selectEntries, textFiles, withinLimits } from './tree.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

export { mergeBase, parents, resolveCommit } from './git-commits.js';

/** Links that are looked at to see where they lead; beyond that each counts as one that may hide a folder. */
const LINKS_READ = 10_000;

interface RevisionRequest {
  /** A folder in the repository. Globs count from the repository's root all the same. */
  readonly repo: string;
  readonly revision: string;
  readonly globs: readonly string[];
  readonly limits?: ReadLimits;
}

/** `missing` says that this clone lacks the revision or a part of it; nothing was read then, and the API may have it. */
type RevisionResult = CommitFiles & { readonly missing: boolean };

/**
 * The policy files of a git revision, from its objects and not from the work tree: what is checked out, its filters, links
 * and line endings play no part. Links are followed inside the revision; what they or a submodule may hide is an error.
 */
export function readRevision(request: RevisionRequest): RevisionResult {
  const { repo, revision, globs, limits = READ_LIMITS } = request;
  const compiled = compileGlobs(globs);
  const commit = resolveCommit(repo, revision);
  if (commit.missing) return lacking(commit.problem);
  const entries = listTree(repo, commit.value);
  if (entries.missing) return lacking(entries.problem);
  const selection = selectEntries(entries.value, compiled.globs, limits);
  // A link may lead on through one that no glob names.
  const links = selection.links.length === 0 ? [] : entries.value.filter(isLink).slice(0, LINKS_READ);
  const sizes = blobSizes(repo, [...selection.files, ...links]);
  if (sizes.missing) return lacking(sizes.problem);
  const shortLinks = links.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= LINK_TARGET_BYTES);
  const targets = readBlobs(repo, shortLinks);
  if (targets.missing) return lacking(targets.problem);
  const linked = followLinks(entries.value, selection.links, targets.value, compiled.globs);
  const linkedSizes = blobSizes(repo, linked.files);
  if (linkedSizes.missing) return lacking(linkedSizes.problem);
  const allowed = withinLimits([...selection.files, ...linked.files], linkedSizes.value, limits);
  const texts = readTexts(repo, allowed.files);
  if (texts.missing) return lacking(texts.problem);
  const problems = [...compiled.problems, ...selection.problems, ...linked.problems, ...allowed.problems];
  const inOrder = linked.files.length === 0 ? allowed.files : inPathOrder(allowed.files);
  const files = inOrder.map(({ path, sha, real }) => ({ path, real, text: texts.value.get(sha) ?? null }));
  return {
    ...textFiles(files, problems),
    unmatched: unmatchedIn(entries.value, globs),
    missing: false,
  };
}

/** One regular file of a revision, such as the configuration. */
export function readFileAt(repo: string, revision: string, path: string, maxBytes: number): Lookup<OneFile> {
  const commit = resolveCommit(repo, revision);
  if (commit.missing) return commit;
  const entries = listTree(repo, commit.value);
  if (entries.missing) return entries;
  const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
  const { file, problems } = onlyFile(entries.value, path, limits);
  if (file === null) return found({ bytes: null, problems });
  const sizes = blobSizes(repo, [file]);
  if (sizes.missing) return sizes;
  const allowed = withinLimits([file], sizes.value, limits);
  const blobs = readBlobs(repo, allowed.files);
  if (blobs.missing) return blobs;
  return found({ bytes: blobs.value.get(file.sha) ?? null, problems: allowed.problems });
}

function lacking(problem: Problem): RevisionResult {
  return { files: [], problems: [problem], unmatched: [], missing: true };
}
