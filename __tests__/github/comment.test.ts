import type { Behavior, FakeComment } from './fake-github.js';
import { body, BOT, COMMENTS, once, ours, STAMPED, write, inRun42 } from './comment-scene.js';

inRun42();

// A process of its own is started, and one request is waited for until it is given up.
describe('after any run there is one comment of ours for the key, with the verdict of this run', () => {
  const created = [[expect.any(Number), STAMPED]];
  const edited = [[5, STAMPED]];
  test.each<[claim: string, behavior: Partial<Behavior>, expected: unknown[]]>([
    ['a first one', {}, created],
    ['one that is there', { comments: [ours(5)] }, edited],
    ['an error after it was stored', { faults: [once('act-then-refuse', `POST .*${COMMENTS}`)] }, created],
    ['an error before it was stored', { faults: [once('refuse', `POST .*${COMMENTS}`)] }, created],
    ['two of them', { comments: [ours(5), ours(6)] }, edited],
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
      'a viewer that is not told',
      { comments: [ours(5)], faults: [{ ...once('refuse', 'POST /graphql'), times: 9 }] },
      edited,
    ],
  ])('%s', async (_claim, behavior, expected) => {
    const { comments, state } = await write(behavior);
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
  });
});

describe('a comment is ours when its author is the token, it begins with our marker, and the key is ours', () => {
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

  test('the id decides where it is known, and the name must fit too', async () => {
    const viewer = { login: BOT, databaseId: 41898282 };
    expect((await write({ comments: [ours(5)], viewer })).comments).toEqual([[5, STAMPED]]);
  });
});

describe('a newer run wins', () => {
  test.each<[claim: string, behavior: Partial<Behavior>, kind: string]>([
    ['a newer head', { comments: [ours(5)], headSha: 'b'.repeat(40) }, 'outdated'],
    ['another branch to go to', { comments: [ours(5)], baseRef: 'release' }, 'retargeted'],
    ['a later run', { comments: [ours(5, 'prod', '<!-- run 43.1 -->\n')] }, 'outdated'],
    ['a later attempt', { comments: [ours(5, 'prod', '<!-- run 42.2 -->\n')] }, 'outdated'],
  ])('%s', async (_claim, behavior, kind) => {
    const { result, comments } = await write(behavior);
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

test('of what newer runs made none is taken away, whichever was made first', async () => {
  const of = (id: number, run: string) => ours(id, 'prod', `<!-- run ${run} -->\n`);
  const { result, comments } = await write({ comments: [of(5, '43.1'), of(6, '44.1'), of(7, '41.1')] });
  expect([result.kind, comments.map(([id]) => id)]).toEqual(['outdated', [5, 6, 7]]);
});
