import { type Octokit, type Refusal, refusalOf, type Repository } from './client.js';
import type { PullRequest } from './event.js';
import { addOnce, listOwn, type Own, urlOfRun } from './own.js';

export interface CommentRequest {
  readonly repository: Repository;
  /** With another head or base branch by now, a newer run writes the comment. */
  readonly pull: Pick<PullRequest, 'number' | 'headSha' | 'baseRef'>;
  /** As the marker writes it. Null if the run does not know it: then every comment of ours that another run wrote. */
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
export async function writeComment(
  octokit: Octokit,
  { repository, pull, key, body, mayCreate }: CommentRequest,
): Promise<CommentResult> {
  const list = async (): Promise<Own[]> => {
    const own = await listOwn(octokit, repository, pull.number);
    if (key !== null) return own.filter((comment) => comment.key === key);
    // Other jobs of this run have just written theirs, with its address; an earlier attempt has another one.
    const run = urlOfRun();
    return own.filter((comment) => run === null || !comment.body.includes(`(${run})`));
  };
  const bodyFor = (comment: Own): string =>
    body.replace(/^<!-- fleetplan v1 key=\S+/, () => `<!-- fleetplan v1 key=${comment.key}`);
  try {
    const own = await list();
    const [first] = own;
    const stale = own.filter((comment) => comment.body !== bodyFor(comment));
    if (first && stale.length === 0) return { kind: 'unchanged', id: first.id };
    if (!first && (!mayCreate || key === null)) return { kind: 'not-wanted' };
    const now = await pullNow(octokit, repository, pull.number);
    if (now.headSha !== pull.headSha) return { kind: 'outdated' };
    if (pull.baseRef !== null && now.baseRef !== pull.baseRef) return { kind: 'retargeted' };
    // Two runs at the same moment may have written two: an old verdict must not stay beside the new one.
    for (const comment of stale)
      await octokit.rest.issues.updateComment({
        ...repository,
        comment_id: comment.id,
        body: bodyFor(comment),
      });
    if (first) return { kind: 'edited', id: first.id };
    const id = await addOnce(
      async () =>
        (await octokit.rest.issues.createComment({ ...repository, issue_number: pull.number, body })).data.id,
      async () => (await list())[0]?.id,
    );
    return { kind: 'created', id };
  } catch (error) {
    return refusalOf(error);
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
