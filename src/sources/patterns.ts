/** Names of the branch that everything else is merged into. */
const TRUNK = /^(?:HEAD|main|master|trunk)$/;

/** True for a revision of another branch than the one that the change is merged into; false if that is unknown. */
export function isOtherBranch(revision: string, branch: string | null): boolean {
  const name = revision.replace(/^refs\/heads\//, '');
  return branch !== null && name !== '' && name !== branch && !TRUNK.test(name);
}

/** True for a commit or a version: it does not follow the branch that the change is merged into. */
export function isPinned(revision: string): boolean {
  return /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision);
}

/** True if a pattern matches a path, its stars crossing slashes. Takes at most the product of both lengths. */
export function crosses(pattern: string, path: string): boolean {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < path.length;) {
    if (pattern[at] === '*') {
      star = at;
      at += 1;
      retry = index;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === path[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      retry += 1;
      index = retry;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}

/** True if a pattern matches a path step by step, as Go's path.Match: a star stays in its step, and two stars are one. */
export function matchesSteps(pattern: string, path: string): boolean {
  const [patterns, steps] = [pattern.replace(/\/$/, '').split('/'), path.split('/')];
  return patterns.length === steps.length && steps.every((step, at) => crosses(patterns[at] ?? '', step));
}

const MOST_PATTERNS = 100;

/** The patterns of `{a,b}.yaml`; null for nested alternatives, classes of characters, or too many. */
export function alternatives(pattern: string): string[] | null {
  if (/[[\]\\]/.test(pattern)) return null;
  let patterns = [''];
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith('{') ? part.slice(1, -1).split(',') : [part];
    if (choices.length === 1 && /[{}]/.test(part)) return null;
    patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
    if (patterns.length > MOST_PATTERNS) return null;
  }
  return patterns;
}
