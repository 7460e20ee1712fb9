import type { Clone, HistoryClient } from '../../src/github/commits.js';
import type { Repository } from '../read/repository.js';

/** main: old <- base <- newer. The change left main at `base`. `evil` is the author's own, beside main. */
interface History {
  readonly old: string;
  readonly base: string;
  readonly newer: string;
  readonly head: string;
  readonly merge: string;
  readonly evil: string;
}

export function historyIn(repository: Repository): History {
  const commit: Repository['commit'] = (...given) => repository.commit(...given);
  const old = commit({ a: 'old' });
  const base = commit({ a: 'base' }, old);
  const newer = commit({ a: 'newer' }, base);
  const head = commit({ a: 'head' }, base);
  const merge = commit({ a: 'merge' }, base, head);
  const evil = commit({ a: 'evil' }, base);
  repository.ref('refs/heads/main', newer);
  return { old, base, newer, head, merge, evil };
}

export const unused = () => Promise.reject(new Error('not asked for'));
export const SILENT: HistoryClient = { branchTip: unused, mergeBase: unused };

/** A checkout that fetches nothing. */
export function cloneAt(repo: string): Clone {
  return { repo, fetch: () => ({ ok: false, status: 1, reason: 'no network' }) };
}

/** A GitHub that knows the repository. */
export function githubOf(repository: Repository): HistoryClient {
  const git = (args: readonly string[]): string => repository.git(args);
  return {
    branchTip: (branch) => Promise.resolve(git(['show-ref', '--verify', '--hash', `refs/heads/${branch}`])),
    mergeBase: (one, two) => Promise.resolve(git(['merge-base', one, two])),
  };
}
