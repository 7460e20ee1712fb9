import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RenderError } from '../../src/sources/render-error.js';
import { Tree } from '../../src/sources/tree.js';
import { Inputs, Workspace } from '../../src/sources/workspace.js';
import { temporaryFolder } from '../read/repository.js';

type Entry = readonly [mode: string, text: string];

const FILE = (text: string): Entry => ['100644', text];
const LINK = (text: string): Entry => ['120000', text];

/** A tree of these paths that git need not be able to hold. */
function treeOf(paths: Readonly<Record<string, Entry>>): Tree {
  const entries = Object.entries(paths).map(([path, [mode, text]]) => ({ path, mode, sha: text }));
  return new Tree({
    entries,
    problems: [],
    idOf: ({ sha }) => sha,
    read: (wanted) => new Map(wanted.map(({ path, sha }) => [path, Buffer.from(sha)])),
  });
}

let folder = '';

function copied(paths: Readonly<Record<string, Entry>>, needed: readonly string[]): Inputs {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const inputs = new Inputs(folder, treeOf(paths));
  for (const path of needed) inputs.copy(path);
  return inputs;
}

/** A file behind so many links, one after the other. */
function chain(links: number): Readonly<Record<string, Entry>> {
  const names = Array.from({ length: links }, (_, i) => [`a/l${i}`, LINK(`l${i + 1}`)] as const);
  return { ...Object.fromEntries(names), [`a/l${links}`]: FILE('end') };
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

beforeAll(() => {
  folder = join(temporaryFolder('inputs'), 'copy');
});
afterAll(() => {
  rmSync(dirname(folder), { recursive: true });
});

describe('the copy that a tool reads', () => {
  test('is of no other user, and gone afterwards', async () => {
    const workspace = Workspace.make(treeOf({ 'a/b.yaml': FILE('b: 1\n') }));
    const root = dirname(workspace.home);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(dirname(root)).toBe(realpathSync(tmpdir()));
    const copy = await workspace.using((inputs) => {
      inputs.copy('a');
      expect(readFileSync(inputs.absolute('a/b.yaml'), 'utf8')).toBe('b: 1\n');
      return Promise.resolve(inputs.absolute(''));
    });
    expect([existsSync(copy), existsSync(root)]).toEqual([false, true]);
    await expect(workspace.using(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(root)).toEqual(['home']);
    workspace.remove();
    expect(existsSync(root)).toBe(false);
  });

  test('holds what is asked for and nothing else', () => {
    const copy = copied({ 'a/b.yaml': FILE('b'), 'c.yaml': FILE('c') }, ['a']);
    expect(existsSync(copy.absolute('c.yaml'))).toBe(false);
  });

  test('has a file in the place of a link inside of it', () => {
    const copy = copied({ 'a/l': LINK('../b/c'), 'a/m': LINK('../b'), 'b/c': FILE('c') }, ['a']);
    expect(lstatSync(copy.absolute('a/l')).isFile()).toBe(true);
    expect(readFileSync(copy.absolute('a/l'), 'utf8')).toBe('c');
    expect(readFileSync(copy.absolute('a/m/c'), 'utf8')).toBe('c');
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
    ['a link to a folder that it is in', { 'a/b/l': LINK('../../a') }, 'symlink'],
    ['a link to nothing', { 'a/l': LINK('gone') }, 'symlink'],
    ['more links one after the other than the system follows', chain(41), 'symlink'],
    ['a submodule', { 'a/s': ['160000', ''] }, 'submodule'],
    ['a path that leads out', { 'a/../../b': FILE('') }, 'bad-path'],
    ['what git would take for its own', { 'a/.git/config': FILE('') }, 'bad-path'],
    ['the same in other letters', { 'a/.GiT/config': FILE('') }, 'bad-path'],
    ['a name that is too long for the machine', { [`a/${'x'.repeat(300)}`]: FILE('') }, 'bad-path'],
  ])('is not made of %s', (_claim, paths, code) => {
    expect(refusal(paths)).toBe(code);
  });

  test('is made of as many links as the system follows', () => {
    expect(refusal(chain(40))).toBeNull();
  });

  test('has another text in place of that of the tree', () => {
    const copy = copied({ 'a/b': FILE('b') }, ['a']);
    copy.write('a/b', 'x');
    expect(readFileSync(copy.absolute('a/b'), 'utf8')).toBe('x');
  });

  test('is not named in what a tool says of it', () => {
    const copy = copied({ 'a/b': FILE('b') }, ['a']);
    expect(copy.shown(`${copy.absolute('a/b')} in ${copy.absolute('')}`)).toBe('a/b in .');
  });

  test('is refused by a name that shows what is hidden in it', () => {
    expect(() => copied({ 'a/\u202el': LINK('gone') }, ['a'])).toThrow('a/\\u{202e}l is a symbolic link');
    expect(() => copied({ 'a/\u202e/.git': FILE('') }, ['a'])).toThrow('a/\\u{202e}/.git is not a path');
    expect(() => copied({ 'a/\u202e': ['160000', ''] }, ['a'])).toThrow('a/\\u{202e} is a submodule');
  });
});

describe('a file of the tree', () => {
  const paths = {
    'a/b': FILE('b'),
    'a/l': LINK('b'),
    'a/gone': LINK('c'),
    'a/out': LINK('/etc/passwd'),
    'a/s': ['160000', 'x'],
  } as const;

  test.each<[claim: string, path: string, text: string | null]>([
    ['is one', 'a/b', 'b'],
    ['is one behind a link', 'a/l', 'b'],
    ['is none where a link leads to nothing', 'a/gone', null],
    ['is none where a link leads out', 'a/out', null],
    ['is none where a submodule is', 'a/s', null],
    ['is none where nothing is', 'a/c', null],
  ])('%s', (_claim, path, text) => {
    const tree = treeOf(paths);
    expect([tree.text(path), tree.isFile(path)]).toEqual([text, text !== null]);
  });
});

describe('the content of a folder is another one', () => {
  const before = { 'a/b': FILE('b'), 'a/l': LINK('../c/d'), 'c/d': FILE('d') };
  const idOf = (paths: Readonly<Record<string, Entry>>) => treeOf(paths).digest(['a']);
  test.each<[claim: string, after: Readonly<Record<string, Entry>>]>([
    ['where a file has another text', { ...before, 'a/b': FILE('x') }],
    ['where a file has another name', { 'a/x': FILE('b'), 'a/l': LINK('../c/d'), 'c/d': FILE('d') }],
    ['where what a link leads to has another text', { ...before, 'c/d': FILE('x') }],
  ])('%s', (_claim, after) => {
    expect(idOf(after)).not.toBe(idOf(before));
    expect(idOf({ ...before, e: FILE('beside it') })).toBe(idOf(before));
  });
});

test('workspace: inputs are copied only when a tool may run', async () => {
  const workspace = Workspace.make(treeOf({ a: FILE('a') }));
  let open = 0;
  let most = 0;
  const runs = Array.from({ length: 20 }, () =>
    workspace.using(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
    }),
  );
  await Promise.all(runs);
  expect(most).toBeLessThanOrEqual(4);
  expect(readdirSync(dirname(workspace.home))).toEqual(['home']);
  workspace.remove();
});
