import { isUtf8 } from 'node:buffer';

/** Text from UTF-8; null where the bytes are something else. */
export function decode(bytes: Uint8Array): string | null {
  if (!isUtf8(bytes)) return null;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}
