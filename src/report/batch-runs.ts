import type { Batch } from '../plan/model.js';

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
