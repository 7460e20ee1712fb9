import { once } from '../manifest/lookup.js';
import { compileStep } from '../read/globs.js';

/** True for a commit or a version: it does not follow the branch that the change is merged into. */
export function isPinned(revision: string): boolean {
  return /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/.test(revision);
}

const compiled = once(compileStep);

/** True if a pattern matches a path, its stars crossing slashes. */
export function crosses(pattern: string, path: string): boolean {
  return compiled(pattern)?.test(path) === true;
}

/** True if a pattern matches a path step by step, as Go's path.Match: a star stays in its step, and two stars are one. */
export function matchesSteps(pattern: string, path: string): boolean {
  const [patterns, steps] = [pattern.replace(/\/$/, '').split('/'), path.split('/')];
  return patterns.length === steps.length && steps.every((step, at) => crosses(patterns[at] ?? '', step));
}
