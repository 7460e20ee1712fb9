import { once } from '../manifest/lookup.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';

const MAX_PATTERNS = 100;
const MAX_LENGTH = 1_000;
const MAX_EXPANDED = 200;

/** The files that kubectl reads from a folder, as a folder or a last `*` or `**` selects them. */
export const MANIFEST = /\.(?:ya?ml|json)$/;

/** A step of a path, or any number of folders. */
type Step = RegExp | '**';

/**
 * Compiles policy globs: `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}`, `\` before a character that represents itself, and `**` for any number of
 * folders. A name that begins with a dot is matched like any other. A pattern without wildcards names a file, or a folder with all
 * manifests in it; so does a last `*` or `**`. A pattern behind `!` takes out what it matches, and all that is inside.
 *
 * Patterns that are too long, or that this dialect does not have, are problems. A pattern may come from the change, so matching takes at
 * most the product of both lengths: picomatch backtracks for 9 s over one path of 4,000 characters at `*a*a*b`.
 */
export function compileGlobs(patterns: readonly string[]) {
  const problems: Problem[] = [];
  const included: Step[][] = [];
  const excluded: Step[][] = [];
  const [first] = patterns;
  if (first !== undefined && patterns.every((pattern) => pattern.startsWith('!')))
    problems.push(badGlob(first, 'it only excludes files, and no other glob includes any'));
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
  const isOut = (names: readonly string[]): boolean => excluded.some((steps) => matchesSteps(steps, names));
  const isIn = (path: string, accepts: typeof matchesSteps): boolean => {
    const names = path.split('/');
    return included.some((steps) => accepts(steps, names)) && !isOut(names);
  };
  const globs = {
    /** True for a file that a pattern names and no exclusion takes out. */
    matches: (path: string) => isIn(path, matchesSteps),
    /** True if a file inside this folder could match. */
    mayContain: (folder: string) => isIn(folder, leadsThrough),
    /** True for a file or folder that a pattern behind `!` takes out. */
    isExcluded: (path: string) => isOut(path.split('/')),
  };
  return { globs, problems };
}

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

function badGlob(pattern: string, why: string): Problem {
  const message = text`The policy glob ${code(visible(pattern))} is invalid: ${literal(why)}. Correct it.`;
  return errorAt(null, 'bad-glob', message);
}

/** Expands a pattern, or returns the reason why it cannot be used. */
function compilePattern(pattern: string, isExclusion: boolean): Step[][] | string {
  if (pattern === '') return 'it is empty';
  if (pattern.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`;
  if (/[!?*+@]\(/.test(pattern)) return 'groups such as +(a|b) are not supported; use {a,b}';
  const expanded = expandBraces(pattern);
  if (expanded === null) return `its braces are a range, or expand to more than ${MAX_EXPANDED} patterns`;
  const compiled: Step[][] = [];
  for (const path of expanded) {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    if (names.includes('..')) return 'it leaves the folder with ".."';
    const steps = compileSteps(names);
    if (steps === null) return 'a character class in it is not of the form [abc], [a-z] or [!a-z]';
    const last = names.at(-1);
    const below: Step[] = [...steps, '**', MANIFEST];
    if (isExclusion) compiled.push([...steps, '**']);
    else if (last === '*') compiled.push([...steps.slice(0, -1), MANIFEST]);
    else if (last === undefined || last === '**' || path.endsWith('/')) compiled.push(below);
    // A plain path may be a file or a folder.
    else compiled.push([...steps], ...(isPattern(path) ? [] : [below]));
  }
  return compiled;
}

/** `{1..3}` and `{a..c}`, which shells expand and this does not. */
const RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
/** The first pair of braces without another one inside. */
const GROUP = /^((?:\\[^]|[^\\])*?)\{((?:\\[^]|[^\\{}])*)\}([^]*)$/;

/** The patterns that `{a,b}` groups expand to, nested groups too. Null for too many, and for a range. */
export function expandBraces(pattern: string): string[] | null {
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

/** A pattern of segments without braces; null for a character class that is not of this dialect. */
function compileSteps(segments: readonly string[]): readonly Step[] | null {
  const steps = segments.map((segment) => (segment === '**' ? segment : compileStep(segment)));
  return steps.every((step) => step !== null) ? steps : null;
}

const TOKEN = /\\([^])|(\*+)|(\?)|\[([!^]?)(\]?[^\]]*)\]|([^])/gu;

/** Matches the text between two stars once: a lookahead is not entered again. */
function compileStep(segment: string): RegExp | null {
  const parts = [''];
  for (const [, escaped, star, any, negation, members, plain] of segment.matchAll(TOKEN)) {
    if (star !== undefined) {
      parts.push('');
      continue;
    }
    if (plain === '[' || members === '' || /[[\\]/.test(members ?? '')) return null;
    const source =
      any !== undefined
        ? '[^]'
        : members === undefined
          ? (escaped ?? plain ?? '').replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
          : `[${negation === '' ? '' : '^'}${members.replace(/[\]^]/g, '\\$&')}]`;
    parts.push((parts.pop() ?? '') + source);
  }
  const [start = '', ...others] = parts;
  const last = others.pop();
  const between = others.map((part, at) => `(?=([^]*?${part}))\\${at + 1}`).join('');
  try {
    return new RegExp(last === undefined ? `^${start}$` : `^${start}${between}[^]*${last}$`, 'u');
  } catch {
    // A range of a class that is none: `[z-a]`.
    return null;
  }
}

/** True if the steps are those names. A `**` that turned out too short grows by one folder, and only the last one. */
function matchesSteps(steps: readonly Step[], names: readonly string[]): boolean {
  let [at, open, taken] = [0, -1, 0];
  for (let next = 0; next < names.length;) {
    const step = steps[at];
    if (step === '**') {
      open = at;
      taken = next;
      at += 1;
    } else if (step?.test(names[next] ?? '') === true) {
      at += 1;
      next += 1;
    } else if (open >= 0) {
      at = open + 1;
      taken += 1;
      next = taken;
    } else return false;
  }
  return steps.slice(at).every((step) => step === '**');
}

/** True for a folder above what the steps name: below a `**` any folder is one. */
function leadsThrough(steps: readonly Step[], names: readonly string[]): boolean {
  for (const [at, name] of names.entries()) {
    const step = steps[at];
    if (step === '**') return true;
    if (step === undefined || at === steps.length - 1 || !step.test(name)) return false;
  }
  return true;
}

const compiled = once(compileStep);

/** True if a pattern matches a path, its stars crossing slashes. */
export function crosses(pattern: string, path: string): boolean {
  return compiled(pattern)?.test(path) === true;
}

/** True if a pattern matches a path step by step, as Go's path.Match: a star stays in its step, and two stars are one. */
export function matchesPath(pattern: string, path: string): boolean {
  const [patterns, steps] = [pattern.replace(/\/$/, '').split('/'), path.split('/')];
  return patterns.length === steps.length && steps.every((step, at) => crosses(patterns[at] ?? '', step));
}

/** A file of patterns, and the folder that they count from; '' is the root. */
interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

const ALWAYS = '.git/\n.gitignore\n.gitmodules\n.gitattributes';
const BY_DEFAULT =
  '*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n' +
  '.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\n' +
  'codeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml';

/**
 * Tells which files of a repository Flux leaves out of what it applies: by `.sourceignore` in any folder, then `spec.ignore` of the
 * GitRepository, in the notation of .gitignore. If there is a single pattern, the defaults (CI and pictures) do not apply
 * (source-controller, `SourceIgnoreFilter`; https://fluxcd.io/flux/components/source/gitrepositories/#excluding-files).
 */
export function leftOutBy(files: readonly IgnoreFile[], ignore: string | null): (path: string) => boolean {
  const inOrder = files.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  const written = [...inOrder, { folder: '', text: ignore ?? '' }].flatMap(rulesIn);
  const others = written.length > 0 ? written : rulesIn({ folder: '', text: BY_DEFAULT });
  const rules = [...rulesIn({ folder: '', text: ALWAYS }), ...others];
  // The last matching line decides.
  return (path) => rules.findLast((rule) => rule.matches(path))?.isIncluded === false;
}

/** A pattern with a slash before its end counts from the folder of its file, any other matches at every depth. */
function rulesIn({ folder, text }: IgnoreFile) {
  const prefix = folder === '' ? '' : `${folder}/`;
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('#') && line.trim() !== '');
  return lines.map((line) => {
    const isIncluded = line.startsWith('!');
    const pattern = (isIncluded ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, '');
    const names = pattern.split('/').filter((name) => name !== '');
    const isAnywhere = !pattern.slice(0, -1).includes('/');
    // The name of a folder matches what is in it, not a file of that name.
    const inside = pattern.endsWith('/') ? ['**', '?*'] : ['**'];
    const steps = compileSteps([...(isAnywhere ? ['**'] : []), ...names, ...inside]);
    const matches = (path: string): boolean =>
      steps !== null && path.startsWith(prefix) && matchesSteps(steps, path.slice(prefix.length).split('/'));
    return { isIncluded, matches };
  });
}
