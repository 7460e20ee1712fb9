import { rmSync } from 'node:fs';
import { sideAt } from '../../src/github/base-files.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';
import { githubOf } from './git-data.js';

const root = temporaryFolder('base-files');
const repository = createRepository(root, 'all');
const base = repository.commit({ 'p/a.yaml': 'a\n', 'p/b.yaml': 'b\n', 'p/gone.yaml': 'gone\n' });
const head = repository.commit({ 'p/a.yaml': 'a\n', 'p/b.yaml': 'edited\n' }, base);

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('of a commit that the checkout lacks only the files that it lacks too are asked for', async () => {
  repository.ref('refs/heads/change', head);
  const folder = `${repository.folder}-shallow`;
  checkout(repository.folder, folder, 'refs/heads/change', 1);
  const { client, asked } = githubOf(repository);
  const side = await sideAt({ repo: folder, client }, base, ['p/'], 'main');
  expect(side.files).toEqual([
    { path: 'p/a.yaml', text: 'a\n' },
    { path: 'p/b.yaml', text: 'b\n' },
    { path: 'p/gone.yaml', text: 'gone\n' },
  ]);
  expect(asked.sort()).toEqual(['b\n', 'gone\n']);
});

test('without any checkout every file is asked for', async () => {
  const { client, asked } = githubOf(repository);
  const side = await sideAt({ repo: root, client }, base, ['p/'], 'main');
  expect(side.files.map(({ text }) => text)).toEqual(['a\n', 'b\n', 'gone\n']);
  expect(asked).toHaveLength(3);
});
