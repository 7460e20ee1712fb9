import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endFailed, type Progress, sentenceOf } from '../../src/github/failure.js';
import { HEAD, ours, scene } from './comment-scene.js';
import { setHaste } from './haste.js';
import { folder, onARunner, printed } from './published.js';

// The local GitHub is a process of its own.
onARunner();

let restoreWaits: () => void;
// The client waits a second after each write.
beforeAll(() => {
  restoreWaits = setHaste(false);
});
afterAll(() => {
  restoreWaits();
});

const PROGRESS: Progress = {
  token: 'fake-token',
  cluster: 'prod',
  comment: 'always',
  clusters: null,
  event: {
    trigger: {
      ...{ kind: 'pull-request', number: 7, mergeSha: null, baseSha: HEAD, baseRef: 'old' },
      headSha: HEAD,
    },
    isPrivate: true,
    isOfItsCommit: true,
    defaultBranch: 'main',
    mayReadCheckout: true,
  },
};

/** The comments of the pull request after a run that could not evaluate. */
async function ended(progress: Partial<Progress> = {}, comments = [ours(5), ours(6, 'other')]) {
  const github = await scene({ comments, baseRef: 'main' });
  await endFailed(new Error('The input a is b.'), { ...PROGRESS, ...progress }, github.url, {
    owner: 'acme',
    repo: 'infra',
  });
  const { comments: left } = await github.state();
  return left.map(({ body }) => {
    const [, key = ''] = /key=(\S+)/.exec(body) ?? [];
    return body.includes('The input a is b.') ? `${key} says so` : key;
  });
}

describe('failure: a run that cannot evaluate', () => {
  test('is red, and says why in the log, the summary and the outputs', async () => {
    await ended({ event: null });
    expect(process.exitCode).toBe(1);
    expect(printed).toContain('::error::fleetplan could not evaluate this change: The input a is b.');
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toContain('The input a is b.');
    const outputs = readFileSync(join(folder, 'output'), 'utf8');
    expect(outputs).toMatch(/^verdict<<(\S+)\nunknown\n\1\nwould-fail<<(\S+)\ntrue\n\2\n$/);
  });

  test.each<[string, Partial<Progress>, string[]]>([
    [
      'says so in the comment of its cluster, also where the pull request was moved',
      {},
      ['prod says so', 'other'],
    ],
    [
      'says so in all of ours where it did not get to know its cluster',
      { cluster: null },
      ['prod says so', 'other says so'],
    ],
    [
      'says so in one that an earlier run left, where none is wanted',
      { comment: 'never' },
      ['prod says so', 'other'],
    ],
    ['leaves them where they are of other runs', { comment: 'of-others' }, ['prod', 'other']],
    ['cannot say so without a token', { token: '' }, ['prod', 'other']],
  ])('%s', async (_claim, progress, expected) => {
    expect(await ended(progress)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ['another job of the same run', '1', ['prod says so', 'other']],
    ['an earlier attempt of the run', '2', ['prod says so', 'other says so']],
  ])('endFailed: a comment that %s has written', async (_by, attempt, expected) => {
    Object.assign(process.env, {
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/infra' },
      GITHUB_RUN_ATTEMPT: attempt,
    });
    const fresh = ours(6, 'other');
    const link = '[This run](https://github.com/acme/infra/actions/runs/42)';
    const comments = [ours(5), { ...fresh, body: `${fresh.body}${link}\n` }];
    expect(await ended({ cluster: null }, comments)).toEqual(expected);
  });

  test.each<[NonNullable<Progress['comment']> | null, number]>([
    ['always', 1],
    ['on-failure', 1],
    ['on-change', 0],
    ['never', 0],
    [null, 0],
  ])('writes a first comment where they are wanted: %s', async (comment, count) => {
    expect(await ended({ comment }, [])).toHaveLength(count);
  });
});

const TOKEN = 'ghs_0123456789';
const ofApi = (status: number, message: string): Error => Object.assign(new Error(message), { status });

test.each<[claim: string, error: unknown, expected: string]>([
  [
    'of the API only its status',
    ofApi(401, `bad ${TOKEN}`),
    'GitHub answered 401 where this run needs an answer.',
  ],
  ['of ours its sentence', new Error('The input a is b.'), 'The input a is b.'],
  ['of ours, with the token in it', new Error(`x ${TOKEN} y ${TOKEN}`), 'x *** y ***'],
  ['of ours, with a command in it', new Error('a\n::error::b\u202e'), 'a\\u{a}::error::b\\u{202e}'],
  [
    'of an unexpected name: only its kind',
    new TypeError(`${TOKEN} is not a function`),
    'an internal error (TypeError). Please report it.',
  ],
  [
    'of a line that breaks, without its text',
    Object.assign(new Error(TOKEN), { name: 'HttpError' }),
    'GitHub could not be reached.',
  ],
  ['that is none', TOKEN, 'an internal error (unknown). Please report it.'],
  ['that is nothing', undefined, 'an internal error (unknown). Please report it.'],
  ['of half an answer', new Error(`half ${TOKEN}`), 'half ***'],
])('an error: %s', (_claim, error, expected) => {
  expect(sentenceOf(error, TOKEN)).toBe(expected);
});

test('failure: a sentence is short, and without a token nothing is left out', () => {
  expect(sentenceOf(new Error('x'.repeat(10_000)), '').length).toBeLessThan(1_000);
  expect(sentenceOf(new Error('as it is'), '')).toBe('as it is');
});
