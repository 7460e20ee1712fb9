import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BaseFile, baseFile, type Commits } from '../inputs/base-file.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { isBelow } from '../read/file.js';
import type { OneFile } from '../read/root.js';
import { literal, name, type Text, text } from '../text/text.js';

const MOST_BYTES = 512 * 1024 * 1024;

/** Files that the change cannot have made, as paths on disk. */
interface TrustedFiles {
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
  readonly notices: readonly Text[];
}

interface FileOptions {
  /** The runner's temporary folder; files of git are copied into it. */
  readonly temporary: string;
  readonly mayReadCheckout: boolean;
  /** The name of such a file in messages. */
  readonly what: 'snapshot' | 'reviewed report' | 'last report';
}

/**
 * Uses files that decide what a change is compared with, such as its fleet. One that git tracks is read from the trusted commit; one
 * that only the head has is an error; one that git does not track (an artifact of a trusted job) is read from disk: from the work tree
 * only without symbolic links, which the change could have added, and not at all if it may hold a stranger's files.
 */
export async function withTrustedFiles<T>(
  written: readonly string[],
  commits: Commits,
  repo: string,
  options: FileOptions,
  use: (files: TrustedFiles) => T | Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  const problems: Problem[] = [];
  const notices: Text[] = [];
  const copies = mkdtempSync(join(options.temporary, 'fleetplan-'));
  const what = literal(options.what);
  try {
    for (const [index, path] of written.entries()) {
      const inside = relative(repo, resolve(repo, path));
      const shown = name('file', path);
      const { trusted, head, isEdited } = isBelow(inside)
        ? baseFile(repo, commits, inside, MOST_BYTES)
        : UNTRACKED;
      if (trusted.bytes) {
        const copy = join(copies, `${index}-${inside.replaceAll(/[^\w.-]/g, '_')}`);
        writeFileSync(copy, trusted.bytes, { flag: 'wx' });
        paths.push(copy);
        if (isEdited) notices.push(text`This change edits the ${what} ${shown}; the base version was used.`);
      } else if (trusted.problems.length > 0) problems.push(...trusted.problems);
      // A symbolic link of the head counts too: it would be followed on disk.
      else if (head.bytes || head.problems.length > 0) {
        const message = text`The ${what} ${shown} is only in this change, not in the base. Merge the ${what} first, or make it in a trusted job.`;
        problems.push(errorAt(null, 'inventory-from-head', message));
      } else if (!existsSync(resolve(repo, path))) {
        const message = text`The ${what} ${shown} is neither in the base commit nor on disk.`;
        problems.push(errorAt(null, 'missing-snapshot', message));
      } else if (mayBeOfHead(resolve(repo, path), repo, options)) {
        const message = text`The ${what} ${shown} can come from the change itself: it lies in the work tree behind a symbolic link, or the event is one under which the work tree is not read (pull_request_target, workflow_run, issue_comment). Put it in the runner's temporary folder, or merge it first.`;
        problems.push(errorAt(null, 'inventory-from-head', message));
      } else paths.push(resolve(repo, path));
    }
    return await use({ paths, problems, notices });
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

const NO_FILE: OneFile = { bytes: null, problems: [], id: null };
const UNTRACKED: BaseFile = { trusted: NO_FILE, head: NO_FILE, isEdited: false };

/** True for a file on disk that the change may have made. */
function mayBeOfHead(path: string, repo: string, { mayReadCheckout }: FileOptions): boolean {
  const real = relative(realpathSync(repo), realpathSync(path));
  if (!isBelow(real)) return isBelow(relative(repo, path));
  return !mayReadCheckout || real !== relative(repo, path);
}
