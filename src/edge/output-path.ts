import { existsSync, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Side } from '../plan.js';
import { visible } from '../manifest/visible.js';
import { isFolder, STANDARD_INPUT } from '../read/file.js';
import { isInside } from '../read/inside.js';
import { runGit } from '../read/git-command.js';
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
  const why =
    notWritable(output) ??
    (isRenderedFrom(output, sides) ? 'is a file of a folder from which policies are rendered' : null);
  if (why !== null) throw new UsageError(`--output ${visible(output)} ${why}; choose another file`);
  const written = fileAt(output);
  if (written === null) return;
  const root = isOfRevision ? rootOfRepository() : '.';
  const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
  if (![...inputs, ...policies.map((path) => resolve(root, path))].some((path) => fileAt(path) === written))
    return;
  throw new UsageError(`--output ${visible(output)} is an input of this command; choose another file`);
}

function notWritable(output: string): string | null {
  const tree = workTree();
  const { laid, path } = followed(output, tree);
  if ([resolve(output), path].some(isOfGit)) return 'lies in .git';
  return laid ? 'leads through a link in the work tree' : null;
}

/** File systems that do not tell case apart know it under other names. */
function isOfGit(path: string): boolean {
  return path.split(sep).some((name) => name.toLowerCase() === '.git');
}

/** The folder of the repository that the command runs in; the working directory itself where that is in none. */
function workTree(): string {
  const here = realpathSync(process.cwd());
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.git'))) return folder;
  return here;
}

/** More links than any system follows. */
const MOST_LINKS = 40;

/** Follows a path link by link, and `..` as the system takes it; `laid` is true if one of the links lies in the work tree. */
function followed(path: string, tree: string): { readonly laid: boolean; readonly path: string } {
  const steps = path.split(sep);
  let at = path.startsWith(sep) ? sep : realpathSync(process.cwd());
  let laid = false;
  for (let links = 0; steps.length > 0;) {
    const next = resolve(at, steps.shift() ?? '');
    if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
      at = next;
      continue;
    }
    laid ||= isInside(tree, next);
    if (++links > MOST_LINKS) break;
    const target = readlinkSync(next);
    if (target.startsWith(sep)) at = sep;
    steps.unshift(...target.split(sep));
  }
  return { laid, path: at };
}

/** An existing file of what policies are rendered from is an input, whatever of it was read. */
function isRenderedFrom(output: string, sides: readonly (Side | null)[]): boolean {
  const { path } = followed(output, workTree());
  const folders = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => isFolder(one));
  return existsSync(path) && folders.some((one) => isInside(realpathSync(one), path));
}

/** Files of a side, with those that could not be read. */
function filesOf({ files, problems }: Side): string[] {
  const faulty = problems.flatMap(({ place }) => (place === null ? [] : [place.file]));
  return [...files.map(({ path }) => path), ...faulty];
}

const STDIN = 0;

/** Identifies a file; null for none, and for devices and pipes, which lose nothing. */
function fileAt(path: string): string | null {
  try {
    const stats =
      path === STANDARD_INPUT ? fstatSync(STDIN, { bigint: true }) : statSync(path, { bigint: true });
    return stats.isFile() ? `${stats.dev}:${stats.ino}` : null;
  } catch {
    // Whoever reads or writes it says why it cannot be had.
    return null;
  }
}

/** Paths of a revision count from there. */
function rootOfRepository(): string {
  const answer = runGit(process.cwd(), ['rev-parse', '--show-toplevel']);
  return answer.ok ? answer.stdout.toString('utf8').trimEnd() : '.';
}
