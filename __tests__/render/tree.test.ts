import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joined } from '../../src/manifest/path.js';
import { folderRoot } from '../../src/read/paths.js';
import { revisionRoot } from '../../src/read/git.js';
import { problemOf } from '../../src/manifest/problem.js';
import { brokenRoot, READ_LIMITS, ReadError, type Root } from '../../src/read/root.js';
import { RenderError } from '../../src/sources/source.js';
import { Tree } from '../../src/sources/tree.js';
import { text } from '../../src/text/text.js';
import { createRepository, testFolder } from '../read/repository.js';
import { sidesIn, sources } from './sides.js';

const root = testFolder('tree');
const folder = join(root, 'folder');
mkdirSync(folder);
writeFileSync(join(root, 'secret'), 'secret');
writeFileSync(join(folder, 'a.yaml'), 'a: 1\n');
symlinkSync('../secret', join(folder, 'l'));
const repository = createRepository(root, 'repository');
repository.commit({ 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 2\n' });

const textsOf = (read: ReturnType<Root['read']>) =>
  Array.from(read, ([path, bytes]) => [path, Buffer.isBuffer(bytes) ? bytes.toString() : bytes.code]);

describe('tree: the root of a folder', () => {
  test('has links as their text, and nothing that they lead to', () => {
    const files = folderRoot(folder);
    expect(textsOf(files.read(files.entries, READ_LIMITS))).toEqual([
      ['a.yaml', 'a: 1\n'],
      ['l', '../secret'],
    ]);
  });

  test.each([
    ['more files', { files: 1, bytesPerFile: 100, bytes: 100 }],
    ['more bytes', { files: 9, bytesPerFile: 100, bytes: 5 }],
  ])('is not read where it has %s than may be', (_claim, limits) => {
    const files = folderRoot(folder);
    expect(() => files.read(files.entries, limits)).toThrow(ReadError);
  });
});

describe('tree: the tree of a commit', () => {
  test('with a file that is not read is an error, and no empty file', () => {
    const entries = [{ path: 'a.yaml', mode: '100644', sha: 'a' }];
    const unread = problemOf('a.yaml', 'too-large', text`It is too large.`);
    const tree = new Tree({
      ...brokenRoot(unread),
      entries,
      problems: [],
      read: () => new Map([['a.yaml', unread]]),
    });
    expect(() => tree.text('a.yaml')).toThrow(RenderError);
  });

  test('that the clone does not have is no tree', () => {
    expect(() => new Tree(revisionRoot(repository.folder, 'f'.repeat(40)))).toThrow(RenderError);
  });
});

test('tree: of files that are asked for one after the other, ever more are read at once', () => {
  const many = createRepository(root, 'many');
  const texts = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${100 + i}.yaml`, `a: ${i}\n`]));
  const tree = revisionRoot(many.folder, many.commit(texts));
  const [before, after] = [tree.entries.slice(0, 31), tree.entries.slice(31, 60)];
  const alone = before.flatMap((one) => textsOf(tree.read([one], READ_LIMITS)));
  rmSync(join(many.folder, '.git'), { recursive: true });
  const along = after.flatMap((one) => textsOf(tree.read([one], READ_LIMITS)));
  expect([...alone, ...along]).toEqual(Object.entries(texts).slice(0, 60));
});

test.each([
  ['', '/etc', null],
  ['', '..', null],
  ['', 'a/../../b', null],
  ['', 'a/../b', 'b'],
  ['', './a/', 'a'],
  ['', '.', ''],
  ['', '..a', '..a'],
  ['a', '../b', 'b'],
  ['a', '../../b', null],
  ['a', '/b', null],
])('paths: from %j, %s is %s', (folder, path, expected) => {
  expect(joined(folder, path)).toBe(expected);
});

test.each([{ kustomize: '../other' }, { flux: 'a/../../other' }])(
  'sources: %j leads out, and nothing is rendered',
  async (written) => {
    const { head } = await sidesIn(sources(written), { 'a.yaml': 'a: 1\n' });
    expect(head.files).toEqual([]);
    expect(head.problems.map(({ code }) => code)).toContain('outside');
  },
);
