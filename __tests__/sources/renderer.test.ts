import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Inputs, Renderer, type ToolName, withRenderer } from '../../src/sources/renderer.js';
import { RenderError } from '../../src/sources/source.js';
import { messageOf } from '../messages.js';
import { temporaryFolder } from '../read/repository.js';
import { type Entry, FILE, LINK, treeOf } from './tree-of.js';

let folder = '';
const LARGE = FILE('x'.repeat(35 * 1024 ** 2));

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

describe('renderer: the copy that a tool reads', () => {
  test('holds what is asked for and nothing else', () => {
    const copy = copied({ 'a/b.yaml': FILE('b'), 'c.yaml': FILE('c') }, ['a']);
    expect(existsSync(copy.absolute('c.yaml'))).toBe(false);
  });

  test('has a file instead of a link inside of it', () => {
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
    ['more than 100 MiB together', { 'a/l': LARGE, 'a/m': LARGE, 'a/n': LARGE }, 'too-large'],
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

  test('is refused by a name that shows what is hidden in it', () => {
    expect(() => copied({ 'a/\u202el': LINK('gone') }, ['a'])).toThrow('a/\\u{202e}l is a symbolic link');
    expect(() => copied({ 'a/\u202e/.git': FILE('') }, ['a'])).toThrow('a/\\u{202e}/.git is not a path');
    expect(() => copied({ 'a/\u202e': ['160000', ''] }, ['a'])).toThrow('a/\\u{202e} is a submodule');
  });
});

describe('renderer: a file of the tree', () => {
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

describe('renderer: the content of a folder is another one', () => {
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

describe('renderer: a renderer', () => {
  const path = process.env['PATH'];
  const bin = temporaryFolder('bin');

  beforeEach(() => {
    const tool = join(bin, 'kustomize');
    writeFileSync(tool, '#!/bin/sh\necho "$2"\n');
    chmodSync(tool, 0o755);
    process.env['PATH'] = bin;
  });
  afterEach(() => {
    process.env['PATH'] = path;
  });
  afterAll(() => {
    rmSync(bin, { recursive: true });
  });

  test('folder of a run: of no other user, and gone afterwards', async () => {
    let root = '';
    await withRenderer(treeOf({ 'a/b.yaml': FILE('b: 1\n') }), {}, null, async (renderer) => {
      const answer = await renderer.run('kustomize', [], (inputs) => {
        inputs.copy('a');
        expect(readFileSync(inputs.absolute('a/b.yaml'), 'utf8')).toBe('b: 1\n');
        return [inputs.absolute('')];
      });
      const copy = answer.ok ? answer.stdout.trim() : '';
      root = dirname(copy);
      expect([statSync(root).mode & 0o777, dirname(root)]).toEqual([0o700, realpathSync(tmpdir())]);
      const failed = renderer.run('kustomize', [], () => {
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect([existsSync(copy), readdirSync(root)]).toEqual([false, ['home']]);
    });
    expect(existsSync(root)).toBe(false);
  });

  test('message of a tool: names no folder of its own', async () => {
    writeFileSync(join(bin, 'kustomize'), '#!/bin/sh\necho "$2/a in $2" >&2\nexit 1\n');
    const renderer = new Renderer(treeOf({}));
    expect(await renderer.run('kustomize', [], (inputs) => [inputs.absolute('')])).toEqual({
      ...{ ok: false, reason: 'a in .' },
    });
    renderer.remove();
  });

  test('many runs: inputs are copied only when a tool may run', async () => {
    await withRenderer(treeOf({ a: FILE('a') }), {}, null, async (renderer) => {
      let most = 0;
      const runs = Array.from({ length: 20 }, () =>
        renderer.run('kustomize', [], (inputs) => {
          most = Math.max(most, readdirSync(dirname(inputs.absolute(''))).length - 1);
          return [];
        }),
      );
      await Promise.all(runs);
      expect(most).toBeLessThanOrEqual(4);
    });
  });

  test.each<[ToolName, string]>([
    ['kustomize', 'Neither kustomize nor kubectl is on the PATH'],
    ['helm', 'helm is not on the PATH'],
  ])('%s that is absent: an error that says what to install', async (tool, sentence) => {
    // A relative folder counts for nothing: it could be one that a change wrote.
    process.env['PATH'] = 'node_modules/.bin';
    const renderer = new Renderer(treeOf({}));
    const error: unknown = await renderer.run(tool, [], () => []).catch((failed: unknown) => failed);
    renderer.remove();
    const problem = error instanceof RenderError ? error.problem : null;
    expect(problem).toMatchObject({ severity: 'error', code: 'no-tool', place: null });
    expect(messageOf(problem ?? undefined)).toContain(sentence);
    expect(messageOf(problem ?? undefined)).toContain('in a step before this one.');
  });
});

test('cached: one rendering for equal inputs, also in a renderer that shares its results with no other', async () => {
  await withRenderer(treeOf({}), {}, null, async (renderer) => {
    let runs = 0;
    const render = async () => {
      runs += 1;
      return Promise.resolve({ objects: [], inputs: [], coverage: [], problems: [] });
    };
    await renderer.cached('a', render);
    await renderer.cached('a', render);
    expect(runs).toBe(1);
  });
});
