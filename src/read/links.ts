import { once } from '../manifest/lookup.js';
import type { Problem } from '../manifest/problem.js';
import { type Globs, MANIFEST } from './globs.js';
import { submoduleProblem, symlinkProblem } from './problems.js';
import { checkLimits, FILE_MODES, isLink, READ_LIMITS, SUBMODULE_MODE, type TreeEntry } from './root.js';

/** Links that lead from one to the next, and links inside linked folders. */
const MOST_HOPS = 10;

interface Linked {
  /** Files that globs name by way of a link, under the path that has the link in it. */
  readonly files: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

/** A link under the path that leads to it, which may have links in it, and the linked folders on the way: none is entered twice. */
interface Found {
  readonly path: string;
  readonly link: TreeEntry;
  readonly through: readonly string[];
}

/**
 * The files that links of a tree lead to, which stay inside the tree: nothing outside is read, whatever a link says. A file that a
 * glob names at its own path too is not given twice. A link that leads out of the tree, or to nothing, may hide policies, and is a
 * problem, unless its name says that it is another kind of file.
 */
export function followLinks(
  entries: readonly TreeEntry[],
  links: readonly TreeEntry[],
  targets: ReadonlyMap<string, Buffer | Problem>,
  globs: Globs,
): Linked {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const below = once((folder: string) =>
    entries.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`)),
  );
  const textOf = (path: string): string => {
    const target = targets.get(path);
    return Buffer.isBuffer(target) ? target.toString() : '';
  };
  const targetOf = (path: string): string | null => {
    const entry = byPath.get(path);
    return entry && isLink(entry) ? textOf(path) : null;
  };
  const files = new Map<string, TreeEntry>();
  const add = (path: string, target: TreeEntry): void => {
    if (globs.matches(path) && !globs.matches(target.path))
      files.set(path, { ...target, path, real: target.path });
  };
  const problems: Problem[] = [];
  const queue: Found[] = links.map((link) => ({ path: link.path, link, through: [] }));
  let looked = 0;
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { path, link, through } = next;
    const real = withoutLinks(link.path, MOST_HOPS + 1, targetOf);
    const target = real === null ? undefined : byPath.get(real);
    const inside = real === null || target !== undefined ? [] : below(real);
    if (target?.mode === SUBMODULE_MODE)
      problems.push(submoduleProblem(path, `${path} ${link.sha} ${target.sha}`));
    else if (target && FILE_MODES.has(target.mode)) add(path, target);
    else if (real === null || inside.length === 0) {
      // A link of another suffix is no folder and no manifest: `notes.md`, `run.sh`.
      const mayHide = globs.matches(path) || MANIFEST.test(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path);
      if (mayHide) problems.push(symlinkProblem(path, `${path} ${textOf(link.path)}`));
    } else if (!through.includes(real) && through.length < MOST_HOPS) {
      // Folders that link to each other lead to more paths than there are files.
      looked += inside.length;
      checkLimits(looked, 0, { ...READ_LIMITS, files: MOST_LINKED });
      for (const entry of inside) {
        const seen = `${path}/${entry.path.slice(real === '' ? 0 : real.length + 1)}`;
        if (FILE_MODES.has(entry.mode)) add(seen, entry);
        else if (isLink(entry) && (globs.matches(seen) || globs.mayContain(seen)))
          queue.push({ path: seen, link: entry, through: [...through, real] });
      }
    }
  }
  return { files: [...files.values()], problems };
}

/** Paths through links that are looked at. */
const MOST_LINKED = 1_000_000;

/**
 * A path of a tree without links in it; null where it leaves the tree, or goes in circles, or through more links than `most`.
 *
 * @param targetOf what a link says; null for a path that is none
 */
export function withoutLinks(
  path: string,
  most: number,
  targetOf: (path: string) => string | null,
): string | null {
  const done: string[] = [];
  const steps = path.split('/');
  let links = 0;
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (step === '' || step === '.') continue;
    if (step === '..') {
      if (done.pop() === undefined) return null;
      continue;
    }
    const target = targetOf([...done, step].join('/'));
    if (target === null) done.push(step);
    else if (target === '' || target.startsWith('/') || ++links > most) return null;
    else steps.unshift(...target.split('/'));
  }
  return done.join('/');
}
