import { batchSize, type BatchState, ceilingOf } from './batch.js';
import type { Limits } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import type { Status } from '../objects/progress.js';

/** A node that may be selected. */
export interface Candidate {
  readonly status: Status;
  /** Every package is complete on it. */
  readonly complete: boolean;
  /** Not 0 = picked for the current batch: in `nodePriority`. */
  readonly pickedIn: number;
  readonly isIgnored: boolean;
  /** It bears a taint that is not tolerated. */
  readonly isTainted: boolean;
  /** The same, of a node that is down until an interrupt is over. */
  readonly isDown: boolean;
}

/** False for a node with the ignore label or a taint that is not tolerated. */
export function isEligible({ isIgnored, isTainted, isDown }: Candidate): boolean {
  return !isIgnored && !isTainted && !isDown;
}

/** True for a node that is in progress, or picked for the batch in flight and not complete. */
export function isInFlight({ status, complete, pickedIn }: Candidate): boolean {
  return status === 'in_progress' || (pickedIn !== 0 && !complete);
}

/** A batch is filled by status, and within a status by node order. */
const ORDER: readonly Status[] = ['waiting', 'unknown', 'blocked', 'erroring'];

/** A compartment's nodes: `members` are indexes of `nodes`, in rollout order. */
interface Choice<T extends Candidate> {
  readonly members: readonly number[];
  readonly nodes: readonly T[];
  /** So many of the first of `members` are complete. */
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
