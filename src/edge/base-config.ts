import { errorAt, type Problem, type ProblemCode } from '../manifest/problem.js';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProposedConfig } from '../guards/weakened.js';
import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { visible } from '../manifest/visible.js';
import { reasonOf } from '../output/file-errors.js';
import { decodeUtf8 } from '../read/text.js';
import {
  type CommitAt,
  commitsOnce,
  type Revisions,
  type TrackedFile,
  trackedFiles,
} from './tracked-files.js';
import { code, name, type Text, text as message } from '../text/text.js';

const MOST_BYTES = 256 * 1024;

/** The configuration in force, and its notices. */
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
export function baseConfig(
  path: string | null,
  revisions: Revisions | null,
  commitAt: CommitAt = commitsOnce(),
): Result {
  if (path === null) {
    const config = defaultConfig();
    return { config, placeOf: null, rulesFrom: 'the built-in defaults', notices: [], proposed: null };
  }
  if (revisions === null) return fromDisk(path);
  for (const file of trackedFiles(path, revisions, commitAt, MOST_BYTES)) {
    const tracked = between(path, file, revisions);
    if (tracked !== null) return tracked;
  }
  return fromDisk(path);
}

function fromDisk(path: string): Result {
  try {
    return named(readConfig(readFileSync(path, 'utf8'), path), path);
  } catch (error) {
    return refused(
      'unreadable-config',
      message`The configuration ${name('file', visible(path))} cannot be read: ${code(reasonOf(error))}`,
    );
  }
}

function named(read: ReturnType<typeof readConfig>, rulesFrom: string): Result {
  return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}

/** Null where neither revision has the file. */
function between(
  written: string,
  { path, base: before, head: after }: TrackedFile,
  { base, head }: Revisions,
): Result | null {
  const shown = name('file', visible(written));
  const [first] = before.problems;
  if (first) return { problems: before.problems };
  if (before.bytes === null) {
    if (after.bytes === null && after.problems.length === 0) return null;
    return refused(
      'config-from-head',
      message`The configuration ${shown} is only in ${code(visible(head))}, not in ${code(visible(base))}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`,
    );
  }
  const where = `${written} of ${base}`;
  const text = decodeUtf8(before.bytes);
  if (text === null)
    return refused(
      'invalid-config',
      message`The configuration ${shown} of ${code(visible(base))} is not UTF-8 text.`,
    );
  const read = named(readConfig(text, path), where);
  if ('problems' in read) return read;
  if (after.bytes?.equals(before.bytes)) return { ...read, notices: diskNotice(written, base, before.bytes) };
  const afterText = after.bytes && decodeUtf8(after.bytes);
  if (after.problems.length > 0 || (after.bytes && afterText === null))
    return refused(
      'invalid-config',
      message`In ${code(visible(head))} the configuration ${shown} cannot be read. ${after.problems[0]?.message ?? message`It is not UTF-8 text.`}`,
    );
  const notice = message`This change edits the fleetplan configuration (${shown}); the version of ${code(base)} was used. Review that change separately.`;
  const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
  return { ...read, notices: [notice], proposed };
}

function diskNotice(written: string, base: string, used: Buffer): Text[] {
  if (existsSync(written) && readFileSync(written).equals(used)) return [];
  return [
    message`${name('file', basename(written))} on disk differs from the version of ${code(base)}, which was used.`,
  ];
}

function refused(id: ProblemCode, says: Text): { problems: Problem[] } {
  return { problems: [errorAt(null, id, says)] };
}
