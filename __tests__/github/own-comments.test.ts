import type { Octokit } from '../../src/github/client.js';
import { isNewer, listOwn } from '../../src/github/own-comments.js';
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
  const octokit = { rest: { issues: { listComments } } } as unknown as Octokit;
  const own = await listOwn(octokit, REPOSITORY, 7, { login: BOT, id: 1 });
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

  test('that does not end is left, with what was found', async () => {
    expect(await idsIn((number) => ({ ids: [100 - number], headers: NEXT }))).toMatchObject({ asked: 26 });
  });

  test('that does not end and holds none of ours is an error: there may be one', async () => {
    const other = { id: 1, body: 'words', user: { login: 'somebody', id: 2 } };
    const listComments = () => Promise.resolve({ data: [other], headers: NEXT });
    const octokit = { rest: { issues: { listComments } } } as unknown as Octokit;
    await expect(listOwn(octokit, REPOSITORY, 7, { login: BOT, id: 1 })).rejects.toThrow('does not end');
  });
});
