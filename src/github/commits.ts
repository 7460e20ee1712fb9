import type { Commits } from '../inputs/base-file.js';
import { visible } from '../manifest/visible.js';
import { type GitAnswer, mergeBase, resolveCommit } from '../read/git.js';
import { toPlain } from '../text/render.js';
import type { Octokit, Repository } from './client.js';
import { pullNow } from './comment.js';
import type { PullRequest, RunEvent } from './event.js';
import type { Inputs } from './inputs.js';

/** A commit as messages name it. */
export function shortId(commit: string): string {
  return commit.slice(0, 7);
}

/** History as GitHub knows it; a checkout holds only its end. Every failure is a rejection. */
export function historyClient(octokit: Octokit, repository: Repository) {
  return {
    /** The tip of a branch, by its full name: a tag of the same name is another thing. */
    async branchTip(branch: string): Promise<string> {
      const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
      if (data.ref !== `refs/heads/${branch}`) throw new Error('GitHub answered with another branch.');
      return data.object.sha;
    },
    async mergeBase(base: string, head: string): Promise<string> {
      const request = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
      return (await octokit.rest.repos.compareCommitsWithBasehead(request)).data.merge_base_commit.sha;
    },
  };
}

export type HistoryClient = ReturnType<typeof historyClient>;
type History = Clone & HistoryClient;

/** A checkout, and how it gets a commit that it lacks. */
export interface Clone {
  readonly repo: string;
  readonly fetch: (commit: string) => GitAnswer;
}

/**
 * Finds the commits to compare, and the trusted one, whose configuration and snapshot count. A pull request is planned as what its
 * target branch will be after the merge: the merge commit that the platform made, against its first parent. It is that only when its
 * second parent is the head of the event and its first is in the history of the base branch: anybody can push a commit with two
 * parents. Otherwise the head is compared with the merge base and the base commit of the event is trusted. A run whose event names no
 * trusted commit trusts the default branch. Throws with a sentence if none of them can be established.
 */
export async function commitsOf(
  { trigger, defaultBranch }: RunEvent,
  inputs: Pick<Inputs, 'baseRef' | 'headRef'>,
  clone: Clone,
  client: HistoryClient,
): Promise<Commits> {
  const history = { ...clone, ...client };
  const { repo } = clone;
  const base = inputs.baseRef === null ? null : commitNamed(repo, inputs.baseRef);
  const head = inputs.headRef === null ? null : commitNamed(repo, inputs.headRef);
  if (trigger.kind !== 'pull-request') {
    const trusted = base ?? trigger.trusted ?? (await tipOf(defaultBranch, history));
    return { base: base ?? trigger.base, head: head ?? trigger.head, trusted };
  }
  const merge = await mergeOf(trigger, history);
  const planned = head ?? merge?.commit ?? trigger.headSha;
  if (base !== null) return { base, head: planned, trusted: base };
  if (merge?.commit === planned) return { base: merge.first, head: planned, trusted: merge.first };
  const common = await commonAncestor(history, trigger.baseSha, planned);
  return { base: common, head: planned, trusted: trigger.baseSha };
}

async function tipOf(branch: string | null, history: History): Promise<string> {
  if (branch === null)
    throw new Error(
      'The configuration and the snapshot come from the default branch, and this event does not name it. Give base-ref.',
    );
  try {
    return await history.branchTip(branch);
  } catch (error) {
    // The checkout may hold it.
    const tracked = resolveCommit(history.repo, `refs/remotes/origin/${branch}`);
    if ('sha' in tracked) return tracked.sha;
    throw new Error(
      `The configuration and the snapshot come from the default branch ${visible(branch)}, and its commit is unknown: this checkout does not hold it, and GitHub does not answer. Give base-ref.`,
      { cause: error },
    );
  }
}

/** The platform's merge of the event's head into the base branch; null if the commit is not known to be that. */
async function mergeOf(
  pull: PullRequest,
  history: History,
): Promise<{ readonly commit: string; readonly first: string } | null> {
  const { repo, fetch } = history;
  const commit = pull.mergeSha;
  if (commit === null) return null;
  let found = resolveCommit(repo, commit);
  if (!('sha' in found) && fetch(commit).ok) found = resolveCommit(repo, commit);
  const [first, second, ...more] = 'sha' in found ? found.parents : [];
  if (first === undefined || second !== pull.headSha || more.length > 0) return null;
  return (await isOfBase(pull, first, history)) ? { commit, first } : null;
}

/** True if a commit is known to be in the history of the branch that is merged into. */
async function isOfBase(pull: PullRequest, commit: string, history: History): Promise<boolean> {
  const { baseSha, baseRef } = pull;
  const { repo } = history;
  const isAncestor = (of: string): boolean => mergeBase(repo, commit, of) === commit;
  if (commit === baseSha || isAncestor(baseSha)) return true;
  if (baseRef === null) return false;
  const tracked = resolveCommit(repo, `refs/remotes/origin/${baseRef}`);
  if ('sha' in tracked && isAncestor(tracked.sha)) return true;
  try {
    const tip = await history.branchTip(baseRef);
    return tip === commit || (await history.mergeBase(tip, commit)) === commit;
  } catch {
    return false;
  }
}

function commitNamed(repo: string, revision: string): string {
  const commit = resolveCommit(repo, revision);
  if ('sha' in commit) return commit.sha;
  if (/^[0-9a-f]{40}$/.test(revision)) return revision;
  throw new Error(toPlain(commit.message));
}

async function commonAncestor(history: History, base: string, head: string): Promise<string> {
  const local = mergeBase(history.repo, base, head);
  if (local !== null) return local;
  try {
    return await history.mergeBase(base, head);
  } catch (error) {
    throw new Error(
      `The merge base of ${shortId(head)} and ${shortId(base)}, the base that the platform names, cannot be established: this checkout does not hold their history, and GitHub does not answer. Fetch the whole history (fetch-depth: 0), or give base-ref.`,
      { cause: error },
    );
  }
}

/** Fetches the commits that a shallow checkout lacks. Throws with a sentence for the commit that the configuration comes from. */
export function fetchMissing({ repo, fetch }: Clone, { trusted, base, head }: Commits): void {
  for (const commit of new Set([trusted, base, head])) {
    if (commit === null || 'sha' in resolveCommit(repo, commit)) continue;
    const answer = fetch(commit);
    if (answer.ok || commit !== trusted) continue;
    throw new Error(
      `The checkout lacks the base commit ${shortId(trusted)}, and git fetch failed: ${answer.reason.replace(/\.$/, '')}. Give the step with actions/checkout \`with: { fetch-depth: 2 }\`.`,
    );
  }
}

/**
 * Throws with a sentence for a pull request that was moved to another base after the event: the run would make a green check of the old
 * base that then counts for the new one. If GitHub does not name the base of now, the event's counts.
 */
export async function refuseRetargeted(
  { trigger }: RunEvent,
  octokit: Octokit,
  repository: Repository,
): Promise<void> {
  if (trigger.kind !== 'pull-request' || trigger.baseRef === null) return;
  const now = await pullNow(octokit, repository, trigger.number).catch(() => null);
  if (now !== null && now.baseRef !== trigger.baseRef)
    throw new Error(
      `The pull request goes to another branch (${now.baseRef}) now than when this run began (${trigger.baseRef}), and counts against that one. ${RETARGETED}`,
    );
}

/** The remedy for a pull request that was moved. */
export const RETARGETED =
  'Push or edit it for a new run; the workflow needs `types: [opened, synchronize, reopened, edited]` for that.';
