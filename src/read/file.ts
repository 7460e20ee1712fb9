import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type { Problem } from '../manifest/problem.js';
import type { ReadLimits } from './limits.js';
import {
  emptyStreamProblem,
  notAFileProblem,
  sizeProblem,
  textProblem,
  unreadableProblem,
} from './problems.js';
import { decodeUtf8 } from './text.js';

export type FileText = { readonly text: string; readonly bytes: number } | { readonly problem: Problem };

/** Refuses a link that took the file's place after it was looked at, and does not wait for a pipe to be written to. */
export const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The text of a regular file; `shown` is the path that problems name. */
export function readText(path: string, shown: string, limits: ReadLimits): FileText {
  try {
    const descriptor = openSync(path, FLAGS);
    try {
      return readOpen(descriptor, shown, limits);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return { problem: unreadableProblem(shown, error) };
  }
}

function readOpen(descriptor: number, shown: string, limits: ReadLimits): FileText {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) return { problem: notAFileProblem(shown) };
  if (stats.size > limits.bytesPerFile) return { problem: sizeProblem(shown, limits) };
  const bytes = contentOf(descriptor, stats.size);
  if (bytes.length > limits.bytesPerFile) return { problem: sizeProblem(shown, limits) };
  const text = decodeUtf8(bytes);
  return text === null ? { problem: textProblem(shown) } : { text, bytes: bytes.length };
}

/** Reads as `readFileSync` does, without a second call for the size: of many small files each call counts. */
function contentOf(descriptor: number, size: number): Buffer {
  // A file of the system says that it is empty, whatever it holds.
  if (size === 0) return readFileSync(descriptor);
  const bytes = Buffer.allocUnsafe(size);
  let filled = 0;
  for (let read = -1; read !== 0 && filled < size; filled += read)
    read = readSync(descriptor, bytes, filled, size - filled, null);
  return bytes.subarray(0, filled);
}

/** Name of the standard input on a command line. */
export const STANDARD_INPUT = '-';

/** Paths of open files of a process: not all of `/dev`, as `/dev/shm` is a folder like any other. */
const OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;

/**
 * True for a pipe that a shell made: `<(kustomize build .)` is `/dev/fd/63`. One that is in a folder may have nobody who writes to
 * it, and would be waited for without end.
 */
export function isShellPipe(path: string): boolean {
  if (!OPEN_ALREADY.test(path)) return false;
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFIFO() === true;
  } catch {
    return false;
  }
}

/** All that comes out of a pipe or the standard input, up to the limit. */
export function readStream(path: string, shown: string, limits: ReadLimits): FileText {
  try {
    const descriptor = path === STANDARD_INPUT ? 0 : openSync(path, constants.O_RDONLY);
    try {
      const bytes = drain(descriptor, limits.bytesPerFile);
      if (bytes === null) return { problem: sizeProblem(shown, limits) };
      const text = decodeUtf8(bytes);
      if (text === null) return { problem: textProblem(shown) };
      return text.trim() === '' ? { problem: emptyStreamProblem(shown) } : { text, bytes: bytes.length };
    } finally {
      if (descriptor !== 0) closeSync(descriptor);
    }
  } catch (error) {
    return { problem: unreadableProblem(shown, error) };
  }
}

const CHUNK_BYTES = 64 * 1024;
/** How long to wait where a pipe that does not block has nothing yet. */
const PAUSE_MS = 10;

function drain(descriptor: number, mostBytes: number): Buffer | null {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const read = readSome(descriptor, chunk);
    if (read === 0) return Buffer.concat(chunks);
    total += read;
    if (total > mostBytes) return null;
    chunks.push(chunk.subarray(0, read));
  }
}

function readSome(descriptor: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** True for a folder, and for a link to one. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
