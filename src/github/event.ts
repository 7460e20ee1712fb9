import * as z from 'zod';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/, 'is not a commit id');

const payloadSchema = z.object({
  pull_request: z
    .object({
      number: z.number().int().positive(),
      base: z.object({ sha }),
      head: z.object({ sha }),
      merge_commit_sha: sha.nullish(),
    })
    .optional(),
  merge_group: z.object({ base_sha: sha, head_sha: sha }).optional(),
  before: sha.optional(),
  after: sha.optional(),
  repository: z.object({ private: z.boolean().optional() }).optional(),
});

/** What triggered the run, reduced to what fleetplan needs. */
export type Trigger =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** The merge commit where there is one, else the head. */
      readonly commit: string;
      readonly baseSha: string;
      readonly headSha: string;
      /** False under pull_request_target: the work tree may hold a stranger's files and is never read. */
      readonly mayReadCheckout: boolean;
    }
  | { readonly kind: 'two-commits'; readonly base: string; readonly head: string }
  | { readonly kind: 'one-commit'; readonly head: string };

export interface RunEvent {
  readonly trigger: Trigger;
  /** Null where the payload does not say; treated as public. */
  readonly isPrivate: boolean | null;
}

const NO_COMMIT = /^0+$/;

/**
 * Reads an event payload. Throws with a sentence for a person when the payload lacks what its event must have.
 *
 * pull_request: `sha` (GITHUB_SHA) is the merge commit, unless the workflow checked out something else and says so through
 * head-ref. pull_request_target: `sha` is the base branch, so the merge commit comes from the payload.
 */
export function readEvent(name: string, payload: unknown, sha: string): RunEvent {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The payload of the ${name} event is not what GitHub sends: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  const { pull_request: pull, merge_group: group, before, after, repository } = parsed.data;
  const isPrivate = repository?.private ?? null;
  if (pull) {
    const mayReadCheckout = name !== 'pull_request_target';
    const commit = mayReadCheckout ? sha : (pull.merge_commit_sha ?? pull.head.sha);
    const trigger = {
      number: pull.number,
      commit,
      baseSha: pull.base.sha,
      headSha: pull.head.sha,
      mayReadCheckout,
    };
    return { trigger: { kind: 'pull-request', ...trigger }, isPrivate };
  }
  if (group)
    return { trigger: { kind: 'two-commits', base: group.base_sha, head: group.head_sha }, isPrivate };
  if (name === 'push' && before && after && !NO_COMMIT.test(before)) {
    return { trigger: { kind: 'two-commits', base: before, head: after }, isPrivate };
  }
  return { trigger: { kind: 'one-commit', head: sha }, isPrivate };
}
