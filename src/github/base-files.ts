import {
  askBlobs,
  type GitDataClient,
  readCommit,
  readCommitFile,
  readEntries,
} from '../read/contents-api.js';
import { blobsHere, readBlobs } from '../read/git-objects.js';
import { readFileAt, readRevision } from '../read/git.js';
import { objectsOf, type ObjectSource, smallBlobs } from '../read/outside.js';
import { found, type OneFile } from '../read/source.js';
import type { TreeEntry } from '../read/tree.js';
import type { CommitFiles } from '../read/unmatched.js';

/** A repository whose objects are in the checkout, in GitHub, or partly in both. */
export interface ObjectStore {
  readonly repo: string;
  readonly client: GitDataClient;
}

/**
 * The policy files of a commit: from the checkout's objects where they are there, else through the API. A checkout without the commit
 * still holds most of its files, as those that the change does not edit: only the others are asked for, one request each.
 */
export async function sideAt(
  store: ObjectStore,
  commit: string,
  globs: readonly string[],
  label: string,
): Promise<CommitFiles & { readonly label: string }> {
  const local = readRevision({ repo: store.repo, revision: commit, globs });
  const read = local.missing
    ? await readCommit({ client: store.client, commit, globs, local: (blobs) => atHand(store.repo, blobs) })
    : local;
  const { files, problems, unmatched } = read;
  return { files, problems, unmatched, label };
}

function atHand(repo: string, blobs: readonly TreeEntry[]): ReadonlyMap<string, Buffer> {
  const here = blobsHere(repo, blobs);
  const read = readBlobs(
    repo,
    blobs.filter(({ sha }) => here.has(sha)),
  );
  return read.missing ? new Map<string, Buffer>() : read.value;
}

/**
 * What lies outside of the policies in a commit: of a checkout that lacks the commit, its list and the files that it lacks come through
 * the API, with the limits of a tree that is rendered.
 */
export function objectsAt({ repo, client }: ObjectStore): ObjectSource {
  const local = objectsOf(repo);
  return {
    async entriesOf(commit) {
      const here = await local.entriesOf(commit);
      return here.missing ? readEntries(client, commit) : here;
    },
    async blobsOf(entries, mostBytes) {
      const here = blobsHere(repo, entries);
      const own = smallBlobs(
        repo,
        entries.filter(({ sha }) => here.has(sha)),
        mostBytes,
      );
      if (own.missing) return own;
      const lacking = entries.filter(({ sha }) => !here.has(sha));
      const asked = await askBlobs(client, lacking, mostBytes);
      return asked.missing ? asked : found(new Map([...own.value, ...asked.value]));
    },
  };
}

/** One file of a commit; null bytes where the commit does not have it. */
export async function fileAt(
  store: ObjectStore,
  commit: string,
  path: string,
  maxBytes: number,
): Promise<OneFile> {
  const local = readFileAt(store.repo, commit, path, maxBytes);
  if (!local.missing) return local.value;
  return readCommitFile(store.client, commit, path, maxBytes, (blobs) => atHand(store.repo, blobs));
}
