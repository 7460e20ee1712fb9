import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/words/visible.js';
import { readText } from './file.js';
import { isInside } from './inside.js';
import { CHECKOUT_LIMITS, type ReadLimits } from './limits.js';
import { totalProblem, unreadableProblem } from './problems.js';
import type { Listing, Root } from './root.js';
import { found, type Lookup, missing } from './source.js';
import { decodeLossy, sortedByBytes } from './text.js';
import { LINK_MODE, type TreeEntry } from './tree.js';
import { toPlain } from '../text/render.js';

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MOST_ENTRIES = 500_000;
/** The folder or file in which git keeps what is its own. */
const REPOSITORY = '.git';
/** Emacs marks a file that is edited by a link to nothing. */
const EMACS_LOCK = '.#';
const FILE_MODE = '100644';
const FOLDER_MODE = '040000';
/** A pipe, a socket or a device. */
const OTHER_MODE = '000000';

/** False for folders of packages, which hold no manifests of the user. */
export function isOwn(folder: string): boolean {
  return !/(?:^|\/)node_modules$/.test(folder);
}

/** The files of a folder that the user gave, read where they lie. */
export function folderRoot(folder: string): Root {
  const root = realpathSync(folder);
  const ids = new Map<string, string>();
  let whole: readonly TreeEntry[] | null = null;
  return {
    get entries() {
      if (whole === null) {
        const { entries, problems } = filesBelow(root, isOwn);
        const [problem] = problems;
        if (problem) throw new Error(`${visible(problem.place?.file ?? root)}: ${toPlain(problem.message)}`);
        whole = entries.filter(({ mode }) => mode === FILE_MODE || mode === LINK_MODE);
      }
      return whole;
    },
    list: (mayEnter) => filesBelow(root, mayEnter),
    idOf({ sha }) {
      const known = ids.get(sha);
      if (known !== undefined) return known;
      // A file that is too large to be copied is not read for its id either.
      const isLarge = lstatSync(sha).size > CHECKOUT_LIMITS.bytes;
      const id = isLarge ? sha : createHash('sha256').update(bytesOf(root, sha)).digest('hex');
      ids.set(sha, id);
      return id;
    },
    sizes: (wanted) => each(wanted, (absolute) => lstatSync(absolute).size),
    read: (wanted) => each(wanted, (absolute) => bytesOf(root, absolute)),
    texts: textsOf,
  };
}

function each<T>(
  entries: readonly TreeEntry[],
  read: (absolute: string) => T,
): Lookup<ReadonlyMap<string, T>> {
  const values = new Map<string, T>();
  for (const { sha, path } of entries)
    try {
      values.set(sha, read(sha));
    } catch (error) {
      return missing(unreadableProblem(path, error));
    }
  return found(values);
}

function textsOf(
  entries: readonly TreeEntry[],
  limits: ReadLimits,
): Lookup<ReadonlyMap<string, string | Problem>> {
  const texts = new Map<string, string | Problem>();
  let bytes = 0;
  for (const { path, sha } of entries) {
    const read = readText(sha, path, limits);
    texts.set(path, 'problem' in read ? read.problem : read.text);
    bytes += 'problem' in read ? 0 : read.bytes;
    if (bytes > limits.bytes) return missing(totalProblem(limits));
  }
  return found(texts);
}

function bytesOf(root: string, absolute: string): Buffer {
  return lstatSync(absolute).isSymbolicLink() ? targetIn(root, absolute) : readFileSync(absolute);
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
export function filesBelow(root: string, mayEnter: (folder: string) => boolean = () => true): Listing {
  const entries: TreeEntry[] = [];
  const problems: Problem[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const children = childrenOf(root, folder, problems);
    looked += children.length;
    if (looked > MOST_ENTRIES) return { entries: [], problems: [tooMany(root)] };
    for (const child of children) {
      const name = decodeLossy(child.name);
      if (name === REPOSITORY || (child.isSymbolicLink() && name.startsWith(EMACS_LOCK))) continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      if (child.isDirectory() && isUtf8(child.name)) {
        if (mayEnter(path)) folders.push(path);
      } else entries.push({ path, mode: modeOf(child), sha: join(root, path) });
    }
  }
  return { entries: sortedByBytes(entries, ({ path }) => path), problems };
}

type Child = Dirent<Buffer>;

function childrenOf(root: string, folder: string, problems: Problem[]): readonly Child[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' });
  } catch (error) {
    problems.push(unreadableProblem(folder === '' ? root : folder, error));
    return [];
  }
}

function modeOf(child: Child): string {
  if (child.isSymbolicLink()) return LINK_MODE;
  if (child.isFile()) return FILE_MODE;
  return child.isDirectory() ? FOLDER_MODE : OTHER_MODE;
}

function tooMany(folder: string): Problem {
  const message = `${visible(folder)} holds more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return errorAt(null, 'too-many-files', message);
}
