import { errorAt, type Problem } from '../manifest/problem.js';
import { isBelow } from '../read/inside.js';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { reasonOf } from '../output/file-errors.js';
import { atEnd } from '../read/at-end.js';
import { fileAt } from '../read/git.js';
import type { Commits } from './commits.js';
import { literal, name, type Text, text } from '../text/text.js';

const MOST_BYTES = 512 * 1024 * 1024;

/** Snapshot files that the change cannot have made, as paths on disk. */
interface SnapshotFiles {
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
  readonly notices: readonly Text[];
  /** Takes away what was written for this run, which a signal that ends it does too. Must follow. */
  readonly remove: () => void;
}

/**
 * A change may not choose its fleet. A snapshot that git tracks is read from the base commit; one that
 * only the head has is refused; one that git does not track (an artifact of a trusted job) is read from disk. From the work
 * tree only without symbolic links, which the change could have laid, and not at all where it may hold a stranger's files. Throws with
 * a sentence where the temporary folder takes no file.
 */
export function snapshotFiles(
  written: readonly string[],
  commits: Pick<Commits, 'base' | 'head' | 'trusted'>,
  repo: string,
  options: SnapshotOptions,
): SnapshotFiles {
  const copies = new Copies(options.temporary);
  try {
    return filesFor(written, commits, repo, options, copies);
  } catch (error) {
    copies.remove();
    throw error;
  }
}

/** What such a file is called. */
type What = 'snapshot' | 'reviewed report' | 'last report';

interface SnapshotOptions {
  /** The temporary folder of the runner; what git holds is copied into it. */
  readonly temporary: string;
  readonly mayReadCheckout: boolean;
  /** What the files are called; absent: snapshots. */
  readonly what?: What;
}

function filesFor(
  written: readonly string[],
  commits: Pick<Commits, 'base' | 'head' | 'trusted'>,
  repo: string,
  { mayReadCheckout, what = 'snapshot' }: SnapshotOptions,
  copies: Copies,
): SnapshotFiles {
  const paths: string[] = [];
  const problems: Problem[] = [];
  const notices: Text[] = [];
  for (const path of written) {
    const inside = relative(repo, resolve(repo, path));
    const tracked = isBelow(inside) ? trackedFile(inside, commits, repo, what) : null;
    if (tracked?.problem) problems.push(tracked.problem);
    if (tracked?.notice) notices.push(tracked.notice);
    if (tracked?.bytes) paths.push(copies.add(inside, tracked.bytes));
    if (tracked !== null) continue;
    const problem = problemOnDisk(path, repo, mayReadCheckout, what);
    if (problem) problems.push(problem);
    else paths.push(resolve(repo, path));
  }
  const remove = (): void => {
    copies.remove();
  };
  return { paths, problems, notices, remove };
}

interface Tracked {
  readonly bytes?: Buffer;
  readonly problem?: Problem;
  readonly notice?: Text;
}

/** Null when neither commit has the file. */
function trackedFile(
  path: string,
  { base, head, trusted }: Pick<Commits, 'base' | 'head' | 'trusted'>,
  repo: string,
  what: string,
): Tracked | null {
  const atTrusted = fileAt(repo, trusted, path, MOST_BYTES);
  if (!atTrusted.bytes && atTrusted.problems.length > 0) return firstProblem(atTrusted.problems);
  const atHead = head === trusted ? atTrusted : fileAt(repo, head, path, MOST_BYTES);
  if (!atTrusted.bytes) {
    // Something that is no plain file, such as a symbolic link, is there too, and would be followed on disk.
    if (!atHead.bytes && atHead.problems.length === 0) return null;
    const message = text`The ${literal(what)} ${name('file', path)} is only in this change, not in the base. Merge the ${literal(what)} first, or make it in a trusted job.`;
    return { problem: errorAt(null, 'inventory-from-head', message) };
  }
  const isOther = atHead.bytes !== null && !atHead.bytes.equals(atTrusted.bytes);
  const before = isOther && base !== null && base !== trusted ? fileAt(repo, base, path, MOST_BYTES) : null;
  // What the base branch has changed since is not the change's doing.
  const isEdited = isOther && before?.bytes?.equals(atHead.bytes) !== true;
  const notice = text`This change edits the ${literal(what)} ${name('file', path)}; the base version was used.`;
  return isEdited ? { bytes: atTrusted.bytes, notice } : { bytes: atTrusted.bytes };
}

function firstProblem([problem]: readonly Problem[]): Tracked | null {
  return problem ? { problem } : null;
}

/** Why a file that git does not track may not be read from disk; null where it may. */
function problemOnDisk(
  written: string,
  repo: string,
  mayReadCheckout: boolean,
  what: string,
): Problem | null {
  const path = resolve(repo, written);
  if (!existsSync(path)) {
    const message = text`The ${literal(what)} ${name('file', written)} is neither in the base commit nor on disk.`;
    return errorAt(null, 'missing-snapshot', message);
  }
  const real = relative(realpathSync(repo), realpathSync(path));
  if (!isBelow(real)) return isBelow(relative(repo, path)) ? fromHead(written, what) : null;
  return mayReadCheckout && real === relative(repo, path) ? null : fromHead(written, what);
}

function fromHead(written: string, what: string): Problem {
  const message = text`The ${literal(what)} ${name('file', written)} can come from the change itself: it lies in the work tree behind a symbolic link, or the event is one under which the work tree is not read (pull_request_target, workflow_run, issue_comment). Put it in the runner's temporary folder, or merge it first.`;
  return errorAt(null, 'inventory-from-head', message);
}

/** The base's bytes, each in a folder of our own below the runner's temporary one, until they are read. */
class Copies {
  private readonly folders: string[] = [];
  private readonly undo: () => void;

  constructor(private readonly temporary: string) {
    this.undo = atEnd(() => {
      this.clean();
    });
  }

  add(path: string, bytes: Buffer): string {
    try {
      const folder = mkdtempSync(join(this.temporary, 'fleetplan-'));
      this.folders.push(folder);
      const copy = join(folder, path.replaceAll(/[^\w.-]/g, '_'));
      writeFileSync(copy, bytes, { flag: 'wx' });
      return copy;
    } catch (error) {
      throw new Error(
        `The snapshot ${path} cannot be put into the temporary folder of the runner: ${reasonOf(error)}`,
        { cause: error },
      );
    }
  }

  remove(): void {
    this.undo();
    this.clean();
  }

  private clean(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}
