import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRevision } from './revision.js';
import { readPaths } from '../../src/read/paths.js';
import { createRepository, type Paths, temporaryFolder } from './repository.js';

const root = temporaryFolder('many-files');

afterAll(() => {
  rmSync(root, { recursive: true });
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
});
