import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Problem } from '../manifest/problem.js';
import type { ReadLimits } from './limits.js';
import { notAFileProblem, sizeProblem, textProblem, unreadableProblem } from './problems.js';
import { decodeUtf8 } from './text.js';

export type FileText = { readonly text: string; readonly bytes: number } | { readonly problem: Problem };

/** Refuses a link that took the file's place after it was looked at, and does not wait for a pipe to be written to. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

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
  const bytes = readFileSync(descriptor);
  if (bytes.length > limits.bytesPerFile) return { problem: sizeProblem(shown, limits) };
  const text = decodeUtf8(bytes);
  return text === null ? { problem: textProblem(shown) } : { text, bytes: bytes.length };
}
