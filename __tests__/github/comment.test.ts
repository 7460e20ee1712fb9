import type { Behavior, FakeComment } from './fake-github.js';
import { body, BOT, COMMENTS, NEW, once, ours, write } from './comment-scene.js';

// A process of its own is started, and one request is waited for until it is given up.
describe('comment: after any run there is one comment of ours for the key, with the verdict of this run', () => {
  const created = [[expect.any(Number), NEW]];
  const edited = [[5, NEW]];
  test.each<[claim: string, behavior: Partial<Behavior>, expected: unknown[]]>([
    ['a first one', {}, created],
    ['one that is there', { comments: [ours(5)] }, edited],
    ['an error after it was stored', { faults: [once('act-then-refuse', `POST .*${COMMENTS}`)] }, created],
    ['an error before it was stored', { faults: [once('refuse', `POST .*${COMMENTS}`)] }, created],
    ['two of them', { comments: [ours(5), ours(6)] }, [...edited, [6, NEW]]],
    [
      'two of them, the first up to date',
      { comments: [{ id: 5, body: NEW, login: BOT }, ours(6)] },
      [...edited, [6, NEW]],
    ],
    [
      'an unknown viewer',
      { comments: [ours(5)], faults: [{ ...once('refuse', 'POST /graphql'), times: 9 }] },
      edited,
    ],
  ])('%s', async (_claim, behavior, expected) => {
    const { comments, state } = await write(behavior);
    expect(comments).toEqual(expected);
    expect(state.requests.length).toBeLessThanOrEqual(15);
  });

  test('one that says it already is left alone', async () => {
    const { result, state } = await write({ comments: [{ id: 5, body: NEW, login: BOT }] });
    expect(result).toEqual({ kind: 'unchanged', id: 5 });
    expect(state.requests.filter((request) => /^(?:PATCH|DELETE|POST .*comments)/.test(request))).toEqual([]);
  });

  test('one that is not wanted is not made, and one that is there is kept up to date', async () => {
    expect((await write({}, { mayCreate: false })).result).toEqual({ kind: 'not-wanted' });
    expect((await write({ comments: [ours(5)] }, { mayCreate: false })).comments).toEqual(edited);
  });
});

describe('comment: a comment is ours when its author is the token, it begins with our marker, and the key is ours', () => {
  test.each<[claim: string, given: { comment: FakeComment } & Partial<Behavior>]>([
    ['another author', { comment: { ...ours(5), login: 'mallory' } }],
    ['another app', { comment: { ...ours(5), login: 'other-app[bot]' } }],
    ['an author whose name begins like ours', { comment: { ...ours(5), login: 'github-actions' } }],
    [
      'another account of our name',
      { comment: { ...ours(5), userId: 666 }, viewer: { login: BOT, databaseId: 41898282 } },
    ],
    [
      'the bot, where the token is a person',
      { comment: ours(5), viewer: { login: 'hubot', databaseId: 5 }, writer: 'hubot' },
    ],
    ['text before the marker', { comment: { ...ours(5), body: `quoted\n${ours(5).body}` } }],
    ['a space before the marker', { comment: { ...ours(5), body: ` ${ours(5).body}` } }],
    ['a longer key', { comment: ours(5, 'non-prod') }],
    ['a longer key', { comment: ours(5, 'prod2') }],
    ['a key in another case', { comment: ours(5, 'Prod') }],
    ['a marker of another version', { comment: { ...ours(5), body: ours(5).body.replace('v1', 'v2') } }],
  ])('%s: left alone', async (_claim, { comment, ...rest }) => {
    const { comments, result } = await write({ comments: [comment], ...rest });
    expect(comments).toEqual([
      [5, comment.body],
      [expect.any(Number), NEW],
    ]);
    expect(result.kind).toBe('created');
  });

  test('the id decides where it is known, and the name must fit too', async () => {
    const viewer = { login: BOT, databaseId: 41898282 };
    expect((await write({ comments: [ours(5)], viewer })).comments).toEqual([[5, NEW]]);
  });
});

describe('comment: a newer run wins', () => {
  test.each<[claim: string, behavior: Partial<Behavior>, kind: string]>([
    ['a newer head', { comments: [ours(5)], headSha: 'b'.repeat(40) }, 'outdated'],
    ['another branch to go to', { comments: [ours(5)], baseRef: 'release' }, 'retargeted'],
  ])('%s', async (_claim, behavior, kind) => {
    const { result, comments } = await write(behavior);
    expect(result).toEqual({ kind });
    expect(comments[0]?.[1]).toContain('green');
  });
});

describe('comment: a run that does not know its key', () => {
  test('marks all that is there, under each key, and makes none', async () => {
    const others = [ours(5), ours(6, 'dev'), { ...ours(8), login: 'mallory' }];
    const { comments } = await write({ comments: others }, { key: null, body: body('default', 'unknown') });
    expect(
      comments.map(([id, text]) => [id, text.split('\n')[0]?.split(' ')[3], /unknown/.test(text)]),
    ).toEqual([
      [5, 'key=prod', true],
      [6, 'key=dev', true],
      [8, 'key=prod', false],
    ]);
    expect((await write({}, { key: null })).result).toEqual({ kind: 'not-wanted' });
  });
});
