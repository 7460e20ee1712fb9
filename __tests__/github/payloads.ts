import type { Scene, StepOptions } from './run-action.js';

/** Of whose event the payload is; each as GitHub sends it, with the fields that are there whatever happened. */
const PERSON = { login: 'octo', id: 5, type: 'User', site_admin: false };
const REPOSITORY = {
  ...{ id: 1, name: 'infra', full_name: 'acme/infra', private: true, fork: false, default_branch: 'main' },
  owner: { login: 'acme', id: 2, type: 'Organization' },
  visibility: 'private',
};
const COMMON = { repository: REPOSITORY, organization: { login: 'acme', id: 2 }, sender: PERSON };
const FORK = { ...REPOSITORY, id: 9, full_name: 'octo/infra', fork: true, private: false, owner: PERSON };
const NOBODY = '0'.repeat(40);

type Shas = Pick<Scene, 'base' | 'head' | 'merge'>;

interface PullOptions {
  /** Null where the fork is deleted. */
  readonly from?: object | null;
  readonly user?: object;
  readonly change?: object;
}

function pull({ base, head, merge }: Shas, { from = REPOSITORY, user = PERSON, change = {} }: PullOptions) {
  return {
    ...{ id: 70, number: 7, state: 'open', locked: false, title: 'Faster', body: null, draft: false, user },
    ...{ merged: false, mergeable: null, merged_at: null, merge_commit_sha: merge, auto_merge: null },
    head: { label: 'octo:faster', ref: 'faster', sha: head, user, repo: from },
    base: { label: 'acme:main', ref: 'main', sha: base, user: PERSON, repo: REPOSITORY },
    ...change,
  };
}

/** A payload of `pull_request` by its type, and what comes with that type. */
function pulled(action: string, more: object = {}, options: PullOptions = {}) {
  return (shas: Shas): StepOptions => ({
    payload: { action, number: 7, pull_request: pull(shas, options), ...COMMON, ...more },
  });
}

/** An event that is of no pull request as its runs see it: they run at a commit of the branch. */
function at(sha: 'base' | 'merge', event: string, payload: (shas: Shas) => object): Row[1] {
  return (shas: Shas): StepOptions => {
    const own = payload(shas);
    const ref = 'ref' in own && typeof own.ref === 'string' ? own.ref : 'refs/heads/main';
    return { event, sha: shas[sha], ref, payload: { ...own, ...COMMON } };
  };
}

const DEPENDABOT = { login: 'dependabot[bot]', id: 49_699_333, type: 'Bot', site_admin: false };

export type Row = readonly [claim: string, step: (shas: Shas) => StepOptions];

/** The merge commit is planned against the base, and the pull request is told. */
export const OF_PULLS: readonly Row[] = [
  ['pull_request opened', pulled('opened')],
  ['pull_request synchronize', pulled('synchronize', { before: 'a'.repeat(40), after: 'b'.repeat(40) })],
  ['pull_request reopened', pulled('reopened')],
  ['pull_request edited: its title', pulled('edited', { changes: { title: { from: 'Slower' } } })],
  ['pull_request labeled', pulled('labeled', { label: { id: 1, name: 'gpu', color: 'ededed' } })],
  ['pull_request ready_for_review', pulled('ready_for_review')],
  ['pull_request auto_merge_enabled', pulled('auto_merge_enabled', { reason: null })],
  ['pull_request closed', pulled('closed', {}, { change: { state: 'closed' } })],
  ['pull_request as a draft', pulled('opened', {}, { change: { draft: true, body: 'text' } })],
  ['pull_request of a fork', pulled('opened', {}, { from: FORK })],
  ['pull_request of a fork that is gone', pulled('reopened', {}, { from: null })],
  ['pull_request of Dependabot', pulled('opened', {}, { user: DEPENDABOT })],
  [
    'pull_request_review',
    (shas) => ({
      event: 'pull_request_review',
      payload: {
        ...{ action: 'submitted', review: { id: 8, state: 'approved', commit_id: shas.head, user: PERSON } },
        ...{ pull_request: { ...pull(shas, {}), merge_commit_sha: undefined }, ...COMMON },
      },
    }),
  ],
  [
    'pull_request_review_comment',
    (shas) => ({
      event: 'pull_request_review_comment',
      payload: { action: 'created', comment: { id: 9, body: '?' }, pull_request: pull(shas, {}), ...COMMON },
    }),
  ],
  [
    'pull_request_target',
    (shas) => ({ ...pulled('opened')(shas), event: 'pull_request_target', sha: shas.base }),
  ],
];

/** Two commits of one branch, or one that is about to be its tip. */
export const OF_TWO_COMMITS: readonly Row[] = [
  [
    'merge_group',
    at('merge', 'merge_group', ({ base, merge }) => ({
      action: 'checks_requested',
      merge_group: {
        ...{ head_sha: merge, head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-1', base_sha: base },
        ...{ base_ref: 'refs/heads/main', head_commit: { id: merge, tree_id: base, message: 'Faster' } },
      },
    })),
  ],
  [
    'push',
    at('merge', 'push', ({ base, merge }) => ({
      ...{ ref: 'refs/heads/main', before: base, after: merge, created: false, deleted: false },
      ...{ forced: false, base_ref: null, compare: 'https://github.example/c', commits: [] },
    })),
  ],
  [
    'push that was forced',
    at('merge', 'push', ({ base, merge }) => ({
      ...{ ref: 'refs/heads/main', before: base, after: merge, created: false, deleted: false, forced: true },
    })),
  ],
];

/** One commit, and what it is compared with is the inputs' to say. */
export const OF_ONE_COMMIT: readonly Row[] = [
  ['schedule', at('merge', 'schedule', () => ({ schedule: '41 5 * * 1-5', workflow: 'drift.yml' }))],
  [
    'workflow_dispatch',
    at('merge', 'workflow_dispatch', () => ({
      inputs: { at: 'now' },
      ref: 'refs/heads/main',
      workflow: 'x',
    })),
  ],
  [
    'workflow_dispatch without inputs',
    at('merge', 'workflow_dispatch', () => ({ inputs: null, ref: 'refs/heads/main', workflow: 'x' })),
  ],
  [
    'push of a new branch',
    at('merge', 'push', ({ merge }) => ({
      ref: 'refs/heads/new',
      before: NOBODY,
      after: merge,
      created: true,
    })),
  ],
  [
    'push of a tag',
    at('merge', 'push', ({ merge }) => ({
      ref: 'refs/tags/v1',
      before: NOBODY,
      after: merge,
      created: true,
    })),
  ],
  [
    'push that takes a branch away',
    at('merge', 'push', ({ head }) => ({
      ref: 'refs/heads/old',
      before: head,
      after: NOBODY,
      deleted: true,
    })),
  ],
];

/** As before, where the files that judge may be a stranger's: the work tree is not read. */
export const OF_NAMED_COMMIT: readonly Row[] = [
  [
    'deployment',
    at('merge', 'deployment', ({ merge }) => ({
      action: 'created',
      deployment: { id: 3, sha: merge, ref: 'main', task: 'deploy', environment: 'prod', payload: {} },
    })),
  ],
  [
    'deployment_status',
    at('merge', 'deployment_status', ({ merge }) => ({
      action: 'created',
      deployment: { id: 3, sha: merge, ref: 'main', environment: 'prod' },
      deployment_status: { id: 4, state: 'in_progress' },
    })),
  ],
  [
    'repository_dispatch, whose text is its sender’s',
    at('merge', 'repository_dispatch', (shas) => ({
      ...{ action: 'plan', branch: 'main', client_payload: { pull_request: pull(shas, {}), before: 'x' } },
    })),
  ],
  [
    'release',
    at('merge', 'release', () => ({ action: 'published', release: { id: 6, tag_name: 'v1', draft: false } })),
  ],
];

/** Events about something else than the commit of their run, which is of the default branch. */
export const OF_OTHERS: readonly Row[] = [
  [
    'workflow_run of a pull request',
    at('base', 'workflow_run', (shas) => ({
      action: 'completed',
      workflow: { id: 1, name: 'plan', path: '.github/workflows/plan.yml' },
      workflow_run: {
        ...{ id: 41, event: 'pull_request', head_sha: shas.head, head_branch: 'faster' },
        ...{ status: 'completed', conclusion: 'success', pull_requests: [], head_repository: FORK },
      },
    })),
  ],
  [
    'issue_comment at a pull request',
    at('base', 'issue_comment', () => ({
      action: 'created',
      issue: {
        number: 7,
        title: 'Faster',
        pull_request: { url: 'https://github.example/p/7', merged_at: null },
      },
      comment: { id: 9, body: '/plan', user: PERSON, author_association: 'NONE' },
    })),
  ],
  [
    'workflow_run of a push',
    at('merge', 'workflow_run', ({ merge }) => ({
      action: 'completed',
      workflow: { id: 1, name: 'ci', path: '.github/workflows/ci.yml' },
      workflow_run: { id: 41, event: 'push', head_sha: merge, head_branch: 'main', pull_requests: [] },
    })),
  ],
  [
    'issue_comment at an issue',
    at('merge', 'issue_comment', () => ({
      action: 'created',
      issue: { number: 8, title: 'Slow' },
      comment: { id: 9, body: '/plan', user: PERSON, author_association: 'NONE' },
    })),
  ],
  [
    'check_run of a branch',
    at('merge', 'check_run', ({ merge }) => ({
      action: 'rerequested',
      check_run: { id: 500, name: 'fleetplan', head_sha: merge, pull_requests: [] },
    })),
  ],
  [
    'status',
    at('merge', 'status', ({ merge }) => ({
      id: 7,
      sha: merge,
      name: 'acme/infra',
      state: 'success',
      branches: [],
    })),
  ],
];
