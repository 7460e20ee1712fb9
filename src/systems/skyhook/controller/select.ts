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

/** True for a node that was picked for the batch in flight, is not complete, and not in progress. */
export function isPicked({ status, complete, pickedIn }: Candidate): boolean {
  return pickedIn !== 0 && !complete && status !== 'in_progress';
}

/** A batch is filled by status, and within a status by node order. */
const ORDER: readonly Status[] = ['waiting', 'unknown', 'blocked', 'erroring'];

/** A compartment's nodes: `members` are indexes of `nodes`, in rollout order. */
interface Choice<T extends Candidate> {
  readonly members: readonly number[];
  readonly nodes: readonly T[];
  /** So many of the first of `members` are complete. */
  readonly done: number;
  /** Number of nodes in progress or picked. */
  readonly inFlight: number;
}

/**
 * The nodes that a pass works on, in order: the rest of the batch in flight, else a new batch. Up to 0.19 ineligible nodes are among
 * those selected. Source: NVIDIA/nodewright compartment.go GetNodesForNextBatch, v0.14.0, v0.15.0 and 18db424d.
 */
export function selectNodes<T extends Candidate>(
  limits: Limits,
  state: BatchState,
  choice: Choice<T>,
  switches: Switches,
): readonly T[] {
  if (limits.strategy !== null && state.shouldStop) return [];
  const skips = switches.stickyMembers === 'hold-if-eligible';
  const { members, nodes } = choice;
  const [running, rest]: [T[], T[]] = [[], []];
  for (let at = choice.done, left = choice.inFlight; left > 0 && at < members.length; at++) {
    const node = nodes[members[at] ?? -1];
    if (!node || !(node.status === 'in_progress' || isPicked(node))) continue;
    left--;
    if (skips && !isEligible(node)) continue;
    if (node.status === 'in_progress') running.push(node);
    // A picked node that is not complete holds its compartment, whatever its status is.
    else if (switches.stickyMembers !== 'none') rest.push(node);
  }
  if (running.length > 0 && !skips) return running;
  const size = sizeOf(limits, members.length, state);
  if (running.length > 0) return [...running, ...rest.slice(0, Math.max(0, size - running.length))];
  return rest.length > 0 ? rest : newBatch(choice, size, skips);
}

function newBatch<T extends Candidate>(
  { members, nodes, done }: Choice<T>,
  size: number,
  skips: boolean,
): T[] {
  const batch: T[] = [];
  for (const wanted of ORDER) {
    for (let at = done; at < members.length; at++) {
      if (batch.length >= size) return batch;
      const node = nodes[members[at] ?? -1];
      if (!node || node.complete || (skips && !isEligible(node))) continue;
      if ((node.status || 'unknown') === wanted) batch.push(node);
    }
  }
  return batch;
}

function sizeOf(limits: Limits, total: number, state: BatchState): number {
  return limits.strategy === null
    ? ceilingOf(limits.budget, total)
    : batchSize(limits.strategy, total, state);
}
