import { closeSync, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import { type BrokenLeg, type Leg, readLegs } from '../merge/leg.js';
import { reasonOf } from '../output/file-errors.js';
import { filesBelow } from '../read/folder-root.js';
import { compileGlobs, isPattern } from '../read/globs.js';
import { decodeUtf8 } from '../read/text.js';
import { FLAGS } from '../read/file.js';

/** A report of 2,000 nodes takes one or two. */
const MOST_BYTES = 64 * 1024 ** 2;
const JSON_FILE = /\.json$/;

/**
 * Reads the reports that paths, folders and globs name, one at a time, so that only what is kept of each is in memory. They come through
 * artifacts: a link is not followed, and what cannot be read is a broken leg, never left out. `below` is where relative paths begin.
 */
export function loadLegs(paths: readonly string[], below = '.'): (readonly Leg[] | BrokenLeg)[] {
  return paths
    .flatMap((path) => filesOf(path, below))
    .map((file) => (typeof file === 'string' ? legsOf(file, below) : file));
}

/** The files that these name, whether or not they hold a report. */
export function legFiles(paths: readonly string[], below = '.'): string[] {
  return paths
    .flatMap((path) => filesOf(path, below))
    .flatMap((file) => (typeof file === 'string' ? inside(file, below) : []));
}

function filesOf(written: string, below: string): (string | BrokenLeg)[] {
  try {
    if (isPattern(written) && lstatSync(join(below, written), { throwIfNoEntry: false }) === undefined)
      return orNone(written, matching(written, below));
    if (lstatSync(inside(written, below)).isDirectory())
      return orNone(
        written,
        filesBelow(inside(written, below))
          .entries.map(({ path }) => join(written, path))
          .filter((path) => JSON_FILE.test(path)),
      );
    return [written];
  } catch (error) {
    return [{ source: visible(written), why: `cannot be read: ${reasonOf(error).replace(/\.$/, '')}` }];
  }
}

function inside(path: string, below: string): string {
  return path.startsWith('/') ? path : join(below, path);
}

function orNone(written: string, files: readonly string[]): (string | BrokenLeg)[] {
  return files.length > 0
    ? [...files]
    : [{ source: visible(written), why: 'holds no JSON file, so there is no report in it' }];
}

function matching(pattern: string, below: string): string[] {
  const segments = pattern.split('/');
  const first = segments.findIndex((segment) => isPattern(segment));
  const root = segments.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
  const rest = segments.slice(first).join('/');
  const { globs } = compileGlobs([rest]);
  return filesBelow(inside(root, below))
    .entries.filter(({ path }) => JSON_FILE.test(path) && globs.matches(path))
    .map(({ path }) => join(root, path));
}

function legsOf(path: string, below: string): readonly Leg[] | BrokenLeg {
  const source = visible(path);
  try {
    const bytes = bytesOf(inside(path, below));
    if (bytes === null) return { source, why: `is no file of at most ${MOST_BYTES / 1024 ** 2} MiB` };
    const text = decodeUtf8(bytes);
    if (text === null) return { source, why: 'is not UTF-8 text' };
    return readLegs(source, basename(path).replace(JSON_FILE, ''), text);
  } catch (error) {
    return { source, why: `cannot be read: ${reasonOf(error).replace(/\.$/, '')}` };
  }
}

/** Opened once, so that what was looked at is what is read. Null for what is no plain file, and for one that is too large. */
function bytesOf(path: string): Buffer | null {
  return lstatSync(path).isSymbolicLink() ? null : bytesWithin(path, MOST_BYTES, FLAGS);
}

/** Reads a file that the user names, which may be a link. */
export function bytesWithin(path: string, mostBytes: number, flags: number | 'r' = 'r'): Buffer | null {
  const descriptor = openSync(path, flags);
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= mostBytes ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}
