import type { Documented } from '../../system.js';
import { batchResult, batchSize, type BatchState, FRESH } from '../controller/batch.js';
import { ceilingOf } from '../controller/ceiling.js';
import type { Limits } from '../objects/stored.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

/**
 * What the operator's guide leads a reader to expect of one compartment, in counts: the budget caps every batch (until the
 * guide of 0.20, which says itself that it does not), a batch ends when each node is complete, erroring or blocked, and then
 * the next begins. Source: docs/user-guide/deployment-policy.md of operators 0.15 and 0.20.
 */
export function documentedRollout(limits: Limits, total: number, version: SkyhookVersion): Documented | null {
  if (total === 0) return null;
  const size = documentedSize(limits, total, version);
  // A budget of nothing, as of an object whose policy does not exist, rolls nothing.
  if (size(FRESH) < 1) return null;
  const batches: number[] = [];
  let worstLoss = 0;
  let state = FRESH;
  for (let left = total; left > 0; left = total - state.completedNodes) {
    // The batches before this one went well; what is lost if everything from here on fails?
    if (left > worstLoss) worstLoss = Math.max(worstLoss, lossFrom(limits, total, state, size));
    const batch = Math.min(size(state), left);
    batches.push(batch);
    const done = { ...state, completedNodes: state.completedNodes + batch };
    state = batchResult(limits.strategy, total, done, batch, 0);
  }
  return { batches, peakAtOnce: Math.max(...batches), worstLoss, outcome: 'complete' };
}

type SizeOf = (state: BatchState) => number;

function documentedSize({ budget, strategy }: Limits, total: number, version: SkyhookVersion): SizeOf {
  const ceiling = ceilingOf(budget, total);
  if (strategy === null) return () => ceiling;
  const cap = isAtLeast(version, '0.20') ? total : ceiling;
  return (state) => Math.min(batchSize(strategy, total, state), cap);
}

function lossFrom(limits: Limits, total: number, before: BatchState, size: SizeOf): number {
  let state = before;
  while (!state.shouldStop) {
    const left = total - state.completedNodes - state.failedNodes;
    if (left <= 0) break;
    const batch = Math.min(size(state), left);
    state = batchResult(
      limits.strategy,
      total,
      { ...state, failedNodes: state.failedNodes + batch },
      0,
      batch,
    );
  }
  return state.failedNodes;
}
