import { lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readReviewed, type ReviewedPlan, type UnusableReport } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import { type BrokenLeg, type Leg, readLegs } from '../merge/leg.js';
import { reasonOf } from '../text/file-errors.js';
import type { ClusterInput } from '../plan.js';
import { decodeUtf8 } from '../read/file.js';
import { filesBelow } from '../read/paths.js';
import { compileGlobs, isPattern, splitPattern } from '../read/globs.js';
import { renderRun } from '../report/index.js';
import { makeRun } from '../run.js';
import { foreign, name, type Text, text, withoutStop } from '../text/text.js';
import { loadSnapshot } from './snapshot-file.js';

const MIB = 1024 ** 2;
/** A report of 2,000 nodes takes one or two MiB, those of 500 clusters less than 256. */
const MOST_BYTES = { leg: 64 * MIB, reviewed: 256 * MIB } as const;
const JSON_FILE = /\.json$/;

/** Loads the last report: a JSON report, or a plan of an earlier snapshot with the files and settings of the present inputs. */
export async function lastReport(
  path: string,
  inputs: readonly ClusterInput[],
): Promise<ReviewedPlan | UnusableReport> {
  if (isReport(path)) return loadReviewed(path);
  if (inputs.length > 1)
    return {
      why: text`is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`,
    };
  const { snapshot, problems } = await loadSnapshot([path]);
  const run = makeRun(
    inputs.map((one) => ({ ...one, snapshot, snapshotProblems: problems, at: snapshot.takenAt ?? one.at })),
  );
  if (run.verdict === 'unknown') {
    const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
    const why = first ? withoutStop(first.message) : text`it could not be evaluated`;
    return { why: text`cannot be planned from ${name('file', visible(path))}: ${why}` };
  }
  const last = readReviewed(renderRun(run, 'json'));
  if (snapshot.takenAt !== null || 'why' in last) return last;
  return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
}

/** A report of ours begins with its version; a snapshot never does. */
function isReport(path: string): boolean {
  try {
    return /^\s*\{\s*"schemaVersion"/.test(readFileSync(path).toString('utf8', 0, 64));
  } catch {
    // The reader of reports says why it cannot be opened.
    return true;
  }
}

/** The reviewed plan of a report's file, which may be a link; the reason if it cannot be used. */
export function loadReviewed(path: string): ReviewedPlan | UnusableReport {
  const read = reportText(path, MOST_BYTES.reviewed, statSync);
  return 'why' in read ? { why: text`${name('file', visible(path))} ${read.why}` } : readReviewed(read.text);
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
      const read = reportText(resolve(below, file), MOST_BYTES.leg, lstatSync);
      if ('why' in read) return { source, why: read.why };
      return readLegs(source, basename(file).replace(JSON_FILE, ''), read.text);
    });
}

/** The files that these name, whether or not they hold a report. */
export function legFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => filesOf(path, '.')).filter((file) => typeof file === 'string');
}

function filesOf(written: string, below: string): readonly (string | BrokenLeg)[] {
  const source = visible(written);
  try {
    const stats = lstatSync(resolve(below, written), { throwIfNoEntry: false });
    if (stats?.isDirectory() === false || (stats === undefined && !isPattern(written))) return [written];
    const { folder, rest } = stats === undefined ? splitPattern(written) : { folder: written, rest: '**' };
    const { globs } = compileGlobs([rest]);
    const found = filesBelow(resolve(below, folder)).entries.map(({ path }) => path);
    const files = found.filter((path) => JSON_FILE.test(path) && globs.matches(path));
    if (files.length > 0) return files.map((path) => join(folder, path));
    return [{ source, why: text`contains no JSON file, so no report` }];
  } catch (error) {
    return [{ source, why: unreadable(error) }];
  }
}

/** The text of a report, or why there is none, as the end of a sentence. `statOf` follows a link, or does not. */
function reportText(
  path: string,
  mostBytes: number,
  statOf: typeof statSync,
): { readonly text: string } | { readonly why: Text } {
  try {
    const stats = statOf(path);
    if (!stats.isFile() || stats.size > mostBytes)
      return { why: text`is not a file of at most ${mostBytes / MIB} MiB` };
    const decoded = decodeUtf8(readFileSync(path));
    return decoded === null ? { why: text`is not UTF-8 text` } : { text: decoded };
  } catch (error) {
    return { why: unreadable(error) };
  }
}

function unreadable(error: unknown): Text {
  return text`cannot be read: ${withoutStop(foreign(reasonOf(error)))}`;
}
