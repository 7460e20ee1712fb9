import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The event that started the run, as the runner describes it. */
interface Runner {
  readonly eventName: string;
  /** As it was sent, not yet checked; an empty object if the runner names no file of it. */
  readonly payload: unknown;
  readonly sha: string;
  /** GITHUB_REF, a full name; empty if the event has none, as a deployment of a commit. */
  readonly ref: string;
}

/** Throws with a sentence if the file of the event cannot be read; its content is never part of that. */
export function readRunner(environment: NodeJS.ProcessEnv): Runner {
  const path = environment['GITHUB_EVENT_PATH'] ?? '';
  const { GITHUB_EVENT_NAME: eventName = '', GITHUB_SHA: sha = '', GITHUB_REF: ref = '' } = environment;
  try {
    const payload: unknown = path === '' ? {} : JSON.parse(readFileSync(path, 'utf8'));
    return { eventName, payload, sha, ref };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not whole JSON' : 'is missing or cannot be read';
    throw new Error(`The file of the event (GITHUB_EVENT_PATH) ${why}. Run the job again.`, { cause: error });
  }
}

const sha = z.string().regex(/^[0-9a-f]{40,64}$/, 'is not a commit id');

const pullRequest = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    base: z.object({ sha, ref: z.string().min(1).optional() }),
    head: z.object({ sha }),
    merge_commit_sha: sha.nullish(),
  }),
});
const mergeGroup = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) });
const push = z.object({ before: sha, after: sha });
const common = z.object({
  repository: z
    .object({ private: z.boolean().optional(), default_branch: z.string().min(1).optional() })
    .default({}),
});

/** An event of GitHub Actions, as far as it decides what is compared and what may be read. */
interface EventKind {
  readonly of: 'pull-request' | 'merge-group' | 'push' | 'commit';
  /** Set if the commit of the run is one of the default branch: `by-ref` if GITHUB_REF names that branch. Absent: unknown. */
  readonly onDefaultBranch?: 'always' | 'by-ref';
  /** True if a workflow checks out the commit of the run, so that no other author's files lie beside its secrets. */
  readonly mayReadCheckout?: boolean;
}

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows, columns GITHUB_SHA and GITHUB_REF. */
const EVENTS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ['pull_request', { of: 'pull-request', mayReadCheckout: true }],
  ['pull_request_review', { of: 'pull-request', mayReadCheckout: true }],
  ['pull_request_review_comment', { of: 'pull-request', mayReadCheckout: true }],
  ['pull_request_target', { of: 'pull-request' }],
  ['merge_group', { of: 'merge-group', mayReadCheckout: true }],
  ['push', { of: 'push', onDefaultBranch: 'by-ref', mayReadCheckout: true }],
  ['workflow_dispatch', { of: 'commit', onDefaultBranch: 'by-ref', mayReadCheckout: true }],
  ['schedule', { of: 'commit', onDefaultBranch: 'always', mayReadCheckout: true }],
  ['repository_dispatch', { of: 'commit', onDefaultBranch: 'always' }],
  // The commit of a deployment or a release is whichever its author named.
  ['deployment', { of: 'commit' }],
  ['deployment_status', { of: 'commit' }],
  ['release', { of: 'commit' }],
]);

export interface PullRequest {
  readonly kind: 'pull-request';
  readonly number: number;
  /** Perhaps the merge of the head into its base; its parents tell. Null if the event names none. */
  readonly mergeSha: string | null;
  readonly baseSha: string;
  /** The base branch; null if the payload does not name it. */
  readonly baseRef: string | null;
  readonly headSha: string;
}

/** The trigger of the run, reduced to what fleetplan needs. */
type Trigger =
  | PullRequest
  | {
      readonly kind: 'commits';
      readonly base: string | null;
      readonly head: string;
      /** The commit of the configuration and the snapshot; null = the tip of the default branch. */
      readonly trusted: string | null;
    };

export interface RunEvent {
  readonly trigger: Trigger;
  /** False for events about something else than the commit of their run, such as a comment or the end of another workflow. */
  readonly isOfItsCommit: boolean;
  /** Null if the payload does not name it. */
  readonly defaultBranch: string | null;
  /** Null if the payload does not say; treated as public. */
  readonly isPrivate: boolean | null;
  /** False if the work tree may hold a stranger's files although the run has secrets; it is never read then. */
  readonly mayReadCheckout: boolean;
}

/** Reads an event. Throws with a sentence if the payload lacks what its event must have. */
export function readEvent(runner: Runner): RunEvent {
  const kind = EVENTS.get(runner.eventName);
  const { private: isPrivate = null, default_branch: branch = null } = parsed(common, runner).repository;
  return {
    trigger: triggerOf(kind ?? { of: 'commit' }, runner, branch),
    isOfItsCommit: kind !== undefined,
    defaultBranch: branch,
    isPrivate,
    mayReadCheckout: kind?.mayReadCheckout === true,
  };
}

function parsed<S extends z.ZodType>(schema: S, { eventName, payload }: Runner): z.output<S> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `The payload of the ${eventName} event is not what GitHub sends: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  );
}

/**
 * The trusted commit is one that GitHub says is of the branch that is merged into, or of the default branch. Null if none is known to
 * be: then it is the tip of the default branch, never the commit of the run, which the author of a change may have chosen.
 */
function triggerOf(
  { of, onDefaultBranch }: EventKind,
  runner: Runner,
  defaultBranch: string | null,
): Trigger {
  if (of === 'pull-request') return pullRequestOf(runner);
  if (of === 'merge-group') {
    const { base_sha: base, head_sha: head } = parsed(mergeGroup, runner).merge_group;
    return { kind: 'commits', base, head, trusted: base };
  }
  const { before, after } = of === 'push' ? parsed(push, runner) : { before: null, after: null };
  // A new branch or tag has no commit before, one that is deleted none after.
  const isPair = before !== null && !/^0+$/.test(before) && !/^0+$/.test(after);
  const [base, head] = isPair ? [before, after] : [null, runner.sha];
  const isOfDefault =
    onDefaultBranch === 'always' ||
    (onDefaultBranch === 'by-ref' && defaultBranch !== null && runner.ref === `refs/heads/${defaultBranch}`);
  return { kind: 'commits', base, head, trusted: isOfDefault ? (base ?? runner.sha) : null };
}

/**
 * pull_request: GITHUB_SHA is the merge commit. pull_request_target: GITHUB_SHA is of the base repository, so the merge commit comes
 * from the payload, where it can be absent or that of an older head.
 */
function pullRequestOf(runner: Runner): PullRequest {
  const { pull_request: pull } = parsed(pullRequest, runner);
  return {
    kind: 'pull-request',
    number: pull.number,
    mergeSha: runner.eventName === 'pull_request_target' ? (pull.merge_commit_sha ?? null) : runner.sha,
    baseSha: pull.base.sha,
    baseRef: pull.base.ref ?? null,
    headSha: pull.head.sha,
  };
}
