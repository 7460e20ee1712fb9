import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { gitTree, RenderError } from '../../src/render/tree.js';
import type { Tree } from '../../src/render/tree.js';
import { Workspace } from '../../src/render/workspace.js';
import { createRepository, temporaryFolder } from '../read/repository.js';

type Entry = readonly [mode: string, text: string];

const FILE = (text: string): Entry => ['100644', text];
const LINK = (text: string): Entry => ['120000', text];

/** A tree of these paths that git need not be able to hold. */
function treeOf(paths: Readonly<Record<string, Entry>>): Tree {
  const entries = Object.entries(paths).map(([path, [mode, text]]) => ({ path, mode, sha: text }));
  return {
    entries,
    idOf: ({ sha }) => sha,
    read: (wanted) => new Map(wanted.map(({ path, sha }) => [path, Buffer.from(sha)])),
  };
}

let workspace: Workspace | null = null;

function copied(paths: Readonly<Record<string, Entry>>, needed: readonly string[]): Workspace {
  workspace = Workspace.make(treeOf(paths));
  workspace.need(needed);
  return workspace;
}

/** The code of what keeps it from being copied. */
function refusal(paths: Readonly<Record<string, Entry>>): string | null {
  try {
    copied(paths, ['a']);
    return null;
  } catch (error) {
    return error instanceof RenderError ? error.problem.code : String(error);
  }
}

afterEach(() => {
  workspace?.remove();
});

describe('the copy that a tool reads', () => {
  test('is of no other user, and gone afterwards', () => {
    const copy = copied({ 'a/b.yaml': FILE('b: 1\n') }, ['a']);
    const folder = dirname(copy.home);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readFileSync(copy.absolute('a/b.yaml'), 'utf8')).toBe('b: 1\n');
    copy.remove();
    expect(existsSync(folder)).toBe(false);
  });

  test('holds what is asked for and nothing else', () => {
    const copy = copied({ 'a/b.yaml': FILE('b'), 'c.yaml': FILE('c') }, ['a']);
    expect(existsSync(copy.absolute('c.yaml'))).toBe(false);
  });

  test('has links inside of it, and what they lead to', () => {
    const copy = copied({ 'a/l': LINK('../b/c'), 'b/c': FILE('c') }, ['a']);
    expect(lstatSync(copy.absolute('a/l')).isSymbolicLink()).toBe(true);
    expect(readFileSync(copy.absolute('a/l'), 'utf8')).toBe('c');
  });

  test.each<[claim: string, paths: Readonly<Record<string, Entry>>, code: string]>([
    ['a link out of the tree', { 'a/l': LINK('../../etc/passwd') }, 'symlink'],
    ['a link out of the tree and in again', { 'a/l': LINK('../../tree/b'), 'tree/b': FILE('') }, 'symlink'],
    [
      'a link out of the tree, to a name that is in it too',
      { 'a/l': LINK('../../b'), b: FILE('') },
      'symlink',
    ],
    ['a link to a path of the machine', { 'a/l': LINK('/etc/passwd') }, 'symlink'],
    ['the same, where the tree has such a path beside it', { 'a/l': LINK('/b'), 'a/b': FILE('') }, 'symlink'],
    ['a link through a link that leads out', { 'a/l': LINK('m/x'), 'a/m': LINK('/etc') }, 'symlink'],
    ['a link in a circle', { 'a/l': LINK('l') }, 'symlink'],
    ['a submodule', { 'a/s': ['160000', ''] }, 'submodule'],
    ['a path that leads out', { 'a/../../b': FILE('') }, 'bad-path'],
    ['what git would take for its own', { 'a/.git/config': FILE('') }, 'bad-path'],
  ])('is not made of %s', (_claim, paths, code) => {
    expect(refusal(paths)).toBe(code);
  });
});

test.each([
  ['more files', { files: 1, bytes: 100 }],
  ['more bytes', { files: 9, bytes: 5 }],
])('%s than may be are not read', (_claim, limits) => {
  const root = temporaryFolder('workspace');
  const repository = createRepository(root, 'repository');
  const commit = repository.commit({ 'a.yaml': 'a: 1', 'b.yaml': 'b: 2' });
  const tree = gitTree(repository.folder, commit, limits);
  expect(() => tree.read(tree.entries)).toThrow(/needs more than/);
  expect(tree.read(tree.entries.slice(0, 1)).size).toBe(1);
});
