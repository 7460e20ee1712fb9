import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import type { ProposedConfig } from '../guards/weakened.js';
import { errorAt, type Problem, type ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { reasonOf } from '../output/file-errors.js';
import { decodeUtf8 } from '../read/text.js';
import { code, name, type Text, text as message } from '../text/text.js';
import {
  type CommitAt,
  commitsOnce,
  type Revisions,
  type TrackedFile,
  trackedFiles,
} from './tracked-files.js';

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
  const unedited = { notices: [], proposed: null };
  if (path === null)
    return { config: defaultConfig(), placeOf: null, rulesFrom: 'the built-in defaults', ...unedited };
  if (revisions !== null) {
    const isThere = ({ bytes, problems }: TrackedFile['base']): boolean =>
      bytes !== null || problems.length > 0;
    const files = trackedFiles(path, revisions, commitAt, MOST_BYTES);
    const tracked = files.find(({ base, head }) => isThere(base) || isThere(head));
    if (tracked !== undefined) return fromBase(path, tracked, revisions);
  }
  try {
    const read = readConfig(readFileSync(path, 'utf8'), path);
    return 'problems' in read ? read : { ...read, rulesFrom: path, ...unedited };
  } catch (error) {
    return refused(
      'unreadable-config',
      message`The configuration ${name('file', visible(path))} cannot be read: ${code(reasonOf(error))}`,
    );
  }
}

function fromBase(
  written: string,
  { path, base: before, head: after }: TrackedFile,
  revisions: Revisions,
): Result {
  const shown = name('file', visible(written));
  const [base, head] = [code(visible(revisions.base)), code(visible(revisions.head))];
  if (before.problems.length > 0) return { problems: before.problems };
  if (before.bytes === null)
    return refused(
      'config-from-head',
      message`The configuration ${shown} is only in ${head}, not in ${base}: a change must not bring its own rules. Merge it first, or give a file outside the repository.`,
    );
  const [text, newText] = [decodeUtf8(before.bytes), after.bytes && decodeUtf8(after.bytes)];
  const isReadable = after.problems.length === 0 && (after.bytes === null || newText !== null);
  if (text === null || !isReadable)
    return refused(
      'invalid-config',
      message`The configuration ${shown} of ${text === null ? base : head} cannot be read. ${after.problems[0]?.message ?? message`It is not UTF-8 text.`}`,
    );
  const read = readConfig(text, path);
  if ('problems' in read) return read;
  const result = { ...read, rulesFrom: `${written} of ${revisions.base}` };
  if (after.bytes?.equals(before.bytes)) {
    const isOnDisk = existsSync(written) && readFileSync(written).equals(before.bytes);
    const differs = message`${name('file', basename(written))} on disk differs from the version of ${base}, which was used.`;
    return { ...result, notices: isOnDisk ? [] : [differs], proposed: null };
  }
  const notice = message`This change edits the fleetplan configuration (${shown}); the version of ${base} was used. Review that change separately.`;
  const proposed = { before: read.config, file: path, text: newText, isFirst: false };
  return { ...result, notices: [notice], proposed };
}

function refused(id: ProblemCode, says: Text): { problems: Problem[] } {
  return { problems: [errorAt(null, id, says)] };
}
