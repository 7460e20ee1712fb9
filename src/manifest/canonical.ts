import { createHash } from 'node:crypto';
import type { Json } from './manifest.js';

/**
 * JSON with the keys of every map sorted and no space: equal values give equal text. Members that are absent (`undefined`) are
 * left out, as JSON leaves them out. The value must be plain data of bounded depth (see `copyJson`).
 */
export function canonicalJson(value: unknown): string {
  return textOf(value, () => true);
}

/** Canonical JSON without members of these names, at any depth. */
export function canonicalWithout(value: unknown, names: ReadonlySet<string>): string {
  return textOf(value, (key) => !names.has(key));
}

/** True where both have the same canonical JSON, without writing it: two large values mostly differ early. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return canonicalJson(a) === canonicalJson(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => isSameJson(item, b[i]));
  }
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  const keysOf = (of: typeof left): string[] => Object.keys(of).filter((key) => of[key] !== undefined);
  const keys = keysOf(left);
  if (keys.length !== keysOf(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]));
}

/** True for two values that say the same, or that are both absent. */
export function isSameValue(a: Json | undefined, b: Json | undefined): boolean {
  return (a === undefined) === (b === undefined) && isSameJson(a, b);
}

function textOf(value: unknown, keeps: (key: string, member: unknown) => boolean): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Most of a plan is lists of names of targets.
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item, keeps)).join(',')}]`;
  const map = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of sortedKeys(map)) {
    const member = map[key];
    if (member === undefined || !keeps(key, member)) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(member, keeps)}`;
  }
  return `{${text}}`;
}

/** The keys of a map in byte order, as those of most are written. */
export function sortedKeys(map: object): string[] {
  const keys = Object.keys(map);
  return keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') <= key) ? keys : keys.sort();
}

/** The SHA-256 of a text or of bytes, as 64 hex digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
