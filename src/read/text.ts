import { isUtf8 } from 'node:buffer';

// Making one takes longer than decoding a name.
const WITHOUT_MARK = new TextDecoder('utf-8');
const AS_IT_IS = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of UTF-8 bytes without a byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}

/** The text of bytes that may be anything, for showing and matching only. */
export function decodeLossy(bytes: Uint8Array): string {
  return AS_IT_IS.decode(bytes);
}

/** Halves of characters beyond U+FFFF, which stand before U+E000 in UTF-16 and behind it in UTF-8. */
const SURROGATES = /[\ud800-\udfff]/;

/** Orders paths by their UTF-8 bytes, as git does: the same everywhere, whatever the locale. */
export function byBytes(a: string, b: string): number {
  if (SURROGATES.test(a) || SURROGATES.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a === b ? 0 : a < b ? -1 : 1;
}
