import { isAscii, isUtf8 } from 'node:buffer';

// Making one takes longer than decoding a name.
const WITHOUT_MARK = new TextDecoder('utf-8');
const AS_IT_IS = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of UTF-8 bytes without a byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  // Nearly all manifests are ASCII, of which each byte is a character.
  if (isAscii(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return isUtf8(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}

/** The text of UTF-8 bytes, or of UTF-16 with a byte order mark: kubectl and Flux apply both. */
export function decodeMarked(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes);
}

/** The text of bytes that may be anything, for showing and matching only. */
export function decodeLossy(bytes: Uint8Array): string {
  return AS_IT_IS.decode(bytes);
}

/** The character that represents bytes that are not UTF-8. */
export const REPLACED = '\ufffd';

/** Halves of characters beyond U+FFFF, which sort before U+E000 in UTF-16 and after it in UTF-8. */
const SURROGATES = /[\ud800-\udfff]/;

/** Orders paths by their UTF-8 bytes, as git does: the same everywhere, whatever the locale. */
export function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  if (SURROGATES.test(a) || SURROGATES.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** Items in the order of the bytes of a text of each. */
export function sortedByBytes<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  // Nearly always none has any, and asking two at each comparison takes longer than to sort.
  if (items.some((item) => SURROGATES.test(textOf(item))))
    return items.toSorted((a, b) => byBytes(textOf(a), textOf(b)));
  return items.toSorted((a, b) => {
    const one = textOf(a);
    const other = textOf(b);
    return one === other ? 0 : one < other ? -1 : 1;
  });
}

/** In the order of their paths; the same list where it has that order already, as most do. */
export function inPathOrder<T extends { readonly path: string }>(items: readonly T[]): readonly T[] {
  let last = '';
  for (const { path } of items) {
    if (path < last || SURROGATES.test(path)) return sortedByBytes(items, (item) => item.path);
    last = path;
  }
  return items;
}
