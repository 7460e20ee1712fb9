import { toPlain } from '../../src/text/render.js';
import { type DriftInput, type DriftReport, driftReport } from '../../src/drift/drift.js';

/** What changed since last time, where nothing is known of the cluster's own objects unless `live` says it. */
export function drifted(
  run: DriftInput['run'],
  last: DriftInput['last'],
  live: DriftInput['live'] = [],
): DriftReport {
  return driftReport({ run, last, live });
}

/** What a report says, worse lines with an exclamation mark. */
export function linesOf({ clusters }: Pick<DriftReport, 'clusters'>): string[] {
  return clusters.flatMap(({ effects }) =>
    effects.map(({ says, isWorse }) => `${isWorse ? '!' : '-'} ${toPlain(says)}`),
  );
}
