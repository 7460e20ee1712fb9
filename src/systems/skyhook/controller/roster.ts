import { type RolloutNode, rolloutOrder } from './assignment.js';
import { blockedByTaint, isIgnored } from './eligibility.js';
import { type RolloutInput, runGroup } from './rollout.js';
import type { Limits } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** A compartment with the nodes it has for the whole dry rollout. */
export interface CompartmentPlan {
  readonly name: string;
  /** How starts and outcomes name it. */
  readonly group: string;
  readonly limits: Limits;
  /** Slots of its nodes in rollout order. */
  readonly members: Int32Array;
}

/** What does not change about one Skyhook during a dry rollout. Its target nodes are numbered, in rollout order: slots. */
export interface Roster {
  readonly input: RolloutInput;
  readonly names: readonly string[];
  /** Index in the fleet of the node in each slot. */
  readonly fleetIndex: Int32Array;
  /** Slot of each node of the fleet; -1 = not a target. */
  readonly slotOf: Int32Array;
  /** Index in `compartments` of the node in each slot; -1 when the policy does not exist. */
  readonly compartmentOf: Int32Array;
  readonly compartments: readonly CompartmentPlan[];
  readonly policyIsMissing: boolean;
  /** 1 = carries the ignore label. */
  readonly ignored: Uint8Array;
  /** 1 = a taint is not tolerated, while the runtime-required taint is on the node and after it was taken away. */
  readonly tainted: Uint8Array;
  readonly taintedAfter: Uint8Array;
}

/** Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState. */
export function buildRoster(
  input: RolloutInput,
  fleet: readonly RolloutNode[],
  indexOf: ReadonlyMap<string, number>,
  switches: Switches,
): Roster {
  const found = input.targets.flatMap((name) => fleet[indexOf.get(name) ?? -1] ?? []);
  const targets = rolloutOrder(found);
  const slots = new Map(targets.map(({ name }, slot) => [name, slot]));
  const fleetIndex = Int32Array.from(targets, ({ name }) => indexOf.get(name) ?? -1);
  const slotOf = new Int32Array(fleet.length).fill(-1);
  for (const [slot, index] of fleetIndex.entries()) slotOf[index] = slot;
  const compartments = (input.compartments ?? []).map(({ name, limits, nodes }) => ({
    name,
    group: runGroup(input.name, name),
    limits,
    members: Int32Array.from(nodes, (node) => slots.get(node) ?? -1),
  }));
  const compartmentOf = new Int32Array(targets.length).fill(-1);
  for (const [index, { members }] of compartments.entries())
    for (const slot of members) compartmentOf[slot] = index;
  const blocks = targets.map((node) => blockedByTaint(node, input.spec, switches));
  return {
    input,
    names: targets.map(({ name }) => name),
    fleetIndex,
    slotOf,
    compartmentOf,
    compartments,
    policyIsMissing: input.compartments === null,
    ignored: Uint8Array.from(targets, (node) => Number(isIgnored(node, switches))),
    tainted: Uint8Array.from(blocks, (block) => Number(block !== null)),
    taintedAfter: Uint8Array.from(blocks, (block) => Number(block !== null && !block.untilRuntimeReady)),
  };
}
