import { Tree } from '../../src/sources/tree.js';

export type Entry = readonly [mode: string, text: string];

export const FILE = (text: string): Entry => ['100644', text];
export const LINK = (text: string): Entry => ['120000', text];

/** A tree of these paths that git need not be able to hold. */
export function treeOf(paths: Readonly<Record<string, Entry>>): Tree {
  const entries = Object.entries(paths).map(([path, [mode, text]]) => ({ path, mode, sha: text }));
  return new Tree({
    entries,
    problems: [],
    idOf: ({ sha }) => sha,
    read: (wanted) => new Map(wanted.map(({ path, sha }) => [path, Buffer.from(sha)])),
  });
}
