import { folderOf, isWithin } from '../manifest/path.js';

/** Files of the repository, by what the globs of one cluster do with them. */
interface Coverage {
  readonly own: readonly string[];
  /** Folders that are taken as a whole, with what may be added to them. */
  readonly whole: readonly string[];
  /** Files that must not be taken: rendered by something else, or of another cluster. */
  readonly foreign: readonly string[];
}

interface Include {
  readonly glob: string;
  /** The folder, or the file, that it stands for. */
  readonly at: string;
}

interface Globs {
  readonly include: readonly Include[];
  readonly exclude: readonly string[];
}

interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly own: string[];
  readonly foreign: string[];
  isWhole: boolean;
  /** Whether anything in it, at any depth, is. */
  holdsOwn: boolean;
  holdsForeign: boolean;
}

/**
 * The fewest globs that take all files of their own and none of the others. A folder is taken with everything below it, so that a
 * file that is added there tomorrow is read as well; the root is not, because all else lies below it.
 */
export function globsFor({ own, whole, foreign }: Coverage): Globs {
  const root = newFolder('');
  for (const path of own) {
    const at = enter(root, folderOf(path), (folder) => (folder.holdsOwn = true));
    at.own.push(path);
  }
  for (const path of whole) enter(root, path, (folder) => (folder.holdsOwn = true)).isWhole = true;
  for (const path of foreign) {
    const at = enter(root, folderOf(path), (folder) => (folder.holdsForeign = true));
    at.foreign.push(path);
  }
  return chosen(root, suffixesOf(own));
}

function newFolder(path: string): Folder {
  return {
    path,
    folders: new Map(),
    own: [],
    foreign: [],
    isWhole: false,
    holdsOwn: false,
    holdsForeign: false,
  };
}

/** The folder at a path; every folder on the way is marked. */
function enter(root: Folder, path: string, mark: (folder: Folder) => void): Folder {
  let here = root;
  mark(here);
  for (const segment of path === '' ? [] : path.split('/')) {
    const next =
      here.folders.get(segment) ?? newFolder(here.path === '' ? segment : `${here.path}/${segment}`);
    here.folders.set(segment, next);
    here = next;
    mark(here);
  }
  return here;
}

function foldersOf({ folders }: Folder): Folder[] {
  return [...folders.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function chosen(at: Folder, suffixes: string): Globs {
  if (!at.holdsOwn) return { include: [], exclude: [] };
  const children = foldersOf(at).map((child) => chosen(child, suffixes));
  const apart: Globs = {
    include: [...ownFiles(at, suffixes), ...children.flatMap(({ include }) => include)],
    exclude: children.flatMap(({ exclude }) => exclude),
  };
  if (at.path === '') return apart;
  const whole: Globs = {
    include: [{ glob: `${escaped(at.path)}/**/*${suffixes}`, at: at.path }],
    exclude: foreignIn(at).map((path) => `!${escaped(path)}`),
  };
  return at.isWhole || sizeOf(whole) <= sizeOf(apart) ? whole : apart;
}

function sizeOf({ include, exclude }: Globs): number {
  return include.length + exclude.length;
}

/** One glob for the files of a folder, where no other file of it is in the way. */
function ownFiles({ path, own, foreign, isWhole }: Folder, suffixes: string): Include[] {
  const isAlone = foreign.length === 0 && (own.length > 1 || isWhole || (path === '' && own.length > 0));
  if (isAlone) return [{ glob: path === '' ? `*${suffixes}` : `${escaped(path)}/*${suffixes}`, at: path }];
  return own.map((file) => ({ glob: escaped(file), at: file }));
}

/** The largest folders, and files, that hold nothing but what is not to be taken. */
function foreignIn(at: Folder): string[] {
  if (!at.holdsForeign) return [];
  return [
    ...at.foreign,
    ...foldersOf(at).flatMap((child) =>
      child.holdsOwn ? foreignIn(child) : child.holdsForeign ? [child.path] : [],
    ),
  ];
}

function suffixesOf(paths: readonly string[]): string {
  return paths.some((path) => path.endsWith('.json')) ? '.{yaml,yml,json}' : '.{yaml,yml}';
}

/** A path as a glob that names it and nothing else. */
export function escaped(path: string): string {
  return path.replace(/[\\*?[\]{}!]/g, '\\$&');
}

/** The folders, none inside another, that hold all of these files; the root holds no more than what lies in it. */
export function topFolders(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(folderOf))].toSorted();
  return folders.filter(
    (one) => !folders.some((other) => other !== '' && other !== one && isWithin(other, one)),
  );
}
