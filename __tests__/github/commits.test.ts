import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Clone, commitsOf, type HistoryClient } from '../../src/github/commits.js';
import { readEvent } from '../../src/github/event.js';
import { createRepository, type Repository, temporaryFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';
import { cloneAt, githubOf, historyIn, SILENT, unused } from './history.js';

const root = temporaryFolder('commits');
let count = 0;
let repository: Repository;
let old: string, base: string, newer: string, head: string, merge: string, evil: string;

beforeEach(() => {
  repository = createRepository(root, String((count += 1)));
  ({ old, base, newer, head, merge, evil } = historyIn(repository));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const github = (): HistoryClient => githubOf(repository);

interface Run {
  readonly event?: string;
  readonly sha?: string;
  readonly baseSha?: string;
  readonly headSha?: string;
  readonly mergeSha?: string | null;
  readonly baseRef?: string | null;
  readonly inputs?: { readonly baseRef?: string; readonly headRef?: string };
  readonly client?: HistoryClient;
  readonly folder?: string;
  readonly fetch?: Clone['fetch'];
}

async function compared(run: Run = {}): Promise<Record<'base' | 'head' | 'trusted', string | null>> {
  const { baseSha = base, headSha = head, mergeSha = merge, sha = merge, baseRef = 'main' } = run;
  const pull = {
    number: 7,
    base: { sha: baseSha, ...(baseRef === null ? {} : { ref: baseRef }) },
    head: { sha: headSha },
    merge_commit_sha: mergeSha,
  };
  const eventName = run.event ?? 'pull_request';
  const event = readEvent({ eventName, payload: { pull_request: pull }, sha, ref: 'refs/pull/7/merge' });
  const inputs = { baseRef: null, headRef: null, ...run.inputs };
  const found = await commitsOf(
    event,
    inputs,
    { ...cloneAt(run.folder ?? repository.folder), ...(run.fetch && { fetch: run.fetch }) },
    run.client ?? SILENT,
  );
  return { base: found.base, head: found.head, trusted: found.trusted };
}

describe('the merge commit of the platform', () => {
  test('is compared with its first parent, which judges', async () => {
    expect(await compared()).toEqual({ base, head: merge, trusted: base });
  });

  test('counts where the base moved on after the event named it', async () => {
    const onNewer = repository.commit({ a: 'merge' }, newer, head);
    const expected = { base: newer, head: onNewer, trusted: newer };
    expect(await compared({ sha: onNewer, client: github() })).toEqual(expected);
    repository.ref('refs/remotes/origin/main', newer);
    expect(await compared({ sha: onNewer })).toEqual(expected);
  });

  test('counts where it is from before the base moved on', async () => {
    expect(await compared({ baseSha: newer })).toEqual({ base, head: merge, trusted: base });
  });

  test('is fetched where the checkout does not hold it', async () => {
    const folder = `${repository.folder}-shallow`;
    checkout(repository.folder, folder, 'refs/heads/main', 1);
    const fetch: Clone['fetch'] = (commit) => {
      const origin = `file://${repository.folder}`;
      return {
        ok: true,
        stdout: execFileSync('git', ['-C', folder, 'fetch', '-q', '--depth=1', origin, commit]),
      };
    };
    expect(await compared({ folder, fetch, client: github() })).toEqual({ base, head: merge, trusted: base });
  });
});

describe('what only looks like it is compared with the merge base, and the base of the event judges', () => {
  const expected = (planned: string) => ({ base, head: planned, trusted: base });

  test('a head that is a merge by its author', async () => {
    const own = repository.commit({ a: 'own' }, evil, base);
    expect(await compared({ sha: own, headSha: own })).toEqual(expected(own));
    const updated = repository.commit({ a: 'own' }, head, base);
    expect(await compared({ sha: updated, headSha: updated })).toEqual(expected(updated));
  });

  test('a merge of the head into a commit of its author', async () => {
    const forged = repository.commit({ a: 'forged' }, evil, head);
    expect(await compared({ sha: forged })).toEqual(expected(head));
    expect(await compared({ sha: forged, client: github() })).toEqual(expected(head));
  });

  test('a branch or tag of the author that is called like the base branch elsewhere', async () => {
    const forged = repository.commit({ a: 'forged' }, evil, head);
    repository.ref('refs/tags/main', evil);
    repository.ref('refs/tags/origin/main', evil);
    repository.ref('refs/heads/origin/main', evil);
    expect(await compared({ sha: forged, client: github() })).toEqual(expected(head));
    // `origin/main` is this one too, where the clone lacks the branch.
    repository.ref('refs/remotes/origin/main/HEAD', evil);
    expect(await compared({ sha: forged })).toEqual(expected(head));
  });

  test('a merge of an older head', async () => {
    const later = repository.commit({ a: 'later' }, head);
    expect(await compared({ sha: merge, headSha: later })).toEqual(expected(later));
  });

  test('a merge with the parents the other way round, and one of three', async () => {
    for (const parents of [
      [head, base],
      [base, head, evil],
      [base, evil, head],
    ]) {
      const other = repository.commit({ a: 'other' }, ...parents);
      expect(await compared({ sha: other })).toEqual(expected(head));
    }
  });

  test('a first parent of which nobody can say where it belongs', async () => {
    const onNewer = repository.commit({ a: 'merge' }, newer, head);
    expect(await compared({ sha: onNewer })).toEqual(expected(head));
    expect(await compared({ sha: onNewer, baseRef: null, client: github() })).toEqual(expected(head));
    for (const refused of [{ branchTip: unused }, { compare: unused }]) {
      const onBase = repository.commit({ a: 'forged' }, evil, head);
      const client = { ...github(), ...refused };
      expect(await compared({ sha: onBase, client })).toEqual(expected(head));
    }
  });

  test('the newest base judges, not the one at which the change left', async () => {
    const own = repository.commit({ a: 'own' }, old);
    expect(await compared({ sha: own, headSha: own })).toEqual({ base: old, head: own, trusted: base });
  });

  test('a commit that is no merge, or that is nowhere', async () => {
    expect(await compared({ sha: head })).toEqual(expected(head));
    expect(await compared({ sha: 'f'.repeat(40) })).toEqual(expected(head));
  });

  test('where the history is neither here nor at GitHub, nothing is guessed', async () => {
    const folder = `${repository.folder}-shallow`;
    checkout(repository.folder, folder, 'refs/heads/main', 1);
    await expect(compared({ folder })).rejects.toThrow(/cannot be established/);
    const stranger = repository.commit({ a: 'stranger' });
    await expect(compared({ sha: stranger, headSha: stranger })).rejects.toThrow(/cannot be established/);
  });
});

describe('pull_request_target', () => {
  const event = 'pull_request_target';

  test('takes the merge commit of the payload, never the commit of the run', async () => {
    expect(await compared({ event, sha: newer })).toEqual({ base, head: merge, trusted: base });
  });

  test('without a merge commit the head is compared with the merge base', async () => {
    expect(await compared({ event, sha: newer, mergeSha: null })).toEqual({ base, head, trusted: base });
  });

  test('with that of an older head too', async () => {
    const later = repository.commit({ a: 'later' }, head);
    expect(await compared({ event, sha: newer, headSha: later })).toEqual({
      base,
      head: later,
      trusted: base,
    });
  });
});

describe('what a workflow names itself', () => {
  test('a base judges, and the change is still the verified one', async () => {
    repository.ref('refs/remotes/origin/main', newer);
    repository.ref('refs/tags/origin/main', evil);
    const inputs = { baseRef: 'origin/main' };
    expect(await compared({ inputs })).toEqual({ base: newer, head: merge, trusted: newer });
    const later = repository.commit({ a: 'later' }, head);
    expect(await compared({ inputs, headSha: later })).toEqual({ base: newer, head: later, trusted: newer });
  });

  test('a head is compared with the merge base, whatever its parents', async () => {
    const own = repository.commit({ a: 'own' }, evil, base);
    expect(await compared({ inputs: { headRef: own } })).toEqual({ base, head: own, trusted: base });
    expect(await compared({ inputs: { headRef: merge } })).toEqual({ base, head: merge, trusted: base });
  });

  test('what is nowhere or no name of a commit is an error', async () => {
    for (const baseRef of ['nowhere', '--output=x', ':/x', 'HEAD^{/x}'])
      await expect(compared({ inputs: { baseRef } })).rejects.toThrow(/revision/);
  });
});

describe('what is compared without a pull request', () => {
  const compare = async (eventName: string, payload: object, inputs: object = {}) => {
    const ref = 'refs/heads/main';
    const event = readEvent({
      ...{ eventName, sha: newer, ref },
      payload: { repository: { default_branch: 'main' }, ...payload },
    });
    const given = { baseRef: null, headRef: null, ...inputs };
    const found = await commitsOf(event, given, cloneAt(repository.folder), github());
    return [found.base, found.head, found.trusted];
  };

  test('a merge group and a push name both commits', async () => {
    const group = { merge_group: { base_sha: base, head_sha: head } };
    expect(await compare('merge_group', group)).toEqual([base, head, base]);
    expect(await compare('push', { before: base, after: head })).toEqual([base, head, base]);
  });

  test('the first push of a branch has no base', async () => {
    const first = { before: '0'.repeat(40), after: head };
    expect(await compare('push', first)).toEqual([null, newer, newer]);
  });

  test('the default branch judges a head that a workflow names', async () => {
    for (const name of ['workflow_run', 'issue_comment', 'workflow_dispatch', 'deployment'])
      expect(await compare(name, {}, { headRef: head })).toEqual([null, head, newer]);
  });
});

describe('the event', () => {
  const read = (eventName: string, payload: object) => readEvent({ eventName, payload, sha: merge, ref: '' });
  const pull = (more: object = {}) => ({
    pull_request: { number: 7, base: { sha: base, ref: 'main' }, head: { sha: head } },
    ...more,
  });

  test.each([
    ['pull_request', true],
    ['pull_request_review', true],
    ['merge_group', true],
    ['push', true],
    ['schedule', true],
    ['workflow_dispatch', true],
    ['pull_request_target', false],
    ['workflow_run', false],
    ['issue_comment', false],
    ['repository_dispatch', false],
    ['an_event_of_tomorrow', false],
  ])('%s: may the work tree be read? %s', (name, expected) => {
    const group = { merge_group: { base_sha: base, head_sha: head } };
    const payload =
      name === 'merge_group'
        ? group
        : { ...(name.startsWith('pull') ? pull() : {}), before: base, after: head };
    expect(read(name, payload).mayReadCheckout).toBe(expected);
  });

  test.each([
    ['says so', { repository: { private: true } }, true],
    ['says the contrary', { repository: { private: false } }, false],
    ['says nothing', {}, null],
  ])('a repository is private only where the payload %s', (_claim, more, expected) => {
    expect(read('pull_request', pull(more)).isPrivate).toBe(expected);
  });

  test.each([
    ['a number that is none', { number: '7' }],
    ['a commit id that is an option', { base: { sha: '--output=x' } }],
    ['a head without a commit id', { head: {} }],
    ['a short commit id', { merge_commit_sha: 'abc1234' }],
  ])('%s is an error', (_claim, change) => {
    const { pull_request: given } = pull();
    const payload = { pull_request: { ...given, ...change } };
    expect(() => read('pull_request', payload)).toThrow(/is not what GitHub sends/);
  });

  test('a move to another base is told from other edits', () => {
    const moved = (changes: object) => read('pull_request', pull({ action: 'edited', changes })).trigger;
    expect(moved({ base: { ref: { from: 'old' } } })).toMatchObject({ isRetargeted: true });
    expect(moved({ title: { from: 'x' } })).toMatchObject({ isRetargeted: false });
  });
});
