import { errorAt, type Problem } from '../../manifest/problem.js';
import { withoutTrailing } from '../../manifest/words/trimmed.js';
import { visible } from '../../manifest/words/visible.js';
import { expandBraces } from './braces.js';
import { compileSegment, matchSegment, type Segment } from './segment.js';

const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;
const EXTGLOB = /[!?*+@]\(/;

/** Suffixes of the files that kubectl reads from a folder. */
export const SUFFIXES = ['.yaml', '.yml', '.json'] as const;

/** Every file. A last `*` alone would stand for manifests, and a file that is named counts whatever its suffix. */
export const ANY_FILE = '**/?*';

/** A compiled pattern: `**` for any number of folders, or what one segment must be. */
type Pattern = readonly (Segment | '**')[];

export interface Globs {
  /** True for a file that the patterns name and no exclusion takes out. */
  matches(path: string): boolean;
  /** True when a file inside this folder could match. */
  mayContain(folder: string): boolean;
  /** True for a file that no pattern names, in a folder in which one could name a file, and that no exclusion takes out. */
  goBy(path: string): boolean;
}

/**
 * Compiles policy globs: `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}`, `\` before a character that represents itself, and `**` for
 * any number of folders. A name that begins with a dot is matched like any other. A pattern without wildcards names a file,
 * or a folder with all manifests in it; so does a last `*` or `**`. A pattern behind `!` takes out what it matches, and all
 * that is inside.
 *
 * Matching a path takes time in proportion to the lengths of path and pattern, without regular expressions: `*a*a*a*b` is as
 * fast as any other. Patterns that are too long, or that this dialect does not have, are problems.
 */
export function compileGlobs(patterns: readonly string[]): { globs: Globs; problems: Problem[] } {
  const problems: Problem[] = onlyExclusions(patterns);
  const included: Pattern[] = [];
  const excluded: Pattern[] = [];
  if (patterns.length > MAX_PATTERNS) problems.push(tooMany());
  for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
    const isExclusion = pattern.startsWith('!');
    const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
    if (typeof compiled === 'string') problems.push(badGlob(pattern, compiled));
    else (isExclusion ? excluded : included).push(...compiled);
  }
  return { globs: globsOf(included, excluded), problems };
}

/** Positions in each pattern after the segments of a folder. */
interface Reached {
  readonly states: readonly ReadonlySet<number>[];
  readonly excluding: readonly ReadonlySet<number>[];
  /** True where an exclusion names the folder or one above it. */
  readonly isExcluded: boolean;
}

function globsOf(included: readonly Pattern[], excluded: readonly Pattern[]): Globs {
  const start: Reached = {
    states: included.map((pattern) => settle(pattern, [0])),
    excluding: excluded.map((pattern) => settle(pattern, [0])),
    isExcluded: false,
  };
  const step = ({ states, excluding, isExcluded }: Reached, segment: string): Reached => {
    const next = excluded.map((pattern, i) => advance(pattern, excluding[i], segment));
    return {
      states: included.map((pattern, i) => advance(pattern, states[i], segment)),
      excluding: next,
      isExcluded: isExcluded || isEnd(excluded, next),
    };
  };
  // Paths come folder by folder.
  let last = { folder: '', reached: start };
  const reach = (folder: string): Reached => {
    if (folder !== last.folder) last = { folder, reached: segmentsOf(folder).reduce(step, start) };
    return last.reached;
  };
  const matches = (path: string): boolean => {
    const [folder, name] = split(path);
    const { states, isExcluded } = step(reach(folder), name);
    return !isExcluded && isEnd(included, states);
  };
  return {
    matches,
    goBy: (path) => {
      const [folder, name] = split(path);
      const { states } = reach(folder);
      const couldName = included.some((pattern, i) => states[i]?.has(pattern.length - 1));
      return couldName && !matches(path) && !step(reach(folder), name).isExcluded;
    },
    mayContain: (path) => {
      const [folder, name] = split(path);
      const { states, isExcluded } = name === '' ? start : step(reach(folder), name);
      return !isExcluded && included.some((pattern, i) => Math.min(...(states[i] ?? [])) < pattern.length);
    },
  };
}

function isEnd(patterns: readonly Pattern[], states: readonly ReadonlySet<number>[]): boolean {
  return patterns.some((pattern, i) => states[i]?.has(pattern.length));
}

/** Matches one file and nothing else, whatever characters its path holds. */
export function exactly(path: string): Globs {
  return {
    matches: (candidate) => candidate === path,
    mayContain: (folder) => path.startsWith(`${folder}/`),
    goBy: () => false,
  };
}

/** True for text that is a pattern rather than a plain path. */
export function isPattern(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * True for a manifest that a pattern might have meant. JSON is beside policies for many other things, so it counts for patterns
 * that ask for it only.
 */
export function isOfPattern(path: string, pattern: string): boolean {
  return !path.endsWith('.json') || !/\.ya?ml$/.test(pattern);
}

/** The patterns that one stands for; a text that says why it cannot be used. */
function compilePattern(pattern: string, isExclusion: boolean): Pattern[] | string {
  if (pattern === '') return 'it is empty';
  if (pattern.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`;
  if (EXTGLOB.test(pattern)) return 'groups such as +(a|b) are not supported; use {a,b}';
  const expanded = expandBraces(pattern, MAX_EXPANDED);
  if (expanded === null) return `its braces are a range, or stand for more than ${MAX_EXPANDED} patterns`;
  const compiled: Pattern[] = [];
  for (const path of expanded) {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.includes('..')) return 'it leaves the folder with ".."';
    for (const variant of isExclusion ? [segments] : withManifests(path, segments)) {
      const pattern = compileSegments(variant);
      if (pattern === null) return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
      compiled.push(pattern);
    }
  }
  return compiled;
}

/** A plain path may be a file or a folder. Of a folder, and of a last `*` or `**`, only the manifests are meant. */
function withManifests(path: string, segments: readonly string[]): string[][] {
  const manifests = (folder: readonly string[]): string[][] =>
    SUFFIXES.map((suffix) => [...folder, `*${suffix}`]);
  const last = segments.at(-1);
  if (last === '*') return manifests(segments.slice(0, -1));
  if (last === '**') return manifests(segments);
  if (path.endsWith('/')) return manifests([...segments, '**']);
  return isPattern(path) ? [[...segments]] : [[...segments], ...manifests([...segments, '**'])];
}

function compileSegments(segments: readonly string[]): Pattern | null {
  const compiled: (Segment | '**')[] = [];
  for (const segment of segments) {
    const token = segment === '**' ? '**' : compileSegment(segment);
    if (token === null) return null;
    if (token !== '**' || compiled.at(-1) !== '**') compiled.push(token);
  }
  return compiled;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The folder of a path, and its name in it. */
function split(path: string): readonly [folder: string, name: string] {
  const plain = path.endsWith('/') ? withoutTrailing(path, '/') : path;
  const end = plain.lastIndexOf('/');
  return [plain.slice(0, Math.max(0, end)), plain.slice(end + 1)];
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The positions after one segment more. */
function advance(
  pattern: Pattern,
  states: ReadonlySet<number> | undefined,
  segment: string,
): ReadonlySet<number> {
  const next: number[] = [];
  for (const state of states ?? NOWHERE) {
    const expected = pattern[state];
    if (expected === '**') next.push(state);
    else if (expected !== undefined && matchSegment(expected, segment)) next.push(state + 1);
  }
  return next.length === 0 ? NOWHERE : settle(pattern, next);
}

/** Adds the positions behind a `**`, which may stand for no folder at all. */
function settle(pattern: Pattern, states: Iterable<number>): ReadonlySet<number> {
  const settled = new Set<number>();
  for (const state of states) {
    settled.add(state);
    if (pattern[state] === '**') settled.add(state + 1);
  }
  return settled;
}

function badGlob(pattern: string, why: string): Problem {
  return errorAt(null, 'bad-glob', `The policy glob "${visible(pattern)}" is invalid: ${why}. Correct it.`);
}

/** A problem if all patterns exclude files: there is nothing to exclude them from. */
export function onlyExclusions(patterns: readonly string[]): Problem[] {
  const [first] = patterns;
  if (first === undefined || !patterns.every((pattern) => pattern.startsWith('!'))) return [];
  return [badGlob(first, 'it only excludes files, and no other glob includes any')];
}

function tooMany(): Problem {
  return errorAt(
    null,
    'bad-glob',
    `There are more than ${MAX_PATTERNS} policy globs. Join some of them with {a,b}.`,
  );
}
