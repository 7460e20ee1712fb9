import { sha256Hex } from '../manifest/canonical.js';
import type { ProblemCode } from '../manifest/problem.js';
import type { FieldPath, Json, JsonObject } from '../manifest/manifest.js';
import { code, type Text, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';

/** A field whose value no cluster would give. */
export interface Defect {
  readonly code: ProblemCode;
  readonly path: FieldPath;
  /** The fault, to follow the field's name: 'is the number 8, not a text'. */
  readonly says: Text;
}

export interface Copying {
  /** Levels below the value that was given first. */
  readonly maxDepth: number;
  readonly defects: Defect[];
  readonly path: (string | number)[];
}

/** Notes a defect at the path that is being copied; the value is left out and the copy goes on. */
export function report(copying: Copying, id: ProblemCode, says: Text): Json | undefined {
  copying.defects.push({ code: id, path: [...copying.path], says });
  return undefined;
}

/**
 * A map without prototype, so that keys such as `__proto__` are plain data. The engine lays out one that was made without a prototype
 * as a hash table of its own, of three times the size: a million pods would not fit into memory.
 */
export function emptyObject(): JsonObject {
  return Object.setPrototypeOf({}, null) as JsonObject;
}

/** Texts in an OpenAPI schema for its readers: half of its size, and without effect in an API server. */
const FOR_READERS: ReadonlySet<string> = new Set(['description', 'title', 'example', '$schema', 'id']);
/** Keywords of a schema that hold values. */
const VALUES: ReadonlySet<string> = new Set(['default', 'enum']);

/**
 * Copies plain JSON into maps without prototype; numbers that JSON cannot write, and too deep nesting, are defects. Of a schema texts for
 * its readers are left out; a field of that name has a mapping, and stays.
 */
export function copyJson(value: unknown, copying: Copying, isSchema = false, depth = 0): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value;
    report(copying, 'invalid-number', text`is ${code(String(value))}, which is not a number in JSON`);
    return null;
  }
  if (depth >= copying.maxDepth) {
    report(copying, 'too-deep', text`is nested more than ${copying.maxDepth} levels deep`);
    return null;
  }
  const inner = (member: unknown, step: string | number): Json => {
    copying.path.push(step);
    const copy = copyJson(member, copying, isSchema && !VALUES.has(String(step)), depth + 1);
    copying.path.pop();
    return copy;
  };
  if (Array.isArray(value)) return value.map(inner);
  const copy = emptyObject();
  for (const [key, member] of Object.entries(value as object))
    if (!(isSchema && FOR_READERS.has(key) && typeof member === 'string')) copy[key] = inner(member, key);
  return copy;
}

/** Text of the input in a message: short, and with nothing hidden in it. */
export function quote(written: string): Text {
  return code(visible(written, 80));
}

const HASH = /^sha256:[0-9a-f]{64}$/;

/** True for the digest of a value that a compact snapshot keeps in its place. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

/**
 * Hash that a snapshot keeps of a value that matters only in whether it changed (a config map's text): `sha256:` and 64 hex digits.
 * A text that already has this form is given back as it is, so that reading a redacted snapshot changes nothing.
 */
export function hashValue(text: string): string {
  return isHash(text) ? text : `sha256:${sha256Hex(text)}`;
}
