import { batchSize, type BatchState } from './batch.js';
import { ceilingOf } from './ceiling.js';
import type { Limits } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { STATUS } from './status.js';

/** The nodes a compartment chooses from. The arrays are indexed by what `members` holds. */
interface Choice {
  /** The compartment's nodes in rollout order. */
  readonly members: Int32Array;
  readonly status: Uint8Array;
  /** 1 = every package is complete on the node. */
  readonly complete: Uint8Array;
  /** Not 0 = picked for the current batch: in `nodePriority`. */
  readonly picked: ArrayLike<number>;
  /** 1 = ignored, or with a taint that is not tolerated. */
  readonly ineligible: Uint8Array;
}

/** A batch is filled by status, and within a status by node order. */
const ORDER: readonly number[] = [STATUS.waiting, STATUS.unknown, STATUS.blocked, STATUS.erroring];

/**
 * The nodes that a pass works on, in order: what is left of the batch in flight, else a new batch. Up to 0.19 nodes that
 * turn out ineligible are among them. Source: NVIDIA/nodewright compartment.go GetNodesForNextBatch, v0.14.0, v0.15.0 and
 * 18db424d.
 */
export function selectNodes(
  limits: Limits,
  state: BatchState,
  choice: Choice,
  switches: Switches,
): readonly number[] {
  if (limits.strategy !== null && state.shouldStop) return [];
  const skips = switches.stickyMembers === 'hold-if-eligible';
  const { running, rest } = inFlight(choice, skips, switches.stickyMembers !== 'none');
  if (running.length > 0 && !skips) return running;
  const size = sizeOf(limits, choice.members.length, state);
  if (running.length > 0) return [...running, ...rest.slice(0, Math.max(0, size - running.length))];
  return rest.length > 0 ? rest : newBatch(choice, size, skips);
}

/**
 * What is in progress, and the rest of its batch: picked earlier and not complete. Up to 0.19 one such node holds its
 * compartment, whatever its status is.
 */
function inFlight(choice: Choice, skips: boolean, isSticky: boolean): { running: number[]; rest: number[] } {
  const { members, status, complete, picked, ineligible } = choice;
  const running: number[] = [];
  const rest: number[] = [];
  // Every pass asks this of every node: no function is called for each.
  for (const i of members) {
    if (skips && ineligible[i] === 1) continue;
    if (status[i] === STATUS.inProgress) running.push(i);
    else if (isSticky && picked[i] !== 0 && complete[i] === 0) rest.push(i);
  }
  return { running, rest };
}

function newBatch(choice: Choice, size: number, skips: boolean): number[] {
  const { members, status, complete, ineligible } = choice;
  const batch: number[] = [];
  for (const wanted of ORDER) {
    for (const i of members) {
      if (batch.length >= size) return batch;
      const has = status[i] === STATUS.unset ? STATUS.unknown : status[i];
      if (has !== wanted || complete[i] === 1 || (skips && ineligible[i] === 1)) continue;
      batch.push(i);
    }
  }
  return batch;
}

function sizeOf(limits: Limits, total: number, state: BatchState): number {
  return limits.strategy === null
    ? ceilingOf(limits.budget, total)
    : batchSize(limits.strategy, total, state);
}
