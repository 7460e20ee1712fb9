import { existsSync, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { visible } from '../manifest/visible.js';
import type { Side } from '../plan.js';
import { isFolder, isInside, isOfGit, STANDARD_INPUT } from '../read/file.js';
import { UsageError } from './options.js';

/**
 * Throws a UsageError where the report would be written over what it is made from: a policy that was read, a snapshot, the
 * configuration, the file behind the standard input. Files are compared, not their names, so a link or another spelling of the path is
 * the same file. So it does for what git keeps for itself, and for a link in the work tree, which a change may have laid there to have another file written over.
 */
export function refuseInputs(
  output: string | null,
  inputs: readonly string[],
  sides: readonly (Side | null)[] = [],
  isOfRevision = false,
): void {
  if (output === null) return;
  const refuse = (why: string): never => {
    throw new UsageError(`--output ${visible(output)} ${why}; choose another file`);
  };
  const path = resolve(output);
  const here = realpathSync('.');
  const above = here.split(sep).map((_, at, steps) => resolve(sep, ...steps.slice(0, at + 1)));
  // The working directory itself where that is in no repository.
  const tree = above.findLast((one) => existsSync(join(one, '.git'))) ?? here;
  if (isThroughLink(path, tree)) refuse('leads through a link in the work tree');
  const real = [path, dirname(path)].find((one) => existsSync(one));
  if ([path, realpathSync(real ?? '.')].some(isOfGit)) refuse('lies in .git');
  const written = fileAt(path);
  if (written === null) return;
  const both = sides.filter((side) => side !== null);
  const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => isFolder(one)));
  if (folders.some((one) => isInside(realpathSync(one), realpathSync(path))))
    refuse('is a file of a folder from which policies are rendered');
  const policies = both.flatMap(({ files, problems }) => [
    ...files.map((file) => file.path),
    ...problems.flatMap(({ place }) => place?.file ?? []),
  ]);
  // Paths of a revision count from its root.
  const from = isOfRevision ? tree : '.';
  if ([...inputs, ...policies.map((one) => resolve(from, one))].some((one) => fileAt(one) === written))
    refuse('is an input of this command');
}

/** More links than any system follows. */
const MOST_LINKS = 40;

/** True if a link in the work tree is on the way to a path, or on the way that a link elsewhere leads. */
function isThroughLink(path: string, tree: string, links = 0): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    const folder = realpathSync(dirname(at));
    const isLaid = links > MOST_LINKS || isInside(tree, folder);
    if (isLaid || isThroughLink(resolve(folder, readlinkSync(at)), tree, links + 1)) return true;
  }
  return false;
}

/** Identifies a file; null for none, and for devices and pipes, which lose nothing. */
function fileAt(path: string): string | null {
  try {
    const stats = path === STANDARD_INPUT ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
    return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
  } catch {
    // Whoever reads or writes it says why it cannot be had.
    return null;
  }
}
