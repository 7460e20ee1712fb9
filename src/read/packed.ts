import { gunzipSync } from 'node:zlib';
import { decodeLossy } from './text.js';

const BLOCK = 512;
const MOST_BYTES = 64 * 1024 ** 2;
/** Headers that say something of the next one, such as a longer name. */
const ABOUT_NEXT = /^[xgLK]$/;

/** A file of a packed chart. */
interface PackedFile {
  readonly name: string;
  /** True where `text` is not the file itself, and what the next one says may hold for another name. */
  readonly isAboutNext: boolean;
  readonly text: string;
}

/**
 * The files of a packed chart (`.tgz`) of which the name or the header has a word in it; null for one that can not be told: too large,
 * or no archive. Format: POSIX.1-2017, pax, ustar interchange format.
 */
export function packedFiles(bytes: Buffer, isWanted: (name: string) => boolean): PackedFile[] | null {
  const archive = unpacked(bytes);
  if (archive === null) return null;
  const files: PackedFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    at += BLOCK;
    // The end, behind which a reader may look on.
    if (header.every((byte) => byte === 0)) continue;
    const size = sizeIn(header);
    if (size === null || at + size > archive.length) return null;
    const name = `${textAt(header, 345, 155)}/${textAt(header, 0, 100)}`;
    const isAboutNext = ABOUT_NEXT.test(String.fromCharCode(header[156] ?? 0));
    if (isAboutNext || isWanted(name))
      files.push({ name, isAboutNext, text: decodeLossy(archive.subarray(at, at + size)) });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
}

/** Null for a size in another notation than octal digits. */
function sizeIn(header: Buffer): number | null {
  const written = textAt(header, 124, 12).trim();
  return /^[0-7]+$/.test(written) ? Number.parseInt(written, 8) : null;
}

/** Text up to the first zero. */
function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return decodeLossy(end < 0 ? field : field.subarray(0, end));
}
