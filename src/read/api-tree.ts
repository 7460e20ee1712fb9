import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import type { ApiEntry, GitDataClient } from './git-data-client.js';
import { inPathOrder } from './text.js';
import type { TreeEntry } from './tree.js';

export interface TreeWalk {
  readonly client: GitDataClient;
  readonly commit: string;
  /** False for folders in which nothing is looked for. */
  readonly mayContain: (folder: string) => boolean;
}

export interface ListedTree {
  readonly entries: readonly TreeEntry[];
  /** Bytes of blobs, by object name. */
  readonly sizes: ReadonlyMap<string, number>;
  /** True where folders were left out in which nothing is looked for. */
  readonly isPartial: boolean;
  /** Set when the list is not complete; it must not be used then. */
  readonly problem: Problem | null;
}

interface Folder {
  readonly sha: string;
  /** Empty for the root. */
  readonly path: string;
}

/** Listing one folder after the other takes one request each. */
const MAX_REQUESTS = 200;

/**
 * All files, links and submodules of a tree. GitHub cuts long lists off; a folder whose list was cut is listed again without
 * its subfolders, and these one by one. A list that is cut even then makes the whole answer useless.
 */
export async function walkTree(walk: TreeWalk, rootSha: string): Promise<ListedTree> {
  const entries: TreeEntry[] = [];
  const sizes = new Map<string, number>();
  const folders: Folder[] = [{ sha: rootSha, path: '' }];
  let requests = 0;
  let isPartial = false;
  const list = async (sha: string, recursive: boolean) => {
    requests += 1;
    return walk.client.getTree(sha, recursive);
  };
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (requests >= MAX_REQUESTS) return incomplete(walk, `it takes more than ${MAX_REQUESTS} requests`);
    let listed = await list(folder.sha, true);
    if (listed.truncated) listed = await list(folder.sha, false);
    if (listed.truncated) return incomplete(walk, 'a folder holds more files than GitHub lists');
    const prefix = folder.path === '' ? '' : `${folder.path}/`;
    for (const entry of listed.entries) {
      if (entry.type === 'tree') continue;
      entries.push({ path: prefix + entry.path, mode: entry.mode, sha: entry.sha });
      sizes.set(entry.sha, entry.size);
    }
    const below = unlistedFolders(listed.entries, prefix);
    const wanted = below.filter(({ path }) => walk.mayContain(path));
    isPartial ||= wanted.length < below.length;
    folders.push(...wanted);
  }
  return { entries: inPathOrder(entries), sizes, isPartial, problem: null };
}

/** Subfolders whose content is not in the list: all of them, where the list covers one folder only. */
function unlistedFolders(entries: readonly ApiEntry[], prefix: string): Folder[] {
  const withContent = new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  return entries
    .filter(({ type, path }) => type === 'tree' && !withContent.has(path))
    .map(({ sha, path }) => ({ sha, path: prefix + path }));
}

function incomplete(walk: TreeWalk, why: string): ListedTree {
  const message =
    `The files of ${visible(walk.commit)} cannot all be listed through the GitHub API: ${why}. ` +
    'Fetch the commit instead (a larger fetch-depth), or narrow the policy globs.';
  return {
    entries: [],
    sizes: new Map(),
    isPartial: true,
    problem: errorAt(null, 'api-incomplete', message),
  };
}
