import { isUtf8 } from 'node:buffer';
import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { sha256Hex } from '../manifest/canonical.js';
import { once } from '../manifest/lookup.js';
import { inside } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { text } from '../text/text.js';
import { bytesOf, inPathOrder, isInside } from './file.js';
import {
  checkLimits,
  isLink,
  LINK_MODE,
  pathName,
  READ_LIMITS,
  type Root,
  type TreeEntry,
  unreadableProblem,
} from './root.js';

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MOST_ENTRIES = 500_000;
/** Not read: the files of git itself, and packages, which are not manifests of the user. */
const LEFT_OUT = new Set(['.git', 'node_modules']);
/** Emacs marks a file that is edited by a link to nothing. */
const EMACS_LOCK = '.#';

/** The files of a folder that the user gave, read in place. */
export function folderRoot(folder: string): Root {
  const root = realpathSync(folder);
  const idOf = once((file: string): string => {
    const stats = lstatSync(file);
    // A file that is too large to be read is not read for its id either.
    if (stats.size > READ_LIMITS.bytes) return file;
    const content = stats.isSymbolicLink() ? targetIn(root, file) : readFileSync(file);
    return sha256Hex(content);
  });
  return {
    ...filesBelow(root),
    idOf: ({ sha }) => idOf(sha),
    read(wanted, limits) {
      checkLimits(wanted.length, 0, limits);
      const contents = new Map<string, Buffer | Problem>();
      let bytes = 0;
      for (const entry of wanted) {
        const { path, sha } = entry;
        const content = isLink(entry) ? targetIn(root, sha) : bytesOf(sha, path, limits);
        contents.set(path, content);
        bytes += Buffer.isBuffer(content) ? content.length : 0;
        checkLimits(0, bytes, limits);
      }
      return contents;
    },
  };
}

/** The target of a link; one that leads into the root by its absolute path counts from the link. */
function targetIn(root: string, link: string): Buffer {
  const target = readlinkSync(link);
  const isOwn = isAbsolute(target) && isInside(root, target);
  return Buffer.from(isOwn ? relative(join(link, '..'), target) || '.' : target);
}

/**
 * Lists the files and links below a folder as git would, with the absolute path in place of the object name. What is no file or link,
 * and a folder whose name is not UTF-8, is an entry of another mode: something may be hidden there.
 */
export function filesBelow(root: string): Pick<Root, 'entries' | 'problems'> {
  const entries: TreeEntry[] = [];
  const problems: Problem[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    let children: Dirent<Buffer>[] = [];
    try {
      children = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' });
    } catch (error) {
      problems.push(unreadableProblem(folder, error));
    }
    looked += children.length;
    if (looked > MOST_ENTRIES) {
      const message = text`${pathName(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
      return { entries: [], problems: [errorAt(null, 'too-many-files', message)] };
    }
    for (const child of children) {
      const name = child.name.toString();
      const isLink = child.isSymbolicLink();
      if (LEFT_OUT.has(name) || (isLink && name.startsWith(EMACS_LOCK))) continue;
      const path = inside(folder, name);
      const isFolder = child.isDirectory();
      if (isFolder && isUtf8(child.name)) folders.push(path);
      // A pipe, a socket or a device has a mode that git does not know.
      const mode = isLink ? LINK_MODE : child.isFile() ? '100644' : isFolder ? '040000' : '000000';
      if (!isFolder || !isUtf8(child.name)) entries.push({ path, mode, sha: `${root}/${path}` });
    }
  }
  return { entries: inPathOrder(entries), problems };
}
