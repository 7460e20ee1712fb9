import type { Root } from '../../src/read/root.js';
import { Tree } from '../../src/sources/tree.js';

export type Entry = readonly [mode: string, text: string];

export const FILE = (text: string): Entry => ['100644', text];
export const LINK = (text: string): Entry => ['120000', text];

/** A root of these paths that git need not be able to hold; the text of an entry is its id. */
export function rootOf(paths: Readonly<Record<string, Entry>>): Root {
  return {
    entries: Object.entries(paths).map(([path, [mode, text]]) => ({ path, mode, sha: text })),
    problems: [],
    idOf: ({ sha }) => sha,
    read: (wanted) => new Map(wanted.map(({ path, sha }) => [path, Buffer.from(sha)])),
  };
}

export function treeOf(paths: Readonly<Record<string, Entry>>): Tree {
  return new Tree(rootOf(paths));
}
