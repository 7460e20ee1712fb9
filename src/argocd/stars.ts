/**
 * True where a pattern names a path, its stars crossing slashes, as `git ls-files` and the globs of a directory of Argo CD have it. Takes
 * at most the product of both lengths, whatever the pattern.
 */
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

const MOST_PATTERNS = 100;

/** A pattern with one of its alternatives in each: `{a,b}.yaml`; null for what has them inside each other, classes, or too many. */
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
