import type { Roll } from './roll.js';
import { isComplete, lookAgain, setComplete } from './roll-changes.js';
import { type Gate, type OperatorState, ownRoll } from './state.js';

/** A gate that holds nobody, over so many nodes of the fleet. */
export function openGate(nodes: number): Gate {
  return { onNode: new Int32Array(nodes), onAll: 0 };
}

/**
 * True when the node may be worked on for the Skyhook at `index`: every Skyhook before it is complete on the node, or
 * everywhere where its sequencing is `all`.
 */
export function isReady(state: OperatorState, index: number, slot: number): boolean {
  if (waitsForAll(state, index)) return false;
  const node = state.rolls[index]?.roster.fleetIndex[slot] ?? -1;
  return holderOf(state, node, index) >= index;
}

/** True when a Skyhook before this one, with sequencing `all`, is incomplete: then the whole object waits. */
export function waitsForAll({ gate, rolls }: OperatorState, index: number): boolean {
  while (gate.onAll < index && !holdsAll(rolls[gate.onAll])) gate.onAll++;
  return gate.onAll < index;
}

/** True where some node may be worked on for the Skyhook at `index`. */
export function hasReadyNode(state: OperatorState, index: number): boolean {
  const roll = state.rolls[index];
  if (!roll || waitsForAll(state, index)) return false;
  for (let slot = 0; slot < roll.complete.length; slot++)
    if (roll.complete[slot] === 0 && isReady(state, index, slot)) return true;
  return false;
}

/** The node is complete for the Skyhook at `index`: the next one that waits for it is let through. */
export function completeNode(state: OperatorState, index: number, slot: number): void {
  const { gate, rolls } = state;
  const roll = ownRoll(state, index);
  if (!roll) return;
  const heldAll = holdsAll(roll);
  setComplete(roll, slot, true);
  const node = roll.roster.fleetIndex[slot] ?? -1;
  const next = ownRoll(state, holderOf(state, node, rolls.length));
  if (next) lookAgain(next, next.roster.slotOf[node]);
  if (!heldAll || holdsAll(roll) || gate.onAll > index) return;
  lookAgainFrom(state, index + 1);
}

/** Nodes of the Skyhook at `index` are not complete any more: whoever comes after it may have to wait again. */
export function closeGate(state: OperatorState, index: number): void {
  const { gate } = state;
  gate.onNode.forEach((holder, node) => (gate.onNode[node] = Math.min(holder, index)));
  gate.onAll = Math.min(gate.onAll, index);
  lookAgainFrom(state, index + 1);
}

/** The node has to be completed for the Skyhook at `index` once more. */
export function reopenNode(state: OperatorState, index: number, slot: number): void {
  const { gate, rolls } = state;
  const node = rolls[index]?.roster.fleetIndex[slot] ?? -1;
  gate.onNode[node] = Math.min(gate.onNode[node] ?? 0, index);
  gate.onAll = Math.min(gate.onAll, index);
  // Else only whoever has the node may have to wait for it.
  if (holdsAll(rolls[index])) lookAgainFrom(state, index);
  else lookAgainAt(state, index, node);
}

function lookAgainAt(state: OperatorState, first: number, node: number): void {
  for (let index = first; index < state.rolls.length; index++) {
    const slot = state.rolls[index]?.roster.slotOf[node] ?? -1;
    const roll = slot < 0 ? undefined : ownRoll(state, index);
    if (roll) lookAgain(roll, slot);
  }
}

function lookAgainFrom(state: OperatorState, first: number): void {
  for (let index = first; index < state.rolls.length; index++) {
    const roll = ownRoll(state, index);
    if (roll) lookAgain(roll);
  }
}

/** The first Skyhook before `end` that holds the node; `end` where none does. */
function holderOf({ gate, rolls }: OperatorState, node: number, end: number): number {
  let holder = gate.onNode[node] ?? 0;
  while (holder < end && !holds(rolls[holder], node)) holder++;
  gate.onNode[node] = holder;
  return holder;
}

function holds(roll: Roll | undefined, node: number): boolean {
  if (!roll || roll.roster.input.spec.disabled) return false;
  const slot = roll.roster.slotOf[node] ?? -1;
  return slot >= 0 && roll.complete[slot] === 0;
}

function holdsAll(roll: Roll | undefined): boolean {
  if (!roll) return false;
  const { disabled, sequencing } = roll.roster.input.spec;
  return !disabled && sequencing === 'all' && !isComplete(roll);
}
