import { isAscii } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { type FileText, FLAGS, readText } from './file.js';
import type { ReadLimits } from './limits.js';
import { textProblem } from './problems.js';
import { decodeUtf8 } from './text.js';

/** What many small files are read into, one behind the other, before their texts are made of it. */
const ROOM_BYTES = 1024 ** 2;
/** The most that is read of one of them so. */
const SMALL_BYTES = 64 * 1024;
/** Of this, or a multiple of it, are the parts that a system reads a file in. */
const PAGE_BYTES = 4096;

/** A file that a walk through its folder found, by what problems call it and where it is read: it was no link and no pipe then. */
type FoundFile = readonly [shown: string, { readonly real: string }];

interface Part {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The texts of files, as `readText` gives them, with fewer calls for each: in a folder of many small files it is those that count. Files
 * behind the one with which all are too large together are left out.
 */
export function readFound(files: readonly FoundFile[], limits: ReadLimits): readonly FileText[] {
  const texts: FileText[] = [];
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  let parts: Part[] = [];
  let filled = 0;
  let bytes = 0;
  for (const [index, [shown, { real }]] of files.entries()) {
    if (filled + SMALL_BYTES > room.length) {
      decode(room.subarray(0, filled), parts, { files, texts });
      [parts, filled] = [[], 0];
    }
    const read = readSmall(real, room, filled);
    if (read === null || read > limits.bytesPerFile) {
      const text = readText(real, shown, limits);
      texts[index] = text;
      bytes += 'bytes' in text ? text.bytes : 0;
    } else {
      parts.push({ index, start: filled, end: filled + read });
      filled += read;
      bytes += read;
    }
    if (bytes > limits.bytes) break;
  }
  decode(room.subarray(0, filled), parts, { files, texts });
  return texts;
}

/**
 * How many bytes of a small file were read, which are all of it; null for one that is empty, larger or can not be read. A reading that ends
 * within a page ended with the file. Reading from a place fails for what is no file, such as a pipe that took its place.
 */
function readSmall(path: string, room: Buffer, start: number): number | null {
  try {
    const descriptor = openSync(path, FLAGS);
    try {
      const read = readSync(descriptor, room, start, SMALL_BYTES, 0);
      return read % PAGE_BYTES === 0 ? null : read;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}

/** Parts of one text are no copies: decoding each takes longer than all at once. */
function decode(
  room: Buffer,
  parts: readonly Part[],
  to: { readonly files: readonly FoundFile[]; readonly texts: FileText[] },
): void {
  const whole = room.toString('latin1');
  const isPlain = isAscii(room);
  for (const { index, start, end } of parts) {
    const bytes = isPlain ? null : room.subarray(start, end);
    const text = bytes === null || isAscii(bytes) ? whole.slice(start, end) : decodeUtf8(bytes);
    to.texts[index] =
      text === null ? { problem: textProblem(to.files[index]?.[0] ?? '') } : { text, bytes: end - start };
  }
}
