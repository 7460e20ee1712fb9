import type { BatchState } from '../batch.js';
import { batchSize } from '../batch.js';
import { ceilingOf } from '../ceiling.js';
import type { Limits } from '../stored.js';
import type { Switches } from '../versions.js';
import { STATUS } from './status.js';

/** The nodes a compartment chooses from. The arrays are indexed by what `members` holds. */
export interface Choice {
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
  const running = membersThat(choice, skips, (i) => choice.status[i] === STATUS.inProgress);
  if (running.length > 0 && !skips) return running;
  const rest = switches.stickyMembers === 'none' ? [] : restOfBatch(choice, skips);
  const size = sizeOf(limits, choice.members.length, state);
  if (running.length > 0) return [...running, ...rest.slice(0, Math.max(0, size - running.length))];
  return rest.length > 0 ? rest : newBatch(choice, size, skips);
}

/** Picked earlier and not complete: up to 0.19 one such node holds its compartment, whatever its status is. */
function restOfBatch(choice: Choice, skips: boolean): number[] {
  return membersThat(
    choice,
    skips,
    (i) => choice.picked[i] !== 0 && choice.complete[i] === 0 && choice.status[i] !== STATUS.inProgress,
  );
}

function membersThat(choice: Choice, skips: boolean, accepts: (i: number) => boolean): number[] {
  const found: number[] = [];
  for (const i of choice.members) {
    if (accepts(i) && !(skips && choice.ineligible[i] === 1)) found.push(i);
  }
  return found;
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
