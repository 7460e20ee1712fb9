import { errorAt, type Problem } from '../manifest/problem.js';
import { problemOf } from '../manifest/source-text.js';
import { visible } from '../manifest/words/visible.js';
import type { ReadLimits } from './limits.js';

/** `entry` says which link it is: the same text on both sides of a comparison is the same link. */
export function symlinkProblem(path: string, entry?: string): Problem {
  const why =
    entry === undefined
      ? 'and links in a path are not followed'
      : 'and it leads out of the root or to nothing';
  const message = `${visible(path)} is a symbolic link that a policy path matches, ${why}. Replace it with the file, or exclude it: \`!${visible(path)}\`.`;
  return withEntry(problemOf(path, 'symlink', message), entry);
}

/** `entry`: the commit that the submodule stands for, so that two sides with the same one have the same problem. */
export function submoduleProblem(path: string, entry?: string): Problem {
  const message =
    `${visible(path)} is a submodule in a policy path; its files are not in this repository. ` +
    `Move the policies into this repository, or exclude it: \`!${visible(path)}\`.`;
  return withEntry(problemOf(path, 'submodule', message), entry);
}

function withEntry(problem: Problem, entry: string | undefined): Problem {
  return entry === undefined ? problem : { ...problem, entry };
}

/** For a socket, a device or a named pipe: reading one may never end. */
export function notAFileProblem(path: string): Problem {
  return problemOf(path, 'not-a-file', `${visible(path)} is not a regular file. Replace it with one.`);
}

/** For a name whose bytes are not UTF-8, which no problem or report could name. */
export function pathProblem(path: string): Problem {
  return problemOf(path, 'path-not-utf-8', `The name of ${visible(path)} is not UTF-8. Rename the file.`);
}

/** For a file whose bytes are not UTF-8; it is not guessed which other encoding it has. */
export function textProblem(path: string): Problem {
  return problemOf(path, 'not-utf-8', `${visible(path)} is not UTF-8 text. Convert it to UTF-8.`);
}

/** For a file of more than `limits.bytesPerFile` bytes. */
export function sizeProblem(path: string, limits: ReadLimits): Problem {
  const message = `${visible(path)} is larger than ${limits.bytesPerFile} bytes. Split it into several files.`;
  return problemOf(path, 'too-large', message);
}

/** `error` is what the file system answered; only its code is shown. */
export function unreadableProblem(path: string, error: unknown): Problem {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
  const message = `${visible(path)} cannot be read (${visible(code)}). Check its permissions.`;
  return problemOf(path, 'unreadable', message);
}

/** A pipe out of which nothing came: whoever fills it has most likely failed, and a fleet without policies is no conclusion to draw. */
export function emptyStreamProblem(path: string): Problem {
  const message = `${visible(path)} is empty. Run the command that writes to it alone; for no policies, write an empty List.`;
  return problemOf(path, 'empty-input', message);
}

/** `why` says what is there instead. */
export function noMatchProblem(pattern: string, why: string): Problem {
  return errorAt(
    null,
    'no-match',
    `The glob ${visible(pattern)} matches no file: ${why}. Correct or remove it.`,
  );
}

/** Where a fleet has no policies yet, or none any more, nothing is wrong with the path. */
export function emptyFolderProblem(folder: string): Problem {
  const message = `The folder ${visible(folder) || '.'} contains no manifest (.yaml, .yml, .json).`;
  return { ...errorAt(null, 'empty-folder', message), severity: 'warning' };
}

/** For more files than `limits.files`: then no file of the side is read, as half a side would look like removals. */
export function countProblem(limits: ReadLimits): Problem {
  return errorAt(
    null,
    'too-many-files',
    `More than ${limits.files} files match the policy paths. Narrow them; none was read.`,
  );
}

/** For more than `limits.bytes` bytes in all files together: then no file of the side is read. */
export function totalProblem(limits: ReadLimits): Problem {
  return errorAt(
    null,
    'too-large',
    `The files that match the policy paths have more than ${limits.bytes} bytes. Narrow the paths; none was read.`,
  );
}

const LISTED = 200;

/** The first problems, and one for all the others: a tree may hold a million links. */
export function listed(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= LISTED) return problems;
  const message = `${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
  return [...problems.slice(0, LISTED), errorAt(null, 'more-problems', message)];
}
