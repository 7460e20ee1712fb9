import type { Json, JsonObject } from '../src/manifest/manifest.js';

/** Null where the project's answer is the expected one; else what differs. */
export type Mismatch = { readonly expected: Json; readonly actual: Json } | null;

/** Runs one vector of a family through the project's own functions. */
export type Check = (vector: JsonObject) => Mismatch;

/** Family name (the vector file's name without `.json`) to its check. */
export type Families = Readonly<Record<string, Check>>;

/** Compares what `expected` names with `actual`: extra keys of `actual` do not count, order of keys does not matter. */
export function differs(expected: Json, actual: Json): Mismatch {
  return contains(actual, expected) ? null : { expected, actual };
}

function contains(actual: Json | undefined, expected: Json): boolean {
  if (actual === undefined) return false;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, i) => contains(actual[i], item))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
    return Object.entries(expected).every(([key, value]) => contains(actual[key], value));
  }
  return Object.is(actual, expected);
}

/** Like `differs`, and the answer may hold nothing that is not expected. */
export function exactly(expected: Json, actual: Json): Mismatch {
  return differs(expected, actual) ?? (differs(actual, expected) && { expected, actual });
}
