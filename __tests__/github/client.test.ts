import { createClient } from '../../src/github/client.js';
import { type CommentRequest, writeComment } from '../../src/github/comment.js';
import { clientOf, COMMENTS, HEAD, NEW, once, ours, scene, write } from './comment-scene.js';

const REQUEST: CommentRequest = {
  ...{ repository: { owner: 'acme', repo: 'infra' }, pull: { number: 7, headSha: HEAD, baseRef: null } },
  ...{ key: 'prod', body: NEW, mayCreate: true },
};

// A process of its own is started, and one request is waited for until it is given up.
describe('client: a GitHub that does not behave', () => {
  test.each<[claim: string, status: number]>([
    ['a read-only token', 403],
    ['a token that is none', 401],
    ['a pull request that is hidden from it', 404],
  ])('%s costs the comment and throws nothing', async (_claim, status) => {
    const { result, state } = await write({
      faults: [{ ...once('refuse', `POST .*${COMMENTS}`, { status }), times: 9 }],
    });
    expect(result).toEqual({ kind: 'refused', why: `GitHub answered ${status}` });
    expect(state.requests.filter((request) => request.startsWith(`POST /repos`))).toHaveLength(1);
  });

  test.each([
    ['an hour: not waited', '3600', 1, { kind: 'failed', why: 'GitHub answered 429' }],
    ['a second: waited', '1', 1, { kind: 'created', id: expect.any(Number) }],
    ['a second, four times: given up', '1', 4, { kind: 'failed', why: 'GitHub answered 429' }],
  ])('client: retry-after of %s', async (_claim, seconds, times, expected) => {
    const headers = { 'retry-after': seconds };
    const github = await scene({
      faults: [{ ...once('refuse', 'comments', { status: 429, headers }), times }],
    });
    const octokit = clientOf(github, { secondMs: 1 });
    expect(await writeComment(octokit, REQUEST)).toEqual(expected);
  });

  test('a server that says nothing is not waited for without end', async () => {
    const github = await scene({ faults: [{ ...once('hang', '.'), times: 99 }] });
    const octokit = clientOf(github, { requestMs: 30 });
    expect(await writeComment(octokit, REQUEST)).toEqual({
      kind: 'failed',
      why: 'GitHub could not be reached',
    });
  });

  test('what would make a second comment is sent once, what may be done twice again', async () => {
    const github = await scene({ comments: [ours(5)], faults: [{ ...once('refuse', '.'), times: 99 }] });
    const octokit = clientOf(github);
    const repository = { owner: 'acme', repo: 'infra' };
    const posted = octokit.rest.issues.createComment({ ...repository, issue_number: 7, body: NEW });
    await expect(posted).rejects.toThrow();
    await expect(
      octokit.rest.issues.updateComment({ ...repository, comment_id: 5, body: NEW }),
    ).rejects.toThrow();
    const methods = (await github.state()).requests.map((request) => request.split(' ')[0]);
    expect(methods).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH']);
  });

  test('one try of one request may take ten seconds, and all of them a minute from the first on', async () => {
    const github = await scene({ headSha: HEAD });
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const before = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 600_000);
    const octokit = createClient('fake-token', github.url);
    before.mockRestore();
    const request = { owner: 'acme', repo: 'infra', pull_number: 7 };
    await octokit.rest.pulls.get(request);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 55_000);
    await octokit.rest.pulls.get(request);
    now.mockRestore();
    const [first = 0, second = 0] = timeout.mock.calls.map(([ms]) => ms);
    expect([first, Math.ceil(second / 1000)]).toEqual([10_000, 5]);
    timeout.mockRestore();
  });

  test('next page: its address at another host gets no token, and it is read here', async () => {
    const github = await scene({});
    const to = `${github.otherUrl}/next`;
    const many = Array.from({ length: 100 }, (_, i) => ({ id: i + 10, body: 'hello', login: 'a-person' }));
    const { comments } = await write({
      comments: [...many, ours(999)],
      faults: [once('more', `GET .*${COMMENTS}`, { to })],
    });
    expect(comments.at(-1)).toEqual([999, NEW]);
  });

  test.each([301, 302, 307, 308])('redirect (%s): to another host is not followed', async (status) => {
    const github = await scene({});
    const headers = { location: `${github.otherUrl}/repos/acme/infra/issues/7/comments` };
    const { result } = await write({
      faults: [{ ...once('refuse', 'comments', { status, headers }), times: 9 }],
    });
    expect(result).toEqual({ kind: 'failed', why: `GitHub answered ${status}` });
  });

  test('client: sends no request to another origin', async () => {
    const github = await scene({});
    const octokit = clientOf(github);
    const urls = [
      `${github.otherUrl}/x`,
      `${github.url.replace('127.0.0.1', 'localhost')}/x`,
      // The same host without encryption, or with it where it has none.
      `${github.url.replace('http:', 'https:')}/x`,
      // Begins like the address of its host, and is another one.
      `${github.url}@evil.example/x`,
    ];
    for (const url of urls)
      await expect(octokit.request(`GET ${url}`)).rejects.toThrow('would leave the host');
    const named = createClient('fake-token', 'https://api.github.example', { secondMs: 0 });
    await expect(named.request('GET https://api.github.example.evil/x')).rejects.toThrow('would leave');
    expect((await github.state()).elsewhere).toEqual([]);
  });

  test('client log: holds nothing of an answer', async () => {
    const spies = (['debug', 'info', 'warn', 'error', 'log'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    );
    const headers = { deprecation: 'true', sunset: '::add-mask::e', link: '<::error::e>; rel="deprecation"' };
    const github = await scene({ faults: [{ ...once('refuse', '.', { status: 404, headers }), times: 9 }] });
    const octokit = clientOf(github);
    await expect(octokit.rest.pulls.get({ owner: 'acme', repo: 'infra', pull_number: 7 })).rejects.toThrow();
    octokit.log.error('::error::e');
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of spies) spy.mockRestore();
  });

  test('without a token there is no client', () => {
    expect(() => createClient('', 'https://api.github.example')).toThrow('repo-token is empty');
  });
});
