import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Checkout } from '../../src/read/checkout.js';
import { folderRoot } from '../../src/read/folder-root.js';
import { revisionRoot } from '../../src/read/git.js';
import type { Root } from '../../src/read/root.js';
import { createRepository, type Paths, type Repository, temporaryFolder } from './repository.js';

const root = temporaryFolder('checkout');
const made: Checkout[] = [];
let repository: Repository;
let count = 0;

beforeEach(() => {
  repository = createRepository(root, String((count += 1)));
});

afterEach(() => {
  for (const checkout of made.splice(0)) checkout.remove();
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function commitRoot(paths: Paths): Root {
  return rootAt(repository.commit(paths));
}

function rootAt(commit: string): Root {
  const found = revisionRoot(repository.folder, commit);
  if (found.missing) throw new Error(found.problem.message);
  return found.value;
}

/** What is in the folder afterwards, and the problems by code and place. */
function written(from: Root, limits?: ConstructorParameters<typeof Checkout>[1]) {
  const checkout = new Checkout(from, limits);
  made.push(checkout);
  const result = checkout.write();
  const problems = result.missing ? [result.problem] : result.value;
  return {
    folder: checkout.folder,
    files: readdirSync(checkout.folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => realpathSync(join(checkout.folder, dirname(path))) === join(checkout.folder, dirname(path)),
      )
      .filter((path) => !lstatSync(join(checkout.folder, path)).isDirectory())
      .sort(),
    problems: problems.map(({ code, place }) => [code, place?.file ?? null]),
  };
}

describe('Checkout of a commit', () => {
  test('Checkout: bytes are those of git, whatever attributes and configuration say', () => {
    const content = {
      'a.yaml': 'a: 1\n',
      'b.yaml': '$Id$\r\n',
      '.gitattributes': '* text eol=crlf ident filter=evil\n',
    };
    const ran = join(root, 'ran');
    for (const set of [
      `filter.evil.smudge=touch ${ran}`,
      `core.fsmonitor=touch ${ran}`,
      'core.autocrlf=true',
      'core.symlinks=false',
    ])
      repository.git(['config', ...(/^(.*?)=(.*)$/.exec(set)?.slice(1) ?? [])]);
    const { folder, files, problems } = written(commitRoot(content));
    expect([files, problems]).toEqual([['.gitattributes', 'a.yaml', 'b.yaml'], []]);
    for (const [path, text] of Object.entries(content))
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    expect(existsSync(ran)).toBe(false);
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  });

  test('Checkout: links inside the tree are followed, and those that lead out are refused', () => {
    const link = (text: string) => ({ mode: '120000', text });
    const { folder, files, problems } = written(
      commitRoot({
        'base/a.yaml': 'a: 1\n',
        'prod/in.yaml': link('../base/a.yaml'),
        'prod/folder': link('../base'),
        'prod/chain': link('folder/a.yaml'),
        'prod/out': link('../../etc/passwd'),
        'prod/absolute': link('/etc/passwd'),
        'prod/nowhere': link('nothing'),
        'prod/circle': link('circle'),
      }),
    );
    expect(files).toEqual(['base/a.yaml', 'prod/chain', 'prod/folder', 'prod/in.yaml']);
    expect(readFileSync(join(folder, 'prod/chain'), 'utf8')).toBe('a: 1\n');
    expect(readlinkSync(join(folder, 'prod/folder'))).toBe('../base');
    expect(problems.sort()).toEqual(
      ['prod/absolute', 'prod/circle', 'prod/nowhere', 'prod/out'].map((path) => ['symlink', path]),
    );
  });

  test('Checkout: names that no file may have are refused', () => {
    const entries = ['../out', 'a/../../out', '.git/config', '.GIT/config'].map(
      (path) => [Buffer.from(path), 'x\n'] as const,
    );
    const bytes = [Buffer.from([0x61, 0xff]), 'x\n'] as const;
    const { files, problems } = written(
      rootAt(repository.commitEntries([...entries, bytes, [Buffer.from('good\n::error::'), 'x\n']])),
    );
    expect(files).toEqual(['good\n::error::']);
    expect(problems.map(([code]) => code).sort()).toEqual([
      ...Array<string>(4).fill('bad-path'),
      'path-not-utf-8',
    ]);
    expect(existsSync(join(root, 'out'))).toBe(false);
  });

  test('Checkout: nothing is written through a link', () => {
    const commit = repository.commitEntries([
      [Buffer.from('a'), { mode: '120000', text: 'b' }],
      [Buffer.from('a/x'), 'x\n'],
      [Buffer.from('b/y'), 'y\n'],
    ]);
    const { files } = written(rootAt(commit));
    expect(files).toEqual(['a/x', 'b/y']);
  });

  test('Checkout: a submodule is a problem at its place', () => {
    const { files, problems } = written(
      commitRoot({ 'a.yaml': 'a\n', lib: { mode: '160000', sha: '1'.repeat(40) } }),
    );
    expect([files, problems]).toEqual([['a.yaml'], [['submodule', 'lib']]]);
  });

  test.each([
    ['files', { files: 1, bytes: 100 }],
    ['bytes', { files: 9, bytes: 3 }],
  ])('Checkout: more %s than may be are not written at all', (_what, limits) => {
    const { files, problems } = written(commitRoot({ a: 'xx', b: 'yy' }), limits);
    expect([files, problems]).toEqual([[], [['too-large', null]]]);
  });

  test('Checkout: a file that the clone lacks is a problem at its place, and nothing is written', () => {
    const { files, problems } = written(
      commitRoot({ a: 'x', 'b.yaml': { mode: '100644', sha: '2'.repeat(40) } }),
    );
    expect([files, problems]).toEqual([[], [['missing-object', 'b.yaml']]]);
  });

  test('Checkout: an executable file stays one', () => {
    const { folder } = written(commitRoot({ run: { mode: '100755', text: '#!/bin/sh\n' } }));
    expect(lstatSync(join(folder, 'run')).mode & 0o111).not.toBe(0);
  });

  test('Checkout: parts are written one after the other, and all is removed', () => {
    const from = commitRoot({ a: 'x', 'b/c': 'y' });
    const checkout = new Checkout(from);
    expect(checkout.write(from.entries.slice(0, 1))).toEqual({ missing: false, value: [] });
    expect(readdirSync(checkout.folder)).toEqual(['a']);
    expect(checkout.write()).toEqual({ missing: false, value: [] });
    expect(readdirSync(checkout.folder).sort()).toEqual(['a', 'b']);
    checkout.remove();
    expect(existsSync(checkout.folder)).toBe(false);
  });
});

describe('Checkout of a folder', () => {
  test('Checkout: a folder is copied with the same rules', () => {
    const folder = join(root, 'given');
    mkdirSync(join(folder, 'p'), { recursive: true });
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git/config'), 'x');
    writeFileSync(join(folder, 'p/a.yaml'), 'a: 1\n');
    symlinkSync(join(folder, 'p'), join(folder, 'absolute'));
    symlinkSync('/etc/passwd', join(folder, 'p/out'));
    const result = written(folderRoot(folder));
    expect([result.files, result.problems]).toEqual([['absolute', 'p/a.yaml'], [['symlink', 'p/out']]]);
    expect(readlinkSync(join(result.folder, 'absolute'))).toBe('p');
  });
});
