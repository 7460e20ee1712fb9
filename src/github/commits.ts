import type { GitDataClient } from '../read/contents-api.js';
import { mergeBase, parents, resolveCommit } from '../read/git.js';
import type { Inputs } from './inputs.js';
import type { RunEvent } from './event.js';

/** The two commits of a comparison, and how a person calls them. */
export interface Commits {
  readonly base: string | null;
  readonly head: string;
  readonly baseLabel: string | null;
  readonly headLabel: string;
}

/**
 * Which commits to compare. A pull request is planned as what its target branch will be after the merge: the merge commit
 * against its first parent. Where the run has no merge commit, the head against the merge base. Throws with a sentence where
 * the event does not say and no input does.
 */
export async function commitsOf(
  event: RunEvent,
  inputs: Pick<Inputs, 'baseRef' | 'headRef'>,
  repo: string,
  client: GitDataClient,
): Promise<Commits> {
  const { trigger } = event;
  const given = (revision: string | null): string | null =>
    revision === null ? null : commitNamed(repo, revision);
  const head = given(inputs.headRef) ?? (trigger.kind === 'pull-request' ? trigger.commit : trigger.head);
  const base = given(inputs.baseRef);
  if (base !== null) return named(base, head, 'base', 'head');
  if (trigger.kind === 'two-commits') return named(trigger.base, head, 'base', 'head');
  if (trigger.kind === 'one-commit') return named(null, head, 'base', 'head');
  const ancestors = await parentsOf(repo, head, client);
  const [first] = ancestors;
  if (ancestors.length >= 2 && first !== undefined) return named(first, head, 'base', 'merge');
  const common = await commonAncestor(repo, trigger.baseSha, head, client);
  return named(common, head, 'merge base', 'head');
}

function named(base: string | null, head: string, baseName: string, headName: string): Commits {
  const short = (sha: string): string => sha.slice(0, 7);
  return {
    base,
    head,
    baseLabel: base === null ? null : `${baseName} ${short(base)}`,
    headLabel: `${headName} ${short(head)}`,
  };
}

function commitNamed(repo: string, revision: string): string {
  const commit = resolveCommit(repo, revision);
  if (!commit.missing) return commit.value;
  if (/^[0-9a-f]{40}$/.test(revision)) return revision;
  throw new Error(
    `The commit "${revision}" is not in this checkout. Fetch it (fetch-depth: 0), or give its full id.`,
  );
}

async function parentsOf(repo: string, commit: string, client: GitDataClient): Promise<readonly string[]> {
  const local = parents(repo, commit);
  if (!local.missing) return local.value;
  return (await client.getCommit(commit)).parents;
}

async function commonAncestor(repo: string, a: string, b: string, client: GitDataClient): Promise<string> {
  const local = mergeBase(repo, a, b);
  if (!local.missing && local.value !== null) return local.value;
  const answer = await client.compare?.(a, b);
  if (answer === undefined) throw new Error('The two commits have no common ancestor.');
  return answer.mergeBaseSha;
}
