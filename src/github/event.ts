import * as z from 'zod';

const sha = z.string().regex(/^[0-9a-f]{40,64}$/, 'is not a commit id');

const ofCommit = {
  head_sha: sha,
  pull_requests: z
    .array(z.object({ number: z.number().int().positive(), head: z.object({ sha }) }))
    .nullish(),
};

const payloadSchema = z.object({
  pull_request: z
    .object({
      number: z.number().int().positive(),
      base: z.object({ sha, ref: z.string().min(1).optional() }),
      head: z.object({ sha }),
      merge_commit_sha: sha.nullish(),
    })
    .optional(),
  changes: z.object({ base: z.unknown().optional() }).optional(),
  merge_group: z.object({ base_sha: sha, head_sha: sha }).optional(),
  issue: z.object({ number: z.number().int().positive(), pull_request: z.unknown().optional() }).optional(),
  workflow_run: z.object({ event: z.string(), ...ofCommit }).optional(),
  check_run: z.object(ofCommit).optional(),
  check_suite: z.object(ofCommit).optional(),
  before: sha.optional(),
  after: sha.optional(),
  ref: z.string().nullish(),
  repository: z
    .object({ private: z.boolean().optional(), default_branch: z.string().min(1).optional() })
    .optional(),
});

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
  | { readonly kind: 'two-commits'; readonly base: string; readonly head: string }
  | {
      readonly kind: 'one-commit';
      readonly head: string;
      /** The default branch, where the run is of another branch or of a tag, which its author made; absent elsewhere. */
      readonly defaultBranch?: string;
    };

/** The pull request of an event whose run is for another commit: its number, or else the commit that is its head. */
export interface AboutPull {
  readonly number: number | null;
  readonly headSha: string | null;
}

export interface RunEvent {
  readonly trigger: Trigger;
  /** Null where the trigger is all that there is. */
  readonly about: AboutPull | null;
  /** Null where the payload does not say; treated as public. */
  readonly isPrivate: boolean | null;
  /** False where the work tree may hold a stranger's files although the run has secrets; it is never read then. */
  readonly mayReadCheckout: boolean;
}

/**
 * Events whose work tree is what the run is about. With all others (pull_request_target, workflow_run, issue_comment, ...) a
 * workflow can have checked out somebody else's commit beside the secrets of the base.
 */
const OWN_CHECKOUT = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
  'push',
  'schedule',
  'workflow_dispatch',
]);

const NO_COMMIT = /^0+$/;

/** False for what a new branch was at before, and for what one that is taken away is at after. */
function isCommit(sha: string | undefined): sha is string {
  return sha !== undefined && !NO_COMMIT.test(sha);
}

/**
 * Reads an event payload. Throws with a sentence for a person when the payload lacks what its event must have.
 *
 * pull_request: `sha` (GITHUB_SHA) is the merge commit. pull_request_target: `sha` is the base branch, so the merge commit comes
 * from the payload, where it can be absent or that of an older head.
 */
export function readEvent(name: string, payload: unknown, sha: string): RunEvent {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The payload of the ${name} event is not what GitHub sends: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  const isPrivate = parsed.data.repository?.private ?? null;
  return {
    trigger: triggerOf(name, parsed.data, sha),
    about: aboutOf(name, parsed.data),
    isPrivate,
    mayReadCheckout: OWN_CHECKOUT.has(name),
  };
}

function aboutOf(name: string, payload: z.output<typeof payloadSchema>): AboutPull | null {
  const { issue, workflow_run: run, check_run: check, check_suite: suite } = payload;
  if (name === 'issue_comment' && issue?.pull_request) return { number: issue.number, headSha: null };
  if (name === 'workflow_run' && run && /^pull_request(_target)?$/.test(run.event)) return aboutHead(run);
  const checked = name === 'check_run' ? check : name === 'check_suite' ? suite : undefined;
  return checked && (checked.pull_requests ?? []).length > 0 ? aboutHead(checked) : null;
}

/** A commit can be the head of several; then the one has to be found by it. */
function aboutHead({
  head_sha: headSha,
  pull_requests: pulls,
}: z.output<z.ZodObject<typeof ofCommit>>): AboutPull {
  const [one, another] = (pulls ?? []).filter(({ head }) => head.sha === headSha);
  return { number: one && !another ? one.number : null, headSha };
}

function triggerOf(name: string, payload: z.output<typeof payloadSchema>, sha: string): Trigger {
  const { pull_request: pull, merge_group: group, before, after, changes } = payload;
  if (pull) {
    return {
      kind: 'pull-request',
      number: pull.number,
      mergeSha: name === 'pull_request_target' ? (pull.merge_commit_sha ?? null) : sha,
      baseSha: pull.base.sha,
      baseRef: pull.base.ref ?? null,
      headSha: pull.head.sha,
      isRetargeted: changes?.base !== undefined,
    };
  }
  if (group) return { kind: 'two-commits', base: group.base_sha, head: group.head_sha };
  if (name === 'push' && isCommit(before) && isCommit(after))
    return { kind: 'two-commits', base: before, head: after };
  const { ref, repository: { default_branch: defaultBranch } = {} } = payload;
  const isElsewhere = defaultBranch !== undefined && ref && ref !== `refs/heads/${defaultBranch}`;
  return { kind: 'one-commit', head: sha, ...(isElsewhere ? { defaultBranch } : {}) };
}
