import { isWithin, joined } from '../manifest/path.js';
import { count, literal, text } from '../text/text.js';
import type { Problem } from '../manifest/problem.js';
import { ANY_FILE, compileGlobs, isOfPattern, splitPattern } from './globs.js';
import { noMatchProblem, pathName } from './problems.js';
import type { ReadResult, TreeEntry } from './root.js';

/** A glob that names no file of a commit. */
interface Unmatched {
  readonly glob: string;
  /** The plain beginning of the glob; empty for the root. */
  readonly folder: string;
  /** Manifests in that folder that no glob takes and none takes out; null where there is no such folder or file. */
  readonly others: number | null;
}

/** Files of a commit, and the globs that name none of them. */
export interface CommitFiles extends ReadResult {
  readonly unmatched: readonly Unmatched[];
}

/** The globs that match nothing in a tree, apart from those whose folder exists and hides no manifest. */
export function unmatchedIn(entries: readonly TreeEntry[], patterns: readonly string[]): Unmatched[] {
  const taken = compileGlobs(patterns).globs;
  const exclusions = patterns.filter((pattern) => pattern.startsWith('!'));
  const included = compileGlobs([ANY_FILE, ...exclusions]).globs;
  return patterns.flatMap((glob): Unmatched[] => {
    if (!namesNothing(glob, entries)) return [];
    const folder = joined('', splitPattern(glob).folder.replace(/^\/+/, '')) ?? '';
    const inside = entries.filter(({ path }) => isWithin(folder, path));
    if (folder !== '' && inside.length === 0) return [{ glob, folder, others: null }];
    const others = inside.filter(
      ({ path }) => isOfPattern(path, glob) && !taken.matches(path) && included.matches(path),
    ).length;
    return others === 0 ? [] : [{ glob, folder, others }];
  });
}

/**
 * Both sides with an error for each glob that is a slip of the pen: it names none of the manifests that are there, or a
 * folder that neither side has. Not for one whose files the change adds or removes.
 */
export function withUnmatched<T extends CommitFiles>(
  head: T,
  base: T | null,
): { readonly head: T; readonly base: T | null } {
  const ofBase = new Map(base?.unmatched.map((one) => [one.glob, one]));
  const ofHead = new Set(head.unmatched.map(({ glob }) => glob));
  const inHead = head.unmatched.filter(
    ({ glob, others }) => others !== null || base === null || ofBase.get(glob)?.others === null,
  );
  const inBase = base?.unmatched.filter(({ glob, others }) => others !== null && ofHead.has(glob)) ?? [];
  return { head: including(head, inHead), base: base && including(base, inBase) };
}

function including<T extends CommitFiles>(side: T, unmatched: readonly Unmatched[]): T {
  return unmatched.length === 0
    ? side
    : { ...side, problems: [...side.problems, ...unmatched.map(problemOf)] };
}

function problemOf({ glob, folder, others }: Unmatched): Problem {
  const where = folder === '' ? literal('the repository') : pathName(folder);
  const why =
    others === null
      ? text`${where} does not exist`
      : text`${where} has ${count(others, 'manifest')} that no glob matches`;
  return noMatchProblem(glob, why);
}

/**
 * False for a glob that cannot be used, which is a problem already, and for one that only takes files out. A link or a submodule that may
 * hide a folder of policies is a problem of its own.
 */
function namesNothing(glob: string, entries: readonly TreeEntry[]): boolean {
  const { globs, problems } = compileGlobs([glob]);
  const isNamed = ({ path, mode }: TreeEntry): boolean =>
    globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
  return problems.length === 0 && !entries.some(isNamed);
}
