import { createHash } from 'node:crypto';

const HASH = /^sha256:[0-9a-f]{64}$/;

/**
 * JSON without blanks and with the keys of every map in code-unit order: equal values give equal text. What is undefined is
 * left out, as JSON leaves it out. The value must be plain data of bounded depth (see `copyJson`).
 */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const map = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(map)
    .filter((key) => map[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(map[key])}`);
  return `{${members.join(',')}}`;
}

/** The SHA-256 of a text, or of lines, as 64 hex digits. */
export function sha256Hex(text: string | readonly string[]): string {
  const hash = createHash('sha256');
  if (typeof text === 'string') return hash.update(text).digest('hex');
  for (const line of text) hash.update(line).update('\n');
  return hash.digest('hex');
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

/**
 * What a snapshot keeps of a value that matters only in whether it changed (a config map's text): `sha256:` and 64 hex digits.
 * A text that already has this form is given back as it is, so that reading a redacted snapshot changes nothing.
 */
export function hashValue(text: string): string {
  return isHash(text) ? text : `sha256:${sha256Hex(text)}`;
}
