import { rmSync } from 'node:fs';
import { commitsOf } from '../../src/github/commits.js';
import { readEvent } from '../../src/github/event.js';
import { createRepository, type Repository, temporaryFolder } from '../read/repository.js';
import { cloneAt, githubOf, historyIn, SILENT } from './history.js';

const root = temporaryFolder('judging-commit');
let repository: Repository;
let old: string, base: string, newer: string, head: string, evil: string;

beforeAll(() => {
  repository = createRepository(root, 'repository');
  ({ old, base, newer, head, evil } = historyIn(repository));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const github = () => githubOf(repository);

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
    // A pull request in the payload of another event is somebody's text.
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
