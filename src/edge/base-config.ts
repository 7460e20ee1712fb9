import { errorAt, type Problem } from '../manifest/problem.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ProposedConfig } from '../guards/weakened.js';
import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { visible } from '../manifest/words/visible.js';
import { reasonOf } from '../output/file-errors.js';
import { runGit } from '../read/git-command.js';
import { fileAt } from '../read/git.js';
import type { OneFile } from '../read/source.js';
import { decodeUtf8 } from '../read/text.js';
import { type CommitAt, commitsOnce } from './commits-once.js';
import type { Revisions } from './snapshot-origin.js';
import { toPlain } from '../text/render.js';
import { code, name, type Text, text as message } from '../text/text.js';

const MOST_BYTES = 256 * 1024;

/** The configuration in force, and its notices. */
export interface BaseConfig {
  readonly config: Config;
  /** Null for the built-in defaults, which stand in no file. */
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
  for (const place of placesOf(path)) {
    const tracked = between(path, place, revisions, commitAt);
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
      `The configuration ${visible(path)} can not be read: ${reasonOf(error)}`,
    );
  }
}

function named(read: ReturnType<typeof readConfig>, rulesFrom: string): Result {
  return 'problems' in read ? read : { ...read, rulesFrom, notices: [], proposed: null };
}

interface Place {
  readonly repo: string;
  /** Git's spelling of the path. */
  readonly path: string;
}

/** Locations of the file in its repository: by its name, and by the target of its links. It need not be on disk. */
function placesOf(path: string): Place[] {
  const written = resolve(path);
  const folder = nearestFolder(dirname(written));
  const named = join(realpathSync(folder), relative(folder, written));
  const files = existsSync(written) ? [named, realpathSync(written)] : [named];
  return [...new Set(files)].flatMap((file) => {
    const answer = runGit(nearestFolder(dirname(file)), ['rev-parse', '--show-toplevel']);
    if (!answer.ok) return [];
    const repo = realpathSync(answer.stdout.toString('utf8').replace(/\n$/, ''));
    const inside = relative(repo, file);
    const isBelow = !isAbsolute(inside) && !inside.startsWith(`..${sep}`);
    return isBelow ? [{ repo, path: inside.split(sep).join('/') }] : [];
  });
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Null where neither revision has the file. */
function between(
  written: string,
  { repo, path }: Place,
  { base, head }: Revisions,
  commitAt: CommitAt,
): Result | null {
  const at = (revision: string): OneFile => fileAt(repo, commitAt(repo, revision), path, MOST_BYTES);
  const [before, after] = [at(base), at(head)];
  const [first] = before.problems;
  if (first) return { problems: before.problems };
  if (before.bytes === null) {
    if (after.bytes === null && after.problems.length === 0) return null;
    return refused(
      'config-from-head',
      `The configuration ${visible(written)} is only in ${visible(head)}, not in ${visible(base)}: a change may not bring its own rules. Merge it first, or give a file outside the repository.`,
    );
  }
  const where = `${written} of ${base}`;
  const text = decodeUtf8(before.bytes);
  if (text === null)
    return refused('invalid-config', `The configuration ${visible(where)} is not UTF-8 text.`);
  const read = named(readConfig(text, path), where);
  if ('problems' in read) return read;
  if (after.bytes?.equals(before.bytes)) return { ...read, notices: diskNotice(written, base, before.bytes) };
  const afterText = after.bytes && decodeUtf8(after.bytes);
  if (after.problems.length > 0 || (after.bytes && afterText === null))
    return refused(
      'invalid-config',
      `In ${visible(head)} the configuration ${visible(written)} can not be read. ${after.problems[0] ? toPlain(after.problems[0].message) : 'It is not UTF-8 text.'}`,
    );
  const notice = message`This change edits the fleetplan configuration (${name('file', written)}); the version of ${code(base)} was used. Review that change separately.`;
  const proposed = { before: read.config, file: path, text: afterText, isFirst: false };
  return { ...read, notices: [notice], proposed };
}

function diskNotice(written: string, base: string, used: Buffer): Text[] {
  if (existsSync(written) && readFileSync(written).equals(used)) return [];
  return [
    message`${name('file', basename(written))} on disk differs from the version of ${code(base)}, which was used.`,
  ];
}

function refused(code: ProblemCode, message: string): { problems: Problem[] } {
  return { problems: [errorAt(null, code, message)] };
}
