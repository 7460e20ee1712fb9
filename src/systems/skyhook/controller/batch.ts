import type { Strategy } from '../objects/stored.js';

/** The operator's stored progress of one compartment. */
export interface BatchState {
  readonly currentBatch: number;
  readonly consecutiveFailures: number;
  readonly completedNodes: number;
  readonly failedNodes: number;
  readonly shouldStop: boolean;
  readonly lastBatchSize: number;
  readonly lastBatchFailed: boolean;
}

export const FRESH: BatchState = {
  currentBatch: 1,
  consecutiveFailures: 0,
  completedNodes: 0,
  failedNodes: 0,
  shouldStop: false,
  lastBatchSize: 0,
  lastBatchFailed: false,
};

/** Failed nodes are progress too; whole percent, rounded down. */
function progressPercent(state: BatchState, total: number): number {
  return total === 0 ? 0 : Math.trunc(((state.completedNodes + state.failedNodes) * 100) / total);
}

/**
 * The size of the next batch out of `total` nodes. The budget has no part in it. After a failed batch sizes shrink only below
 * the safety limit; at or past it they grow. Source: deployment_policy_types.go CalculateBatchSize, v0.15.0.
 */
export function batchSize(strategy: Strategy, total: number, state: BatchState): number {
  if (total === 0 && strategy.kind !== 'fixed') return 0;
  const remaining = total - state.completedNodes - state.failedNodes;
  return Math.max(1, Math.min(unboundedSize(strategy, total, state), remaining));
}

function unboundedSize(strategy: Strategy, total: number, state: BatchState): number {
  const last = state.lastBatchSize;
  if (strategy.kind === 'fixed' || last === 0) return strategy.initialBatch;
  const slows = state.lastBatchFailed && progressPercent(state, total) < strategy.safetyLimit;
  if (strategy.kind === 'linear') return slows ? Math.max(1, last - strategy.delta) : last + strategy.delta;
  const { growthFactor } = strategy;
  return Math.min(total, slows ? Math.max(1, Math.trunc(last / growthFactor)) : last * growthFactor);
}

/**
 * The state after a batch in which `succeeded` and `failed` nodes came to an end. `state` already counts them as completed
 * and failed. A compartment without a strategy has no threshold: only the batch is counted. Source: deployment_policy_types.go EvaluateBatchResult, v0.15.0.
 */
export function batchResult(
  strategy: Strategy | null,
  total: number,
  state: BatchState,
  succeeded: number,
  failed: number,
): BatchState {
  const size = succeeded + failed;
  if (size === 0) return state;
  const currentBatch = state.currentBatch + 1;
  if (strategy === null) return { ...state, currentBatch, lastBatchSize: size };
  const lastBatchFailed = Math.trunc((succeeded * 100) / size) < strategy.batchThreshold;
  const consecutiveFailures = lastBatchFailed ? state.consecutiveFailures + 1 : 0;
  const threshold = strategy.failureThreshold ?? Infinity;
  const isArmed = progressPercent(state, total) < strategy.safetyLimit;
  const stops = lastBatchFailed && isArmed && consecutiveFailures >= threshold;
  const { completedNodes, failedNodes } = state;
  const shouldStop = state.shouldStop || stops;
  return {
    currentBatch,
    consecutiveFailures,
    completedNodes,
    failedNodes,
    shouldStop,
    lastBatchSize: size,
    lastBatchFailed,
  };
}

/** True when both are the same progress. */
export function sameState(a: BatchState | null, b: BatchState | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  return (
    a.currentBatch === b.currentBatch &&
    a.consecutiveFailures === b.consecutiveFailures &&
    a.completedNodes === b.completedNodes &&
    a.failedNodes === b.failedNodes &&
    a.shouldStop === b.shouldStop &&
    a.lastBatchSize === b.lastBatchSize &&
    a.lastBatchFailed === b.lastBatchFailed
  );
}
