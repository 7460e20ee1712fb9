import { canonicalJson } from '../manifest/canonical.js';
import { sha256Hex } from '../snapshot/hash.js';

/** `sha256:` and 64 hex digits over the canonical JSON of a value. */
export function sha256(value: unknown): string {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}
