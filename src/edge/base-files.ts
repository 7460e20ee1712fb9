import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import type { ProposedConfig } from '../guards/weakened.js';
import { errorAt, type Problem, type ProblemCode, ProblemError } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { fileAt, linesOf, resolveCommit } from '../read/git.js';
import type { OneFile } from '../read/root.js';
import { decodeUtf8, isBelow } from '../read/file.js';
import type { NamedCommit } from '../sources/sides.js';
import { reasonOf } from '../text/file-errors.js';
import { code, literal, name, text, type Text } from '../text/text.js';
import type { PlanArguments } from './arguments.js';

/** The compared commits of the repository that the command runs in. */
export type Commits = NonNullable<ReturnType<typeof commitsOf>>;

/** The commits of the revisions of a command line; null where it names none. What names no commit stays as it is, for the error that says so. */
export function commitsOf({ baseRef, headRef }: Pick<PlanArguments, 'baseRef' | 'headRef'>) {
  const named = (label: string): NamedCommit => {
    const found = resolveCommit(process.cwd(), label);
    return { label, commit: 'sha' in found ? found.sha : label };
  };
  return headRef === null ? null : { base: baseRef === null ? null : named(baseRef), head: named(headRef) };
}

/**
 * A file of the repository at both commits, by its name and by the target of its links, in git's spelling of its path. It need not be on disk,
 * and git may not track it. None without a base.
 */
function trackedFiles(path: string, commits: Commits | null, mostBytes: number) {
  const written = resolve(path);
  const [base, head] = [commits?.base ?? null, commits?.head];
  const [repo] = base === null ? [] : linesOf(process.cwd(), ['rev-parse', '--show-toplevel']);
  if (base === null || head === undefined || repo === undefined) return [];
  const labels = [base, head].map(({ label }) => visible(label)) as [string, string];
  const files = new Set(existsSync(written) ? [written, realpathSync(written)] : [written]);
  return [...files].flatMap((file) => {
    const inside = relative(realpathSync(repo), file);
    if (!isBelow(inside)) return [];
    const path = inside.split(sep).join('/');
    const [before, after] = [base, head].map(({ commit }) => fileAt(repo, commit, path, mostBytes)) as [
      OneFile,
      OneFile,
    ];
    return [{ path, labels, before, after }];
  });
}

type TrackedFile = ReturnType<typeof trackedFiles>[number];

const MOST_BYTES = { snapshot: 512 * 1024 ** 2, config: 256 * 1024 } as const;

/**
 * Problems for snapshots that the compared change itself adds or edits: its author would choose the fleet. A snapshot that git does not
 * track, that the change leaves alone, or whose bytes are those of the base, is fine.
 */
export function snapshotOriginProblems(paths: readonly string[], commits: Commits | null): Problem[] {
  const onDisk = commits?.base ? paths.filter((path) => path !== '-' && existsSync(path)) : [];
  return onDisk.flatMap((written) => {
    const changed = trackedFiles(written, commits, MOST_BYTES.snapshot).find(({ before, after }) => {
      const isOfBase = (bytes: Buffer): boolean => before.bytes?.equals(bytes) === true;
      return after.bytes !== null && !isOfBase(after.bytes) && !isOfBase(readFileSync(written));
    });
    if (changed === undefined) return [];
    const [base, head] = changed.labels;
    const message = text`The snapshot ${name('file', visible(written))} of ${code(head)} is not that of ${code(base)}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`;
    return [errorAt(null, 'inventory-from-head', message)];
  });
}

export interface BaseConfig {
  readonly config: Config;
  /** Null for the built-in defaults, which are in no file. */
  readonly placeOf: ReadConfig['placeOf'] | null;
  readonly rulesFrom: string;
  readonly notices: readonly Text[];
  /** Set if the compared change edits or deletes it. */
  readonly proposed: ProposedConfig | null;
}

type Result = BaseConfig | { readonly problems: readonly Problem[] };

/**
 * The configuration of the command line. Between two revisions a file that git tracks is that of the base, whatever is checked
 * out: with its own one the change would choose its own rules. One that only the head has is refused. A file that neither has, or
 * that lies elsewhere, is read from disk.
 */
export function baseConfig(path: string | null, commits: Commits | null): Result {
  const unedited = { notices: [], proposed: null };
  if (path === null)
    return { config: defaultConfig(), placeOf: null, rulesFrom: 'the built-in defaults', ...unedited };
  const isThere = ({ bytes, problems }: OneFile): boolean => bytes !== null || problems.length > 0;
  const files = trackedFiles(path, commits, MOST_BYTES.config);
  const tracked = files.find(({ before, after }) => isThere(before) || isThere(after));
  if (tracked !== undefined) return fromBase(path, tracked);
  try {
    const read = readConfig(readFileSync(path, 'utf8'), path);
    return 'problems' in read ? read : { ...read, rulesFrom: path, ...unedited };
  } catch (error) {
    const why = text`cannot be read: ${literal(reasonOf(error))}`;
    return refused('unreadable-config', path, why);
  }
}

/** The inputs that were read. With problems in their place the command ends as not evaluated. */
export function usable<T extends object>(read: T | { readonly problems: readonly Problem[] }): T {
  if (!('problems' in read)) return read;
  const [first, ...others] = read.problems as readonly [Problem, ...Problem[]];
  throw new ProblemError(first, others);
}

function fromBase(written: string, { path, labels, before, after }: TrackedFile): Result {
  const [base, head] = [code(labels[0]), code(labels[1])];
  if (before.problems.length > 0) return { problems: before.problems };
  const only = text`is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`;
  if (before.bytes === null) return refused('config-from-head', written, only);
  const [oldText, newText] = [decodeUtf8(before.bytes), after.bytes && decodeUtf8(after.bytes)];
  const isReadable = after.problems.length === 0 && (after.bytes === null || newText !== null);
  if (oldText === null || !isReadable) {
    const why = after.problems[0]?.message ?? text`It is not UTF-8 text.`;
    return refused(
      'invalid-config',
      written,
      text`of ${oldText === null ? base : head} cannot be read. ${why}`,
    );
  }
  const read = readConfig(oldText, path);
  if ('problems' in read) return read;
  const result = { ...read, rulesFrom: `${written} of ${labels[0]}` };
  if (after.bytes?.equals(before.bytes)) {
    const isOnDisk = existsSync(written) && readFileSync(written).equals(before.bytes);
    const differs = text`${name('file', visible(written))} on disk differs from the version of ${base}, which was used.`;
    return { ...result, notices: isOnDisk ? [] : [differs], proposed: null };
  }
  const notice = text`This change edits the fleetplan configuration (${name('file', visible(written))}); the version of ${base} was used. Review that change separately.`;
  const proposed = { before: read.config, file: path, text: newText, isFirst: false };
  return { ...result, notices: [notice], proposed };
}

function refused(id: ProblemCode, path: string, why: Text): { problems: Problem[] } {
  return { problems: [errorAt(null, id, text`The configuration ${name('file', visible(path))} ${why}`)] };
}
