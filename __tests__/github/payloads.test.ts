import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODES } from './gpu-repository.js';
import { type Scene, sceneOpener, type StepOptions } from './run-action.js';

const open = sceneOpener({ depth: null });

const PERSON = { login: 'octo', id: 5, type: 'User', site_admin: false };
const REPOSITORY = {
  ...{ id: 1, name: 'infra', full_name: 'acme/infra', private: true, fork: false, default_branch: 'main' },
  owner: { login: 'acme', id: 2, type: 'Organization' },
};
const COMMON = { repository: REPOSITORY, organization: { login: 'acme', id: 2 }, sender: PERSON };
const FORK = { ...REPOSITORY, id: 9, full_name: 'octo/infra', fork: true, private: false, owner: PERSON };
const NO_COMMIT = '0'.repeat(40);

type Shas = Pick<Scene, 'base' | 'head' | 'merge'>;
type Row = readonly [claim: string, step: (shas: Shas) => StepOptions];

/** A pull request as GitHub sends it. */
function pull({ base, head, merge }: Shas, change: object = {}): object {
  return {
    ...{ id: 70, number: 7, state: 'open', title: 'Faster', body: null, draft: false, user: PERSON },
    ...{ merged: false, mergeable: null, merge_commit_sha: merge, auto_merge: null },
    head: { label: 'octo:faster', ref: 'faster', sha: head, user: PERSON, repo: FORK },
    base: { label: 'acme:main', ref: 'main', sha: base, user: PERSON, repo: REPOSITORY },
    ...change,
  };
}

/** An event of a pull request; what comes with its type is in `more`. */
function pulled(event: string, change: object = {}, more: object = {}): Row[1] {
  return (shas) => ({
    ...{ event, sha: event === 'pull_request_target' ? shas.base : shas.merge },
    payload: { number: 7, pull_request: pull(shas, change), ...COMMON, ...more },
  });
}

/** An event whose run is at a commit of a branch. */
function at(sha: 'base' | 'merge', event: string, payload: (shas: Shas) => object): Row[1] {
  return (shas) => {
    const own = payload(shas);
    const ref = 'ref' in own && typeof own.ref === 'string' ? own.ref : 'refs/heads/main';
    return { event, sha: shas[sha], ref, payload: { ...own, ...COMMON } };
  };
}

const OF_PULLS: readonly Row[] = [
  ['pull_request opened', pulled('pull_request', {}, { action: 'opened' })],
  ['pull_request closed', pulled('pull_request', { state: 'closed' }, { action: 'closed' })],
  [
    'pull_request of a fork that is gone, as a draft',
    (shas) => pulled('pull_request', { draft: true, head: { sha: shas.head, repo: null } })(shas),
  ],
  [
    'pull_request_review',
    pulled('pull_request_review', { merge_commit_sha: undefined }, { review: { id: 8, state: 'approved' } }),
  ],
  [
    'pull_request_review_comment',
    pulled('pull_request_review_comment', {}, { comment: { id: 9, body: '?' } }),
  ],
  ['pull_request_target', pulled('pull_request_target')],
];

const OF_TWO_COMMITS: readonly Row[] = [
  [
    'merge_group',
    at('merge', 'merge_group', ({ base, merge }) => ({
      action: 'checks_requested',
      merge_group: { head_sha: merge, head_ref: 'refs/heads/gh-readonly-queue/main/pr-7', base_sha: base },
    })),
  ],
  [
    'push',
    at('merge', 'push', ({ base, merge }) => ({ ref: 'refs/heads/main', before: base, after: merge })),
  ],
];

/** Events of one commit, or of the default branch. */
const OF_ONE_COMMIT: readonly Row[] = [
  ['schedule', at('merge', 'schedule', () => ({ schedule: '0 6 * * 1-5' }))],
  ['workflow_dispatch', at('merge', 'workflow_dispatch', () => ({ inputs: null, ref: 'refs/heads/main' }))],
  [
    'push of a new branch',
    at('merge', 'push', ({ merge }) => ({ ref: 'refs/heads/new', before: NO_COMMIT, after: merge })),
  ],
  [
    'push that deletes a branch',
    at('merge', 'push', ({ head }) => ({ ref: 'refs/heads/old', before: head, after: NO_COMMIT })),
  ],
];

/** As before, where the checked out files may be a stranger's: the work tree is not read. */
const OF_NAMED_COMMIT: readonly Row[] = [
  [
    'deployment',
    at('merge', 'deployment', ({ merge }) => ({ deployment: { id: 3, sha: merge, ref: 'main' } })),
  ],
  [
    'repository_dispatch, whose text is its sender’s',
    at('merge', 'repository_dispatch', (shas) => ({
      ...{ action: 'plan', branch: 'main', client_payload: { pull_request: pull(shas), before: 'x' } },
    })),
  ],
  ['release', at('merge', 'release', () => ({ action: 'published', release: { id: 6, tag_name: 'v1' } }))],
];

/** Events about something else than the commit of their run, which is of the default branch. */
const OF_OTHERS: readonly Row[] = [
  [
    'workflow_run of a pull request',
    at('base', 'workflow_run', ({ head }) => ({
      action: 'completed',
      workflow_run: {
        id: 41,
        event: 'pull_request',
        head_sha: head,
        pull_requests: [],
        head_repository: FORK,
      },
    })),
  ],
  [
    'issue_comment at a pull request',
    at('base', 'issue_comment', () => ({
      issue: { number: 7, pull_request: { url: 'https://github.example/p/7' } },
      comment: { id: 9, body: '/plan', user: PERSON, author_association: 'NONE' },
    })),
  ],
  ['status', at('merge', 'status', ({ merge }) => ({ id: 7, sha: merge, state: 'success', branches: [] }))],
];

const BASE_NOW = 'GET /repos/acme/infra/pulls/7 200';
const COMMENTS = '/repos/acme/infra/issues/7/comments';
const RED = [1, { verdict: 'fail', 'worst-loss': '8' }];

test.each(OF_PULLS)(
  'payloads: an event of a pull request plans its merge against the base and writes one comment: %s',
  async (_claim, stepOf) => {
    const scene = await open();
    const step = await scene.run(stepOf(scene));
    expect([step.exitCode, step.outputs]).toMatchObject(RED);
    const { requests, violations, comments } = await scene.github.state();
    expect([violations, comments.length]).toEqual([[], 1]);
    expect(requests).toEqual([
      ...[BASE_NOW, 'POST /graphql 200', `GET ${COMMENTS} 200`, BASE_NOW, `POST ${COMMENTS} 201`],
    ]);
  },
);

test.each(OF_OTHERS)(
  'payloads: an event about something else than the commit of its run plans only named commits: %s',
  async (_claim, stepOf) => {
    const scene = await open();
    const step = await scene.run({ ...stepOf(scene), inputs: { 'base-ref': scene.base } });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(step.stdout).toContain('is not about the commit of its run');
  },
);

test.each([
  ...OF_TWO_COMMITS.map(([claim, stepOf]) => [claim, stepOf, false] as const),
  ...[...OF_ONE_COMMIT, ...OF_NAMED_COMMIT, ...OF_OTHERS].map(
    ([claim, stepOf]) => [claim, stepOf, true] as const,
  ),
])(
  'payloads: two commits, of the event or of inputs, are compared without a request to GitHub: %s',
  async (_claim, stepOf, isNamed) => {
    const scene = await open();
    const inputs = isNamed ? { 'base-ref': scene.base, 'head-ref': scene.merge } : {};
    const step = await scene.run({ ...stepOf(scene), inputs });
    expect([step.exitCode, step.outputs]).toMatchObject(RED);
    expect(await scene.github.state()).toMatchObject({ requests: [], comments: [] });
  },
);

test.each([...OF_NAMED_COMMIT, ...OF_OTHERS])(
  'payloads: a snapshot of the work tree, where a stranger’s files may lie, is not used: %s',
  async (_claim, stepOf) => {
    const scene = await open();
    writeFileSync(join(scene.workspace, 'artifact.ndjson'), NODES);
    const inputs = { 'base-ref': scene.base, 'head-ref': scene.merge, snapshot: 'artifact.ndjson' };
    const step = await scene.run({ ...stepOf(scene), inputs });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
  },
);
