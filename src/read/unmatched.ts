import { isWithin, joined } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, count, literal, type Text, text } from '../text/text.js';
import { compileGlobs, MANIFEST, splitPattern } from './globs.js';
import { pathName } from './problems.js';
import type { Root, TreeEntry } from './root.js';

/**
 * The globs that match nothing in a root, each with the number of manifests in its folder that no glob takes and none takes out; null if there
 * is no such folder or file. Without globs whose folder exists and hides no manifest; those that cannot be used, which is a problem already;
 * and those where a link or a submodule, which is a problem of its own, may hide a folder of policies.
 *
 * @param isSettled true for a file that a glob takes or takes out
 */
export function unmatchedIn(
  { entries, problems: broken }: Root,
  patterns: readonly string[],
  isSettled?: (path: string) => boolean,
): ReadonlyMap<string, number | null> {
  const all = compileGlobs(patterns).globs;
  const isDone = isSettled ?? ((path: string) => all.matches(path) || all.isExcluded(path));
  const found = new Map<string, number | null>();
  for (const glob of entries.length === 0 && broken.length > 0 ? [] : patterns) {
    const { globs, problems } = compileGlobs([glob]);
    const isNamed = ({ path, mode }: TreeEntry): boolean =>
      globs.matches(path) || (!mode.startsWith('100') && globs.mayContain(path));
    if (problems.length > 0 || entries.some(isNamed)) continue;
    const folder = folderIn(glob);
    const below = entries.filter(({ path }) => isWithin(folder, path));
    // JSON beside policies is mostly something else: a pattern for YAML did not mean it.
    const meant = /\.ya?ml$/.test(glob) ? /\.ya?ml$/ : MANIFEST;
    const others = below.filter(({ path }) => meant.test(path) && !isDone(path)).length;
    if (folder !== '' && below.length === 0) found.set(glob, null);
    else if (others > 0) found.set(glob, others);
  }
  return found;
}

/**
 * Errors of both sides for globs that are a slip of the pen: they name none of the manifests that are there, or a folder that neither side has.
 * Not for one whose files the change adds or removes.
 */
export function slipsIn(patterns: readonly string[], head: Root, base: Root | null) {
  const [is, was] = [unmatchedIn(head, patterns), base && unmatchedIn(base, patterns)];
  const problem = ([glob, others]: readonly [string, number | null]): Problem => {
    const folder = folderIn(glob);
    return noMatch(glob, folder === '' ? literal('the repository') : pathName(folder), others);
  };
  return {
    head: [...is]
      .filter(([glob, others]) => others !== null || was === null || was.get(glob) === null)
      .map(problem),
    base: [...(was ?? [])].filter(([glob, others]) => others !== null && is.has(glob)).map(problem),
  };
}

/** The plain beginning of a glob; empty for the root. */
function folderIn(glob: string): string {
  return joined('', splitPattern(glob).folder.replace(/^\/+/, '')) ?? '';
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
