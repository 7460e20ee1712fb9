import { visible } from '../manifest/visible.js';
import type { GitAnswer } from '../read/git-command.js';
import { mergeBase, parents, resolveCommit } from '../read/git.js';
import type { RunEvent, Trigger } from './event.js';
import type { Inputs } from './inputs.js';
import { toPlain } from '../text/render.js';

/** The compared commits, the commit that the configuration and snapshot come from, and their names. */
export interface Commits {
  readonly base: string | null;
  readonly head: string;
  /** Configuration and snapshot come from here: a commit of the branch that is merged into, never one that the change made. */
  readonly trusted: string;
  readonly baseLabel: string | null;
  readonly headLabel: string;
  readonly trustedLabel: string;
}

/** History as GitHub knows it, of which a checkout holds the end. Every failure is a rejection. */
export interface HistoryClient {
  /** The commit that a branch is at, by its full name: a tag of the same name is another thing. */
  branchTip(branch: string): Promise<string>;
  mergeBase(base: string, head: string): Promise<string>;
}

/** A checkout, and how it gets a commit that it lacks. */
export interface Clone {
  readonly repo: string;
  readonly fetch: (commit: string) => GitAnswer;
}

interface Place extends Clone {
  readonly client: HistoryClient;
}

type Pull = Extract<Trigger, { kind: 'pull-request' }>;

/**
 * Finds the commits to compare, and the trusted one, whose configuration and snapshot count. A pull request is planned as what its target branch will be after the merge: the
 * merge commit that the platform made, against its first parent. It is that only when its second parent is the head of the event and
 * its first is in the history of the base branch: anybody can push a commit with two parents. Otherwise the head is compared with
 * the merge base and the base commit of the event is trusted. A run whose event names no trusted commit trusts the default branch.
 * Throws with a sentence where none of them can be established.
 */
export async function commitsOf(
  { trigger, defaultBranch }: RunEvent,
  inputs: Pick<Inputs, 'baseRef' | 'headRef'>,
  clone: Clone,
  client: HistoryClient,
): Promise<Commits> {
  const place = { ...clone, client };
  const given = (revision: string | null): string | null =>
    revision === null ? null : commitNamed(clone.repo, revision);
  const [base, head] = [given(inputs.baseRef), given(inputs.headRef)];
  if (trigger.kind === 'pull-request') return commitsOfPull(trigger, base, head, place);
  const known = base ?? trigger.trusted;
  return named({
    base: base ?? trigger.base,
    head: head ?? trigger.head,
    trusted: known ?? (await tipOf(defaultBranch, place)),
    ...(known === null ? { trustedName: 'default branch' } : {}),
  });
}

async function tipOf(branch: string | null, { repo, client }: Place): Promise<string> {
  if (branch === null)
    throw new Error(
      'The configuration and the snapshot come from the default branch, and this event does not name it. Give base-ref.',
    );
  try {
    return await client.branchTip(branch);
  } catch {
    // The checkout may hold it.
  }
  const tracked = resolveCommit(repo, `refs/remotes/origin/${branch}`);
  if (!tracked.missing) return tracked.value;
  throw new Error(
    `The configuration and the snapshot come from the default branch ${visible(branch)}, and its commit is unknown: this checkout does not hold it, and GitHub does not answer. Give base-ref.`,
  );
}

async function commitsOfPull(
  pull: Pull,
  givenBase: string | null,
  givenHead: string | null,
  place: Place,
): Promise<Commits> {
  const merge = await mergeOf(pull, place);
  const head = givenHead ?? merge?.commit ?? pull.headSha;
  if (givenBase !== null) return named({ base: givenBase, head, trusted: givenBase });
  if (merge?.commit === head)
    return named({ base: merge.first, head, trusted: merge.first, headName: 'merge' });
  const common = await commonAncestor(place, pull.baseSha, head);
  return named({ base: common, head, trusted: pull.baseSha, baseName: 'merge base' });
}

interface Merge {
  readonly commit: string;
  readonly first: string;
}

/** The platform's merge of the event's head into the base branch; null where the commit is not known to be that. */
async function mergeOf(pull: Pull, place: Place): Promise<Merge | null> {
  const commit = pull.mergeSha;
  if (commit === null) return null;
  const [first, second, ...more] = parentsOf(place, commit);
  if (first === undefined || second !== pull.headSha || more.length > 0) return null;
  return (await isOfBase(place, pull, first)) ? { commit, first } : null;
}

/** Whether a commit is in the history of the branch that is merged into. What cannot be found out is not so. */
async function isOfBase({ repo, client }: Place, pull: Pull, commit: string): Promise<boolean> {
  if (commit === pull.baseSha || isAncestor(repo, commit, pull.baseSha)) return true;
  if (pull.baseRef === null) return false;
  const tracked = resolveCommit(repo, `refs/remotes/origin/${pull.baseRef}`);
  if (!tracked.missing && isAncestor(repo, commit, tracked.value)) return true;
  try {
    const tip = await client.branchTip(pull.baseRef);
    return tip === commit || (await client.mergeBase(tip, commit)) === commit;
  } catch {
    return false;
  }
}

function isAncestor(repo: string, commit: string, of: string): boolean {
  const common = mergeBase(repo, commit, of);
  return !common.missing && common.value === commit;
}

interface Named {
  readonly base: string | null;
  readonly head: string;
  readonly trusted: string;
  readonly baseName?: string;
  readonly headName?: string;
  readonly trustedName?: string;
}

function named({
  base,
  head,
  trusted,
  baseName = 'base',
  headName = 'head',
  trustedName = 'base',
}: Named): Commits {
  const label = (name: string, sha: string): string => `${name} ${sha.slice(0, 7)}`;
  return {
    base,
    head,
    trusted,
    baseLabel: base === null ? null : label(baseName, base),
    headLabel: label(headName, head),
    trustedLabel:
      trusted === base ? label(baseName, trusted) : label(trusted === head ? headName : trustedName, trusted),
  };
}

function commitNamed(repo: string, revision: string): string {
  const commit = resolveCommit(repo, revision);
  if (!commit.missing) return commit.value;
  if (/^[0-9a-f]{40}$/.test(revision)) return revision;
  throw new Error(toPlain(commit.problem.message));
}

/** Empty if the commit is unknown. */
function parentsOf({ repo, fetch }: Place, commit: string): readonly string[] {
  const here = parents(repo, commit);
  if (!here.missing) return here.value;
  fetch(commit);
  const fetched = parents(repo, commit);
  return fetched.missing ? [] : fetched.value;
}

async function commonAncestor({ repo, client }: Place, base: string, head: string): Promise<string> {
  const local = mergeBase(repo, base, head);
  if (!local.missing && local.value !== null) return local.value;
  try {
    return await client.mergeBase(base, head);
  } catch {
    // The sentence below says what to do.
  }
  throw new Error(
    `Where the change of ${head.slice(0, 7)} left ${base.slice(0, 7)}, the base that the platform names, cannot be established: this checkout does not hold their history, and GitHub does not answer. Fetch the whole history (fetch-depth: 0), or give base-ref.`,
  );
}
