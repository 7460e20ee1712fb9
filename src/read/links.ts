import type { Problem } from '../manifest/problem.js';
import { type Globs, SUFFIXES } from './globs.js';
import { submoduleProblem, symlinkProblem } from './problems.js';
import { decodeLossy } from './text.js';
import { FILE_MODES, LINK_MODE, SUBMODULE_MODE, type TreeEntry } from './root.js';
import { firstNot } from '../manifest/lookup.js';

/** Links that lead from one to the next, and links inside linked folders. */
const MOST_HOPS = 10;

type Targets = ReadonlyMap<string, Buffer | Problem>;

interface Linked {
  /** Files that globs name by way of a link, under the path that has the link in it. */
  readonly files: readonly TreeEntry[];
  readonly problems: readonly Problem[];
}

interface Tree {
  readonly byPath: ReadonlyMap<string, TreeEntry>;
  /** In order: the entries of a folder are adjacent. */
  readonly sorted: readonly TreeEntry[];
  /** Texts of links by their path; a problem for one that is too long. */
  readonly targets: Targets;
}

interface Found {
  /** The path with links in it; the entry has the real one. */
  readonly path: string;
  readonly entry: TreeEntry;
  /** Folders that were gone into on the way: none is gone into twice. */
  readonly through: readonly string[];
}

/**
 * The files that links of a git tree lead to, which stay inside the tree: nothing outside is read, whatever a link says. A file that a
 * glob names at its own path too is not given twice. A link that leads out of the tree, or to nothing, may hide policies, and is a
 * problem, unless its name says that it is another kind of file.
 */
export function followLinks(
  entries: readonly TreeEntry[],
  links: readonly TreeEntry[],
  targets: Targets,
  globs: Globs,
): Linked {
  if (links.length === 0) return { files: [], problems: [] };
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const tree = { byPath: new Map(entries.map((entry) => [entry.path, entry])), sorted, targets };
  const files = new Map<string, TreeEntry>();
  const problems: Problem[] = [];
  const queue: Found[] = links.map((entry) => ({ path: entry.path, entry, through: [] }));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { path, entry, through } = next;
    const real = realPath(tree, entry.path);
    const target = real === null ? undefined : tree.byPath.get(real);
    if (target?.mode === SUBMODULE_MODE)
      problems.push(submoduleProblem(path, `${path} ${entry.sha} ${target.sha}`));
    else if (target && FILE_MODES.has(target.mode)) add(files, path, target, globs);
    else if (real === null || !isFolder(tree, real)) {
      if (mayHide(path, globs))
        problems.push(symlinkProblem(path, `${path} ${targetOf(targets, entry.path)}`));
    } else if (!through.includes(real) && through.length < MOST_HOPS) {
      queue.push(...inside(tree, real, next, files, globs));
    }
  }
  return { files: [...files.values()], problems };
}

/** Adds the files of a linked folder; returns the links in it. */
function inside(
  tree: Tree,
  real: string,
  { path, through }: Found,
  files: Map<string, TreeEntry>,
  globs: Globs,
): Found[] {
  const links: Found[] = [];
  const prefix = real === '' ? '' : `${real}/`;
  for (let at = firstFrom(tree.sorted, prefix); at < tree.sorted.length; at += 1) {
    const entry = tree.sorted[at];
    if (entry?.path.startsWith(prefix) !== true) break;
    const seen = `${path}/${entry.path.slice(prefix.length)}`;
    if (FILE_MODES.has(entry.mode)) add(files, seen, entry, globs);
    else if (entry.mode === LINK_MODE && (globs.matches(seen) || globs.mayContain(seen))) {
      links.push({ path: seen, entry, through: [...through, real] });
    }
  }
  return links;
}

function add(files: Map<string, TreeEntry>, path: string, target: TreeEntry, globs: Globs): void {
  if (globs.matches(path) && !globs.matches(target.path))
    files.set(path, { ...target, path, real: target.path });
}

/** The target of a link, through all links on the way; null for one that leaves the tree or never ends. */
function realPath({ byPath, targets }: Tree, link: string): string | null {
  return withoutLinks(link, MOST_HOPS + 1, (path) => {
    const entry = byPath.get(path);
    return entry?.mode === LINK_MODE ? targetOf(targets, path) : null;
  });
}

function targetOf(targets: Targets, path: string): string {
  const target = targets.get(path);
  return Buffer.isBuffer(target) ? decodeLossy(target) : '';
}

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

function isFolder(tree: Tree, path: string): boolean {
  if (path === '') return true;
  const first = tree.sorted[firstFrom(tree.sorted, `${path}/`)];
  return first?.path.startsWith(`${path}/`) === true;
}

/** The place of the first entry whose path does not come before the prefix. */
function firstFrom(sorted: readonly TreeEntry[], prefix: string): number {
  return firstNot(sorted, (place) => (sorted[place]?.path ?? '') < prefix);
}

/** A link of another suffix is no folder and no manifest: `notes.md`, `run.sh`. */
function mayHide(path: string, globs: Globs): boolean {
  if (globs.matches(path)) return true;
  const suffix = /\.[A-Za-z0-9]{1,8}$/.exec(path)?.[0] ?? '';
  return suffix === '' || SUFFIXES.some((one) => one === suffix);
}
