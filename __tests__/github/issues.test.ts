import { createClient } from '../../src/github/client.js';
import { type IssueRequest, type IssueResult, writeIssues } from '../../src/github/issues.js';
import { DRIFT_LABEL } from '../../src/github/own.js';
import { sourceOf } from '../../src/text/escape/markdown.js';
import { commentMarker } from '../../src/report/index.js';
import { type Behavior, type FakeIssue, type FakeState, type Fault, startFakeGitHub } from './fake-github.js';
import { TOKEN } from './run-action.js';

const BOT = 'github-actions[bot]';
const REPOSITORY = { owner: 'acme', repo: 'infra' };

// The local GitHub is a process of its own.
const saying = (key: string, digest: string): string => `${sourceOf(commentMarker(key, digest))}\n`;

/** The request of a cluster with something to say, or with nothing. */
function request(says: string | null, key = 'prod'): IssueRequest {
  const body = `${saying(key, says ?? 'clean')}${says ?? 'nothing changed'}\n`;
  return { key, title: `fleetplan drift: ${key}`, body, isOpen: says !== null };
}

/** An issue of ours of an earlier run. */
function issue(number: number, says: string, more: Partial<FakeIssue> = {}): FakeIssue {
  const body = `${saying('prod', says)}${says}\n`;
  return { number, title: 'old', body, state: 'open', login: BOT, labels: [DRIFT_LABEL], ...more };
}

async function written(
  requests: readonly IssueRequest[],
  behavior: Partial<Behavior>,
  given: object = {},
): Promise<{ readonly results: readonly IssueResult[]; readonly state: FakeState }> {
  const github = await startFakeGitHub({ repository: '', headSha: '', comments: [], ...behavior });
  const client = createClient(TOKEN, github.url, { secondMs: 0, ...given });
  const results = await writeIssues(client, REPOSITORY, () => requests);
  const state = await github.state();
  expect(state.violations).toEqual([]);
  return { results, state };
}

/** Number, state and last line of each issue that carries our marker. */
const shown = ({ issues }: FakeState): string[] =>
  issues
    .filter(({ body }) => body.startsWith('<!-- fleetplan'))
    .map(({ number, state, body }) => `#${number} ${state}: ${body.trim().split('\n').at(-1) ?? ''}`);

const kinds = (results: readonly IssueResult[]): string[] => results.map(({ kind }) => kind);

describe('issues: one issue a cluster', () => {
  test.each<[string, string | null, FakeIssue[], string[], string]>([
    ['is opened when there is something to say', 'news', [], ['#11 open: news'], 'created'],
    ['is not opened when there is nothing', null, [], [], 'not-wanted'],
    ['is left alone while it says the same', 'a', [issue(3, 'a')], ['#3 open: a'], 'unchanged'],
    ['is edited when something else is to say', 'b', [issue(3, 'a')], ['#3 open: b'], 'edited'],
    [
      'is closed with a last word when there is nothing left',
      null,
      [issue(3, 'a')],
      ['#3 closed: nothing changed'],
      'closed',
    ],
    [
      'is closed with every second one when there is nothing left',
      null,
      [issue(3, 'a'), issue(4, 'a')],
      ['#3 closed: nothing changed', '#4 closed: nothing changed'],
      'closed',
    ],
    [
      'is opened again instead of a second one',
      'b',
      [issue(3, 'a', { state: 'closed' })],
      ['#3 open: b'],
      'edited',
    ],
    [
      'stays closed where a person has closed what it still says',
      'a',
      [issue(3, 'a', { state: 'closed' })],
      ['#3 closed: a'],
      'unchanged',
    ],
    [
      'is the first of two that runs opened in the same moment',
      'b',
      [issue(3, 'a'), issue(4, 'a')],
      ['#3 open: b', '#4 closed: b'],
      'edited',
    ],
    [
      'is the first of two, and the second stays as it was closed',
      'b',
      [issue(3, 'a'), issue(4, 'c', { state: 'closed' })],
      ['#3 open: b', '#4 closed: c'],
      'edited',
    ],
    [
      'is the second of two where a person has closed the first',
      'a',
      [issue(3, 'a', { state: 'closed' }), issue(4, 'a')],
      ['#3 closed: a', '#4 open: a'],
      'unchanged',
    ],
    [
      'stays closed where a person has closed the second after the first',
      'b',
      [issue(3, 'a', { state: 'closed' }), issue(4, 'b', { state: 'closed' })],
      ['#3 closed: a', '#4 closed: b'],
      'unchanged',
    ],
    [
      'is not one of another user',
      'b',
      [issue(3, 'a', { login: 'mallory' })],
      ['#3 open: a', '#11 open: b'],
      'created',
    ],
    [
      'is not a pull request',
      'b',
      [issue(3, 'a', { isPull: true })],
      ['#3 open: a', '#11 open: b'],
      'created',
    ],
  ])('%s', async (_name, says, issues, expected, kind) => {
    const { results, state } = await written([request(says)], { issues });
    expect([shown(state), kinds(results)]).toEqual([expected, [kind]]);
  });

  test('each of several clusters has its own, found with one list', async () => {
    const { results, state } = await written([request('a'), request(null, 'dev'), request('c', 'stage')], {
      issues: [issue(3, 'a')],
    });
    expect([shown(state), kinds(results)]).toEqual([
      ['#3 open: a', '#11 open: c'],
      ['unchanged', 'not-wanted', 'created'],
    ]);
    // Who we are, the list, and the new one.
    expect(state.requests).toHaveLength(3);
  });
});

describe('issues: trouble with the API costs the issue, and never makes a second one', () => {
  const create = String.raw`POST /repos/acme/infra/issues$`;
  const edit = 'PATCH /repos/acme/infra/issues/3';
  const list = 'GET /repos/acme/infra/issues';

  test.each<[string, FakeIssue[], Fault, string[], string]>([
    [
      'a 502 after it was made',
      [],
      { on: create, times: 1, kind: 'act-then-refuse' },
      ['#11 open: b'],
      'created',
    ],
    [
      'a 502 after the edit',
      [issue(3, 'a')],
      { on: edit, times: 1, kind: 'act-then-refuse' },
      ['#3 open: b'],
      'edited',
    ],
    [
      'an issue that may not be written',
      [issue(3, 'a')],
      { on: edit, times: 9, kind: 'refuse', status: 403 },
      ['#3 open: a'],
      'refused',
    ],
    [
      'an outage',
      [issue(3, 'a')],
      { on: list, times: 99, kind: 'refuse', status: 503 },
      ['#3 open: a'],
      'failed',
    ],
  ])('%s', async (_name, issues, fault, expected, kind) => {
    const { results, state } = await written([request('b')], { issues, faults: [fault] });
    expect([shown(state), kinds(results)]).toEqual([expected, [kind]]);
  });

  test('what is refused for one is written for the others', async () => {
    const faults: Fault[] = [{ on: create, times: 1, kind: 'refuse', status: 403 }];
    const { results, state } = await written([request('a'), request('b', 'dev')], { faults });
    expect([shown(state), kinds(results)]).toEqual([['#11 open: b'], ['refused', 'created']]);
  });

  test('a list of more issues than are ours is read to its limit, and none is made', async () => {
    const issues = Array.from({ length: 2_601 }, (_, i) => issue(100 + i, 'x', { login: 'mallory' }));
    const { results, state } = await written([request('b')], { issues });
    expect([state.issues.length, kinds(results)]).toEqual([2_601, ['failed']]);
  });

  test('issues that are switched off are no reason to fail', async () => {
    const { results } = await written([request('b')], { issues: null });
    expect(results).toEqual([{ kind: 'refused', why: 'issues are switched off in this repository' }]);
  });
});
