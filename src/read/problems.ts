import { errorAt, type Problem, problemOf } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { codeOf } from '../text/file-errors.js';
import { code, name, type Text, text } from '../text/text.js';
import type { ReadLimits } from './root.js';

/** A path in a message; '.' for the root. */
export function pathName(path: string): Text {
  return name('file', visible(path) || '.');
}

/** A path of the command line or of the configuration that leads through a link: what it reads is not what it says. */
export function throughLink(path: string): Problem {
  const message = text`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
  return problemOf(path, 'symlink', message);
}

/** A link that cannot be followed. `entry`: equal for the same link on both sides. */
export function symlinkProblem(path: string, entry: string): Problem {
  const message = text`This symbolic link leads out of the repository or to nothing. Replace it with the file, or exclude it with a ${code('!')} glob.`;
  return { ...problemOf(path, 'symlink', message), entry };
}

/** A submodule, of which no file is here. `entry`: equal for the same submodule on both sides. */
export function submoduleProblem(path: string, entry: string): Problem {
  const message = text`This is a submodule: its files are not in this repository. Move the policies here, or exclude it with a ${code('!')} glob.`;
  return { ...problemOf(path, 'submodule', message), entry };
}

/** A socket, a device or a named pipe: reading one may never end. */
export function notAFileProblem(path: string): Problem {
  return problemOf(path, 'not-a-file', text`This is not a regular file. Replace it with one.`);
}

/** A file of more than `limits.bytesPerFile` bytes. */
export function sizeProblem(path: string, limits: ReadLimits): Problem {
  const message = text`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
  return problemOf(path, 'too-large', message);
}

/** `error` is that of the file system; only its code is shown. */
export function unreadableProblem(path: string, error: unknown): Problem {
  const message = text`This cannot be read (${code(visible(codeOf(error) || 'unknown error'))}). Check the path and its permissions.`;
  return problemOf(path, 'unreadable', message);
}

const LISTED = 200;

/** The first problems, and one for all the others: a tree may hold a million links. */
export function listed(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= LISTED) return problems;
  const message = text`${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
  return [...problems.slice(0, LISTED), errorAt(null, 'more-problems', message)];
}
