import { judgeTaints } from './gone.js';
import type { Roll } from './roll.js';
import type { OperatorState, OutFromBefore } from './state.js';

/** Nodes that the rollouts have out as the dry rollout begins, for each of them. */
export function outFromBefore(rolls: readonly Roll[]): OutFromBefore[] {
  return rolls.flatMap((roll, index) =>
    slotsOf(roll, roll.roster.input.underWay?.out ?? []).map(({ name, slot }) => ({
      target: name,
      group: roll.roster.compartments[roll.roster.compartmentOf[slot] ?? -1]?.group ?? '',
      batch: 0,
      isOld: true,
      index,
      slot,
    })),
  );
}

/**
 * A node is uncordoned when its packages are complete. While another object holds a cordon of its own on it, it stays out.
 * Source: NVIDIA/nodewright, internal/wrapper/node.go Uncordon.
 */
export function releaseComplete(state: OperatorState): void {
  const left = state.outFromBefore.filter(({ index, slot }) => state.rolls[index]?.complete[slot] === 0);
  if (left.length < state.outFromBefore.length) state.outFromBefore = left;
}

/** Nodes that are down in an interrupt bear taints that keep everybody off, until it is over. */
export function beginReboots(state: OperatorState): void {
  for (const roll of state.rolls) {
    const rebooting = roll.roster.input.underWay?.rebooting;
    if (!rebooting) continue;
    for (const { name, slot } of slotsOf(roll, [...rebooting.keys()])) {
      roll.reboots.add(slot);
      state.rebooting.set(roll.roster.fleetIndex[slot] ?? -1, rebooting.get(name) ?? []);
    }
  }
  judgeAll(state, [...state.rebooting.keys()]);
}

/** The node is up again, and its taints are gone. */
export function endReboot(state: OperatorState, node: number): void {
  if (state.rebooting.delete(node)) judgeAll(state, [node]);
}

function judgeAll(state: OperatorState, nodes: readonly number[]): void {
  for (const node of nodes) for (const index of state.rolls.keys()) judgeTaints(state, index, node);
}

function slotsOf({ roster }: Roll, wanted: readonly string[]): { name: string; slot: number }[] {
  if (wanted.length === 0) return [];
  const names = new Set(wanted);
  return roster.names.flatMap((name, slot) => (names.has(name) ? [{ name, slot }] : []));
}
