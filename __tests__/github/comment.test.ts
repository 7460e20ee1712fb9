import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { Octokit } from '../../src/github/client.js';
import { createClient } from '../../src/github/client.js';
import type { CommentRequest, CommentResult } from '../../src/github/comment.js';
import { writeComment } from '../../src/github/comment.js';
import { markerKey } from '../../src/report/index.js';
import type { Behaviour, FakeComment, FakeGitHub, FakeState, Fault } from './fake-github.js';
import { startFakeGitHub, stopFakeGitHub } from './fake-github.js';

const BOT = 'github-actions[bot]';
const HEAD = 'a'.repeat(40);
const RUN = { id: 42, attempt: 1 };

const body = (key: string, text: string): string =>
  `<!-- fleetplan v1 key=${key} digest=sha256:1 -->\n${text}\n`;
const NEW = body('prod', 'red');
const STAMPED = NEW.replace('\n', '\n<!-- run 42.1 -->\n');
const ours = (id: number, key = 'prod', run = ''): FakeComment => ({
  id,
  body: body(key, 'green').replace('\n', `\n${run}`),
  login: BOT,
});

const COMMENTS = '/issues/7/comments';
const once = (kind: Fault['kind'], on: string, more: Partial<Fault> = {}): Fault => ({
  kind,
  on,
  times: 1,
  ...more,
});

// A process of its own is started, and one request is waited for until it is given up.
jest.setTimeout(30_000);

afterAll(stopFakeGitHub);

interface Outcome {
  readonly result: CommentResult;
  readonly comments: readonly (readonly [id: number, body: string])[];
  readonly state: FakeState;
}

const scene = (behaviour: Partial<Behaviour>): Promise<FakeGitHub> =>
  startFakeGitHub({ repository: '', headSha: HEAD, comments: [], ...behaviour });

/** Nothing is waited for but the network. */
function clientOf({ url }: FakeGitHub, given: object = {}): Octokit {
  let now = 0;
  const sleep = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  return createClient('fake-token', url, { now: () => now, sleep, requestMs: 3000, ...given });
}

async function write(behaviour: Partial<Behaviour>, change: Partial<CommentRequest> = {}): Promise<Outcome> {
  const github = await scene(behaviour);
  const request: CommentRequest = {
    repository: { owner: 'acme', repo: 'infra' },
    pullNumber: 7,
    headSha: HEAD,
    baseRef: 'main',
    key: markerKey('prod'),
    body: NEW,
    run: RUN,
    mayCreate: true,
    ...change,
  };
  const result = await writeComment(clientOf(github), request, 0);
  const state = await github.state();
  expect(state.violations).toEqual([]);
  expect(state.elsewhere).toEqual([]);
  return { result, comments: state.comments.map((comment) => [comment.id, comment.body]), state };
}

describe('after any run there is one comment of ours for the key, with the verdict of this run', () => {
  const created = [[expect.any(Number), STAMPED]];
  const edited = [[5, STAMPED]];
  test.each<[claim: string, behaviour: Partial<Behaviour>, expected: unknown[]]>([
    ['a first one', {}, created],
    ['one that is there', { comments: [ours(5)] }, edited],
    ['an error after it was stored', { faults: [once('act-then-refuse', `POST .*${COMMENTS}`)] }, created],
    ['a broken line after it was stored', { faults: [once('act-then-drop', `POST .*${COMMENTS}`)] }, created],
    ['half an answer after it was stored', { faults: [once('half', `POST .*${COMMENTS}`)] }, created],
    ['an error before it was stored', { faults: [once('refuse', `POST .*${COMMENTS}`)] }, created],
    ['no answer at all to the first try', { faults: [once('hang', `POST .*${COMMENTS}`)] }, created],
    [
      'a rate limit',
      { faults: [once('refuse', `POST .*${COMMENTS}`, { status: 429, headers: { 'retry-after': '2' } })] },
      created,
    ],
    [
      'a broken line after an edit',
      { comments: [ours(5)], faults: [once('act-then-drop', 'PATCH')] },
      edited,
    ],
    ['an error instead of an edit', { comments: [ours(5)], faults: [once('refuse', 'PATCH')] }, edited],
    [
      'one that is deleted between list and edit',
      { comments: [ours(5)], faults: [once('vanish', 'PATCH')] },
      created,
    ],
    ['two of them', { comments: [ours(5), ours(6)] }, edited],
    [
      'two of them, the second up to date',
      { comments: [ours(5), { id: 6, body: STAMPED, login: BOT }] },
      edited,
    ],
    [
      'two of them, the first up to date',
      { comments: [{ id: 5, body: STAMPED, login: BOT }, ours(6)] },
      edited,
    ],
    [
      'three, of which one is deleted meanwhile',
      { comments: [ours(5), ours(6), ours(7)], faults: [once('vanish', 'DELETE')] },
      edited,
    ],
    [
      'another run that makes one in the same moment',
      { faults: [once('race', `POST .*${COMMENTS}`, { body: body('prod', 'green') })] },
      [[8000, STAMPED]],
    ],
    ['half a list', { comments: [ours(5)], faults: [once('half', `GET .*${COMMENTS}`)] }, edited],
    [
      'errors of the list',
      { comments: [ours(5)], faults: [{ ...once('refuse', `GET .*${COMMENTS}`), times: 3 }] },
      edited,
    ],
    [
      'a viewer that is not told',
      { comments: [ours(5)], faults: [{ ...once('refuse', 'POST /graphql'), times: 9 }] },
      edited,
    ],
  ])('%s', async (_claim, behaviour, expected) => {
    const { comments, state } = await write(behaviour);
    expect(comments).toEqual(expected);
    expect(state.requests.length).toBeLessThanOrEqual(15);
  });

  test('one that may not be deleted says the same', async () => {
    const { comments } = await write({
      comments: [ours(5), ours(6)],
      faults: [once('refuse', 'DELETE', { status: 403 })],
    });
    expect(comments).toEqual([
      [5, STAMPED],
      [6, STAMPED],
    ]);
  });

  test('one that says it already is left alone', async () => {
    const { result, state } = await write({ comments: [{ id: 5, body: STAMPED, login: BOT }] });
    expect(result).toEqual({ kind: 'unchanged', id: 5 });
    expect(state.requests.filter((request) => /^(?:PATCH|DELETE|POST .*comments)/.test(request))).toEqual([]);
  });

  test('one that is not wanted is not made, and one that is there is kept up to date', async () => {
    expect((await write({}, { mayCreate: false })).result).toEqual({ kind: 'not-wanted' });
    expect((await write({ comments: [ours(5)] }, { mayCreate: false })).comments).toEqual(edited);
    const gone = { comments: [ours(5)], faults: [once('vanish', 'PATCH')] };
    expect((await write(gone, { mayCreate: false })).comments).toEqual(created);
  });
});

describe('a comment is ours when its author is the token, it begins with our marker, and the key is ours', () => {
  test.each<[claim: string, given: { comment: FakeComment } & Partial<Behaviour>]>([
    ['another author', { comment: { ...ours(5), login: 'mallory' } }],
    ['another app', { comment: { ...ours(5), login: 'other-app[bot]' } }],
    ['an author whose name begins like ours', { comment: { ...ours(5), login: 'github-actions' } }],
    [
      'another account of our name',
      { comment: { ...ours(5), userId: 666 }, viewer: { login: BOT, databaseId: 41898282 } },
    ],
    ['the bot, where the token is a person', { comment: ours(5), viewer: { login: 'hubot', databaseId: 5 } }],
    ['text before the marker', { comment: { ...ours(5), body: `quoted\n${ours(5).body}` } }],
    ['a space before the marker', { comment: { ...ours(5), body: ` ${ours(5).body}` } }],
    ['a longer key', { comment: ours(5, 'non-prod') }],
    ['a key that goes on', { comment: ours(5, 'prod2') }],
    ['a key in another case', { comment: ours(5, 'Prod') }],
    ['a marker of another version', { comment: { ...ours(5), body: ours(5).body.replace('v1', 'v2') } }],
  ])('%s: left alone', async (_claim, { comment, ...rest }) => {
    const { comments, result } = await write({ comments: [comment], ...rest });
    expect(comments).toEqual([
      [5, comment.body],
      [expect.any(Number), STAMPED],
    ]);
    expect(result.kind).toBe('created');
  });

  test('the token of a person or an app writes under its own name', async () => {
    const comment = { ...ours(5), login: 'hubot' };
    expect(
      (await write({ comments: [comment], viewer: { login: 'hubot', databaseId: 5 } })).comments,
    ).toEqual([[5, STAMPED]]);
  });

  test('the id decides where it is known, and the name must fit too', async () => {
    const viewer = { login: BOT, databaseId: 41898282 };
    expect((await write({ comments: [ours(5)], viewer })).comments).toEqual([[5, STAMPED]]);
  });
});

describe('a newer run wins', () => {
  test.each<[claim: string, behaviour: Partial<Behaviour>, kind: string]>([
    ['a newer head', { comments: [ours(5)], headSha: 'b'.repeat(40) }, 'outdated'],
    ['another branch to go to', { comments: [ours(5)], baseRef: 'release' }, 'retargeted'],
    ['a later run', { comments: [ours(5, 'prod', '<!-- run 43.1 -->\n')] }, 'outdated'],
    ['a later attempt', { comments: [ours(5, 'prod', '<!-- run 42.2 -->\n')] }, 'outdated'],
  ])('%s', async (_claim, behaviour, kind) => {
    const { result, comments } = await write(behaviour);
    expect(result).toEqual({ kind });
    expect(comments[0]?.[1]).toContain('green');
  });

  test.each([
    ['an earlier run', '<!-- run 41.9 -->\n'],
    ['an earlier attempt', '<!-- run 42.0 -->\n'],
    ['a number that text of the input could have put there', 'x\n<!-- run 99.1 -->\n'],
    ['a number in a sentence', 'see <!-- run 99.1 -->\n'],
  ])('%s does not', async (_claim, run) => {
    expect((await write({ comments: [ours(5, 'prod', run)] })).comments).toEqual([[5, STAMPED]]);
  });
});

describe('a run that does not know its key', () => {
  test('marks what earlier runs said, under each key, and makes none', async () => {
    const others = [
      ours(5),
      ours(6, 'dev'),
      ours(7, 'qa', '<!-- run 42.1 -->\n'),
      { ...ours(8), login: 'mallory' },
    ];
    const { comments } = await write({ comments: others }, { key: null, body: body('default', 'unknown') });
    expect(
      comments.map(([id, text]) => [id, text.split('\n')[0]?.split(' ')[3], /unknown/.test(text)]),
    ).toEqual([
      [5, 'key=prod', true],
      [6, 'key=dev', true],
      [7, 'key=qa', false],
      [8, 'key=prod', false],
    ]);
    expect((await write({}, { key: null })).result).toEqual({ kind: 'not-wanted' });
  });
});

describe('a GitHub that does not behave', () => {
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

  test('an hour to wait is not waited', async () => {
    const { result } = await write({
      faults: [
        { ...once('refuse', 'comments', { status: 429, headers: { 'retry-after': '3600' } }), times: 9 },
      ],
    });
    expect(result).toEqual({ kind: 'failed', why: 'GitHub answered 429' });
  });

  test('a server that says nothing is not waited for without end', async () => {
    const github = await scene({ faults: [{ ...once('hang', '.'), times: 99 }] });
    const octokit = clientOf(github, { requestMs: 30 });
    const request = {
      repository: { owner: 'acme', repo: 'infra' },
      pullNumber: 7,
      headSha: HEAD,
      baseRef: null,
      key: 'prod',
      body: NEW,
      run: RUN,
      mayCreate: true,
    };
    expect(await writeComment(octokit, request, 0)).toEqual({
      kind: 'failed',
      why: 'GitHub could not be reached',
    });
  });

  test('nothing is sent once the budget is spent', async () => {
    const github = await scene({ faults: [{ ...once('hang', '.'), times: 99 }] });
    let now = 0;
    const octokit = clientOf(github, { now: () => now, requestMs: 60_000 });
    now = 60_000;
    await expect(octokit.rest.pulls.get({ owner: 'acme', repo: 'infra', pull_number: 7 })).rejects.toThrow();
  });

  test('a list without end ends', async () => {
    const { result, state } = await write({
      faults: [{ ...once('more', `GET .*${COMMENTS}`), times: 999 }],
      comments: [ours(5)],
    });
    expect(result).toEqual({ kind: 'failed', why: 'GitHub could not be reached' });
    expect(state.requests.length).toBeLessThan(40);
  });

  test('a next page at another host gets no token, and is read here', async () => {
    const github = await scene({});
    const to = `${github.otherUrl}/next`;
    const many = Array.from({ length: 100 }, (_, i) => ({ id: i + 10, body: 'hello', login: 'somebody' }));
    const { comments } = await write({
      comments: [...many, ours(999)],
      faults: [once('more', `GET .*${COMMENTS}`, { to })],
    });
    expect(comments.at(-1)).toEqual([999, STAMPED]);
  });

  test.each([301, 302, 307, 308])('a redirect (%s) to another host is not followed', async (status) => {
    const github = await scene({});
    const headers = { location: `${github.otherUrl}/repos/acme/infra/issues/7/comments` };
    const { result } = await write({
      faults: [{ ...once('refuse', 'comments', { status, headers }), times: 9 }],
    });
    expect(result).toEqual({ kind: 'failed', why: `GitHub answered ${status}` });
  });

  test('the client does not leave its host, whatever address it is given', async () => {
    const github = await scene({});
    const octokit = clientOf(github);
    for (const url of [`${github.otherUrl}/x`, `${github.url.replace('127.0.0.1', 'localhost')}/x`])
      await expect(octokit.request(`GET ${url}`)).rejects.toThrow('would leave the host');
    expect((await github.state()).elsewhere).toEqual([]);
  });

  test('without a token there is no client', () => {
    expect(() => createClient('', 'https://api.github.example')).toThrow('repo-token is empty');
  });
});
