import { isWithin, joined } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, count, literal, type Text, text } from '../text/text.js';
import { compileGlobs, MANIFEST, splitPattern } from './globs.js';
import { pathName } from './problems.js';
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

/**
 * The globs that match nothing in a tree, apart from those whose folder exists and hides no manifest. Nor is one that cannot be used,
 * which is a problem already, or where a link or a submodule, which is a problem of its own, may hide a folder of policies.
 *
 * @param isSettled true for a file that a glob takes or takes out
 */
export function unmatchedIn(
  entries: readonly TreeEntry[],
  patterns: readonly string[],
  isSettled?: (path: string) => boolean,
): Unmatched[] {
  const all = compileGlobs(patterns).globs;
  const isDone = isSettled ?? ((path: string) => all.matches(path) || all.isExcluded(path));
  return patterns.flatMap((glob): Unmatched[] => {
    const { globs, problems } = compileGlobs([glob]);
    const isNamed = ({ path, mode }: TreeEntry): boolean =>
      globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
    if (problems.length > 0 || entries.some(isNamed)) return [];
    const folder = joined('', splitPattern(glob).folder.replace(/^\/+/, '')) ?? '';
    const below = entries.filter(({ path }) => isWithin(folder, path));
    if (folder !== '' && below.length === 0) return [{ glob, folder, others: null }];
    // JSON beside policies is mostly something else: a pattern for YAML did not mean it.
    const meant = /\.ya?ml$/.test(glob) ? /\.ya?ml$/ : MANIFEST;
    const others = below.filter(({ path }) => meant.test(path) && !isDone(path)).length;
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
  const inOther = (side: T | null, glob: string) => side?.unmatched.find((one) => one.glob === glob);
  const slips = (side: T, isSlip: (one: Unmatched) => boolean): T => {
    const problems = side.unmatched
      .filter(isSlip)
      .map(({ glob, folder, others }) =>
        noMatch(glob, folder === '' ? literal('the repository') : pathName(folder), others),
      );
    return { ...side, problems: [...side.problems, ...problems] };
  };
  return {
    head: slips(
      head,
      ({ glob, others }) => others !== null || base === null || inOther(base, glob)?.others === null,
    ),
    base: base && slips(base, ({ glob, others }) => others !== null && inOther(head, glob) !== undefined),
  };
}

/** The problem of a glob that names none of the manifests of a folder; null: there is no such folder. */
export function noMatch(glob: string, folder: Text, others: number | null): Problem {
  const why =
    others === null
      ? text`${folder} does not exist`
      : text`${folder} has ${count(others, 'manifest')} that no glob matches`;
  const message = text`The glob ${code(visible(glob))} matches no file: ${why}. Correct or remove it.`;
  return errorAt(null, 'no-match', message);
}
