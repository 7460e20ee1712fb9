import { type DriftInput, type DriftReport, driftReport } from '../../src/drift/drift.js';

/** What changed since the last time, where nothing is known of the cluster's own objects unless `live` says it. */
export function drifted(
  run: DriftInput['run'],
  last: DriftInput['last'],
  live: DriftInput['live'] = [],
): DriftReport {
  return driftReport({ run, last, live });
}
