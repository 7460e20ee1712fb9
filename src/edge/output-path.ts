import { existsSync, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { Side } from '../plan.js';
import { visible } from '../manifest/visible.js';
import { isFolder, STANDARD_INPUT } from '../read/file.js';
import { ANY_FILE, compileGlobs } from '../read/globs.js';
import { isInside } from '../read/inside.js';
import { runGit } from '../read/git-command.js';
import type { PlanArguments } from './arguments.js';
import { UsageError } from './options.js';

/** Inputs of a command, as its arguments name them. */
export type NamedInputs = Pick<PlanArguments, 'snapshot' | 'config'> &
  Partial<Pick<PlanArguments, 'head' | 'base' | 'headRef'>>;

/**
 * Throws a UsageError where the report would be written over what it is made from: a policy that was read, a snapshot, the
 * configuration, the file behind the standard input. Files are compared, not their names, so a link or another spelling of the path is
 * the same file. So it does where the next run would read the report as one of its inputs, for what git keeps for itself, and for a link in the
 * work tree, which a change may have laid there to have another file written over.
 */
export function refuseInputs(output: string, inputs: NamedInputs, sides: readonly (Side | null)[]): void {
  const why = notWritable(output) ?? amongInputs(output, inputs, sides);
  if (why !== null) throw new UsageError(`--output ${visible(output)} ${why}; choose another file`);
  const written = fileAt(output);
  if (written === null) return;
  const { snapshot, config, head = [], base = [], headRef = null } = inputs;
  const root = headRef === null ? '.' : rootOfRepository();
  const policies = sides.flatMap((side) => (side === null ? [] : filesOf(side)));
  const named = [
    ...snapshot,
    ...(config === null ? [] : [config]),
    ...[...head, ...base].filter((path) => path === STANDARD_INPUT),
    ...policies.map((path) => resolve(root, path)),
  ];
  if (!named.some((path) => fileAt(path) === written)) return;
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

/** Suffixes of reports that would be read with their folder. */
const READ_IN_FOLDERS: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** In a folder that is named as a whole, of which the next run would read it, or among what policies are rendered from. */
function amongInputs(
  output: string,
  { head = [], base = [] }: NamedInputs,
  sides: readonly (Side | null)[],
): string | null {
  const { path } = followed(output, workTree());
  const rendered = sides.flatMap((side) => side?.renderedPaths ?? []).filter((one) => isFolder(one));
  if (existsSync(path) && rendered.some((one) => isInside(realpathSync(one), path)))
    return 'is a file of a folder from which policies are rendered';
  if (!READ_IN_FOLDERS.has(extname(path).toLowerCase())) return null;
  const folder = [head, base].flatMap((paths) => (isTakenOut(path, paths) ? [] : paths.filter(isFolder)));
  const reads = folder.find((one) => isInside(realpathSync(one), path));
  return reads === undefined
    ? null
    : `lies in ${visible(reads)}, where the next run would read it as an input`;
}

function isTakenOut(path: string, paths: readonly string[]): boolean {
  const { globs } = compileGlobs([ANY_FILE, ...paths.filter((one) => one.startsWith('!'))]);
  return !globs.matches(relative(realpathSync(process.cwd()), path).split(sep).join('/'));
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
