import { createHash } from 'node:crypto';
import type { Octokit } from '../../src/github/client.js';
import { gitDataClient } from '../../src/github/git-data.js';

const REPOSITORY = { owner: 'acme', repo: 'infra' };
const ENTRY = { path: 'a', mode: '100644', type: 'blob', sha: '1', size: 3 };

/** The database of a GitHub that answers so, and what it was asked. */
function database(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = [];
  const answering = (name: string) => (request: object) => {
    asked.push({ [name]: request });
    const data = answers[name];
    return data instanceof Error ? Promise.reject(data) : Promise.resolve({ data });
  };
  const names = ['getCommit', 'getTree', 'getBlob', 'getRef', 'compareCommitsWithBasehead'];
  const all = Object.fromEntries(names.map((name) => [name, answering(name)]));
  const graphql = (query: string) => {
    asked.push(query);
    return Promise.resolve(answers['graphql']);
  };
  const octokit = { rest: { git: all, repos: all }, graphql } as unknown as Octokit;
  const client = gitDataClient(octokit, REPOSITORY);
  return { client, asked };
}

describe('the tip of a branch', () => {
  const ref = (name: string) => ({ getRef: { ref: name, object: { sha: 'tip' } } });

  test('is asked for by its whole name', async () => {
    const { client, asked } = database(ref('refs/heads/main'));
    expect(await client.branchTip?.('main')).toBe('tip');
    expect(asked).toEqual([{ getRef: { ...REPOSITORY, ref: 'heads/main' } }]);
  });

  test.each(['refs/heads/main-2', 'refs/tags/main', 'refs/heads/heads/main', 'main'])(
    'is not that of %s',
    async (name) => {
      await expect(database(ref(name)).client.branchTip?.('main')).rejects.toThrow('another branch');
    },
  );
});

describe('a tree', () => {
  test.each([true, false])('that is cut off says so: %s', async (truncated) => {
    const { client } = database({ getTree: { tree: [ENTRY, { ...ENTRY, size: undefined }], truncated } });
    expect(await client.getTree('sha', true)).toEqual({
      entries: [ENTRY, { ...ENTRY, size: 0 }],
      truncated,
    });
  });

  test('is asked for once with what is below it, and once without', async () => {
    const { client, asked } = database({ getTree: { tree: [], truncated: false } });
    for (const recursive of [true, false, true, false]) await client.getTree('sha', recursive);
    expect(asked).toEqual([
      { getTree: { ...REPOSITORY, tree_sha: 'sha', recursive: 'true' } },
      { getTree: { ...REPOSITORY, tree_sha: 'sha' } },
    ]);
  });
});

test('where a change left the branch is asked of base and head in this order', async () => {
  const { client, asked } = database({
    compareCommitsWithBasehead: { merge_base_commit: { sha: 'common' } },
  });
  expect(await client.compare?.('base', 'head')).toEqual({ mergeBaseSha: 'common' });
  expect(asked).toEqual([
    { compareCommitsWithBasehead: { ...REPOSITORY, basehead: 'base...head', per_page: 1 } },
  ]);
});

test('a commit is told with all of its parents', async () => {
  const { client } = database({ getCommit: { tree: { sha: 't' }, parents: [{ sha: 'a' }, { sha: 'b' }] } });
  expect(await client.getCommit('c')).toEqual({ treeSha: 't', parents: ['a', 'b'] });
});

test('the bytes of a file are what GitHub wrote in base64', async () => {
  const bytes = Buffer.from([0, 255, 10]);
  const { client } = database({ getBlob: { content: bytes.toString('base64') } });
  expect(await client.getBlob('b')).toEqual(bytes);
});

describe('the name of a file is made of its bytes:', () => {
  const named = (bytes: string | Buffer): string =>
    createHash('sha1')
      .update(`blob ${Buffer.byteLength(bytes)}\0`)
      .update(bytes)
      .digest('hex');
  const [yes, long, latin] = ['a: 1\r\n', 'b: 2\n'.repeat(10), Buffer.from('c: \xe9\n', 'latin1')];
  const names = [yes, long, latin].map(named);

  test('of what GraphQL gives together only whole files count, as git has them', async () => {
    const [first = '', second = '', third = ''] = names;
    const gone = 'd'.repeat(40);
    const { client, asked } = database({
      graphql: {
        repository: {
          [`b${first}`]: { text: yes },
          [`b${second}`]: { text: long.slice(0, 20) },
          [`b${third}`]: { text: latin.toString('latin1') },
          [`b${gone}`]: null,
          [`b${'e'.repeat(40)}`]: { text: yes },
        },
      },
    });
    const had = await client.getBlobs?.([...names, gone, 'no"name']);
    expect(had).toEqual(new Map([[first, Buffer.from(yes)]]));
    const [query] = asked as [string];
    expect(query.match(/oid: "[^"]*"/g)).toEqual([...names, gone].map((name) => `oid: "${name}"`));
  });

  test.each([
    ['a part of it', long.slice(0, 20)],
    ['another one', yes],
  ])('%s is no answer', async (_what, text) => {
    const { client } = database({ getBlob: { content: Buffer.from(text).toString('base64') } });
    await expect(client.getBlob(named(long))).rejects.toThrow('another file, or with a part of it');
  });
});

test('what failed is asked again, and what did not is not', async () => {
  const answers: Record<string, unknown> = { getBlob: new Error('no') };
  const { client, asked } = database(answers);
  await expect(client.getBlob('b')).rejects.toThrow('no');
  answers['getBlob'] = { content: '' };
  await client.getBlob('b');
  await client.getBlob('b');
  expect(asked).toHaveLength(2);
});
