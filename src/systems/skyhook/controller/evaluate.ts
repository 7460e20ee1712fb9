import { batchResult, type BatchState } from './batch.js';
import type { Strategy } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** A compartment's nodes, counted. */
export interface Tally {
  readonly total: number;
  readonly complete: number;
  readonly erroring: number;
  readonly inProgress: number;
}

interface Evaluation {
  /** A batch was evaluated: the state has moved on. */
  readonly evaluated: boolean;
  readonly state: BatchState;
}

/**
 * Evaluates what ended since the last checkpoint as one batch, unless a node of the compartment is still in progress. Up to
 * 0.19 a state that changed without an evaluation must not be saved; from 0.20 on it is. Blocked nodes are never a failure.
 * Source: NVIDIA/nodewright v0.15.0 and 18db424d, compartment.go EvaluateCurrentBatch.
 */
export function evaluateBatch(
  strategy: Strategy | null,
  state: BatchState,
  tally: Tally,
  switches: Switches,
): Evaluation {
  if (tally.inProgress > 0) return { evaluated: false, state };
  if (state.currentBatch === 0) return { evaluated: false, state: { ...state, currentBatch: 1 } };
  const succeeded = tally.complete - state.completedNodes;
  const failed = tally.erroring - state.failedNodes;
  if (succeeded === 0 && failed === 0) return { evaluated: false, state };
  const counted = { ...state, completedNodes: tally.complete, failedNodes: tally.erroring };
  if (switches.recovery === 'freezes' && (succeeded < 0 || failed < 0))
    return { evaluated: false, state: counted };
  const [won, lost] = [Math.max(0, succeeded), Math.max(0, failed)];
  if (won + lost === 0) return { evaluated: false, state: counted };
  return { evaluated: true, state: batchResult(strategy, tally.total, counted, won, lost) };
}

/** Numbers of nodes of a compartment that were complete or erroring before this pass, or may have been. */
interface Carried {
  readonly complete: number;
  readonly erroring: number;
}

/**
 * The state after nodes joined or left, by their number alone: as many completions as there are joiners, then failures, move
 * into the checkpoint without a batch, if they were there before; nodes that left take theirs along. Only what the counts
 * really moved is absorbed. Source: NVIDIA/nodewright 18db424d, compartment.go RebaselineBatchCheckpoints.
 */
export function rebase(state: BatchState, membership: number, tally: Tally, carried: Carried): BatchState {
  let remaining = Math.abs(membership);
  const joins = membership > 0;
  const absorb = (checkpoint: number, now: number, before: number): number => {
    const moved = joins ? now - checkpoint : checkpoint - now;
    const known = joins ? before - checkpoint : remaining;
    const amount = Math.max(0, Math.min(remaining, moved, known));
    remaining -= amount;
    return joins ? checkpoint + amount : checkpoint - amount;
  };
  const completedNodes = absorb(state.completedNodes, tally.complete, carried.complete);
  const failedNodes = absorb(state.failedNodes, tally.erroring, carried.erroring);
  return { ...state, completedNodes, failedNodes };
}
