import { describe, expect, jest, test } from '@jest/globals';
import {
  type CheckRequest,
  type CheckResult,
  MOST_CHECK_ANNOTATIONS,
  writeCheckRun,
} from '../../src/github/check-run.js';
import { clientOf, HEAD, once, RUN, scene } from './comment-scene.js';
import type { Behaviour, FakeCheck, FakeState } from './fake-github.js';

// The local GitHub is a process of its own.
jest.setTimeout(30_000);
const NAME = 'fleetplan prod-east';
const linesTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const placesTo = (count: number): string[] => linesTo(count).map((line) => `gpu.yaml:${line}`);

async function made(
  behaviour: Partial<Behaviour>,
  count: number,
  change: Partial<CheckRequest> = {},
): Promise<{ readonly result: CheckResult; readonly state: FakeState }> {
  const github = await scene(behaviour);
  const result = await writeCheckRun(clientOf(github), {
    repository: { owner: 'acme', repo: 'infra' },
    name: NAME,
    headSha: HEAD,
    pull: { pullNumber: 7, headSha: HEAD, baseRef: 'main' },
    conclusion: 'failure',
    title: 'Verdict: fail',
    summary: 'words',
    annotations: linesTo(count).map((line) => ({
      ...{ path: 'gpu.yaml', start_line: line, end_line: line, start_column: 3, end_column: 3 },
      ...{ annotation_level: 'failure', title: 'fleetplan: budget-not-a-cap', message: 'budget 3' },
    })),
    run: RUN,
    runUrl: 'https://github.example/acme/infra/actions/runs/42',
    ...change,
  });
  const state = await github.state();
  expect(state.violations).toEqual([]);
  return { result, state };
}

const CREATE = 'POST /repos/acme/infra/check-runs$';
const UPDATE = 'PATCH /repos/acme/infra/check-runs/500';
const earlier = (externalId: string): FakeCheck => ({
  ...{ id: 400, name: NAME, sha: HEAD, conclusion: 'success', externalId },
  ...{ title: '', summary: '', annotations: [] },
});

describe('a check run is made once, with its conclusion', () => {
  test.each([
    ['without annotations', 0, 0],
    ['with fifty, in one request', 50, 0],
    ['with fifty-one, in two', 51, 1],
    ['with the most, in five', MOST_CHECK_ANNOTATIONS, 4],
  ])('%s', async (_claim, count, updates) => {
    const { result, state } = await made({}, count);
    expect(result).toEqual({ kind: 'created', id: 500, missing: 0 });
    expect(state.checks).toMatchObject([
      { name: NAME, sha: HEAD, conclusion: 'failure', externalId: 'fleetplan 42.1', title: 'Verdict: fail' },
    ]);
    expect(state.checks[0]?.annotations).toEqual(placesTo(count));
    expect(state.requests.filter((asked) => asked.startsWith('PATCH'))).toHaveLength(updates);
  });

  test.each([
    ['the answer to the first request is lost', once('act-then-drop', CREATE)],
    ['the first request is done and refused', once('act-then-refuse', CREATE)],
    ['the first request is not done', once('refuse', CREATE)],
    ['the first answer is cut', once('half', CREATE)],
    ['the answer to an update is lost', once('act-then-drop', UPDATE)],
    ['an update is done and refused', once('act-then-refuse', UPDATE)],
    ['an update is not done', once('refuse', UPDATE)],
    ['an answer to an update is cut', once('half', UPDATE)],
    ['the rate is too high', once('refuse', UPDATE, { status: 429, headers: { 'retry-after': '1' } })],
  ])('where %s, and nothing is there twice', async (_claim, fault) => {
    const { result, state } = await made({ faults: [fault] }, 120);
    expect(result).toEqual({ kind: 'created', id: 500, missing: 0 });
    expect(state.checks.map(({ annotations }) => annotations)).toEqual([placesTo(120)]);
  });

  test('which stands where the updates are refused, and what is missing is counted', async () => {
    const { result, state } = await made({ faults: [{ kind: 'refuse', on: 'PATCH', times: 99 }] }, 120);
    expect(result).toEqual({ kind: 'created', id: 500, missing: 70 });
    expect(state.checks).toMatchObject([{ conclusion: 'failure' }]);
  });
});

describe('of several runs of one commit', () => {
  test.each([
    ['an older run', 'fleetplan 41.9', 'created'],
    ['an older attempt', 'fleetplan 42.0', 'created'],
    ['somebody else', 'of another tool', 'created'],
    ['a newer run', 'fleetplan 43.1', 'outdated'],
    ['a newer attempt', 'fleetplan 42.2', 'outdated'],
  ])('after one of %s it is %s: %s', async (_whose, externalId, kind) => {
    const { result, state } = await made({ checks: [earlier(externalId)] }, 1);
    expect(result.kind).toBe(kind);
    expect(state.checks).toHaveLength(kind === 'created' ? 2 : 1);
  });

  test('one is never made twice by the same attempt', async () => {
    const { state } = await made({ checks: [earlier('fleetplan 42.1')] }, 1);
    expect(state.checks).toHaveLength(1);
  });
});

describe('no check run is made', () => {
  test('for a branch that the pull request no longer goes to', async () => {
    const { result, state } = await made({ baseRef: 'release' }, 1);
    expect([result, state.checks]).toEqual([{ kind: 'retargeted' }, []]);
  });

  test('with a token that may not, and that is told', async () => {
    const { result, state } = await made({ forbidden: true }, 1);
    expect([result, state.checks]).toEqual([{ kind: 'refused', why: 'GitHub answered 403' }, []]);
  });
});
