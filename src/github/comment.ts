import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { answerOf, isEndUnknown, type Octokit, statusOf } from './client.js';
import {
  type Author,
  authorOf,
  commentSchema,
  isNewer,
  listOwn,
  type OwnComment,
  type Repository,
  type Run,
  withKey,
  withRun,
} from './own-comments.js';

export interface CommentRequest {
  readonly repository: Repository;
  readonly pullNumber: number;
  /** The head and the branch that were planned; other ones mean that a newer run will speak. */
  readonly headSha: string;
  readonly baseRef: string | null;
  /** As the marker writes it. Null where the run did not get to know it: then every comment of ours of earlier runs is meant. */
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

export interface Refusal {
  readonly kind: 'refused' | 'failed';
  readonly why: string;
}

/** After a write whose end is not known, or a comment that went away meanwhile, everything is looked at again. */
const MOST_PASSES = 4;
const SETTLE_MS = 1000;

/**
 * Brings about one comment of ours for the key that says what this run found. Written once, edited in place afterwards; a second
 * one of the same key, from two runs at once, is taken away. A token that may not write costs the comment, never the verdict: the
 * result says so and nothing is thrown.
 */
export async function writeComment(
  octokit: Octokit,
  request: CommentRequest,
  settleMs: number = SETTLE_MS,
): Promise<CommentResult> {
  const stamped = { ...request, body: withRun(request.body, request.run) };
  try {
    const author = await authorOf(octokit);
    return request.key === null
      ? await settleAll(octokit, stamped, author, settleMs)
      : await settle(octokit, { ...stamped, key: request.key }, author, settleMs);
  } catch (error) {
    return refusalOf(error);
  }
}

type Keyed = CommentRequest & { readonly key: string };

/** Earlier runs spoke of the same pull request; what this very run said of other clusters stands. */
async function settleAll(
  octokit: Octokit,
  request: CommentRequest,
  author: Author,
  settleMs: number,
): Promise<CommentResult> {
  const own = await listOwn(octokit, request.repository, request.pullNumber, author);
  const earlier = own.filter(({ run }) => run === null || run.id !== request.run?.id);
  let last: CommentResult = { kind: 'not-wanted' };
  for (const key of new Set(earlier.map((comment) => comment.key))) {
    const body = withKey(request.body, key);
    last = await settle(octokit, { ...request, key, body, mayCreate: false }, author, settleMs);
  }
  return last;
}

async function settle(
  octokit: Octokit,
  request: Keyed,
  told: Author,
  settleMs: number,
): Promise<CommentResult> {
  let author = told;
  let written: CommentResult | null = null;
  let mayCreate = request.mayCreate;
  for (let pass = 1; ; pass++) {
    let doing: 'looking' | 'editing' | 'creating' = 'looking';
    try {
      const all = await listOwn(octokit, request.repository, request.pullNumber, author);
      const [first, ...others] = all.filter(({ key }) => key === request.key);
      if (first?.body === request.body && others.length === 0)
        return written ?? { kind: 'unchanged', id: first.id };
      // Stored and not in the list: under another name than the one that GraphQL told. It is not written again and again.
      if (!first && written) return written;
      mayCreate ||= first !== undefined;
      if (!mayCreate) return { kind: 'not-wanted' };
      const stale = await staleness(octokit, request, first ? [first, ...others] : []);
      if (stale) {
        if (first) await leaveToNewer(octokit, request, [first, ...others]);
        return { kind: stale };
      }
      doing = first ? 'editing' : 'creating';
      if (first) return await editOne(octokit, request, first, others);
      const made = await create(octokit, request);
      written = { kind: 'created', id: made.id };
      // Who the token is was a guess where GraphQL did not answer; then older ones of ours are only found now.
      author = made.user ?? author;
      // Another run may have made one in the same moment; only a second look shows it.
      if (pass >= MOST_PASSES) return written;
    } catch (error) {
      const isOver = pass >= MOST_PASSES || !isUnclear(error, doing);
      if (isOver && written) return written;
      if (isOver) throw error;
      if (settleMs > 0) await sleep(settleMs);
    }
  }
}

/** Nobody knows whether it was done, or what was to be edited is gone. */
function isUnclear(error: unknown, doing: 'looking' | 'editing' | 'creating'): boolean {
  const status = statusOf(error);
  if (doing === 'editing' && (status === 404 || status === 410)) return true;
  return doing !== 'looking' && isEndUnknown(error);
}

const pullSchema = z.object({
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string().optional() }).optional(),
});

/** Asked right before writing: a newer run wins, and so does a pull request with other commits or another base branch. */
async function staleness(
  octokit: Octokit,
  { repository, pullNumber, headSha, baseRef, run }: Keyed,
  own: readonly OwnComment[],
): Promise<'outdated' | 'retargeted' | null> {
  if (own.some((comment) => isNewer(comment.run, run))) return 'outdated';
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: pullNumber });
  const { head, base } = pullSchema.parse(data);
  if (head.sha !== headSha) return 'outdated';
  return baseRef !== null && base?.ref !== undefined && base.ref !== baseRef ? 'retargeted' : null;
}

/** A newer run that is over may have looked before this one made its own; one before the newer run's is the newer run's to keep. */
async function leaveToNewer(
  octokit: Octokit,
  { repository, run }: Keyed,
  own: readonly OwnComment[],
): Promise<void> {
  const newer = own.find((comment) => isNewer(comment.run, run));
  if (!newer) return;
  for (const { id, run: of } of own)
    if (id > newer.id && !isNewer(of, run)) await takeAway(octokit, repository, id, newer.body);
}

async function editOne(
  octokit: Octokit,
  { repository, body }: Keyed,
  kept: OwnComment,
  others: readonly OwnComment[],
): Promise<CommentResult> {
  if (kept.body !== body)
    await octokit.rest.issues.updateComment({ ...repository, comment_id: kept.id, body });
  for (const { id } of others) await takeAway(octokit, repository, id, body);
  return { kind: 'edited', id: kept.id };
}

/** Where it may not be deleted it says the same: an old verdict must not stand beside the new one. */
async function takeAway(octokit: Octokit, repository: Repository, id: number, body: string): Promise<void> {
  try {
    await octokit.rest.issues.deleteComment({ ...repository, comment_id: id });
  } catch (error) {
    if (statusOf(error) === 404) return;
    await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body });
  }
}

async function create(
  octokit: Octokit,
  { repository, pullNumber, body }: Keyed,
): Promise<{ readonly id: number; readonly user: Author | null }> {
  const { data } = await octokit.rest.issues.createComment({ ...repository, issue_number: pullNumber, body });
  const { id, user } = commentSchema.parse(data);
  return { id, user: user ? { login: user.login, id: user.id ?? null } : null };
}

/** What an error of the API comes to for what was to be written. */
export function refusalOf(error: unknown): Refusal {
  const isRefused = [401, 403, 404].includes(statusOf(error) ?? 0);
  return { kind: isRefused ? 'refused' : 'failed', why: answerOf(error) };
}
