import type { Octokit } from '../../src/github/client.js';
import { readEvent } from '../../src/github/event.js';
import { retargetNotices } from '../../src/github/commits.js';
import { toPlain } from '../../src/text/render.js';

const SHA = 'a'.repeat(40);

/** The notices of a run of an event to `main`, where GitHub says that the pull request goes to `now`. */
async function notices(now: () => unknown, changes: object = {}): Promise<string[]> {
  const get = () => Promise.resolve().then(() => ({ data: now() }));
  const pull = { number: 7, base: { sha: SHA, ref: 'main' }, head: { sha: SHA } };
  const event = readEvent({
    ...{ eventName: 'pull_request', payload: { pull_request: pull, changes } },
    ...{ sha: SHA, ref: 'refs/pull/7/merge' },
  });
  const octokit = { rest: { pulls: { get } } } as unknown as Octokit;
  return (await retargetNotices(event, octokit, { owner: 'acme', repo: 'infra' })).map(toPlain);
}

describe('a pull request', () => {
  test('that goes to another branch by now is not judged for the old one', async () => {
    const now = () => ({ head: { sha: SHA }, base: { ref: 'release' } });
    await expect(notices(now)).rejects.toThrow('goes to another branch (release) now');
    await expect(notices(now, { base: {} })).rejects.toThrow('goes to another branch (release) now');
  });

  test('that goes where the event says is judged, and a move is told', async () => {
    const now = () => ({ head: { sha: SHA }, base: { ref: 'main' } });
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
