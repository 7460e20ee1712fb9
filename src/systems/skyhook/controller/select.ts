import { batchSize, type BatchState } from './batch.js';
import { ceilingOf } from './ceiling.js';
import type { Limits } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import type { Status } from './status.js';

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

/** A batch is filled by status, and within a status by node order. */
const ORDER: readonly Status[] = ['waiting', 'unknown', 'blocked', 'erroring'];

/** A compartment's nodes: `members` are indexes of `nodes`, in rollout order. */
interface Choice<T extends Candidate> {
  readonly members: readonly number[];
  readonly nodes: readonly T[];
}

/**
 * The nodes that a pass works on, in order: the rest of the batch in flight, else a new batch. Up to 0.19 ineligible nodes are among
 * those selected. Source: NVIDIA/nodewright compartment.go GetNodesForNextBatch, v0.14.0, v0.15.0 and 18db424d.
 */
export function selectNodes<T extends Candidate>(
  limits: Limits,
  state: BatchState,
  { members, nodes }: Choice<T>,
  switches: Switches,
): readonly T[] {
  if (limits.strategy !== null && state.shouldStop) return [];
  const skips = switches.stickyMembers === 'hold-if-eligible';
  const [running, rest]: [T[], T[]] = [[], []];
  for (const member of members) {
    const node = nodes[member];
    if (!node || (skips && !isEligible(node))) continue;
    if (node.status === 'in_progress') running.push(node);
    // A node that was picked earlier and is not complete holds its compartment, whatever its status is.
    else if (!node.complete && node.pickedIn !== 0 && switches.stickyMembers !== 'none') rest.push(node);
  }
  if (running.length > 0 && !skips) return running;
  const size = sizeOf(limits, members.length, state);
  if (running.length > 0) return [...running, ...rest.slice(0, Math.max(0, size - running.length))];
  return rest.length > 0 ? rest : newBatch({ members, nodes }, size, skips);
}

function newBatch<T extends Candidate>({ members, nodes }: Choice<T>, size: number, skips: boolean): T[] {
  const batch: T[] = [];
  for (const wanted of ORDER) {
    for (const member of members) {
      if (batch.length >= size) return batch;
      const node = nodes[member];
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
