import { closeSync, openSync, readSync } from 'node:fs';
import { readReviewed, type ReviewedPlan, type UnusableReport } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { ClusterInput } from '../plan.js';
import { renderRun } from '../report/index.js';
import { makeRun } from '../run.js';
import { loadReviewed } from './report-files.js';
import { loadSnapshot } from './snapshot-file.js';
import { name, text, withoutStop } from '../text/text.js';

type Planned = readonly [ClusterInput, ...ClusterInput[]];

/** Inputs with the head's files on both sides: the plan shows rollouts under way, and the next one. */
export function unchanged(inputs: Planned): Planned {
  const [first, ...rest] = inputs.map((input) => ({ ...input, base: input.head }));
  if (first === undefined) throw new RangeError('a run over no cluster');
  return [first, ...rest];
}

/**
 * What was there the last time: as a JSON report says, or as a plan of the snapshot of then gives it. Throws with a sentence where a
 * snapshot is given for several clusters.
 *
 * @param path of the report or snapshot
 * @param called what a person calls it by
 * @param inputs of now, with whose files and settings the snapshot of then is planned
 */
export async function lastReport(
  path: string,
  called: string,
  inputs: Planned,
): Promise<ReviewedPlan | UnusableReport> {
  if (isReport(path)) return loadReviewed(path);
  const [input, ...others] = inputs;
  if (others.length > 0)
    throw new Error(
      `${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`,
    );
  const { snapshot, problems } = await loadSnapshot([path]);
  const at = snapshot.takenAt ?? input.at;
  const run = makeRun([{ ...input, snapshot, snapshotProblems: problems, at }]);
  if (run.verdict !== 'unknown') {
    const last = readReviewed(renderRun(run, 'json'));
    if (snapshot.takenAt !== null || 'unusable' in last) return last;
    return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
  }
  const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === 'error');
  return {
    unusable: text`cannot be made of ${name('file', visible(path))}: ${first ? withoutStop(first.message) : text`it could not be evaluated`}`,
  };
}

/** A report of ours begins with its version; a snapshot never does. */
function isReport(path: string): boolean {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const head = Buffer.alloc(64);
      const length = readSync(descriptor, head);
      return /^\s*\{\s*"schemaVersion"/.test(head.toString('utf8', 0, length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The reader reports what cannot be opened.
    return false;
  }
}
