import { type Octokit, type Refusal, refusalOf, type Repository, statusOf } from './client.js';
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
 * request follow each other (`concurrency` of the workflow); the comments and the pull request are read right before writing. A token
 * that may not write costs the comment, never the verdict: the result says so and nothing is thrown.
 */
export async function writeComment(octokit: Octokit, request: CommentRequest): Promise<CommentResult> {
  const { repository, pull, key } = request;
  const run = thisRun();
  const body = withRun(request.body, run);
  try {
    const own = await listOwn(octokit, repository, pull.number);
    if (key !== null) return await settle(octokit, { ...request, key, body }, own);
    // Comments of this run for other clusters stay.
    const earlier = own.filter((comment) => run === null || comment.run?.id !== run.id);
    let last: CommentResult = { kind: 'not-wanted' };
    for (const found of new Set(earlier.map((comment) => comment.key))) {
      const marked = body.replace(/^<!-- fleetplan v1 key=\S+/, () => `<!-- fleetplan v1 key=${found}`);
      last = await settle(octokit, { ...request, key: found, body: marked, mayCreate: false }, earlier);
    }
    return last;
  } catch (error) {
    return refusalOf(error);
  }
}

async function settle(
  octokit: Octokit,
  request: CommentRequest & { readonly key: string },
  own: readonly Own[],
): Promise<CommentResult> {
  const { repository, pull, key, body, mayCreate } = request;
  const ofKey = own.filter((comment) => comment.key === key);
  const [first, ...others] = ofKey;
  if (first?.body === body && others.length === 0) return { kind: 'unchanged', id: first.id };
  if (!first && !mayCreate) return { kind: 'not-wanted' };
  const stale = await staleness(octokit, request, ofKey);
  if (stale) return { kind: stale };
  if (first) {
    if (first.body !== body)
      await octokit.rest.issues.updateComment({ ...repository, comment_id: first.id, body });
    for (const { id } of others) await remove(octokit, repository, id, body);
    return { kind: 'edited', id: first.id };
  }
  const id = await addOnce(
    async () =>
      (await octokit.rest.issues.createComment({ ...repository, issue_number: pull.number, body })).data.id,
    async () => (await listOwn(octokit, repository, pull.number)).find((comment) => comment.key === key)?.id,
  );
  return { kind: 'created', id };
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

/** A comment that may not be deleted gets the same text: an old verdict must not stay beside the new one. */
async function remove(octokit: Octokit, repository: Repository, id: number, body: string): Promise<void> {
  try {
    await octokit.rest.issues.deleteComment({ ...repository, comment_id: id });
  } catch (error) {
    if (statusOf(error) !== 404)
      await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body });
  }
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
