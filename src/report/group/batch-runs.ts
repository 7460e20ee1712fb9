import type { Batch } from '../../plan/model.js';
import { namesPhrase } from './group.js';
import { utcPhrase } from '../words/instants.js';
import { NO_TEXT, literal, type Text, text } from '../../text/text.js';

/** Batches of one size in a row, which share a line. */
export interface Run {
  readonly first: Batch;
  readonly last: Batch;
  readonly targets: readonly string[];
}

/** Batches of the same size that follow each other, as one run each. */
export function runsOf(batches: readonly Batch[]): Run[] {
  const runs: Run[] = [];
  for (const batch of batches) {
    const run = runs.at(-1);
    if (run && run.first.size === batch.size && batch.failed === 0 && run.first.failed === 0)
      runs[runs.length - 1] = { ...run, last: batch };
    else runs.push({ first: batch, last: batch, targets: batch.targets });
  }
  return runs;
}

const NAMES_SHOWN = 3;

/** What is listed of a run: which batches, how many in each, from when to when in UTC, and its first targets. */
export function runCells({
  first,
  last,
  targets,
}: Run): Record<'which' | 'size' | 'starts' | 'ends' | 'names', Text> {
  const several = first.index !== last.index;
  const failed = first.failed > 0 ? text`, ${first.failed} fail` : NO_TEXT;
  return {
    which: several ? text`${first.index} to ${last.index}` : text`${first.index}`,
    size: text`${several ? text`${first.size} each` : text`${first.size}`}${failed}`,
    starts: utcPhrase(first.start),
    ends: last.end === null ? literal('never') : utcPhrase(last.end, first.start),
    names: namesPhrase(targets.slice(0, NAMES_SHOWN)),
  };
}
