import { rmSync } from 'node:fs';
import { fileAt, objectsAt } from '../../src/github/base-files.js';
import type { GitDataClient } from '../../src/read/contents-api.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { githubOf } from './git-data.js';
import { checkout } from './gpu-repository.js';

const root = temporaryFolder('base-objects');
const repository = createRepository(root, 'all');
const base = repository.commit({ 'a.yaml': 'a\n', 'gone.yaml': 'gone\n' });
const head = repository.commit({ 'a.yaml': 'a\n' }, base);
repository.ref('refs/heads/change', head);
const folder = `${repository.folder}-shallow`;
checkout(repository.folder, folder, 'refs/heads/change', 1);
const { client } = githubOf(repository);
const silent: GitDataClient = { ...client, getBlob: () => Promise.reject(new Error('no')) };

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The texts of all files of the base, as a checkout without it has them; a problem's code where it can not have them. */
async function textsOf(client: GitDataClient): Promise<readonly string[] | string> {
  const source = objectsAt({ repo: folder, client });
  const entries = await source.entriesOf(base);
  if (entries.missing) return entries.problem.code;
  const blobs = await source.blobsOf(entries.value, 100);
  return blobs.missing ? blobs.problem.code : Array.from(blobs.value.values(), String).sort();
}

describe('of a commit that the checkout lacks', () => {
  test('the files that it lacks too are had from GitHub, beside those that it holds', async () => {
    expect(await textsOf(client)).toEqual(['a\n', 'gone\n']);
  });

  test('nothing is had in part, where GitHub does not give what is lacking', async () => {
    expect(await textsOf(silent)).toBe('api-failed');
  });

  test('nothing is had where GitHub does not list it', async () => {
    expect(await textsOf({ ...client, getCommit: () => Promise.reject(new Error('no')) })).toBe('api-failed');
  });

  test('one file is had from GitHub, and its absence is not taken for granted', async () => {
    const read = await fileAt({ repo: folder, client }, base, 'gone.yaml', 100);
    expect([String(read.bytes), read.problems]).toEqual(['gone\n', []]);
    const unread = await fileAt({ repo: folder, client: silent }, base, 'gone.yaml', 100);
    expect([unread.bytes, unread.problems.map(({ code }) => code)]).toEqual([null, ['api-failed']]);
  });
});
