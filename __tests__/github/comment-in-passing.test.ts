import type { Octokit } from '../../src/github/client.js';
import { type CommentRequest, type CommentResult, writeComment } from '../../src/github/comment.js';
import { authorOf } from '../../src/github/own-comments.js';
import { BOT, HEAD, NEW, ours, RUN } from './comment-scene.js';
import type { FakeComment } from './fake-github.js';

const refused = (status: number): Error => Object.assign(new Error('no'), { status });

interface Host {
  /** What the list says when it is asked for the n-th time; null where it fails. */
  readonly listed: (time: number) => readonly FakeComment[] | null;
  readonly create?: () => unknown;
  readonly remove?: () => unknown;
}

/** What became of a comment at a host that behaves so, and what was written there. */
async function written(
  { listed, create = () => ({ id: 9, user: { login: BOT, id: 1 } }), remove = () => ({}) }: Host,
  change: Partial<CommentRequest> = {},
): Promise<{ readonly result: CommentResult; readonly writes: readonly string[] }> {
  const writes: string[] = [];
  let asked = 0;
  const answer = (name: string, make: () => unknown) => () => {
    writes.push(name);
    return Promise.resolve().then(() => ({ data: make() }));
  };
  const listComments = () => {
    const comments = listed((asked += 1));
    if (comments === null) return Promise.reject(refused(502));
    const data = comments.map(({ login, ...one }) => ({ ...one, user: { login, id: 1 } }));
    return Promise.resolve({ data, headers: {} });
  };
  const issues = {
    listComments,
    createComment: answer('create', create),
    updateComment: answer('update', () => ({})),
    deleteComment: answer('delete', remove),
  };
  const get = () => Promise.resolve({ data: { head: { sha: HEAD }, base: { ref: 'main' } } });
  const graphql = () => Promise.resolve({ viewer: { login: BOT, databaseId: 1 } });
  const octokit = { graphql, rest: { issues, pulls: { get } } } as unknown as Octokit;
  const request: CommentRequest = {
    ...{ repository: { owner: 'acme', repo: 'infra' }, pullNumber: 7, headSha: HEAD, baseRef: 'main' },
    ...{ key: 'prod', body: NEW, run: RUN, mayCreate: true },
    ...change,
  };
  return { result: await writeComment(octokit, request, 0), writes };
}

describe('a comment', () => {
  test('that was stored and is not in the list is not written again', async () => {
    const { result, writes } = await written({ listed: () => [] });
    expect({ result, writes }).toEqual({ result: { kind: 'created', id: 9 }, writes: ['create'] });
  });

  test('that was stored is there, although the list fails from then on', async () => {
    const { result, writes } = await written({ listed: (time) => (time === 1 ? [] : null) });
    expect({ result, writes }).toEqual({ result: { kind: 'created', id: 9 }, writes: ['create'] });
  });

  test('that can never be stored is given up after four tries', async () => {
    const create = (): never => {
      throw refused(502);
    };
    const { result, writes } = await written({ listed: () => [], create });
    expect(result).toEqual({ kind: 'failed', why: 'GitHub answered 502' });
    expect(writes).toEqual(['create', 'create', 'create', 'create']);
  });

  test.each([401, 403, 404])(
    'whose place may not be written (%s) is refused, and tried once',
    async (status) => {
      const create = (): never => {
        throw refused(status);
      };
      const { result, writes } = await written({ listed: () => [], create });
      expect({ result, writes }).toEqual({
        result: { kind: 'refused', why: `GitHub answered ${status}` },
        writes: ['create'],
      });
    },
  );

  test('that went away meanwhile is not made by a run that does not know its key', async () => {
    const { result, writes } = await written(
      { listed: (time) => (time === 1 ? [ours(5)] : []) },
      { key: null },
    );
    expect({ result, writes }).toEqual({ result: { kind: 'not-wanted' }, writes: [] });
  });

  test('that another run took away is no reason to write it', async () => {
    const remove = (): never => {
      throw refused(404);
    };
    const { writes } = await written({ listed: () => [ours(5), ours(6)], remove });
    expect(writes).toEqual(['update', 'delete']);
  });
});

test.each<[claim: string, graphql: () => unknown, author: object]>([
  [
    'an app by the name that REST has for it',
    () => ({ viewer: { login: 'github-actions' } }),
    { login: BOT, id: null },
  ],
  [
    'a person by name and id',
    () => ({ viewer: { login: 'hubot', databaseId: 5 } }),
    { login: 'hubot', id: 5 },
  ],
  ['who is not told, for the bot of Actions', () => ({}), { login: BOT, id: null }],
])('the token is taken for %s', async (_claim, viewer, author) => {
  const graphql = () => Promise.resolve(viewer());
  expect(await authorOf({ graphql } as unknown as Octokit)).toEqual(author);
});
