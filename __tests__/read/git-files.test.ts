import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt } from '../../src/read/git.js';
import { readRevision } from './revision.js';
import type { ReadLimits } from '../../src/read/root.js';
import { createRepository, type Paths, type Repository, testFolder } from './repository.js';

const root = testFolder('git-files');
const ABSENT = '0123456789012345678901234567890123456789';
let count = 0;
let repository: Repository;

beforeEach(() => {
  count += 1;
  repository = createRepository(root, String(count));
});

function read(revision: string, globs: string[], limits?: ReadLimits, repo = repository.folder) {
  const { files, problems } = readRevision(repo, revision, globs, limits);
  return {
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    problems: problems.map(({ code, place }) => (place === null ? code : `${code} ${place.file}`)),
    missing: problems.some(({ code }) => code === 'missing-object' || code === 'bad-revision'),
  };
}

const nothing = { files: {}, problems: [], missing: false };

describe('git files: a revision', () => {
  test('is read from its objects, whatever the work tree holds', () => {
    const base = repository.commit({
      'p/a.yaml': 'a: 1\n',
      'p/b.yml': 'b: 1\n',
      'x.yaml': 'x\n',
      'p/README.md': '-',
    });
    const head = repository.commit({ 'p/a.yaml': 'a: 2\n' }, base);
    repository.ref('refs/heads/main', head);
    mkdirSync(join(repository.folder, 'p'));
    writeFileSync(join(repository.folder, 'p/a.yaml'), 'a: 3\n');
    symlinkSync('/etc', join(repository.folder, 'p/link'));
    expect(read(base, ['p'])).toEqual({ ...nothing, files: { 'p/a.yaml': 'a: 1\n', 'p/b.yml': 'b: 1\n' } });
    expect(read('HEAD', ['p/**'])).toEqual({ ...nothing, files: { 'p/a.yaml': 'a: 2\n' } });
    expect(read('main^', ['**/*.yaml', '!x.yaml'])).toEqual({ ...nothing, files: { 'p/a.yaml': 'a: 1\n' } });
  });

  test('is read where files that no glob names are gone', () => {
    const commit = repository.commit({ 'a.yaml': 'a\n', 'gone.yaml': { mode: '100644', sha: ABSENT } });
    expect(read(commit, ['a.yaml'])).toEqual({ ...nothing, files: { 'a.yaml': 'a\n' } });
    expect(read(commit, ['*.yaml'])).toEqual({
      files: {},
      problems: ['missing-object gone.yaml'],
      missing: true,
    });
  });

  test('of a few files of which one is of megabytes has the others all the same', () => {
    const large = 'x'.repeat(3 * 1024 ** 2);
    const commit = repository.commit({ 'a.yaml': 'a\n', 'b.yaml': 'b\n', 'large.yaml': large });
    expect(read(commit, ['a.yaml'])).toEqual({ ...nothing, files: { 'a.yaml': 'a\n' } });
    expect(read(commit, ['b.yaml', 'large.yaml']).files).toEqual({ 'b.yaml': 'b\n', 'large.yaml': large });
  });

  test('counts globs from the root of the repository, also in a folder of it', () => {
    const commit = repository.commit({ 'p/a.yaml': 'a\n', 'a.yaml': 'b\n' });
    mkdirSync(join(repository.folder, 'p'));
    expect(read(commit, ['a.yaml'], undefined, join(repository.folder, 'p'))).toEqual({
      ...nothing,
      files: { 'a.yaml': 'b\n' },
    });
  });

  test('may hold executable files, empty files and the same file twice', () => {
    const commit = repository.commit({
      'a.yaml': { mode: '100755', text: 'a\n' },
      'b.yaml': 'a\n',
      'c.yaml': '',
    });
    expect(read(commit, ['.']).files).toEqual({ 'a.yaml': 'a\n', 'b.yaml': 'a\n', 'c.yaml': '' });
  });

  test('with nothing that matches is empty', () => {
    expect(read(repository.commit({ 'a.txt': 'a' }), ['**'])).toEqual(nothing);
  });

  test('keeps the case of names: a rename in case only shows on both sides', () => {
    const base = repository.commit({ 'p/Policy.yaml': 'a\n' });
    const head = repository.commit({ 'p/policy.yaml': 'a\n' }, base);
    const both = repository.commit({ 'p/policy.yaml': 'a\n', 'p/Policy.yaml': 'b\n' }, head);
    expect(Object.keys(read(base, ['p']).files)).toEqual(['p/Policy.yaml']);
    expect(Object.keys(read(head, ['p']).files)).toEqual(['p/policy.yaml']);
    expect(read(both, ['p']).files).toEqual({ 'p/Policy.yaml': 'b\n', 'p/policy.yaml': 'a\n' });
  });

  test('may have names with line breaks, quotes and workflow commands', () => {
    const name = 'p/a\n::error::x"\\\t.yaml';
    expect(read(repository.commit({ [name]: 'a\n' }), ['p']).files).toEqual({ [name]: 'a\n' });
  });

  test('may have a name of 4,000 bytes', () => {
    const name = `${'é'.repeat(100)}/`.repeat(19) + 'a.yaml';
    expect(Object.keys(read(repository.commit({ [name]: 'a\n' }), ['**/*.yaml']).files)).toEqual([name]);
  });
});

/** Links `0` to `1` to ... to the last, which leads to a file. */
function chain(length: number): Paths {
  const target = (i: number): string => (i === length - 1 ? '../real/a.yaml' : `${i + 1}.yaml`);
  const links = Array.from({ length }, (_, i) => [`p/${i}.yaml`, { mode: '120000', text: target(i) }]);
  return { ...(Object.fromEntries(links) as Paths), 'real/a.yaml': '' };
}

describe('git files: what is not a regular file under a policy glob is an error', () => {
  const link = (text: string) => ({ mode: '120000', text });
  const submodule = { mode: '160000', sha: ABSENT };

  test.each<[name: string, paths: Paths, globs: string[], problems: string[]]>([
    ['a policy that is a link', { 'p/a.yaml': link('/etc/passwd') }, ['p'], ['symlink p/a.yaml']],
    ['a link in place of a policy folder', { p: link('elsewhere') }, ['p/**/*.yaml'], ['symlink p']],
    ['a link in place of a folder that is named', { p: link('elsewhere') }, ['p'], ['symlink p']],
    ['a link out of the repository', { 'p/q': link('../../x') }, ['p'], ['symlink p/q']],
    ['a link to an absolute path', { p: link('/s'), 's/a.yaml': '' }, ['p/*.yaml'], ['symlink p']],
    ['a link that is longer than a path', { 'p/q': link('x'.repeat(5_000)) }, ['p'], ['symlink p/q']],
    [
      'a link out and back',
      { 'p/a.yaml': link('../../x/r/a.yaml'), 'r/a.yaml': '' },
      ['p'],
      ['symlink p/a.yaml'],
    ],
    ['a link to itself', { 'p/a.yaml': link('a.yaml') }, ['p'], ['symlink p/a.yaml']],
    ['a link of no length', { 'p/a.yaml': link('') }, ['p'], ['symlink p/a.yaml']],
    ['a link to the start of a name', { 'p/q': link('../rea'), 'real/a.yaml': '' }, ['p'], ['symlink p/q']],
    ['a link to a submodule', { 'p/a.yaml': link('../s'), s: submodule }, ['p'], ['submodule p/a.yaml']],
    ['a chain of more links than Linux follows', chain(41), ['p/0.yaml'], ['symlink p/0.yaml']],
    ['a submodule in place of a policy', { 'p/a.yaml': submodule }, ['p'], ['submodule p/a.yaml']],
    ['a submodule in place of a policy folder', { p: submodule }, ['p/*.yaml'], ['submodule p']],
    ['a submodule in a policy folder', { 'p/q': submodule }, ['p'], ['submodule p/q']],
  ])('%s', (_name, paths, globs, problems) => {
    expect(read(repository.commit(paths), globs)).toMatchObject({ problems, missing: false });
  });

  test.each<[name: string, paths: Paths, globs: string[], files: string[]]>([
    ['to a file outside the globs', { 'p/a.yaml': link('../b.yaml'), 'b.yaml': '' }, ['p'], ['p/a.yaml']],
    ['to a file that is named too', { 'p/a.yaml': link('b.yaml'), 'p/b.yaml': '' }, ['p'], ['p/b.yaml']],
    ['to a folder', { 'p/q': link('../r'), 'r/s/a.yaml': '' }, ['p'], ['p/q/s/a.yaml']],
    ['in place of the folder that is named', { p: link('r'), 'r/a.yaml': '' }, ['p'], ['p/a.yaml']],
    ['to a link', { 'p/q': link('r'), 'p/r': link('../s'), 's/a.yaml': '' }, ['p/q/*.yaml'], ['p/q/a.yaml']],
    ['through a link', { 'p/q': link('../l/t'), l: link('s'), 's/t/a.yaml': '' }, ['p'], ['p/q/a.yaml']],
    ['by idle steps', { 'p/a.yaml': link('.//../r/./a.yaml'), 'r/a.yaml': '' }, ['p'], ['p/a.yaml']],
    ['through others', chain(40), ['p/0.yaml'], ['p/0.yaml']],
    ['to the folder it is in', { 'p/q': link('.'), 'p/a.yaml': '' }, ['p'], ['p/a.yaml']],
    ['to the root', { 'p/q': link('..'), 'a.yaml': '', 'p/b.yaml': '' }, ['p'], ['p/b.yaml', 'p/q/a.yaml']],
  ])('a link inside the tree is followed: %s', (_name, paths, globs, files) => {
    const result = read(repository.commit(paths), globs);
    expect({ ...result, files: Object.keys(result.files) }).toMatchObject({ files, problems: [] });
  });

  test.each([
    ['a link of another suffix', { 'CLAUDE.md': link('AGENTS.md'), 'AGENTS.md': '' }, ['**/*.yaml']],
    ['a link to a folder without manifests', { 'p/q': link('../r'), 'r/a.txt': '' }, ['p']],
    ['a link to a link to a file', { 'p/q': link('r'), 'p/r': link('s.md'), 'p/s.md': '' }, ['p']],
    ['a link out of the tree whose name is that of another file', { 'p/q.md': link('../../x') }, ['p']],
    ['a link where no glob goes', { 'docs/q': link('/x') }, ['p/**/*.yaml']],
    ['a submodule where no glob goes', { third_party: submodule }, ['p', '*.yaml']],
    ['a submodule that is taken out', { third_party: submodule }, ['**/*.yaml', '!third_party']],
  ])('%s is none', (_name, paths, globs) => {
    expect(read(repository.commit(paths), globs)).toEqual(nothing);
  });

  test('a name that is not UTF-8 is shown escaped, one that no glob matches is left alone', () => {
    const commit = repository.commitEntries([
      [Buffer.from([0x61, 0xff, 0x2e, 0x79, 0x6d, 0x6c]), ''],
      [Buffer.from([0x62, 0xff]), ''],
      [Buffer.from('good.yml'), 'g\n'],
    ]);
    expect(read(commit, ['*.yml'])).toEqual({
      files: { 'good.yml': 'g\n' },
      problems: ['path-not-utf-8 a\ufffd.yml'],
      missing: false,
    });
  });

  test('bytes that are not UTF-8', () => {
    expect(read(repository.commit({ 'a.yaml': Buffer.of(0xff, 0xfe) }), ['.'])).toMatchObject({
      files: {},
      problems: ['not-utf-8 a.yaml'],
    });
  });
});

describe('git files: limits', () => {
  const limits = { files: 3, bytesPerFile: 10, bytes: 30 };
  const paths = { 'a.yaml': 'x'.repeat(10), 'b.yaml': 'z'.repeat(10), 'c.yaml': 'w'.repeat(10) };

  test.each<[name: string, limits: ReadLimits, files: number, problems: string[]]>([
    ['at all of them', limits, 3, []],
    ['too many files', { ...limits, files: 2 }, 0, ['too-many-files']],
    ['too many bytes', { ...limits, bytes: 29 }, 0, ['too-large']],
    ['large', { ...limits, bytesPerFile: 9 }, 0, ['a', 'b', 'c'].map((one) => `too-large ${one}.yaml`)],
  ])('%s', (_name, chosen, files, problems) => {
    const result = read(repository.commit(paths), ['**'], chosen);
    expect([Object.keys(result.files).length, result.problems]).toEqual([files, problems]);
  });

  test('of a thousand links some are listed, and one problem says how many there are besides', () => {
    const sha = repository.git(['hash-object', '-w', '--stdin'], 'x');
    const links = Array.from(
      { length: 1_000 },
      (_, index) => [`l${index}.yaml`, { mode: '120000', sha }] as const,
    );
    const { problems } = read(repository.commit(Object.fromEntries(links)), ['.']);
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)).toBe('more-problems');
  });
});

describe('git files: one file of a revision', () => {
  const config = '.github/fleetplan.yml';

  function readOne(paths: Paths, maxBytes = 100) {
    const result = fileAt(repository.folder, repository.commit(paths), config, maxBytes);
    const { bytes, problems } = result;
    return {
      text: bytes === null ? null : bytes.toString('utf8'),
      problems: problems.map(({ code }) => code),
    };
  }

  test.each<[name: string, paths: Paths, text: string | null, problems: string[]]>([
    ['is there', { [config]: 'a: 1\n', '.github/x/fleetplan.yml': 'no' }, 'a: 1\n', []],
    ['is not there', { 'a.yaml': '' }, null, []],
    ['is a folder', { [`${config}/x.yml`]: '' }, null, []],
    ['is a link', { [config]: { mode: '120000', text: 'x' } }, null, ['symlink']],
    ['is a submodule', { [config]: { mode: '160000', sha: ABSENT } }, null, ['submodule']],
    ['lies in a link', { '.github': { mode: '120000', text: 'x' } }, null, ['symlink']],
    ['lies in a submodule', { '.github': { mode: '160000', sha: ABSENT } }, null, ['submodule']],
    ['is too large', { [config]: 'x'.repeat(101) }, null, ['too-large']],
  ])('that %s', (_name, paths, text, problems) => {
    expect(readOne(paths)).toEqual({ text, problems });
  });

  test('of a revision that is missing', () => {
    expect(fileAt(repository.folder, ABSENT, config, 100)).toMatchObject({
      bytes: null,
      problems: [{ code: 'missing-object' }],
    });
  });
});
