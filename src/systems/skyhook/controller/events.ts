import type { Start } from '../../../rollout/controller.js';
import { endReboot } from './from-before.js';
import { completeNode } from './gate.js';
import { renewNode } from './gone.js';
import { POD, type Roll } from './roll.js';
import { setPod, setStatus } from './roll-changes.js';
import { type OperatorState, ownRoll } from './state.js';
import { STATUS } from './status.js';
import { OUTDATED } from './work.js';

/** The work that was started on a node has ended. */
export function nodeEnded(state: OperatorState, start: Start, result: 'succeeded' | 'failed'): void {
  const { roll, index, slot } = placeOf(state, start);
  state.settled = false;
  endReboot(state, roll.roster.fleetIndex[slot] ?? -1);
  if (result === 'failed') {
    setPod(roll, slot, POD.failing);
    setStatus(roll, slot, STATUS.erroring);
    return;
  }
  // What was left is never offered: it stays in progress.
  if (roll.neverEnds[slot] === 1 && !roll.renewed.has(slot)) return;
  setPod(roll, slot, POD.none);
  if (roll.renewed.delete(slot)) {
    renewNode(state, index, slot);
    return;
  }
  completeNode(state, index, slot);
  state.taintsMoved = true;
  settleVersion(roll, slot);
}

/** The drain of a node went on for longer than drainConfig.timeout; `why` says what held it then. */
export function drainFailed(state: OperatorState, start: Start, why: string): void {
  const { roll, slot } = placeOf(state, start);
  roll.undrained.set(slot, why);
}

/** The stage that failed on a node got through. Its status stays `erroring` until the operator launches the next stage. */
export function nodeRepaired(state: OperatorState, start: Start): void {
  const { roll, index, slot } = placeOf(state, start);
  if (roll.pod[slot] !== POD.failing) return;
  state.settled = false;
  settleVersion(roll, slot);
  if (roll.batchOf[slot] !== 0) {
    setPod(roll, slot, POD.passed);
    return;
  }
  // It was failing when the dry rollout began, so its work never started here: what is left starts when it is picked.
  setPod(roll, slot, POD.none);
  roll.stages[slot] = (roll.stages[slot] ?? 1) - 1;
  if (roll.stages[slot] !== 0 || roll.neverEnds[slot] === 1) return;
  completeNode(state, index, slot);
  state.taintsMoved = true;
}

/** The first stage of a new version takes the old version's entry away; a superseded one stays. */
function settleVersion(roll: Roll, slot: number): void {
  if (roll.outdated[slot] !== OUTDATED.superseded) roll.outdated[slot] = OUTDATED.none;
}

function placeOf(
  state: OperatorState,
  { target, group }: Start,
): { roll: Roll; index: number; slot: number } {
  const node = state.indexOf.get(target) ?? -1;
  for (const index of state.rollsOf.get(group) ?? []) {
    const roll = state.rolls[index];
    const slot = roll?.roster.slotOf[node] ?? -1;
    const own = roll?.roster.compartments[roll.roster.compartmentOf[slot] ?? -1];
    if (roll && own?.group === group) return { roll: ownRoll(state, index) ?? roll, index, slot };
  }
  throw new Error(`node ${target} is in no group ${group}`);
}
