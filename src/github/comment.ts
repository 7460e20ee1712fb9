import * as z from 'zod';
import { isEndUnknown, type Octokit, type Refusal, refusalOf, type Repository, statusOf } from './client.js';
import { isNewer, listOwnComments, type OwnComment, type Run, withRun } from './own.js';

export interface CommentRequest {
  readonly repository: Repository;
  readonly pullNumber: number;
  /** The head and the branch that were planned; other ones mean that a newer run will speak. */
  readonly headSha: string;
  readonly baseRef: string | null;
  /** As the marker writes it. Null if the run did not get to know it: then every comment of ours of earlier runs is meant. */
  readonly key: string | null;
  /** Begins with the marker of the key. */
  readonly body: string;
  readonly run: Run | null;
  /** False to edit an existing comment but not to write a first one. */
  readonly mayCreate: boolean;
}

export type CommentResult =
  | { readonly kind: 'created' | 'edited' | 'unchanged'; readonly id: number }
  | { readonly kind: 'not-wanted' | 'outdated' | 'retargeted' }
  | Refusal;

/**
 * Brings about one comment of ours for the key that says what this run found: written once, edited in place afterwards. Runs of one pull
 * request follow each other (`concurrency` of the workflow); the comments and the pull request are read right before writing. A token
 * that may not write costs the comment, never the verdict: the result says so and nothing is thrown.
 */
export async function writeComment(octokit: Octokit, request: CommentRequest): Promise<CommentResult> {
  const stamped = { ...request, body: withRun(request.body, request.run) };
  try {
    const own = await listOwnComments(octokit, request.repository, request.pullNumber);
    if (request.key !== null) return await settle(octokit, stamped, ofKey(own, request.key));
    // What this very run said of other clusters stays.
    const earlier = own.filter(({ run }) => run === null || run.id !== request.run?.id);
    let last: CommentResult = { kind: 'not-wanted' };
    for (const key of new Set(earlier.map((comment) => comment.key))) {
      const body = stamped.body.replace(/^<!-- fleetplan v1 key=\S+/, () => `<!-- fleetplan v1 key=${key}`);
      last = await settle(octokit, { ...stamped, key, body, mayCreate: false }, ofKey(earlier, key));
    }
    return last;
  } catch (error) {
    return refusalOf(error);
  }
}

function ofKey(own: readonly OwnComment[], key: string | null): OwnComment[] {
  return own.filter((comment) => comment.key === key);
}

async function settle(
  octokit: Octokit,
  request: CommentRequest,
  [first, ...others]: readonly OwnComment[],
): Promise<CommentResult> {
  const { repository, body, mayCreate } = request;
  if (first?.body === body && others.length === 0) return { kind: 'unchanged', id: first.id };
  if (!first && !mayCreate) return { kind: 'not-wanted' };
  const stale = await staleness(octokit, request, first ? [first, ...others] : []);
  if (stale) return { kind: stale };
  if (!first) return { kind: 'created', id: await create(octokit, request) };
  for (const { id } of others) await takeAway(octokit, repository, id, body);
  if (first.body === body) return { kind: 'edited', id: first.id };
  try {
    await octokit.rest.issues.updateComment({ ...repository, comment_id: first.id, body });
    return { kind: 'edited', id: first.id };
  } catch (error) {
    if (statusOf(error) !== 404 && statusOf(error) !== 410) throw error;
    // Either it was deleted meanwhile, or the token may not see it when it writes.
    const left = await listOwnComments(octokit, repository, request.pullNumber);
    if (left.some(({ id }) => id === first.id)) throw error;
    return { kind: 'created', id: await create(octokit, request) };
  }
}

const pullSchema = z.object({
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string().optional() }).optional(),
});

/** A newer run wins, and so does a pull request with other commits or another base branch. */
async function staleness(
  octokit: Octokit,
  { repository, pullNumber, headSha, baseRef, run }: CommentRequest,
  own: readonly OwnComment[],
): Promise<'outdated' | 'retargeted' | null> {
  if (own.some((comment) => isNewer(comment.run, run))) return 'outdated';
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: pullNumber });
  const { head, base } = pullSchema.parse(data);
  if (head.sha !== headSha) return 'outdated';
  return baseRef !== null && base?.ref !== undefined && base.ref !== baseRef ? 'retargeted' : null;
}

/** If it is unknown whether it was stored, the list shows it. */
async function create(octokit: Octokit, request: CommentRequest): Promise<number> {
  const { repository, pullNumber, body, key } = request;
  const post = async (): Promise<number> => {
    const { data } = await octokit.rest.issues.createComment({
      ...{ ...repository, issue_number: pullNumber, body },
    });
    return data.id;
  };
  try {
    return await post();
  } catch (error) {
    if (!isEndUnknown(error)) throw error;
    const [made] = ofKey(await listOwnComments(octokit, repository, pullNumber), key);
    return made ? made.id : await post();
  }
}

/** One that may not be deleted says the same: an old verdict must not stay beside the new one. */
async function takeAway(octokit: Octokit, repository: Repository, id: number, body: string): Promise<void> {
  try {
    await octokit.rest.issues.deleteComment({ ...repository, comment_id: id });
  } catch (error) {
    if (statusOf(error) === 404) return;
    await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body });
  }
}
