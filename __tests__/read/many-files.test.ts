import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../src/read/file.js';
import { readFound } from '../../src/read/found-files.js';
import { type GitAnswer, runGit, runGitForMuch } from '../../src/read/git-command.js';
import { readRevision } from '../../src/read/git.js';
import { READ_LIMITS } from '../../src/read/limits.js';
import { readPaths } from '../../src/read/folder.js';
import { createRepository, type Paths, temporaryFolder } from './repository.js';

const root = temporaryFolder('many-files');

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('files that a walk found are read as each is by itself', () => {
  const folder = temporaryFolder('many-files-found');
  const bytes: Readonly<Record<string, Buffer>> = Object.fromEntries(
    [0, 1, 4095, 4096, 4097, 8192, 65_535, 65_536, 65_537, 200_000].map((size) => [
      `${size}.yaml`,
      Buffer.alloc(size, 'ab\n'),
    ]),
  );
  const odd: Readonly<Record<string, Buffer>> = {
    'mark.yaml': Buffer.from('\ufeffa: 1\n'),
    'wide.yaml': Buffer.from('a: \u00fc \ud83d\ude00\n'),
    'zero.yaml': Buffer.from('a\0b'),
    'bytes.yaml': Buffer.from([0x61, 0xff]),
  };
  for (const [name, content] of Object.entries({ ...bytes, ...odd }))
    writeFileSync(join(folder, name), content);
  symlinkSync(join(folder, '1.yaml'), join(folder, 'link.yaml'));
  const hasPipe = spawnSync('mkfifo', [join(folder, 'pipe.yaml')]).status === 0;
  const names = [
    ...Object.keys({ ...bytes, ...odd }),
    'link.yaml',
    'none.yaml',
    ...(hasPipe ? ['pipe.yaml'] : []),
  ];
  const files = names.map((name) => [name, { real: join(folder, name) }] as const);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['within all limits', READ_LIMITS],
    ['with one that is too large', { ...READ_LIMITS, bytesPerFile: 4096 }],
  ])('%s', (_claim, limits) => {
    // Twice over: what is read comes from one room for many.
    const twice = [...files, ...files.toReversed()];
    expect(readFound(twice, limits)).toEqual(twice.map(([shown, { real }]) => readText(real, shown, limits)));
  });

  test('and none behind the one that is too much', () => {
    const small = files.filter(([shown]) => shown === '4095.yaml');
    const many = Array.from({ length: 50 }, () => small).flat();
    expect(readFound(many, { ...READ_LIMITS, bytes: 10_000 })).toHaveLength(3);
  });

  test('and one that grows while others are read is whole', () => {
    appendFileSync(join(folder, '1.yaml'), 'more');
    expect(readPaths([folder]).files.find(({ path }) => path.endsWith('/1.yaml'))?.text).toBe('amore');
  });
});

test('more files than are read at once have each its own text, whatever bytes stand in them', () => {
  const folder = temporaryFolder('many-files-many');
  const textOf = (i: number): string => `${i} ${i % 7 === 0 ? '\u00e9' : 'e'} `.repeat(600);
  for (let i = 0; i < 900; i++) writeFileSync(join(folder, `${i}.yaml`), textOf(i));
  const { files, problems } = readPaths([folder]);
  expect(problems).toEqual([]);
  expect(files).toHaveLength(readdirSync(folder).length);
  for (const { key, text } of files) expect(text).toBe(textOf(Number.parseInt(key ?? '', 10)));
  rmSync(folder, { recursive: true });
});

describe('of a repository', () => {
  test('many texts are those that are read one by one', () => {
    const repository = createRepository(root, 'much');
    const much: Paths = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        `f${i}.yaml`,
        i === 3 ? Buffer.from([0x61, 0xff]) : `${i % 5 === 0 ? '\u00e9' : 'e'} ${i}\n`.repeat(20_000),
      ]),
    );
    const commit = repository.commit(much);
    const { files, problems } = readRevision(repository.folder, commit, ['.']);
    expect(problems.map(({ code, place }) => [code, place?.file])).toEqual([['not-utf-8', 'f3.yaml']]);
    expect(files).toHaveLength(29);
    for (const { path, text } of files) expect(text).toBe(much[path]);
  });

  test('an answer of many megabytes comes through a file, and where there is none as any other', () => {
    const repository = createRepository(root, 'file');
    const sha = repository.git(['hash-object', '-w', '--stdin'], 'x'.repeat(100_000)).trim();
    const asked = [repository.folder, ['cat-file', '--batch'], `${sha}\n`.repeat(31)] as const;
    const isAnswered = (answer: GitAnswer): boolean => answer.ok && answer.stdout.length > 3_000_000;
    const expected = runGit(...asked);
    const isSame = (answer: GitAnswer): boolean =>
      answer.ok && expected.ok && answer.stdout.equals(expected.stdout);
    expect([isAnswered(expected), isSame(runGitForMuch(...asked))]).toEqual([true, true]);
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = join(root, 'nowhere');
    expect(isSame(runGitForMuch(...asked))).toBe(true);
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    expect(runGitForMuch(repository.folder, ['cat-file', '-p', 'nothing'], '')).toMatchObject({ ok: false });
  });
});
