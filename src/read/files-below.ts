import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LINK_MODE, type TreeEntry } from './tree.js';
import { byBytes } from './text.js';

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MAX_ENTRIES = 500_000;

/**
 * Every file and link below a folder as git would list them, `.git` apart, but with the whole path in place of the object's name: two
 * files are never taken for the same. Throws where there are too many, or one may not be read.
 */
export function filesBelow(root: string): TreeEntry[] {
  const found: TreeEntry[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      looked += 1;
      if (looked > MAX_ENTRIES)
        throw new Error(`There are more than ${MAX_ENTRIES} files below the folder. Name a smaller one.`);
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git') continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) found.push({ path, mode: LINK_MODE, sha: join(root, path) });
      else if (entry.isFile()) found.push({ path, mode: '100644', sha: join(root, path) });
    }
  }
  return found.sort((a, b) => byBytes(a.path, b.path));
}
