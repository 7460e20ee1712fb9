import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readReviewed, type ReviewedPlan, type UnusableReport } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import { name, foreign, type Text, text, withoutStop } from '../text/text.js';
import { type BrokenLeg, type Leg, readLegs } from '../merge/leg.js';
import { reasonOf } from '../output/file-errors.js';
import { filesBelow } from '../read/folder-root.js';
import { compileGlobs, isPattern, splitPattern } from '../read/globs.js';
import { decodeUtf8 } from '../read/text.js';

const MIB = 1024 ** 2;
/** A report of 2,000 nodes takes one or two MiB, those of 500 clusters less than 256. */
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB } as const;
const JSON_FILE = /\.json$/;
/** A link is not followed, and a pipe is not waited for. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The reviewed plan of a report's file, which may be a link; the reason if it cannot be used. */
export function loadReviewed(path: string): ReviewedPlan | UnusableReport {
  const read = reportText(path, MOST_BYTES.reviewed, constants.O_RDONLY);
  return 'why' in read
    ? { unusable: text`${name('file', visible(path))} ${read.why}` }
    : readReviewed(read.text);
}

/**
 * Reads the reports that paths, folders and globs name, one at a time, so that only what is kept of each is in memory. They come through
 * artifacts: a link is not followed, and what cannot be read is a broken leg, never left out. Relative paths count from `below`.
 */
export function loadLegs(paths: readonly string[], below = '.'): (readonly Leg[] | BrokenLeg)[] {
  return paths
    .flatMap((path) => filesOf(path, below))
    .map((file) => {
      if (typeof file !== 'string') return file;
      const source = visible(file);
      const read = reportText(from(below, file), MOST_BYTES.leg, PLAIN_FILE);
      if ('why' in read) return { source, why: read.why };
      return readLegs(source, basename(file).replace(JSON_FILE, ''), read.text);
    });
}

/** The files that these name, whether or not they hold a report. */
export function legFiles(paths: readonly string[], below = '.'): string[] {
  return paths
    .flatMap((path) => filesOf(path, below))
    .flatMap((file) => (typeof file === 'string' ? from(below, file) : []));
}

function filesOf(written: string, below: string): readonly (string | BrokenLeg)[] {
  try {
    if (isPattern(written) && lstatSync(join(below, written), { throwIfNoEntry: false }) === undefined) {
      const { folder, rest } = splitPattern(written);
      return jsonFiles(written, folder, rest, below);
    }
    const isFolder = lstatSync(from(below, written)).isDirectory();
    return isFolder ? jsonFiles(written, written, '**', below) : [written];
  } catch (error) {
    return broken(written, unreadable(error));
  }
}

function jsonFiles(
  written: string,
  folder: string,
  glob: string,
  below: string,
): readonly (string | BrokenLeg)[] {
  const { globs } = compileGlobs([glob]);
  const files = filesBelow(from(below, folder))
    .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
    .map(({ path }) => join(folder, path));
  return files.length > 0 ? files : broken(written, text`contains no JSON file, so no report`);
}

function broken(source: string, why: Text): readonly BrokenLeg[] {
  return [{ source: visible(source), why }];
}

function from(below: string, path: string): string {
  return path.startsWith('/') ? path : join(below, path);
}

/** The text of a report, or why there is none, as the end of a sentence. Opened once: what was looked at is what is read. */
function reportText(
  path: string,
  mostBytes: number,
  flags: number,
): { readonly text: string } | { readonly why: Text } {
  try {
    const isLink = (flags & constants.O_NOFOLLOW) !== 0 && lstatSync(path).isSymbolicLink();
    const bytes = isLink ? null : bytesWithin(path, mostBytes, flags);
    if (bytes === null) return { why: text`is not a file of at most ${mostBytes / MIB} MiB` };
    const decoded = decodeUtf8(bytes);
    return decoded === null ? { why: text`is not UTF-8 text` } : { text: decoded };
  } catch (error) {
    return { why: unreadable(error) };
  }
}

function bytesWithin(path: string, mostBytes: number, flags: number): Buffer | null {
  const descriptor = openSync(path, flags);
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= mostBytes ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

function unreadable(error: unknown): Text {
  return text`cannot be read: ${withoutStop(foreign(reasonOf(error)))}`;
}
