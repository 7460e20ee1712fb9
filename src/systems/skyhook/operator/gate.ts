import type { OperatorState } from './state.js';

/**
 * True when the node may be worked on for the Skyhook at `index`: every Skyhook before it is complete on the node, or
 * everywhere where its sequencing is `all`. A disabled one holds nobody, a paused one does. Source: NVIDIA/nodewright
 * v0.15.0, cluster_state_v2.go IsNodeReadyForSkyhook.
 */
export function isReady(state: OperatorState, index: number, slot: number): boolean {
  const node = state.rolls[index]?.roster.fleetIndex[slot] ?? -1;
  for (let before = 0; before < index; before++) {
    const roll = state.rolls[before];
    if (!roll || roll.roster.input.spec.disabled) continue;
    if (roll.roster.input.spec.sequencing === 'all') {
      if (roll.incomplete > 0) return false;
      continue;
    }
    const other = roll.roster.slotOf[node] ?? -1;
    if (other >= 0 && roll.complete[other] === 0) return false;
  }
  return true;
}

/** True when a Skyhook before this one, with sequencing `all`, is incomplete: then the whole object waits. */
export function waitsForAll(state: OperatorState, index: number): boolean {
  return state.rolls
    .slice(0, index)
    .some(
      ({ roster, incomplete }) =>
        !roster.input.spec.disabled && roster.input.spec.sequencing === 'all' && incomplete > 0,
    );
}

export function hasReadyNode(state: OperatorState, index: number): boolean {
  const roll = state.rolls[index];
  if (!roll) return false;
  for (let slot = 0; slot < roll.complete.length; slot++)
    if (roll.complete[slot] === 0 && isReady(state, index, slot)) return true;
  return false;
}
