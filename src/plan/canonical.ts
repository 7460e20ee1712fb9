import { canonicalJson, sha256Hex } from '../manifest/canonical.js';

/** `sha256:` and 64 hex digits over the canonical JSON of a value. */
export function sha256(value: unknown): string {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}

/** The first 16 digits of a hash, for people to copy. */
export function shortHash(value: unknown): string {
  return sha256Hex(canonicalJson(value)).slice(0, 16);
}

/** A digest as it is written. */
export const DIGEST = {
  what: 'the digest of a plan, sha256: and 64 digits',
  parse: (text: string): string | null => (/^sha256:[0-9a-f]{64}$/.test(text) ? text : null),
};
