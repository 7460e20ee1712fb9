import type { Out } from '../../../rollout/controller.js';
import type { Taint } from '../../../snapshot/snapshot.js';
import type { Switches } from '../versions.js';
import { forkRoll, type Roll } from './roll.js';

/**
 * Which Skyhook holds each node, and which holds all of them: lower bounds that are moved on when they are asked for, because
 * Skyhooks complete in their order. A disabled one holds nobody, a paused one does. Source: NVIDIA/nodewright v0.15.0,
 * cluster_state_v2.go IsNodeReadyForSkyhook.
 */
export interface Gate {
  /** By node of the fleet: no Skyhook before this index holds it. */
  readonly onNode: Int32Array;
  /** No Skyhook before this index has sequencing `all` and is incomplete. */
  onAll: number;
}

/** A node that a rollout had out when the dry rollout began. */
export interface OutFromBefore extends Out {
  /** Index of the rollout and, in it, of the node. */
  readonly index: number;
  readonly slot: number;
}

/** Everything the operator sees and writes. */
export interface OperatorState {
  readonly switches: Switches;
  /** Index in the fleet by name. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** By priority, then by name. For reading: who writes to one asks `ownRoll` for it. */
  readonly rolls: Roll[];
  /** 1 = another state may have the same roll. */
  readonly isShared: Uint8Array;
  readonly gate: Gate;
  /** Indexes of those with a compartment of this name for starts. */
  readonly rollsOf: ReadonlyMap<string, readonly number[]>;
  /** Index of the first Skyhook that names a policy which does not exist; -1 = none does. */
  readonly missingAt: number;
  /** Fleet indexes of nodes that bear the runtime-required taint. */
  readonly runtimeRequired: Set<number>;
  /** What is complete moved on since it was last asked which nodes may lose that taint. */
  taintsMoved: boolean;
  passes: number;
  /** How many nodes were looked at, pass by pass, since it was last asked. */
  looked: number;
  /** Index of the Skyhook at which every pass now ends, so that nothing starts any more anywhere; -1 = none. */
  haltedAt: number;
  /** Nothing happened since the last pass that changed nothing. */
  settled: boolean;
  /** How many of the nodes that others deleted were seen. */
  goneSeen: number;
  /** Taints that nodes bear only until an interrupt that is under way is over, by fleet index. */
  readonly rebooting: Map<number, readonly Taint[]>;
  /** Nodes that the rollouts had out when the dry rollout began, and have still. */
  outFromBefore: readonly OutFromBefore[];
}

/** An independent copy: what never changes is shared, and so is each roll until one of the two writes to it. */
export function forkState(state: OperatorState): OperatorState {
  state.isShared.fill(1);
  return {
    ...state,
    rolls: [...state.rolls],
    isShared: state.isShared.slice(),
    gate: { onNode: state.gate.onNode.slice(), onAll: state.gate.onAll },
    runtimeRequired: new Set(state.runtimeRequired),
    rebooting: new Map(state.rebooting),
  };
}

/** The roll at `index`, to write to. Hundreds are forked at each start of a rollout, and nearly all of them stay as they are. */
export function ownRoll({ rolls, isShared }: OperatorState, index: number): Roll | undefined {
  const roll = rolls[index];
  if (!roll || isShared[index] === 0) return roll;
  isShared[index] = 0;
  return (rolls[index] = forkRoll(roll));
}
