import { describe, expect, test } from '@jest/globals';
import type { Octokit } from '../../src/github/client.js';
import { readEvent } from '../../src/github/event.js';
import { eventOfPull } from '../../src/github/pull-of.js';
import { retargetNotices } from '../../src/github/retarget.js';

const SHA = 'a'.repeat(40);

/** The notices of a run of an event to `main`, where GitHub says that the pull request goes to `now`. */
function notices(now: () => unknown, changes: object = {}): Promise<string[]> {
  const get = () => Promise.resolve().then(() => ({ data: now() }));
  const pull = { number: 7, base: { sha: SHA, ref: 'main' }, head: { sha: SHA } };
  const event = readEvent('pull_request', { pull_request: pull, changes }, SHA);
  const octokit = { rest: { pulls: { get } } } as unknown as Octokit;
  return retargetNotices(event, octokit, { owner: 'acme', repo: 'infra' });
}

describe('a pull request', () => {
  test('that goes to another branch by now is not judged for the old one', async () => {
    const now = () => ({ base: { ref: 'release' } });
    await expect(notices(now)).rejects.toThrow('goes to another branch (release) now');
    await expect(notices(now, { base: {} })).rejects.toThrow('goes to another branch (release) now');
  });

  test('that goes where the event says is judged, and a move is told', async () => {
    const now = () => ({ base: { ref: 'main' } });
    expect(await notices(now)).toEqual([]);
    expect(await notices(now, { base: {} })).toEqual([expect.stringContaining('was moved to main')]);
  });

  test('of which GitHub says nothing goes where the event says', async () => {
    expect(await notices(() => ({}))).toEqual([]);
    const refused = () => {
      throw new Error('no');
    };
    expect(await notices(refused)).toEqual([]);
  });
});

describe('the pull request of an event that names some', () => {
  const aboutOf = (shas: readonly string[]): unknown => {
    const pulls = shas.map((sha, index) => ({ number: index + 7, head: { sha } }));
    const run = { event: 'pull_request', head_sha: SHA, pull_requests: pulls };
    return readEvent('workflow_run', { workflow_run: run }, SHA).about;
  };

  test('is the one whose head the commit is', () => {
    expect(aboutOf(['b'.repeat(40), SHA])).toEqual({ number: 8, headSha: SHA });
  });

  test('is not known where it is the head of two, which may go to different branches', () => {
    expect(aboutOf([SHA, SHA])).toEqual({ number: null, headSha: SHA });
  });

  /** The number that a commit of a fork leads to, of which GitHub lists these pull requests. */
  async function numberOf(...states: readonly string[]): Promise<number | null> {
    const listed = states.map((state, index) => ({ number: index + 7, state, head: { sha: SHA } }));
    const pull = (number: number) => ({ number, head: { sha: SHA }, base: { sha: SHA, ref: 'main' } });
    const rest = {
      pulls: {
        get: (wanted: { pull_number: number }) => Promise.resolve({ data: pull(wanted.pull_number) }),
      },
      repos: { listPullRequestsAssociatedWithCommit: () => Promise.resolve({ data: listed }) },
    };
    const run = { event: 'pull_request', head_sha: SHA, pull_requests: [] };
    const inputs = { mode: 'plan', baseRef: null, headRef: null, headPath: null } as const;
    const event = readEvent('workflow_run', { workflow_run: run }, SHA);
    const named = await eventOfPull(event, inputs, { rest } as unknown as Octokit, { owner: 'a', repo: 'b' });
    return named.trigger.kind === 'pull-request' ? named.trigger.number : null;
  }

  test('of a fork is the only open one with that head', async () => {
    expect(await numberOf('closed', 'open')).toBe(8);
    await expect(numberOf('closed')).rejects.toThrow('No open pull request has');
    await expect(numberOf('open', 'open')).rejects.toThrow('Several open pull requests have');
  });
});
