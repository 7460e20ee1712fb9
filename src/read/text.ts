import { isUtf8 } from 'node:buffer';

const UTF_8 = new TextDecoder('utf-8');

/** The text of UTF-8 bytes without a byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? UTF_8.decode(bytes) : null;
}

/** The character that represents bytes that are not UTF-8. */
export const REPLACED = '\ufffd';

/** Halves of characters beyond U+FFFF, which sort before U+E000 in UTF-16 and after it in UTF-8. */
const SURROGATES = /[\ud800-\udfff]/;

/** In the order of the bytes of their paths, as git has them: the same everywhere, whatever the locale. */
export function inPathOrder<T extends { readonly path: string }>(items: readonly T[]): T[] {
  if (items.some(({ path }) => SURROGATES.test(path)))
    return items.toSorted((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return items.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
