import type { NodeRecord, OperatorState, Rollout } from './state.js';

/**
 * Nodes that earlier objects hold, as a pass goes through the objects in their order. A disabled object holds none, a paused one does.
 * Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go IsNodeReadyForSkyhook.
 */
export interface Gate {
  /** 1 = held, by index in the fleet; null = no node is. */
  nodes: Uint8Array | null;
  /** An earlier object with sequencing `all` is incomplete. */
  all: boolean;
}

/** Closes the gate for objects after this one. */
export function closeBehind(gate: Gate, rollout: Rollout, { rollouts, indexOf }: OperatorState): void {
  const { input, nodes, counts } = rollout;
  const { spec } = input;
  if (spec.disabled || counts.incomplete === 0 || rollout === rollouts.at(-1)) return;
  gate.all ||= spec.sequencing === 'all';
  const held = (gate.nodes ??= new Uint8Array(indexOf.size));
  for (const { complete, index } of nodes) if (!complete) held[index] = 1;
}

/** True if every earlier object is complete on the node, or everywhere if its sequencing is `all`. */
export function isReady(gate: Gate, { index }: NodeRecord): boolean {
  return !gate.all && gate.nodes?.[index] !== 1;
}

/** True if some node of the object may be worked on. */
export function hasReadyNode(gate: Gate, { nodes, counts }: Rollout): boolean {
  if (gate.nodes === null) return counts.incomplete > 0;
  return nodes.some((node) => !node.complete && isReady(gate, node));
}

function wake(rollout: Rollout, slot: number | undefined): void {
  rollout.isQuiet = false;
  if (slot === undefined) rollout.unseen = null;
  else rollout.unseen?.add(slot);
}

/** Wakes the objects that may go on, or have to wait again, now that a node of the object at `at` is complete or open again. */
export function wakeAfter({ rollouts }: OperatorState, at: number, node: NodeRecord): void {
  const isOfAll = rollouts[at]?.input.spec.sequencing === 'all';
  for (const later of rollouts.slice(at + 1)) {
    const slot = later.slots.get(node.index);
    const own = slot === undefined ? undefined : later.nodes[slot];
    if (isOfAll || (own && !own.complete)) wake(later, isOfAll ? undefined : slot);
    // The next object that holds the node keeps it from all others.
    if (!isOfAll && own && !own.complete && !later.input.spec.disabled) return;
  }
}
