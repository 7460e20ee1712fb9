import { errorAt, type Problem, problemOf, warningAt } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, name, type Text, text } from '../text/text.js';
import type { ReadLimits } from './root.js';

/** A path in a message; '.' for the root. */
export function pathName(path: string): Text {
  return name('file', visible(path) || '.');
}

/** A link that cannot be followed. `entry`: equal for the same link on both sides. */
export function symlinkProblem(path: string, entry?: string): Problem {
  const message =
    entry === undefined
      ? text`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`
      : text`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${code('!')} glob.`;
  return withEntry(problemOf(path, 'symlink', message), entry);
}

/** A submodule, of which no file is here. `entry`: equal for the same submodule on both sides. */
export function submoduleProblem(path: string, entry?: string): Problem {
  const message = text`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${code('!')} glob.`;
  return withEntry(problemOf(path, 'submodule', message), entry);
}

function withEntry(problem: Problem, entry: string | undefined): Problem {
  return entry === undefined ? problem : { ...problem, entry };
}

/** A socket, a device or a named pipe: reading one may never end. */
export function notAFileProblem(path: string): Problem {
  return problemOf(path, 'not-a-file', text`This is not a regular file. Replace it with one.`);
}

/** A name whose bytes are not UTF-8, which no problem or report could name. */
export function pathProblem(path: string): Problem {
  return problemOf(path, 'path-not-utf-8', text`This file name is not UTF-8. Rename the file.`);
}

/** A file whose bytes are not UTF-8; its encoding is not guessed. */
export function textProblem(path: string): Problem {
  return problemOf(path, 'not-utf-8', text`This file is not UTF-8 text. Convert it to UTF-8.`);
}

/** A file of more than `limits.bytesPerFile` bytes. */
export function sizeProblem(path: string, limits: ReadLimits): Problem {
  const message = text`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
  return problemOf(path, 'too-large', message);
}

/** `error` is that of the file system; only its code is shown. */
export function unreadableProblem(path: string, error: unknown): Problem {
  const reason =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
  const message = text`This cannot be read (${code(visible(reason))}). Check the path and its permissions.`;
  return problemOf(path, 'unreadable', message);
}

/** A pipe without content: its writer has most likely failed, so it is not a fleet without policies. */
export function emptyStreamProblem(path: string): Problem {
  const message = text`${literal(path)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
  return problemOf(path, 'empty-input', message);
}

/** `why` says what is there instead. */
export function noMatchProblem(pattern: string, why: Text): Problem {
  const message = text`The glob ${code(visible(pattern))} matches no file: ${why}. Correct or remove it.`;
  return errorAt(null, 'no-match', message);
}

/** A warning: a fleet may have no policies yet, or none any more. */
export function emptyFolderProblem(folder: string): Problem {
  const message = text`The folder ${pathName(folder)} contains no manifest (.yaml, .yml, .json).`;
  return warningAt(null, 'empty-folder', message);
}

/** For more files than `limits.files`: then no file of the side is read, as half a side would look like removals. */
export function countProblem(limits: ReadLimits): Problem {
  const message = text`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
  return errorAt(null, 'too-many-files', message);
}

/** For more than `limits.bytes` bytes in all files together: then no file of the side is read. */
export function totalProblem(limits: ReadLimits): Problem {
  const message = text`The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;
  return errorAt(null, 'too-large', message);
}

const LISTED = 200;

/** The first problems, and one for all the others: a tree may hold a million links. */
export function listed(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= LISTED) return problems;
  const message = text`${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
  return [...problems.slice(0, LISTED), errorAt(null, 'more-problems', message)];
}
