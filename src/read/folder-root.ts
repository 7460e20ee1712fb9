import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { isInside } from './inside.js';
import { CHECKOUT_LIMITS } from './limits.js';
import { unreadableProblem } from './problems.js';
import type { Root } from './root.js';
import { found, type Lookup, missing } from './source.js';
import { byBytes, decodeUtf8 } from './text.js';
import { LINK_MODE, type TreeEntry } from './tree.js';

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MAX_ENTRIES = 500_000;

/** The files of a folder that the user gave, read where they lie. All of it counts but `.git` and `node_modules`. */
export function folderRoot(folder: string): Root {
  const root = realpathSync(folder);
  const bytesOf = (absolute: string): Buffer =>
    lstatSync(absolute).isSymbolicLink() ? targetIn(root, absolute) : readFileSync(absolute);
  const each = <T>(entries: readonly TreeEntry[], read: (absolute: string) => T): Lookup<Map<string, T>> => {
    const values = new Map<string, T>();
    for (const { sha, path } of entries)
      try {
        values.set(sha, read(sha));
      } catch (error) {
        return missing(unreadableProblem(path, error));
      }
    return found(values);
  };
  let entries: readonly TreeEntry[] | null = null;
  const ids = new Map<string, string>();
  return {
    get entries() {
      return (entries ??= filesBelow(root));
    },
    idOf({ sha }) {
      const known = ids.get(sha);
      if (known !== undefined) return known;
      // A file that is too large to be copied is not read for its id either.
      const isLarge = lstatSync(sha).size > CHECKOUT_LIMITS.bytes;
      const id = isLarge ? sha : createHash('sha256').update(bytesOf(sha)).digest('hex');
      ids.set(sha, id);
      return id;
    },
    sizes: (wanted) => each(wanted, (absolute) => lstatSync(absolute).size),
    read: (wanted) => each(wanted, bytesOf),
    texts: (wanted) => each(wanted, (absolute) => decodeUtf8(bytesOf(absolute))),
  };
}

/** The target of a link; one that leads into the root by its absolute path counts from the link. */
function targetIn(root: string, link: string): Buffer {
  const target = readlinkSync(link);
  const isOwn = isAbsolute(target) && isInside(root, target);
  return Buffer.from(isOwn ? relative(join(link, '..'), target) || '.' : target);
}

/**
 * Every file and link below a folder as git would list them, `.git` and `node_modules` apart, with the absolute path in the place of the object name: no two
 * files have the same. Throws where they are too many, or a folder cannot be read.
 */
export function filesBelow(root: string): TreeEntry[] {
  const all: TreeEntry[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      looked += 1;
      if (looked > MAX_ENTRIES)
        throw new Error(`There are more than ${MAX_ENTRIES} files below the folder. Name a smaller one.`);
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git' || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) all.push({ path, mode: LINK_MODE, sha: join(root, path) });
      else if (entry.isFile()) all.push({ path, mode: '100644', sha: join(root, path) });
    }
  }
  return all.sort((a, b) => byBytes(a.path, b.path));
}
