import { sha256Hex } from '../manifest/canonical.js';

const HASH = /^sha256:[0-9a-f]{64}$/;

/** True for the digest of a value that a compact snapshot keeps in its place. */
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
