import { type Octokit, type Refusal, refusalOf, type Repository } from './client.js';
import type { PullRequest } from './event.js';
import { addOnce, isNewer, listOwn, type Own, thisRun, withRun } from './own.js';

export interface CommentRequest {
  readonly repository: Repository;
  /** With another head or base branch by now, a newer run writes the comment. */
  readonly pull: Pick<PullRequest, 'number' | 'headSha' | 'baseRef'>;
  /** As the marker writes it. Null if the run does not know it: then every comment of ours from an earlier run is meant. */
  readonly key: string | null;
  /** Begins with the marker of the key. */
  readonly body: string;
  /** False to edit an existing comment but not to write a first one. */
  readonly mayCreate: boolean;
}

export type CommentResult =
  | { readonly kind: 'created' | 'edited' | 'unchanged'; readonly id: number }
  | { readonly kind: 'not-wanted' | 'outdated' | 'retargeted' }
  | Refusal;

/**
 * Keeps one comment of ours for the key, with the result of this run: written once, edited in place afterwards. Runs of one pull
 * request follow each other (`concurrency` of the workflow), and two comments that runs wrote at the same moment say the same; the
 * comments and the pull request are read right before writing. A token that may not write costs the comment, never the verdict: the
 * result says so and nothing is thrown.
 */
export async function writeComment(octokit: Octokit, request: CommentRequest): Promise<CommentResult> {
  const { repository, pull, key, body, mayCreate } = request;
  const run = thisRun();
  const bodyOf = (marked: string): string =>
    withRun(body, run).replace(/^<!-- fleetplan v1 key=\S+/, () => `<!-- fleetplan v1 key=${marked}`);
  const ourOwn = async (): Promise<Own[]> => {
    const own = await listOwn(octokit, repository, pull.number);
    // Without a key, comments of this run for other clusters stay.
    return own.filter((one) => (key === null ? run === null || one.run?.id !== run.id : one.key === key));
  };
  try {
    const own = await ourOwn();
    const [first] = own;
    const changed = own.filter((comment) => comment.body !== bodyOf(comment.key));
    if (first && changed.length === 0) return { kind: 'unchanged', id: first.id };
    if (!first && (key === null || !mayCreate)) return { kind: 'not-wanted' };
    const stale = await staleness(octokit, request, own);
    if (stale) return { kind: stale };
    for (const comment of changed)
      await octokit.rest.issues.updateComment({
        ...{ ...repository, comment_id: comment.id, body: bodyOf(comment.key) },
      });
    if (first) return { kind: 'edited', id: first.id };
    const added = { ...repository, issue_number: pull.number, body: withRun(body, run) };
    const id = await addOnce(
      async () => (await octokit.rest.issues.createComment(added)).data.id,
      async () => (await ourOwn())[0]?.id,
    );
    return { kind: 'created', id };
  } catch (error) {
    return refusalOf(error);
  }
}

/** A newer run wins, and so does a pull request with other commits or another base branch. */
async function staleness(
  octokit: Octokit,
  { repository, pull: { number, headSha, baseRef } }: CommentRequest,
  own: readonly Own[],
): Promise<'outdated' | 'retargeted' | null> {
  if (own.some((comment) => isNewer(comment.run, thisRun()))) return 'outdated';
  const now = await pullNow(octokit, repository, number);
  if (now.headSha !== headSha) return 'outdated';
  return baseRef !== null && now.baseRef !== baseRef ? 'retargeted' : null;
}

/** Head and base branch of a pull request as they are now. */
export async function pullNow(
  octokit: Octokit,
  repository: Repository,
  number: number,
): Promise<{ readonly headSha: string; readonly baseRef: string }> {
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
  return { headSha: data.head.sha, baseRef: data.base.ref };
}
