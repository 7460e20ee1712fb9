import { existsSync, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { visible } from '../manifest/visible.js';
import type { Side } from '../plan.js';
import { isFolder, isInside, STANDARD_INPUT } from '../read/file.js';
import { linesOf } from '../read/git.js';
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
  const { laid, path } = followed(output);
  // File systems that do not tell case apart know it under other names.
  const isOfGit = [resolve(output), path].some((one) => one.toLowerCase().split(sep).includes('.git'));
  if (isOfGit) refuse('lies in .git');
  if (laid) refuse('leads through a link in the work tree');
  const written = fileAt(output);
  if (written === null) return;
  const both = sides.filter((side) => side !== null);
  const folders = both.flatMap(({ renderedPaths }) => renderedPaths.filter((one) => isFolder(one)));
  if (existsSync(path) && folders.some((one) => isInside(realpathSync(one), path)))
    refuse('is a file of a folder from which policies are rendered');
  // Paths of a revision count from there.
  const [top = '.'] = isOfRevision ? linesOf('.', ['rev-parse', '--show-toplevel']) : [];
  const policies = both.flatMap(({ files, problems }) => [
    ...files.map((file) => file.path),
    ...problems.flatMap(({ place }) => place?.file ?? []),
  ]);
  if ([...inputs, ...policies.map((one) => resolve(top, one))].some((one) => fileAt(one) === written))
    refuse('is an input of this command');
}

/** More links than any system follows. */
const MOST_LINKS = 40;

/** Follows a path link by link, and `..` as the system takes it; `laid` is true if one of the links lies in the work tree. */
function followed(path: string): { readonly laid: boolean; readonly path: string } {
  const here = realpathSync(process.cwd());
  // The working directory itself where that is in no repository.
  let tree = here;
  while (!existsSync(join(tree, '.git')) && tree !== dirname(tree)) tree = dirname(tree);
  if (!existsSync(join(tree, '.git'))) tree = here;
  const steps = path.split(sep);
  let at = path.startsWith(sep) ? sep : here;
  let laid = false;
  for (let links = 0; steps.length > 0 && links <= MOST_LINKS;) {
    const next = resolve(at, steps.shift() ?? '');
    if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
      at = next;
      continue;
    }
    links += 1;
    laid ||= isInside(tree, next);
    const target = readlinkSync(next);
    if (target.startsWith(sep)) at = sep;
    steps.unshift(...target.split(sep));
  }
  return { laid, path: at };
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
