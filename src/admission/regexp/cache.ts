import { Unsupported } from '../unsupported.js';
import { Regexp } from './regexp.js';

const MOST = 500;
const COMPILED = new Map<string, Regexp | Unsupported>();

/** A pattern, compiled once as long as it is one of the last. Throws Unsupported where it cannot be read. */
export function regexpOf(pattern: string): Regexp {
  let compiled = COMPILED.get(pattern);
  if (compiled === undefined) {
    compiled = tried(pattern);
    if (COMPILED.size >= MOST) COMPILED.clear();
    COMPILED.set(pattern, compiled);
  }
  if (compiled instanceof Unsupported) throw compiled;
  return compiled;
}

function tried(pattern: string): Regexp | Unsupported {
  try {
    return new Regexp(pattern);
  } catch (error) {
    if (error instanceof Unsupported) return error;
    throw error;
  }
}
