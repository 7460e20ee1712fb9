import { afterAll, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { sideAt } from '../../src/github/base-files.js';
import type { GitDataClient } from '../../src/read/contents-api.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';

const root = temporaryFolder('base-files');
const repository = createRepository(root, 'all');
const base = repository.commit({ 'p/a.yaml': 'a\n', 'p/b.yaml': 'b\n', 'p/gone.yaml': 'gone\n' });
const head = repository.commit({ 'p/a.yaml': 'a\n', 'p/b.yaml': 'edited\n' }, base);

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** A GitHub that knows the repository, and what of its files it was asked for. */
function github(): { readonly client: GitDataClient; readonly asked: string[] } {
  const asked: string[] = [];
  const client: GitDataClient = {
    getCommit: (sha) =>
      Promise.resolve({ treeSha: repository.git(['rev-parse', `${sha}^{tree}`]), parents: [] }),
    getTree: (sha) => {
      const lines = repository.git(['ls-tree', '-r', '-l', sha]).split('\n');
      const entries = lines.map((line) => {
        const [mode = '', , id = '', size, path = ''] = line.split(/\s+/);
        return { path, mode, type: 'blob' as const, sha: id, size: Number(size) };
      });
      return Promise.resolve({ entries, truncated: false });
    },
    getBlob: (sha) => {
      const text = `${repository.git(['cat-file', 'blob', sha])}\n`;
      asked.push(text);
      return Promise.resolve(Buffer.from(text));
    },
  };
  return { client, asked };
}

test('of a commit that the checkout lacks only the files that it lacks too are asked for', async () => {
  repository.git(['update-ref', 'refs/heads/change', head]);
  const folder = `${repository.folder}-shallow`;
  checkout(repository.folder, folder, 'refs/heads/change', 1);
  const { client, asked } = github();
  const side = await sideAt({ repo: folder, client }, base, ['p/'], 'main');
  expect(side.files).toEqual([
    { path: 'p/a.yaml', text: 'a\n' },
    { path: 'p/b.yaml', text: 'b\n' },
    { path: 'p/gone.yaml', text: 'gone\n' },
  ]);
  expect(asked.sort()).toEqual(['b\n', 'gone\n']);
});

test('without any checkout every file is asked for', async () => {
  const { client, asked } = github();
  const side = await sideAt({ repo: root, client }, base, ['p/'], 'main');
  expect(side.files.map(({ text }) => text)).toEqual(['a\n', 'b\n', 'gone\n']);
  expect(asked).toHaveLength(3);
});
