import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type BaseFile, baseFile, isThere } from '../inputs/base-file.js';
import {
  builtIn,
  CONFIG_BYTES,
  type Configuration,
  configurationIn,
  trustedConfiguration,
} from '../inputs/configuration.js';
import { errorAt, type Problem, type ProblemCode, ProblemError } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { isBelow } from '../read/file.js';
import { linesOf, resolveCommit } from '../read/git.js';
import type { NamedCommit } from '../sources/sides.js';
import { reasonOf } from '../text/file-errors.js';
import { code, literal, name, text, type Text } from '../text/text.js';
import type { PlanArguments } from './arguments.js';

/** The compared commits of the repository that the command runs in. */
export type NamedCommits = NonNullable<ReturnType<typeof commitsOf>>;

/** The commits of the revisions of a command line; null where it names none. What names no commit stays as it is, for the error that says so. */
export function commitsOf({ baseRef, headRef }: Pick<PlanArguments, 'baseRef' | 'headRef'>) {
  const named = (label: string): NamedCommit => {
    const found = resolveCommit(process.cwd(), label);
    return { label, commit: 'sha' in found ? found.sha : label };
  };
  return headRef === null ? null : { base: baseRef === null ? null : named(baseRef), head: named(headRef) };
}

interface TrackedFile extends BaseFile {
  /** In git's spelling. */
  readonly path: string;
  readonly labels: { readonly base: string; readonly head: string };
}

/**
 * A file of the repository at both commits, by its name and by the target of its links. It need not be on disk, and git may not track it.
 * None without a base.
 */
function trackedFiles(path: string, commits: NamedCommits | null, mostBytes: number): TrackedFile[] {
  const written = resolve(path);
  const { base = null, head } = commits ?? {};
  const [repo] = base === null ? [] : linesOf(process.cwd(), ['rev-parse', '--show-toplevel']);
  if (base === null || head === undefined || repo === undefined) return [];
  const compared = { base: base.commit, head: head.commit, trusted: base.commit };
  const labels = { base: visible(base.label), head: visible(head.label) };
  return [...new Set(linksFrom(written))].flatMap((file) => {
    const inside = relative(realpathSync(repo), file);
    if (!isBelow(inside)) return [];
    const path = inside.split(sep).join('/');
    return { path, labels, ...baseFile(repo, compared, path, mostBytes) };
  });
}

/** A path, and those that its links and the links among its folders lead to, the last of them without any link. */
function linksFrom(path: string): readonly string[] {
  const steps = path.split(sep);
  const paths = steps.map((_, at) => steps.slice(0, at + 1).join(sep) || sep);
  const first = paths.find((one) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink());
  if (first === undefined || !existsSync(path)) return [path];
  return [path, ...linksFrom(resolve(first, '..', readlinkSync(first), relative(first, path)))];
}

const SNAPSHOT_BYTES = 512 * 1024 ** 2;

/**
 * Problems for snapshots that the compared change itself adds or edits: its author would choose the fleet. A snapshot that git does not
 * track, that the change leaves alone, or whose bytes are those of the base, is fine.
 */
export function snapshotOriginProblems(paths: readonly string[], commits: NamedCommits | null): Problem[] {
  const onDisk = commits?.base ? paths.filter((path) => path !== '-' && existsSync(path)) : [];
  return onDisk.flatMap((written) => {
    const changed = trackedFiles(written, commits, SNAPSHOT_BYTES).find(
      ({ trusted, head, isEdited }) =>
        isEdited && head.id !== null && trusted.bytes?.equals(readFileSync(written)) !== true,
    );
    if (changed === undefined) return [];
    const { base, head } = changed.labels;
    const message = text`The snapshot ${name('file', visible(written))} of ${code(head)} is not that of ${code(base)}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`;
    return [errorAt(null, 'inventory-from-head', message)];
  });
}

/**
 * The configuration of the command line. Between two revisions a file that git tracks is that of the base, whatever is checked
 * out: with its own one the change would choose its own rules. One that only the head has is refused. A file that neither has, or
 * that lies elsewhere, is read from disk. Throws a `ProblemError` for one that cannot be used.
 */
export function commandConfiguration(path: string | null, commits: NamedCommits | null): Configuration {
  if (path === null) return builtIn();
  const files = trackedFiles(path, commits, CONFIG_BYTES);
  const tracked = files.find(({ trusted, head }) => isThere(trusted) || isThere(head));
  const read = tracked ? ofBase(path, tracked) : ofDisk(path);
  const [first, ...others] = read.problems;
  if (first) throw new ProblemError(first, others);
  return read;
}

function ofDisk(path: string): Configuration {
  try {
    return configurationIn(readFileSync(path, 'utf8'), path, path);
  } catch (error) {
    throw refused('unreadable-config', path, text`cannot be read: ${literal(reasonOf(error))}`);
  }
}

function ofBase(written: string, file: TrackedFile): Configuration {
  const { trusted, labels } = file;
  if (!isThere(trusted)) {
    const only = text`is only in ${code(labels.head)}, not in ${code(labels.base)}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`;
    throw refused('config-from-head', written, only);
  }
  return trustedConfiguration(file, file.path, `${written} of ${labels.base}`);
}

function refused(id: ProblemCode, path: string, why: Text): ProblemError {
  return new ProblemError(
    errorAt(null, id, text`The configuration ${name('file', visible(path))} ${why}`),
    [],
  );
}
