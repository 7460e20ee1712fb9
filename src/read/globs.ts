import { errorAt, type Problem } from '../manifest/problem.js';
import { code, literal, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';

const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;

/** Suffixes of the files that kubectl reads from a folder. */
export const SUFFIXES = ['.yaml', '.yml', '.json'] as const;

/** Matches every file. A last `*` alone matches manifests only. */
export const ANY_FILE = '**/?*';

export interface Globs {
  /** True for a file that a pattern names and no exclusion takes out. */
  matches(path: string): boolean;
  /** True if a file inside this folder could match. */
  mayContain(folder: string): boolean;
  /** True for a file that no exclusion takes out, in a folder of which a pattern names files. */
  isBeside(path: string): boolean;
}

/**
 * Compiles policy globs: `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}`, `\` before a character that represents itself, and `**` for any number of
 * folders. A name that begins with a dot is matched like any other. A pattern without wildcards names a file, or a folder with all
 * manifests in it; so does a last `*` or `**`. A pattern behind `!` takes out what it matches, and all that is inside.
 *
 * Patterns that are too long, or that this dialect does not have, are problems.
 */
export function compileGlobs(patterns: readonly string[]): { globs: Globs; problems: Problem[] } {
  const problems = onlyExclusions(patterns);
  const included: Pattern[] = [];
  const excluded: Pattern[] = [];
  if (patterns.length > MAX_PATTERNS) {
    const message = text`More than ${MAX_PATTERNS} policy globs. Join some of them with ${code('{a,b}')}.`;
    problems.push(errorAt(null, 'bad-glob', message));
  }
  for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
    const isExclusion = pattern.startsWith('!');
    const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
    if (typeof compiled === 'string') problems.push(badGlob(pattern, compiled));
    else (isExclusion ? excluded : included).push(...compiled);
  }
  const isExcluded = (path: string): boolean => excluded.some(({ inside }) => inside.test(`${path}/`));
  const globs: Globs = {
    matches: (path) => included.some(({ file }) => file.test(path)) && !isExcluded(path),
    mayContain: (folder) => included.some(({ above }) => above.test(folder)) && !isExcluded(folder),
    isBeside: (path) => included.some(({ beside }) => beside.test(path)) && !isExcluded(path),
  };
  return { globs, problems };
}

/** Matches one file and nothing else, whatever characters its path holds. */
export function exactly(path: string): Globs {
  return {
    matches: (candidate) => candidate === path,
    mayContain: (folder) => path.startsWith(`${folder}/`),
    isBeside: () => false,
  };
}

/** True for text that is a pattern rather than a plain path. */
export function isPattern(text: string): boolean {
  return /[*?[{]/.test(text);
}

/** The folder that a pattern begins with, up to its first wildcard, and the rest. */
export function splitPattern(pattern: string): { readonly folder: string; readonly rest: string } {
  const segments = pattern.split('/');
  const first = segments.findIndex(isPattern);
  const end = first < 0 ? segments.length : first;
  const folder = segments.slice(0, end).join('/');
  return {
    folder: folder === '' && pattern.startsWith('/') ? '/' : folder,
    rest: segments.slice(end).join('/'),
  };
}

/**
 * True for a manifest that a pattern might have meant. JSON beside policies is mostly something else, so it counts for patterns that ask
 * for it only.
 */
export function isOfPattern(path: string, pattern: string): boolean {
  return (
    SUFFIXES.some((suffix) => path.endsWith(suffix)) && !(path.endsWith('.json') && /\.ya?ml$/.test(pattern))
  );
}

/** A problem if all patterns exclude files: there is nothing to exclude them from. */
export function onlyExclusions(patterns: readonly string[]): Problem[] {
  const [first] = patterns;
  if (first === undefined || !patterns.every((pattern) => pattern.startsWith('!'))) return [];
  return [badGlob(first, 'it only excludes files, and no other glob includes any')];
}

function badGlob(pattern: string, why: string): Problem {
  return errorAt(
    null,
    'bad-glob',
    text`The policy glob ${code(visible(pattern))} is invalid: ${literal(why)}. Correct it.`,
  );
}

/** The parts of a path that a pattern matches. */
interface Pattern {
  readonly file: RegExp;
  /** Matches a path, with a slash behind it, that the pattern names or that lies inside. */
  readonly inside: RegExp;
  /** Matches a folder that a file lies in, at any depth. */
  readonly above: RegExp;
  /** Matches all files of the folders in which the pattern names files. */
  readonly beside: RegExp;
}

const EXTGLOB = /[!?*+@]\(/;

/** The patterns that one expands to, or the reason why it cannot be used. */
function compilePattern(pattern: string, isExclusion: boolean): Pattern[] | string {
  if (pattern === '') return 'it is empty';
  if (pattern.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`;
  if (EXTGLOB.test(pattern)) return 'groups such as +(a|b) are not supported; use {a,b}';
  const expanded = expandBraces(pattern);
  if (expanded === null) return `its braces are a range, or expand to more than ${MAX_EXPANDED} patterns`;
  const compiled: Pattern[] = [];
  for (const path of expanded) {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.includes('..')) return 'it leaves the folder with ".."';
    const sources = sourcesOf(segments);
    if (sources === null) return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
    const variants = isExclusion ? [sources] : withManifests(path, segments, sources);
    compiled.push(...variants.map(patternOf));
  }
  return compiled;
}

/** A pattern of segments without braces; null for a character class that is not of this dialect. */
export function compileSegments(segments: readonly string[]): Pattern | null {
  const sources = sourcesOf(segments);
  return sources && patternOf(sources);
}

function sourcesOf(segments: readonly string[]): readonly string[] | null {
  const sources = segments.map((segment, at) =>
    segment === '**' ? '**' : segmentSource(segment, `s${at}_`),
  );
  return sources.every((source) => source !== null) ? sources : null;
}

/** `{1..3}` and `{a..c}`, which shells expand and this does not. */
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
/** The first pair of braces without another one inside. */
const GROUP = /^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;

/** The patterns that `{a,b}` groups expand to, nested groups too. Null for too many, and for a range. */
function expandBraces(pattern: string): string[] | null {
  const done: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [, before = '', inner, after = ''] = GROUP.exec(next) ?? [];
    if (inner === undefined) done.push(next);
    else if (RANGE.test(inner)) return null;
    else {
      const choices = inner.includes(',') ? inner.split(',') : [`\\{${inner}\\}`];
      open.push(...choices.map((choice) => before + choice + after));
    }
    if (done.length + open.length > MAX_EXPANDED) return null;
  }
  return done;
}

const MANIFEST = `[^/]*\\.(?:${SUFFIXES.map((suffix) => suffix.slice(1)).join('|')})`;

/** A plain path may be a file or a folder. Of a folder, and of a last `*` or `**`, only the manifests are meant. */
function withManifests(path: string, segments: readonly string[], sources: readonly string[]): string[][] {
  const last = segments.at(-1);
  if (last === '*') return [[...sources.slice(0, -1), MANIFEST]];
  if (last === '**') return [[...sources, MANIFEST]];
  const below = [...sources, '**', MANIFEST];
  if (path.endsWith('/') || segments.length === 0) return [below];
  return isPattern(path) ? [[...sources]] : [[...sources], below];
}

function patternOf(sources: readonly string[]): Pattern {
  const isOpen = sources.at(-1) === '**';
  const named = isOpen ? sources.slice(0, -1) : sources;
  return {
    file: new RegExp(`^${pathSource(sources)}$`, 'u'),
    inside: new RegExp(named.length === 0 ? '^' : `^${pathSource(named)}/`, 'u'),
    above: new RegExp(`^${prefixSource(sources)}$`, 'u'),
    beside: new RegExp(`^${pathSource([...sources.slice(0, -1), '[^/]*'])}$`, 'u'),
  };
}

/**
 * The source of a regular expression for a whole path. What is between two `**` is looked for once, at the first place where it fits: a
 * later place fits no path more. An atomic group, which is a lookahead and a reference to it, keeps hostile patterns linear.
 */
function pathSource(sources: readonly string[]): string {
  const [start = [], ...chunks] = chunksOf(sources);
  const last = chunks.pop();
  const open = chunks.map((chunk, at) => {
    const source = chunk.map((segment) => `${segment}/`).join('');
    return `(?=(?<p${at}>(?:[^/]+/)*?${source}))\\k<p${at}>`;
  });
  if (last === undefined) return start.join('/');
  return `${start.map((segment) => `${segment}/`).join('')}${open.join('')}(?:[^/]+/)*${last.join('/')}`;
}

/** The segments before, between and after each `**`. */
function chunksOf(sources: readonly string[]): string[][] {
  const chunks: string[][] = [[]];
  for (const source of sources) {
    if (source === '**') chunks.push([]);
    else chunks.at(-1)?.push(source);
  }
  return chunks;
}

/** The source for a folder above what a pattern matches, '' for the root: below a `**` any folder is one. */
function prefixSource([segment, ...rest]: readonly string[], slash = ''): string {
  if (segment === '**') return `(?:${slash}[^]*)?`;
  return segment === undefined || rest.length === 0
    ? ''
    : `(?:${slash}${segment}${prefixSource(rest, '/')})?`;
}

const TOKEN = /\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;

/**
 * The source of a regular expression for one segment of a path; null for a class of characters that is not `[abc]`, `[a-z]` or `[!a-z]`.
 * What is between two stars is looked for once, as `pathSource` does.
 */
function segmentSource(segment: string, prefix: string): string | null {
  const parts = [''];
  for (const [, escape, star, any, negation, members, plain] of segment.matchAll(TOKEN)) {
    if (star !== undefined) {
      parts.push('');
      continue;
    }
    if (plain === '[' || (members !== undefined && !isClass(members))) return null;
    const source =
      any !== undefined
        ? '[^/]'
        : members === undefined
          ? escaped(escape ?? plain ?? '')
          : `(?!/)[${negation === '' ? '' : '^'}${members.replace(/[\]^]/g, '\\$&')}]`;
    parts.push((parts.pop() ?? '') + source);
  }
  const [start = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return start;
  const between = others.map((part, at) => `(?=(?<${prefix}${at}>[^/]*?${part}))\\k<${prefix}${at}>`);
  return `${start}${between.join('')}[^/]*${last}(?=/|$)`;
}

function escaped(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

/** False for named classes, and for ranges that are no ranges. */
function isClass(members: string): boolean {
  if (members === '' || /[[\\]/.test(members)) return false;
  try {
    return new RegExp(`[${members.replace(/[\]^]/g, '\\$&')}]`, 'u').source !== '';
  } catch {
    return false;
  }
}
