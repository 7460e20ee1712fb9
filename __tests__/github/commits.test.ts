import { execFileSync } from 'node:child_process';
import {
  type Clone,
  commitsOf,
  fetchMissing,
  historyClient,
  type HistoryClient,
  refuseRetargeted,
} from '../../src/github/commits.js';
import type { Octokit } from '../../src/github/client.js';
import { readEvent } from '../../src/github/event.js';
import type { Commits } from '../../src/inputs/base-file.js';
import { createRepository, type Repository, testFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';

/** main: old <- base <- newer. The change left main at `base`. `evil` is the author's own, beside main. */
interface History {
  readonly old: string;
  readonly base: string;
  readonly newer: string;
  readonly head: string;
  readonly merge: string;
  readonly evil: string;
}

function historyIn(repository: Repository): History {
  const commit: Repository['commit'] = (...given) => repository.commit(...given);
  const old = commit({ a: 'old' });
  const base = commit({ a: 'base' }, old);
  const newer = commit({ a: 'newer' }, base);
  const head = commit({ a: 'head' }, base);
  const merge = commit({ a: 'merge' }, base, head);
  const evil = commit({ a: 'evil' }, base);
  repository.ref('refs/heads/main', newer);
  return { old, base, newer, head, merge, evil };
}

const unused = () => Promise.reject(new Error('not asked for'));
const SILENT: HistoryClient = { branchTip: unused, mergeBase: unused };

/** A checkout that fetches nothing. */
function cloneAt(repo: string): Clone {
  return { repo, fetch: () => ({ ok: false, status: 1, reason: 'no network' }) };
}

/** A GitHub that knows the repository. */
function githubOf(repository: Repository): HistoryClient {
  const git = (args: readonly string[]): string => repository.git(args);
  return {
    branchTip: (branch) => Promise.resolve(git(['show-ref', '--verify', '--hash', `refs/heads/${branch}`])),
    mergeBase: (one, two) => Promise.resolve(git(['merge-base', one, two])),
  };
}

const root = testFolder('commits');
let count = 0;
let repository: Repository;
let old: string, base: string, newer: string, head: string, merge: string, evil: string;

beforeEach(() => {
  repository = createRepository(root, String((count += 1)));
  ({ old, base, newer, head, merge, evil } = historyIn(repository));
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

describe('commits: the merge commit of the platform', () => {
  test('merge commit: is compared with its first parent, whose configuration is used', async () => {
    expect(await compared()).toEqual({ base, head: merge, trusted: base });
  });

  test('counts where the base moved on after the event named it', async () => {
    const onNewer = repository.commit({ a: 'merge' }, newer, head);
    const expected = { base: newer, head: onNewer, trusted: newer };
    expect(await compared({ sha: onNewer, client: github() })).toEqual(expected);
    repository.ref('refs/remotes/origin/main', newer);
    expect(await compared({ sha: onNewer })).toEqual(expected);
    // Neither the base of the event nor the tip of the branch.
    repository.git(['update-ref', '-d', 'refs/remotes/origin/main']);
    const between = { base, head: merge, trusted: base };
    expect(await compared({ baseSha: old, client: github() })).toEqual(between);
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

describe('a commit that only looks like a merge: compared with the merge base, configuration of the base of the event', () => {
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
    repository.ref('refs/remotes/origin/main', newer);
    expect(await compared({ sha: forged })).toEqual(expected(head));
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

  test('first parent: of an unknown branch', async () => {
    const onNewer = repository.commit({ a: 'merge' }, newer, head);
    expect(await compared({ sha: onNewer })).toEqual(expected(head));
    expect(await compared({ sha: onNewer, baseRef: null, client: github() })).toEqual(expected(head));
    for (const refused of [{ branchTip: unused }, { mergeBase: unused }]) {
      const onBase = repository.commit({ a: 'forged' }, evil, head);
      const client = { ...github(), ...refused };
      expect(await compared({ sha: onBase, client })).toEqual(expected(head));
    }
  });

  test('configuration: of the newest base, not of the commit that the change left', async () => {
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

describe('commits: pull_request_target', () => {
  const event = 'pull_request_target';

  test('takes the merge commit of the payload, never the commit of the run', async () => {
    expect(await compared({ event, sha: newer })).toEqual({ base, head: merge, trusted: base });
  });

  test('without a merge commit, or with that of an older head, the head is compared with the merge base', async () => {
    expect(await compared({ event, sha: newer, mergeSha: null })).toEqual({ base, head, trusted: base });
    const later = repository.commit({ a: 'later' }, head);
    const expected = { base, head: later, trusted: base };
    expect(await compared({ event, sha: newer, headSha: later })).toEqual(expected);
  });
});

describe('commits: what a workflow names itself', () => {
  test('base-ref: its configuration is used, and the change is still the verified one', async () => {
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

  test('base-ref: a full commit id counts, also if the checkout lacks it', async () => {
    const lacking = 'f'.repeat(40);
    const inputs = { baseRef: lacking };
    expect(await compared({ inputs })).toEqual({ base: lacking, head: merge, trusted: lacking });
  });

  test('commits: only a trusted one that cannot be fetched is an error', () => {
    const clone = cloneAt(repository.folder);
    const lacking = 'f'.repeat(40);
    const fetching = (commits: Commits) => () => {
      fetchMissing(clone, commits);
    };
    expect(fetching({ trusted: base, base: lacking, head: lacking })).not.toThrow();
    expect(fetching({ trusted: lacking, base, head })).toThrow('base commit fffffff');
  });

  test('branch tip: GitHub answers a prefix of several branches with another one', async () => {
    const of = (ref: string) => () => Promise.resolve({ data: { ref, object: { sha: base } } });
    const tip = (ref: string) => {
      const octokit = { rest: { git: { getRef: of(ref) } } } as unknown as Octokit;
      return historyClient(octokit, { owner: 'acme', repo: 'infra' }).branchTip('main');
    };
    expect(await tip('refs/heads/main')).toBe(base);
    await expect(tip('refs/heads/main-2')).rejects.toThrow('another branch');
  });

  test('what is nowhere or no name of a commit is an error', async () => {
    for (const baseRef of ['nowhere', '--output=x', ':/x', 'HEAD^{/x}'])
      await expect(compared({ inputs: { baseRef } })).rejects.toThrow(/revision/);
  });
});

describe('commits: what is compared without a pull request', () => {
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

  test('head-ref: the configuration of the default branch is used', async () => {
    for (const name of ['workflow_run', 'issue_comment', 'workflow_dispatch', 'deployment'])
      expect(await compare(name, {}, { headRef: head })).toEqual([null, head, newer]);
  });
});

describe('commits: the event', () => {
  const read = (eventName: string, payload: object) => readEvent({ eventName, payload, sha: merge, ref: '' });
  const pull = (more: object = {}) => ({
    pull_request: { number: 7, base: { sha: base, ref: 'main' }, head: { sha: head } },
    ...more,
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
});

const SHA = 'a'.repeat(40);

/** A run of an event to `main`, whose pull request has the base branch `now` on GitHub. */
async function begun(now: () => unknown): Promise<void> {
  const get = () => Promise.resolve().then(() => ({ data: now() }));
  const pull = { number: 7, base: { sha: SHA, ref: 'main' }, head: { sha: SHA } };
  const event = readEvent({
    ...{ eventName: 'pull_request', payload: { pull_request: pull } },
    ...{ sha: SHA, ref: 'refs/pull/7/merge' },
  });
  const octokit = { rest: { pulls: { get } } } as unknown as Octokit;
  await refuseRetargeted(event, octokit, { owner: 'acme', repo: 'infra' });
}

describe('commits: a pull request', () => {
  test('base branch: changed since the event is an error', async () => {
    const now = () => ({ head: { sha: SHA }, base: { ref: 'release' } });
    await expect(begun(now)).rejects.toThrow('goes to another branch (release) now');
  });

  test('base branch: as the event has it, or unknown to GitHub, is that of the event', async () => {
    const refused = () => {
      throw new Error('no');
    };
    for (const now of [() => ({ head: { sha: SHA }, base: { ref: 'main' } }), () => ({}), refused])
      await expect(begun(now)).resolves.toBeUndefined();
  });
});

/** Every event that GitHub Actions has, with the commit that is trusted; `default` is the tip of the default branch. */
describe('which commit is trusted: the base or the default branch, never a commit that the author of the change may have chosen', () => {
  const ZEROS = '0'.repeat(40);
  const MAIN = 'refs/heads/main';
  const BRANCH = 'refs/heads/change';
  const LIKE_MAIN = [
    'refs/heads/Main',
    'refs/heads/main/x',
    'refs/heads/x/refs/heads/main',
    'main',
    'refs/tags/main',
  ];
  type Row = readonly [
    event: string,
    ref: string,
    payload: () => object,
    trusted: 'base' | 'own' | 'default',
  ];
  const pull = () => ({ pull_request: { number: 7, base: { sha: base, ref: 'main' }, head: { sha: head } } });
  const pushed = () => ({ before: base, after: head });
  const none = () => ({});

  test.each<Row>([
    ['pull_request', 'refs/pull/7/merge', pull, 'base'],
    ['pull_request', MAIN, pull, 'base'],
    ['pull_request_target', MAIN, pull, 'base'],
    ['pull_request_review', 'refs/pull/7/merge', pull, 'base'],
    ['pull_request_review_comment', 'refs/pull/7/merge', pull, 'base'],
    [
      'merge_group',
      'refs/heads/gh-readonly-queue/main/pr-7-1',
      () => ({ merge_group: { base_sha: base, head_sha: head } }),
      'base',
    ],
    ['push', MAIN, pushed, 'base'],
    ['push', MAIN, () => ({ before: ZEROS, after: head }), 'own'],
    ['push', BRANCH, pushed, 'default'],
    ['push', BRANCH, () => ({ before: ZEROS, after: head }), 'default'],
    ['push', BRANCH, () => ({ before: base, after: ZEROS }), 'default'],
    ['push', 'refs/tags/v1', pushed, 'default'],
    ['push', 'refs/tags/v1', () => ({ before: ZEROS, after: head }), 'default'],
    // What the payload says of its ref counts for nothing.
    ['push', BRANCH, () => ({ ...pushed(), ref: MAIN }), 'default'],
    ['workflow_dispatch', MAIN, none, 'own'],
    ['workflow_dispatch', BRANCH, none, 'default'],
    ['workflow_dispatch', '', none, 'default'],
    ['workflow_dispatch', BRANCH, () => ({ ref: MAIN }), 'default'],
    ...LIKE_MAIN.map((ref): Row => ['workflow_dispatch', ref, none, 'default']),
    ['schedule', MAIN, none, 'own'],
    ['repository_dispatch', MAIN, () => ({ client_payload: { ...pull(), ref: BRANCH } }), 'own'],
    // A deployment of a branch or of a commit, and a release of a tag: whoever may push one names it.
    ...['deployment', 'deployment_status', 'release', 'create', 'registry_package'].flatMap((event) =>
      [MAIN, BRANCH, 'refs/tags/v1', ''].map((ref): Row => [event, ref, none, 'default']),
    ),
    // A pull request in the payload of another event is foreign text.
    ['deployment', BRANCH, pull, 'default'],
    ['an_event_of_tomorrow', BRANCH, pull, 'default'],
    ['', '', none, 'default'],
    ['constructor', BRANCH, none, 'default'],
    ...(
      'branch_protection_rule check_run check_suite delete discussion discussion_comment fork gollum issue_comment issues label ' +
      'milestone page_build public status watch workflow_run'
    )
      .split(' ')
      .map((event): Row => [event, MAIN, none, 'default']),
  ])('%s at %s', async (eventName, ref, payloadOf, trusted) => {
    const payload = { repository: { default_branch: 'main' }, ...payloadOf() };
    const event = readEvent({ eventName, payload, sha: head, ref });
    const inputs = { baseRef: null, headRef: null };
    const found = await commitsOf(event, inputs, cloneAt(repository.folder), github());
    expect(found.trusted).toBe({ base, own: head, default: newer }[trusted]);
    // A base that the workflow names is trusted, whatever the event.
    const named = await commitsOf(event, { ...inputs, baseRef: old }, cloneAt(repository.folder), github());
    expect([named.base, named.trusted]).toEqual([old, old]);
  });

  test.each([
    ['pull_request', {}],
    ['pull_request', { pull_request: null }],
    ['pull_request_target', {}],
    ['pull_request_review', {}],
    ['merge_group', {}],
    ['merge_group', { merge_group: { head_sha: 'a'.repeat(40) } }],
    ['push', {}],
    ['push', { after: 'a'.repeat(40) }],
    ['push', { before: 'main', after: 'a'.repeat(40) }],
    ['push', []],
    ['deployment', { repository: { default_branch: '' } }],
    ['deployment', 'text'],
  ])('%s with a payload that lacks what it must have trusts nothing: %j', (eventName, payload) => {
    expect(() => readEvent({ eventName, payload, sha: head, ref: 'refs/heads/main' })).toThrow(
      /is not what GitHub sends/,
    );
  });

  test.each(['push', 'workflow_dispatch', 'deployment', 'release', 'workflow_run'])(
    '%s trusts nothing where the payload does not name the default branch',
    async (eventName) => {
      const payload = { before: base, after: head };
      const event = readEvent({ eventName, payload, sha: head, ref: 'refs/heads/main' });
      const inputs = { baseRef: null, headRef: null };
      await expect(commitsOf(event, inputs, cloneAt(repository.folder), github())).rejects.toThrow(
        /does not name it. Give base-ref/,
      );
    },
  );

  test('the checkout says where the default branch is while GitHub does not', async () => {
    const payload = { repository: { default_branch: 'main' } };
    const event = readEvent({ eventName: 'deployment', payload, sha: head, ref: BRANCH });
    const inputs = { baseRef: null, headRef: null };
    const trusted = async () => (await commitsOf(event, inputs, cloneAt(repository.folder), SILENT)).trusted;
    repository.ref('refs/tags/origin/main', evil);
    repository.ref('refs/remotes/origin/main/HEAD', evil);
    await expect(trusted()).rejects.toThrow(/default branch main.*Give base-ref/);
    repository.git(['update-ref', '-d', 'refs/remotes/origin/main/HEAD']);
    repository.ref('refs/remotes/origin/main', base);
    expect(await trusted()).toBe(base);
  });
});
