import type { Taint } from '../../../snapshot/snapshot.js';
import type { BatchState, Status } from '../objects/progress.js';
import type { Budget, Limits, Strategy } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/**
 * The ceiling that a budget resolves to. A count is taken as written, also for no nodes at all; a percentage rounds down with
 * a minimum of 1, in doubles with the division first: 29% of 100 is 28. Source: compartment.go calculateCeiling, v0.15.0.
 */
export function ceilingOf(budget: Budget, matched: number): number {
  if (budget.kind === 'count') return budget.nodes;
  if (matched === 0) return 0;
  return Math.max(1, Math.trunc(matched * (budget.percent / 100)));
}

/** The budget as written: `25%`, or the count. */
export function budgetText(budget: Budget): string | number {
  return budget.kind === 'count' ? budget.nodes : `${budget.percent}%`;
}

/**
 * Nodes at a time without a policy: the interruptionBudget, at least 1, everything where nothing is set, 1 for no nodes.
 * Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
export function legacyBatch(budget: Budget | null, nodes: number): number {
  if (nodes === 0) return 1;
  if (budget?.kind === 'count') return Math.max(1, Math.min(nodes, budget.nodes));
  return Math.max(1, Math.trunc(nodes * ((budget?.percent ?? 100) / 100)));
}

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
  const { completedNodes, failedNodes } = state;
  const lastBatchFailed = Math.trunc((succeeded * 100) / size) < strategy.batchThreshold;
  const consecutiveFailures = lastBatchFailed ? state.consecutiveFailures + 1 : 0;
  const isArmed = progressPercent(state, total) < strategy.safetyLimit;
  const stops = lastBatchFailed && isArmed && consecutiveFailures >= (strategy.failureThreshold ?? Infinity);
  const shouldStop = state.shouldStop || stops;
  // Without a spread, which is many times slower, and in the order of all states.
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

/** A compartment's nodes, counted. */
export interface Tally {
  readonly total: number;
  readonly complete: number;
  readonly erroring: number;
  readonly inProgress: number;
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
): { readonly evaluated: boolean; readonly state: BatchState } {
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

/**
 * The state after nodes joined or left, by their number alone: as many completions as there are joiners, then failures, move
 * into the checkpoint without a batch, if they were there before this pass (`carried`); nodes that left take theirs along. Only what
 * the counts really moved is absorbed. Source: NVIDIA/nodewright 18db424d, compartment.go RebaselineBatchCheckpoints.
 */
export function rebase(
  state: BatchState,
  membership: number,
  tally: Tally,
  carried: Pick<Tally, 'complete' | 'erroring'>,
): BatchState {
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

/** A node that may be selected. */
export interface Candidate {
  readonly status: Status;
  /** Every package is complete on it. */
  readonly complete: boolean;
  /** Not 0 = picked for the current batch: in `nodePriority`. */
  readonly pickedIn: number;
  readonly isIgnored: boolean;
  /** Its taints that are not tolerated. */
  readonly untolerated: readonly Taint[];
}

/** False for a node with the ignore label or a taint that is not tolerated. */
export function isEligible({ isIgnored, untolerated }: Candidate): boolean {
  return !isIgnored && untolerated.length === 0;
}

/** True for a node that is in progress, or picked for the batch in flight and not complete. */
export function isInFlight({ status, complete, pickedIn }: Candidate): boolean {
  return status === 'in_progress' || (pickedIn !== 0 && !complete);
}

/** A batch is filled by status, and within a status by node order. */
const ORDER: readonly Status[] = ['waiting', 'unknown', 'blocked', 'erroring'];

/** A compartment's nodes: `members` are indexes of `nodes`, in rollout order; the first `done` of them are complete. */
interface Choice<T extends Candidate> {
  readonly members: readonly number[];
  readonly nodes: readonly T[];
  readonly done: number;
  readonly inFlight: number;
}

/**
 * The nodes that a pass works on, in order: the rest of the batch in flight, else a new batch. Up to 0.19 ineligible nodes are among
 * those selected. Source: NVIDIA/nodewright compartment.go GetNodesForNextBatch, v0.14.0, v0.15.0 and 18db424d.
 */
export function selectNodes<T extends Candidate>(
  { strategy, budget }: Limits,
  state: BatchState,
  { members, nodes, done, inFlight }: Choice<T>,
  { stickyMembers }: Switches,
): readonly T[] {
  if (strategy !== null && state.shouldStop) return [];
  const skips = stickyMembers === 'hold-if-eligible';
  const [running, rest]: [T[], T[]] = [[], []];
  for (let at = done, left = inFlight; left > 0 && at < members.length; at++) {
    const node = nodes[members[at] ?? -1];
    if (!node || !isInFlight(node)) continue;
    left--;
    if (skips && !isEligible(node)) continue;
    if (node.status === 'in_progress') running.push(node);
    // A picked node that is not complete holds its compartment, whatever its status is.
    else if (stickyMembers !== 'none') rest.push(node);
  }
  const total = members.length;
  if (running.length > 0 && !skips) return running;
  const size = strategy === null ? ceilingOf(budget, total) : batchSize(strategy, total, state);
  if (running.length > 0) return [...running, ...rest.slice(0, Math.max(0, size - running.length))];
  if (rest.length > 0) return rest;
  const batch: T[] = [];
  for (const wanted of ORDER)
    for (let at = done; at < total && batch.length < size; at++) {
      const node = nodes[members[at] ?? -1];
      if (!node || node.complete || (skips && !isEligible(node))) continue;
      if ((node.status || 'unknown') === wanted) batch.push(node);
    }
  return batch;
}
