import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { byName } from '../manifest/lookup.js';
import { type Problem, problemOf } from '../manifest/problem.js';
import { codeOf } from '../text/file-errors.js';
import { text } from '../text/text.js';
import { notAFileProblem, type ReadLimits, sizeProblem, unreadableProblem } from './root.js';

/** Refuses a link that took the file's place after it was looked at, and does not wait for a pipe to be written to. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The content of a regular file, up to the limit; `shown` is the path that problems name. */
export function bytesOf(path: string, shown: string, limits: ReadLimits): Buffer | Problem {
  return opened(path, shown, FLAGS, (descriptor) => {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return notAFileProblem(shown);
    const bytes = stats.size > limits.bytesPerFile ? null : readFileSync(descriptor);
    return bytes === null || bytes.length > limits.bytesPerFile ? sizeProblem(shown, limits) : bytes;
  });
}

function opened(
  path: string,
  shown: string,
  flags: number,
  read: (descriptor: number) => Buffer | Problem,
): Buffer | Problem {
  let descriptor: number | null = null;
  try {
    descriptor = path === STANDARD_INPUT ? 0 : openSync(path, flags);
    return read(descriptor);
  } catch (error) {
    return unreadableProblem(shown, error);
  } finally {
    if (descriptor) closeSync(descriptor);
  }
}

/** The text of UTF-8 bytes, whose encoding is not guessed. */
export function textOf(bytes: Buffer | Problem, shown: string): string | Problem {
  if (!Buffer.isBuffer(bytes)) return bytes;
  const message = text`This file is not UTF-8 text. Convert it to UTF-8.`;
  return decodeUtf8(bytes) ?? problemOf(shown, 'not-utf-8', message);
}

/** Name of the standard input on a command line. */
export const STANDARD_INPUT = '-';

/** Paths of open files of a process: not all of `/dev`, as `/dev/shm` is a folder like any other. */
const OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;

/**
 * True for a pipe that a shell made: `<(kustomize build .)` is `/dev/fd/63`. A pipe in a folder may have no writer, and reading it would
 * never end.
 */
export function isShellPipe(path: string): boolean {
  return OPEN_ALREADY.test(path) && statSync(path, { throwIfNoEntry: false })?.isFIFO() === true;
}

const CHUNK_BYTES = 64 * 1024;
/** How long to wait where a pipe that does not block has nothing yet. */
const PAUSE_MS = 10;

/** All that comes out of a pipe or the standard input, up to the limit. */
export function readStream(path: string, shown: string, limits: ReadLimits): string | Problem {
  const bytes = opened(path, shown, constants.O_RDONLY, (descriptor) => {
    const chunks: Buffer[] = [];
    for (let total = 0; total <= limits.bytesPerFile;) {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const read = readSome(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      total += read;
    }
    return sizeProblem(shown, limits);
  });
  const content = textOf(bytes, shown);
  if (typeof content !== 'string' || content.trim() !== '') return content;
  // Its writer has most likely failed: it is not a fleet without policies.
  const message = text`This input is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
  return problemOf(shown, 'empty-input', message);
}

function readSome(descriptor: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const reason = codeOf(error);
      if (reason === 'EOF') return 0;
      if (reason !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** True for a folder, and for a link to one. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Says whether a relative path stays below where it starts. */
export function isBelow(path: string): boolean {
  return !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`);
}

/** True for a path in `.git`, which file systems that ignore case know under other names. */
export function isOfGit(path: string): boolean {
  return path.toLowerCase().split(sep).includes('.git');
}

/** True for a folder itself and for everything below it. */
export function isInside(folder: string, path: string): boolean {
  return isBelow(relative(folder, path));
}

const UTF_8 = new TextDecoder('utf-8');

/** The text of UTF-8 bytes without a byte order mark; null for anything else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? UTF_8.decode(bytes) : null;
}

/** The character that represents bytes that are not UTF-8. */
export const REPLACED = '\ufffd';

/** In the order of their paths: the same everywhere, whatever the locale. */
export function inPathOrder<T extends { readonly path: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => byName(a.path, b.path));
}
