import type { Octokit } from '../../src/github/client.js';
import { listOwn } from '../../src/github/own.js';
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

describe('own: the list of comments', () => {
  test('is read page after page, oldest first and each once', async () => {
    const pages = [[], [9, 3], [3, 1], []];
    const read = await idsIn((number) => ({ ids: pages[number] ?? [], headers: number < 2 ? NEXT : {} }));
    expect(read).toEqual({ ids: [1, 3, 9], asked: 2 });
  });

  test('that does not end is an error: one may stand behind it', async () => {
    await expect(idsIn((number) => ({ ids: [100 - number], headers: NEXT }))).rejects.toThrow('does not end');
  });
});
