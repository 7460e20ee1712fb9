import { isUtf8 } from 'node:buffer';

/** The text of UTF-8 bytes without a byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? new TextDecoder('utf-8').decode(bytes) : null;
}

/** The text of bytes that may be anything, for showing and matching only. */
export function decodeLossy(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Orders paths by their UTF-8 bytes, as git does: the same everywhere, whatever the locale. */
export function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
