import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import { compileGlobs, exactly } from './glob/globs.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import type { GitDataClient } from './git-data-client.js';
import { found, type Lookup, missing, type OneFile } from './source.js';
import { type ListedTree, type TreeWalk, walkTree } from './api-tree.js';
import { followLinks } from './links.js';
import { byBytes, decodeUtf8 } from './text.js';
import {
  isLink,
  LINK_TARGET_BYTES,
  onlyFile,
  selectEntries,
  textFiles,
  type TreeEntry,
  withinLimits,
  SUBMODULE_MODE,
} from './tree.js';
import { type CommitFiles, unmatchedIn } from './unmatched.js';

export type { ApiEntry, GitDataClient } from './git-data-client.js';

interface CommitRequest {
  readonly client: GitDataClient;
  /** The full object name of a commit. */
  readonly commit: string;
  readonly globs: readonly string[];
  readonly limits?: ReadLimits;
  /** Blobs that are at hand, by object name; the others are asked for. */
  readonly local?: (blobs: readonly TreeEntry[]) => ReadonlyMap<string, Buffer>;
}

/** Requests that run at the same time. */
const PARALLEL = 8;
/** Fewer blobs are asked for one by one, and so many are had in one request. */
const FEW_BLOBS = 3;
const BLOBS_AT_ONCE = 50;
/** Links that are looked at to see where they lead; beyond that each counts as one that may hide a folder. */
const LINKS_READ = 50;

/**
 * The policy files of a commit through GitHub's API, for what a shallow checkout lacks. The same rules and the same result
 * as `readRevision`. When a request fails or an answer is not complete nothing is read, and the problem says so.
 */
export async function readCommit(request: CommitRequest): Promise<CommitFiles> {
  const { client, commit, limits = READ_LIMITS, local = () => new Map<string, Buffer>() } = request;
  const { globs, problems: globProblems } = compileGlobs(request.globs);
  try {
    const listed = await listCommit(client, commit, (folder) => globs.mayContain(folder));
    // A link may lead to a folder that no glob goes into.
    const leadsOn = listed.isPartial && selectEntries(listed.entries, globs, limits).links.length > 0;
    const tree = leadsOn ? await listCommit(client, commit, () => true) : listed;
    if (tree.problem !== null) return { files: [], problems: [tree.problem], unmatched: [] };
    const selection = selectEntries(tree.entries, globs, limits);
    // A link may lead on through one that no glob names.
    const links = selection.links.length === 0 ? [] : [...selection.links, ...tree.entries.filter(isLink)];
    const short = links.filter(({ sha }) => (tree.sizes.get(sha) ?? 0) <= LINK_TARGET_BYTES);
    const targets = await readBlobs(client, short.slice(0, LINKS_READ), local);
    const linked = followLinks(tree.entries, selection.links, targets, globs);
    const allowed = withinLimits([...selection.files, ...linked.files], tree.sizes, limits);
    const blobs = await readBlobs(client, allowed.files, local);
    const checked = withinLimits(allowed.files, lengthsOf(blobs), limits);
    const texts = new Map(Array.from(blobs, ([sha, bytes]) => [sha, decodeUtf8(bytes)]));
    const files = checked.files
      .toSorted((a, b) => byBytes(a.path, b.path))
      .map(({ path, sha, real }) => ({ path, real, text: texts.get(sha) ?? null }));
    const problems = [
      ...globProblems,
      ...selection.problems,
      ...linked.problems,
      ...allowed.problems,
      ...checked.problems,
    ];
    return {
      ...textFiles(files, problems),
      unmatched: unmatchedIn(tree.entries, request.globs),
    };
  } catch (error) {
    return { files: [], problems: [failure(commit, error)], unmatched: [] };
  }
}

/** One regular file of a commit, such as the configuration: its bytes are asked for where they are not at hand. */
export async function readCommitFile(
  client: GitDataClient,
  commit: string,
  path: string,
  maxBytes: number,
  local: NonNullable<CommitRequest['local']> = () => new Map(),
): Promise<OneFile> {
  const limits = { files: 1, bytesPerFile: maxBytes, bytes: maxBytes };
  try {
    const tree = await listCommit(client, commit, (folder) => exactly(path).mayContain(folder));
    if (tree.problem !== null) return { bytes: null, problems: [tree.problem] };
    const { file, problems } = onlyFile(tree.entries, path, limits);
    const allowed = withinLimits(file === null ? [] : [file], tree.sizes, limits);
    const [wanted] = allowed.files;
    if (wanted === undefined) return { bytes: null, problems: [...problems, ...allowed.problems] };
    const bytes = local([wanted]).get(wanted.sha) ?? (await client.getBlob(wanted.sha));
    const checked = withinLimits([wanted], new Map([[wanted.sha, bytes.length]]), limits);
    return { bytes: checked.files.length === 0 ? null : bytes, problems: checked.problems };
  } catch (error) {
    return { bytes: null, problems: [failure(commit, error)] };
  }
}

/** A whole commit, of which a part is in a clone. */
export interface CommitTree {
  readonly entries: readonly TreeEntry[];
  /** What the clone lacks, by object name; what is too much to ask for is not in it. */
  readonly blobs: ReadonlyMap<string, Buffer>;
}

/** What a clone that holds the other side lacks of a commit is what the change edits; more than that is worth a deeper clone. */
const ASKED = { files: 300, bytesPerFile: 4 * 1024 ** 2, bytes: 50 * 1024 ** 2 };

/** Every file, link and submodule of a commit through the API. */
export async function readEntries(
  client: GitDataClient,
  commit: string,
): Promise<Lookup<readonly TreeEntry[]>> {
  try {
    const tree = await listCommit(client, commit, () => true);
    return tree.problem === null ? found(tree.entries) : missing(tree.problem);
  } catch (error) {
    return missing(failure(commit, error));
  }
}

/** Blobs through the API, by object name, without those of more bytes. Missing where they are too many to ask for. */
export async function askBlobs(
  client: GitDataClient,
  lacking: readonly TreeEntry[],
  mostBytes: number,
): Promise<Lookup<ReadonlyMap<string, Buffer>>> {
  const commit = 'that the change is compared with';
  if (lacking.length > ASKED.files) return missing(tooMuch(commit, lacking.length));
  try {
    const blobs = await readBlobs(client, lacking, () => new Map());
    return found(new Map([...blobs].filter(([, bytes]) => bytes.length <= mostBytes)));
  } catch (error) {
    return missing(failure(commit, error));
  }
}

/** Everything in a commit, for what is rendered from the whole tree; or why it can not be had through the API. */
export async function readCommitTree(
  { client, commit }: Pick<CommitRequest, 'client' | 'commit'>,
  isHere: (entries: readonly TreeEntry[]) => ReadonlySet<string>,
): Promise<CommitTree | Problem> {
  try {
    const tree = await listCommit(client, commit, () => true);
    if (tree.problem !== null) return tree.problem;
    const files = tree.entries.filter(({ mode }) => mode !== SUBMODULE_MODE);
    const here = isHere(files);
    const sizeOf = ({ sha }: TreeEntry): number => tree.sizes.get(sha) ?? 0;
    const lacking = files.filter((one) => !here.has(one.sha) && sizeOf(one) <= ASKED.bytesPerFile);
    const bytes = lacking.reduce((sum, one) => sum + sizeOf(one), 0);
    if (lacking.length > ASKED.files || bytes > ASKED.bytes) return tooMuch(commit, lacking.length);
    return { entries: tree.entries, blobs: await readBlobs(client, lacking, () => new Map()) };
  } catch (error) {
    return failure(commit, error);
  }
}

function tooMuch(commit: string, files: number): Problem {
  const message =
    `The checkout lacks ${files} files of the commit ${visible(commit)}, too many to ask GitHub for one by one. ` +
    'Give the step with actions/checkout `with: { fetch-depth: 2 }` for a pull request, and `fetch-depth: 0` for other events.';
  return errorAt(null, 'missing-object', message);
}

async function listCommit(
  client: GitDataClient,
  commit: string,
  mayContain: TreeWalk['mayContain'],
): Promise<ListedTree> {
  const { treeSha } = await client.getCommit(commit);
  return walkTree({ client, commit, mayContain }, treeSha);
}

async function readBlobs(
  client: GitDataClient,
  entries: readonly TreeEntry[],
  local: (blobs: readonly TreeEntry[]) => ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const blobs = new Map(local(entries));
  const lacking = [...new Set(entries.map(({ sha }) => sha))].filter((sha) => !blobs.has(sha));
  for (const [sha, bytes] of await blobsTogether(client, lacking)) blobs.set(sha, bytes);
  const wanted = lacking.filter((sha) => !blobs.has(sha));
  for (let start = 0; start < wanted.length; start += PARALLEL) {
    const some = wanted.slice(start, start + PARALLEL);
    const read = await Promise.all(some.map(async (sha) => [sha, await client.getBlob(sha)] as const));
    for (const [sha, bytes] of read) blobs.set(sha, bytes);
  }
  return blobs;
}

/** As many as few requests give. Whatever goes wrong with those, the rest is asked for one by one, which says why it fails. */
async function blobsTogether(
  client: GitDataClient,
  shas: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const had = new Map<string, Buffer>();
  if (shas.length <= FEW_BLOBS || !client.getBlobs) return had;
  try {
    for (let start = 0; start < shas.length; start += BLOBS_AT_ONCE)
      for (const [sha, bytes] of await client.getBlobs(shas.slice(start, start + BLOBS_AT_ONCE)))
        had.set(sha, bytes);
  } catch {
    // What was had until then counts.
  }
  return had;
}

function lengthsOf(blobs: ReadonlyMap<string, Buffer>): ReadonlyMap<string, number> {
  return new Map(Array.from(blobs, ([sha, bytes]) => [sha, bytes.length]));
}

/** Only the status is shown: what else is in an error of the API may hold the request, and with it the token. */
function failure(commit: string, error: unknown): Problem {
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? ` (status ${error.status})`
      : '';
  const message =
    `The commit ${visible(commit)} could not be read through the GitHub API${status}. ` +
    'Check that the token may read contents, or fetch the commit (a larger fetch-depth).';
  return errorAt(null, 'api-failed', message);
}
