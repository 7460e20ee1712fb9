import type { Octokit } from '../../src/github/client.js';
import { authorOf, isNewer, listOwn } from '../../src/github/own.js';
import { BOT, ours } from './comment-scene.js';

const REPOSITORY = { owner: 'acme', repo: 'infra' };
const NEXT = { link: '<https://elsewhere.example/page>; rel="next"' };

/** The ids of our comments, where page after page is answered so. */
async function idsIn(
  page: (number: number) => { readonly ids: readonly number[]; readonly headers?: object },
) {
  let asked = 0;
  const listComments = ({ page: number }: { page: number }) => {
    asked += 1;
    const { ids, headers = {} } = page(number);
    const data = ids.map((id) => ({ ...ours(id), user: { login: BOT, id: 1 } }));
    return Promise.resolve({ data, headers });
  };
  const graphql = () => Promise.resolve({ viewer: { login: BOT, databaseId: 1 } });
  const octokit = { graphql, rest: { issues: { listComments } } } as unknown as Octokit;
  const own = await listOwn(octokit, REPOSITORY, 7);
  return { ids: own.map(({ id }) => id), asked };
}

test.each([
  ['a later run', [8, 1], [7, 2], true],
  ['a later attempt of the same run', [7, 2], [7, 1], true],
  ['an earlier attempt of it', [7, 1], [7, 2], false],
  ['the same attempt', [7, 1], [7, 1], false],
] as const)('%s, whether it is newer', (_claim, [id, attempt], [ofId, ofAttempt], newer) => {
  expect(isNewer({ id, attempt }, { id: ofId, attempt: ofAttempt })).toBe(newer);
});

describe('the list of comments', () => {
  test('is read page after page, oldest first and each once', async () => {
    const pages = [[], [9, 3], [3, 1], []];
    const read = await idsIn((number) => ({ ids: pages[number] ?? [], headers: number < 2 ? NEXT : {} }));
    expect(read).toEqual({ ids: [1, 3, 9], asked: 2 });
  });

  test('that does not end is an error: one may stand behind it', async () => {
    await expect(idsIn((number) => ({ ids: [100 - number], headers: NEXT }))).rejects.toThrow('does not end');
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
