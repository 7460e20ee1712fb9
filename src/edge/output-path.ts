import { lstatSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Side } from '../pipeline.js';
import { visible } from '../manifest/visible.js';
import { isBelow } from '../read/inside.js';
import { runGit } from '../read/git-command.js';
import type { PlanArguments } from './arguments.js';
import { UsageError } from './usage-error.js';

/**
 * Throws a UsageError where the report would be written over what it is made from: a policy that was read, a snapshot, the
 * configuration. Files are compared, not their names, so a link or another spelling of the path is the same file. So it does for what git
 * keeps for itself, and for a link in the working directory, which a change may have laid there to have another file written over.
 */
export function refuseInputs(
  output: string,
  { snapshot, config, headRef }: Pick<PlanArguments, 'snapshot' | 'config' | 'headRef'>,
  sides: readonly (Side | null)[],
): void {
  const why = notWritable(output);
  if (why !== null) throw new UsageError(`--output ${visible(output)} ${why}; name another file`);
  const written = fileAt(output);
  if (written === null) return;
  const root = headRef === null ? '.' : rootOfRepository();
  const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
  const inputs = [
    ...snapshot,
    ...(config === null ? [] : [config]),
    ...policies.map((path) => resolve(root, path)),
  ];
  const same = inputs.find((path) => fileAt(path) === written);
  if (same === undefined) return;
  throw new UsageError(
    `--output ${visible(output)} is an input of this command, and is not written over; name another file`,
  );
}

function notWritable(output: string): string | null {
  const absolute = resolve(output);
  if (absolute.split(sep).some((name) => name.toLowerCase() === '.git')) return 'lies in .git';
  const isLaid = pathsBelow(process.cwd(), absolute).some(
    (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true,
  );
  return isLaid ? 'leads through a link in the working directory' : null;
}

/** A path and the folders that it leads through, below a folder; none for one that lies elsewhere. */
function pathsBelow(folder: string, path: string): string[] {
  const steps = relative(folder, path);
  if (steps === '' || !isBelow(steps)) return [];
  return [...pathsBelow(folder, dirname(path)), path];
}

/** Also those with a fault, which were not read to their end. */
function filesOf({ files, problems }: Side): string[] {
  const faulty = problems.flatMap(({ place }) => (place === null ? [] : [place.file]));
  return [...files.map(({ path }) => path), ...faulty];
}

/** What tells a file from all others; null where there is none, and for devices and pipes, which lose nothing. */
function fileAt(path: string): string | null {
  try {
    const stats = statSync(path, { bigint: true });
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
