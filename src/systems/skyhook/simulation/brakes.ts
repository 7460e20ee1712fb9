import type { Brakes } from '../../system.js';
import { batchResult, batchSize, FRESH } from '../controller/batch.js';
import { healthyBatches } from './fresh.js';
import type { Strategy } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** How a compartment of `total` nodes is stopped when the change turns out bad; in counts, from a fresh start. */
export function brakesOf(strategy: Strategy, total: number, switches: Switches): Brakes {
  const batches = healthyBatches(strategy, total);
  const unprotected = batches.filter(({ processed }) => percentOf(processed, total) >= strategy.safetyLimit);
  const sizes = [...new Set(batches.map(({ size }) => size))].sort((a, b) => a - b);
  return {
    failureThreshold: strategy.failureThreshold,
    safetyLimitPercent: strategy.safetyLimit,
    canFire: strategy.failureThreshold !== null && canFire(strategy, total),
    countsInRow: switches.stickyMembers === 'none' || (strategy.failureThreshold ?? 1) < 2,
    unprotectedTargets: unprotected.reduce((sum, { size }) => sum + size, 0),
    failureHoldsGroup: switches.stickyMembers !== 'none',
    batchThresholdPercent: strategy.batchThreshold,
    tolerance: sizes.map((size) => toleranceOf(size, strategy.batchThreshold)),
  };
}

/** Progress counts the batch just finished, and is a whole percentage, rounded down. */
function percentOf(processed: number, total: number): number {
  return Math.trunc((processed * 100) / total);
}

/** Failing from the first batch on is the best chance of a threshold: progress is lowest there. */
function canFire(strategy: Strategy, total: number): boolean {
  let state = FRESH;
  while (!state.shouldStop && state.failedNodes < total) {
    const size = Math.min(batchSize(strategy, total, state), total - state.failedNodes);
    state = batchResult(strategy, total, { ...state, failedNodes: state.failedNodes + size }, 0, size);
  }
  return state.shouldStop;
}

/** How many failures a batch of this size tolerates, and which thresholds tolerate just as many. */
function toleranceOf(batchSize: number, batchThreshold: number): Brakes['tolerance'][number] {
  const successPercent = (failures: number): number => Math.trunc(((batchSize - failures) * 100) / batchSize);
  let failuresTolerated = 0;
  while (failuresTolerated < batchSize && successPercent(failuresTolerated + 1) >= batchThreshold)
    failuresTolerated++;
  return {
    batchSize,
    failuresTolerated,
    sameFromPercent: successPercent(failuresTolerated + 1) + 1,
    sameToPercent: successPercent(failuresTolerated),
  };
}
