import type { ProblemCode } from '../manifest/problem.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { code, literal, type Text, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';

/** A field whose value no cluster would give. */
export interface Defect {
  readonly code: ProblemCode;
  readonly path: FieldPath;
  /** The fault, to follow the field's name: 'is the number 8, not a text'. */
  readonly says: Text;
}

/** A copy at work. */
export interface Copying {
  /** Levels below the value that was given first. */
  readonly maxDepth: number;
  readonly defects: Defect[];
  /** The field at work. */
  readonly path: (string | number)[];
}

/** Notes a defect at the path that is being copied; the value is left out and the copy goes on. */
export function report(copying: Copying, id: ProblemCode, says: Text): void {
  copying.defects.push({ code: id, path: [...copying.path], says });
}

/**
 * A map without prototype, so that keys such as `__proto__` are plain data. The engine lays out one that was made without a prototype
 * as a hash table of its own, of three times the size: a million pods would not fit into memory.
 */
export function emptyObject(): JsonObject {
  return Object.setPrototypeOf({}, null) as JsonObject;
}

/** Copies plain JSON into maps without prototype; numbers that JSON cannot write, and too deep nesting, are defects. */
export function copyJson(value: unknown, copying: Copying, depth = 0): Json {
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
  if (Array.isArray(value)) return value.map((item, index) => copyAt(item, index, copying, depth));
  if (isObject(value)) {
    const copy = emptyObject();
    for (const key of Object.keys(value)) copy[key] = copyAt(value[key], key, copying, depth);
    return copy;
  }
  report(copying, 'wrong-type', text`is not JSON`);
  return null;
}

function copyAt(value: unknown, step: string | number, copying: Copying, depth: number): Json {
  copying.path.push(step);
  const copy = copyJson(value, copying, depth + 1);
  copying.path.pop();
  return copy;
}

/** A value in a message: short, on one line, with a word for what it is. */
export function describe(value: unknown): Text {
  if (value === null || value === undefined) return literal('null');
  if (Array.isArray(value)) return literal('a list');
  if (typeof value === 'object') return literal('a mapping');
  if (value === '') return literal('an empty text');
  if (typeof value === 'string') return text`the text "${quote(value)}"`;
  if (typeof value === 'number') return text`the number ${code(String(value))}`;
  return typeof value === 'boolean' ? text`the boolean ${code(String(value))}` : literal('not JSON');
}

/** Text of the input in a message: short, and with nothing hidden in it. */
export function quote(written: string): Text {
  return code(visible(written, 80));
}

/** `spec.taints[0].key`, `metadata.labels["a/b"]`. */
export function fieldName(path: FieldPath): string {
  let name = '';
  for (const step of path) {
    if (typeof step === 'number') name += `[${step}]`;
    else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(step)) name += `["${visible(step, 80)}"]`;
    else name += name === '' ? step : `.${step}`;
  }
  return name;
}
