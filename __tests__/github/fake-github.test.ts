import { type FakeGitHub, startFakeGitHub } from './fake-github.js';

const COMMENTS = '/repos/acme/infra/issues/7/comments';

function ask({ url }: FakeGitHub, path: string, options: RequestInit = {}): Promise<Response> {
  const headers = { authorization: 'token fake-token', 'content-type': 'application/json' };
  return fetch(`${url}${path}`, { headers, ...options });
}

/** The tests say that nothing was said against any request; that is worth as much as what would have been. */
test.each<[string, string, RequestInit, RegExp | null]>([
  ['a comment', COMMENTS, { method: 'POST', body: '{"body":"x"}' }, null],
  ['a comment without a text', COMMENTS, { method: 'POST', body: '{}' }, /^POST .*"missingProperty":"body"/],
  ['a page that is no number', `${COMMENTS}?per_page=no`, {}, /^GET .*must be integer/],
  ['a path that is none', '/repos/acme/infra/nothing', {}, /^no such route: GET /],
  ['a request without a token', COMMENTS, { headers: {} }, /^no token on /],
])('fake github: the local GitHub says what is wrong with %s', async (_what, path, options, said) => {
  const github = await startFakeGitHub({ repository: '', headSha: '', comments: [] });
  await ask(github, path, options);
  const { violations } = await github.state();
  expect(violations).toEqual(said === null ? [] : [expect.stringMatching(said)]);
});
