import type { Switches } from '../versions.js';
import type { Roll } from './roll.js';
import { forkRoll } from './roll.js';

/** Everything the operator sees and writes. */
export interface OperatorState {
  readonly switches: Switches;
  /** Index in the fleet by name. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** By priority, then by name. */
  readonly rolls: readonly Roll[];
  /** Fleet indexes of nodes that bear the runtime-required taint. */
  readonly runtimeRequired: Set<number>;
  passes: number;
  /** Index of the Skyhook at which every pass now ends, so that nothing starts any more anywhere; -1 = none. */
  haltedAt: number;
  /** Nothing happened since the last pass that changed nothing. */
  settled: boolean;
}

/** An independent copy: arrays are copied, what never changes is shared. */
export function forkState(state: OperatorState): OperatorState {
  return { ...state, rolls: state.rolls.map(forkRoll), runtimeRequired: new Set(state.runtimeRequired) };
}
