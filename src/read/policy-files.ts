import { isKustomization } from '../manifest/delivery/kustomization.js';
import { lazily, once } from '../manifest/lookup.js';
import { folderOf, inside, isWithin, joined } from '../manifest/path.js';
import { errorAt, type Problem, problemOf } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { code, count, literal, text, type Text } from '../text/text.js';
import { inPathOrder, REPLACED, textOf } from './file.js';
import { compileGlobs, MANIFEST, splitPattern } from './globs.js';
import {
  atPrefix,
  checkLimits,
  FILE_MODES,
  isLink,
  listed,
  notAFileProblem,
  pathName,
  READ_LIMITS,
  ReadError,
  type ReadLimits,
  type ReadResult,
  type Root,
  SUBMODULE_MODE,
  type TreeEntry,
} from './root.js';

interface ReadOptions {
  readonly limits?: ReadLimits;
  /** False for files and folders that are taken out; absent: all are included. */
  readonly isIncluded?: (path: string) => boolean;
  /** Comes before the paths of files and problems. */
  readonly prefix?: string;
}

/**
 * Reads the policy files of a root that globs name. Links are followed inside the root. A link that leads out of it, or to nothing, may hide
 * policies, and is a problem, unless its name says that it is another kind of file.
 */
export function readRoot(
  root: Root,
  patterns: readonly string[],
  { limits = READ_LIMITS, isIncluded = () => true, prefix = '' }: ReadOptions = {},
): ReadResult {
  const { entries } = root;
  const compiled = compileGlobs(patterns);
  const matches = (path: string): boolean => compiled.globs.matches(path) && isIncluded(path);
  const mayContain = (folder: string): boolean => compiled.globs.mayContain(folder) && isIncluded(folder);
  const unlisted = root.problems.filter(({ place }) => place === null || mayContain(place.file));
  const problems = [...compiled.problems, ...unlisted];
  const result = (files: readonly SourceFile[]): ReadResult => ({
    files: files.map((file) => atPrefix(file, prefix)),
    problems: listed(problems).map((problem) => atPrefix(problem, prefix)),
  });
  try {
    const links = entries.some(isLink) ? new Links(root) : null;
    // By path: a link to a folder leads to a file again.
    const wanted = new Map<string, TreeEntry>();
    for (const entry of entries) {
      const isNamed = matches(entry.path);
      // A link or a submodule could also be a folder that the globs go through.
      if (!isNamed && (FILE_MODES.has(entry.mode) || !mayContain(entry.path))) continue;
      const problem = entryProblem(entry);
      if (!isLink(entry)) {
        if (problem === null) wanted.set(entry.path, entry);
        else if (isNamed || problem.code !== 'not-a-file') problems.push(problem);
        continue;
      }
      const found = links?.below(
        entry.path,
        (why, { path, entry: { path: at, sha } }) => {
          if (why === 'submodule') problems.push(submoduleProblem({ path, sha }));
          // A link of another suffix is no folder and no manifest: `notes.md`, `run.sh`.
          const mayHide = matches(path) || MANIFEST.test(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path);
          if (why === 'symlink' && mayHide)
            problems.push({ ...problemOf(path, 'symlink', LINKED), entry: `${path} ${links.target(at)}` });
        },
        (path) => matches(path) || mayContain(path),
      );
      for (const { path, entry: file } of found ?? [])
        // A file that a glob names at its own path too is not given twice.
        if (FILE_MODES.has(file.mode) && matches(path) && !matches(file.path))
          wanted.set(path, { ...file, path, real: file.path });
    }
    // A kustomization changes the files beside it, whether or not a glob names it.
    const folders = new Set(Array.from(wanted.keys(), folderOf));
    for (const entry of entries) {
      const { path, mode } = entry;
      const isBeside = FILE_MODES.has(mode) && isKustomization(path) && folders.has(folderOf(path));
      if (isBeside && isIncluded(path) && !compiled.globs.isExcluded(path)) wanted.set(path, entry);
    }
    const contents = root.read([...wanted.values()], limits);
    const files = inPathOrder([...wanted.values()]).flatMap(({ path, real }): SourceFile[] => {
      const content = textOf(contents.get(path) ?? Buffer.alloc(0), path);
      if (typeof content === 'string') return [{ path, text: content, ...(real !== undefined && { real }) }];
      problems.push(content);
      return [];
    });
    return result(files);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    problems.push(error.problem);
    return result([]);
  }
}

const LINKED = text`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${code('!')} glob.`;

function submoduleProblem({ path, sha }: Pick<TreeEntry, 'path' | 'sha'>): Problem {
  const message = text`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${code('!')} glob.`;
  return { ...problemOf(path, 'submodule', message), entry: `${path} ${sha}` };
}

/** The problem of an entry that is no file whose name can be shown; null for any other. Files of a submodule are not there. */
export function entryProblem({ path, mode, sha }: TreeEntry): Problem | null {
  if (mode === SUBMODULE_MODE) return submoduleProblem({ path, sha });
  // No problem or report could name it.
  if (path.includes(REPLACED))
    return problemOf(path, 'path-not-utf-8', text`This file name is not UTF-8. Rename the file.`);
  return FILE_MODES.has(mode) ? null : notAFileProblem(path);
}

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

/** As Linux follows them, one after the other. */
const MOST_LINKS = 40;
/** Paths through links that are looked at: folders that link to each other lead to more paths than there are files. */
const MOST_LINKED = 1_000_000;
/** Targets of links are paths; a longer one leads nowhere, and so does each of more links. */
const TARGET_LIMITS: ReadLimits = { files: 10_000, bytesPerFile: 4_096, bytes: Infinity };

/** An entry under the path that leads to it, which may have links in it. */
interface Found {
  readonly path: string;
  readonly entry: TreeEntry;
}

/** Called for an entry that cannot be followed: a link that leads out or to nothing, a link to a folder that it is in, a submodule. */
type Refuse = (why: 'symlink' | 'circle' | 'submodule', found: Found) => void;

/** The files of a root with its links followed as long as they stay inside: nothing outside is read, whatever a link says. */
export class Links {
  private readonly byPath: ReadonlyMap<string, TreeEntry>;
  private readonly folders = new Set<string>(['']);
  private looked = 0;

  constructor(private readonly root: Root) {
    this.byPath = new Map(root.entries.map((entry) => [entry.path, entry]));
    for (const { path } of root.entries)
      for (let at = folderOf(path); !this.folders.has(at); at = folderOf(at)) this.folders.add(at);
  }

  file(path: string): TreeEntry | null {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    return entry === undefined || isLink(entry) || entry.mode === SUBMODULE_MODE ? null : entry;
  }

  isFolder(path: string): boolean {
    return this.folders.has(this.resolved(path) ?? path);
  }

  /**
   * The files at and below a path. Throws a `ReadError` for too many.
   * @param isEntered false for a link that is not followed
   */
  below(path: string, refuse: Refuse, isEntered: (path: string) => boolean = () => true): Found[] {
    const walk = (shown: string, link: TreeEntry | undefined, through: readonly string[]): Found[] => {
      const real = this.resolved(shown);
      if (real === null || through.includes(real)) {
        if (link !== undefined) refuse(real === null ? 'symlink' : 'circle', { path: shown, entry: link });
        return [];
      }
      const entries = this.within(real);
      if (through.length > 0)
        checkLimits((this.looked += entries.length), 0, { ...READ_LIMITS, files: MOST_LINKED });
      return entries.flatMap((entry) => {
        const rest = real === '' ? entry.path : entry.path.slice(real.length + 1);
        const found = { path: rest === '' ? shown : inside(shown, rest), entry };
        if (entry.mode === SUBMODULE_MODE) {
          refuse('submodule', found);
          return [];
        }
        if (!isLink(entry)) return [found];
        return isEntered(found.path) ? walk(found.path, entry, [...through, real]) : [];
      });
    };
    return walk(path, this.byPath.get(path), []);
  }

  target(path: string): string | null {
    const entry = this.byPath.get(path);
    if (entry === undefined || !isLink(entry)) return null;
    const target = this.targets().get(path);
    return Buffer.isBuffer(target) ? target.toString() : '';
  }

  private readonly targets = lazily(() =>
    this.root.read(this.root.entries.filter(isLink).slice(0, TARGET_LIMITS.files), TARGET_LIMITS),
  );

  private readonly within = once((real: string): readonly TreeEntry[] => {
    const entry = this.byPath.get(real);
    return entry ? [entry] : this.root.entries.filter(({ path }) => isWithin(real, path));
  });

  /** The path without links in it; null if it leaves the tree, is a circle or does not exist. */
  private readonly resolved = once((path: string): string | null => {
    const done: string[] = [];
    const steps = path.split('/');
    let links = 0;
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      if (step === '' || step === '.') continue;
      if (step === '..') {
        if (done.pop() === undefined) return null;
        continue;
      }
      const target = this.target([...done, step].join('/'));
      if (target === null) done.push(step);
      else if (target === '' || target.startsWith('/') || ++links > MOST_LINKS) return null;
      else steps.unshift(...target.split('/'));
    }
    const end = done.join('/');
    return this.byPath.has(end) || this.folders.has(end) ? end : null;
  });
}
