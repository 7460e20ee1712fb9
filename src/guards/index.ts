import { asUnjudged, type Problem } from '../manifest/problem.js';
import type { Change, ReadChange } from './change.js';
import { editedDelivery } from './delivery.js';
import { laterValues } from './later-values.js';
import { leftObjects } from './left.js';
import { notEvaluated } from './not-evaluated.js';
import { fleetObjects, notPlanned } from './not-planned.js';
import { outsideFiles } from './outside.js';
import { wrongAlike } from './table.js';
import { definedTwice } from './twice.js';
import { editedConfiguration } from './weakened.js';

/**
 * Guards of reading: G1, the delivery part of G2, and G4. An object that is missing after an error of one of these is not taken for
 * removed.
 */
export const READING_GUARDS: readonly ((change: ReadChange) => readonly Problem[])[] = [
  notEvaluated,
  editedDelivery,
  laterValues,
];

/** The other guards, G2 to G9. All of them keep a change from passing on what was not evaluated. */
export const GUARDS: readonly ((change: Change) => readonly Problem[])[] = [
  leftObjects,
  outsideFiles,
  definedTwice,
  wrongAlike,
  fleetObjects,
  editedConfiguration,
  notPlanned,
];

/**
 * Problems with the severity that the configuration asks for: `unjudged: error` makes an error of what is named, `unjudged: warn` names new
 * carriers. Lost coverage stays an error.
 */
export function severityOf(problems: readonly Problem[], unjudged: 'error' | 'warn' | null): Problem[] {
  return problems.map((problem) => {
    const { isUnjudged, isOfNew, code } = problem;
    // Evaluated, and a warning all the same: it waits, or stays in the cluster.
    const isPlanned = code === 'suspended' || code === 'not-pruned';
    if (unjudged === 'error' && isUnjudged === true && !isPlanned) return { ...problem, severity: 'error' };
    return unjudged === 'warn' && isOfNew === true ? asUnjudged(problem) : problem;
  });
}
