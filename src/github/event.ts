import * as z from 'zod';
import type { Runner } from './runner.js';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/, 'is not a commit id');

const pullRequest = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    base: z.object({ sha, ref: z.string().min(1).optional() }),
    head: z.object({ sha }),
    merge_commit_sha: sha.nullish(),
  }),
  changes: z.object({ base: z.unknown().optional() }).optional(),
});
const mergeGroup = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) });
const push = z.object({ before: sha, after: sha });
const common = z.object({
  repository: z
    .object({ private: z.boolean().optional(), default_branch: z.string().min(1).optional() })
    .optional(),
});

/** An event of GitHub Actions, as far as it decides what is compared and what may be read. */
interface EventKind {
  readonly of: 'pull-request' | 'merge-group' | 'push' | 'commit';
  /** When the commit of the run is one of the default branch: `by-ref` where GITHUB_REF names that branch. Absent: unknown. */
  readonly onDefaultBranch?: 'always' | 'by-ref';
  /** True where a workflow checks out the commit of the run, so that no other author's files lie beside its secrets. */
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

/** What triggered the run, reduced to what fleetplan needs. */
export type Trigger =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** What may be the merge of the head into its base; its parents tell. Null where the event names none. */
      readonly mergeSha: string | null;
      readonly baseSha: string;
      /** The branch that it goes to; null where the payload does not say. */
      readonly baseRef: string | null;
      readonly headSha: string;
      /** True where this event moved it to another base. */
      readonly isRetargeted: boolean;
    }
  | {
      readonly kind: 'commits';
      readonly base: string | null;
      readonly head: string;
      /** The commit that configuration and snapshot come from; null = the tip of the default branch. */
      readonly trusted: string | null;
    };

export interface RunEvent {
  readonly trigger: Trigger;
  /** False for events about something else than the commit of their run, such as a comment or the end of another workflow. */
  readonly isOfItsCommit: boolean;
  /** Null where the payload does not say. */
  readonly defaultBranch: string | null;
  /** Null where the payload does not say; treated as public. */
  readonly isPrivate: boolean | null;
  /** False where the work tree may hold a stranger's files although the run has secrets; it is never read then. */
  readonly mayReadCheckout: boolean;
}

/**
 * Reads an event. Throws with a sentence for a person when the payload lacks what its event must have.
 *
 * pull_request: GITHUB_SHA is the merge commit. pull_request_target: GITHUB_SHA is of the base repository, so the merge commit comes
 * from the payload, where it can be absent or that of an older head.
 */
export function readEvent(runner: Runner): RunEvent {
  const kind = EVENTS.get(runner.eventName);
  const { repository = {} } = parsed(common, runner);
  const defaultBranch = repository.default_branch ?? null;
  return {
    trigger: triggerOf(kind ?? { of: 'commit' }, runner, defaultBranch),
    isOfItsCommit: kind !== undefined,
    defaultBranch,
    isPrivate: repository.private ?? null,
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

function triggerOf(kind: EventKind, runner: Runner, defaultBranch: string | null): Trigger {
  if (kind.of === 'pull-request') return pullRequestOf(runner);
  const { base, head } = comparedIn(kind, runner);
  return { kind: 'commits', base, head, trusted: trustedOf(kind, base, runner, defaultBranch) };
}

function pullRequestOf(runner: Runner): Trigger {
  const { pull_request: pull, changes } = parsed(pullRequest, runner);
  return {
    kind: 'pull-request',
    number: pull.number,
    mergeSha: runner.eventName === 'pull_request_target' ? (pull.merge_commit_sha ?? null) : runner.sha,
    baseSha: pull.base.sha,
    baseRef: pull.base.ref ?? null,
    headSha: pull.head.sha,
    isRetargeted: changes?.base !== undefined,
  };
}

const NO_COMMIT = /^0+$/;

function comparedIn(
  { of }: EventKind,
  runner: Runner,
): { readonly base: string | null; readonly head: string } {
  if (of === 'merge-group') {
    const { base_sha: base, head_sha: head } = parsed(mergeGroup, runner).merge_group;
    return { base, head };
  }
  if (of === 'push') {
    const { before, after } = parsed(push, runner);
    // A new branch or tag has no commit before, one that is deleted none after.
    if (!NO_COMMIT.test(before) && !NO_COMMIT.test(after)) return { base: before, head: after };
  }
  return { base: null, head: runner.sha };
}

/**
 * The commit that configuration, waivers, freezes and a tracked snapshot come from: one that GitHub says is of the branch that is
 * merged into, or of the default branch. Null where none is known to be: then they come from the tip of the default branch, never from
 * the commit of the run, which the author of a change may have chosen.
 */
function trustedOf(
  { of, onDefaultBranch }: EventKind,
  base: string | null,
  { ref, sha: own }: Runner,
  defaultBranch: string | null,
): string | null {
  if (of === 'merge-group') return base;
  const isOfDefault =
    onDefaultBranch === 'always' ||
    (onDefaultBranch === 'by-ref' && defaultBranch !== null && ref === `refs/heads/${defaultBranch}`);
  return isOfDefault ? (base ?? own) : null;
}
