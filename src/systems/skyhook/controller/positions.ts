import type { RolloutNode } from './assignment.js';
import { remembered } from '../../../manifest/lookup/remembered.js';

/** What all operators of one plan ask of their fleet, worked out once: there is one for each policy, and each may have all nodes. */
interface Positions {
  readonly byName: ReadonlyMap<string, number>;
  readonly tainted: readonly number[];
}

const positionsOf = remembered((fleet: readonly RolloutNode[]): Positions => ({
  byName: new Map(fleet.map(({ name }, index) => [name, index])),
  tainted: fleet.flatMap(({ taints }, index) => (taints.length > 0 ? [index] : [])),
}));

/** The index of each node by its name. */
export function positionsIn(fleet: readonly RolloutNode[]): ReadonlyMap<string, number> {
  return positionsOf(fleet).byName;
}

/** The indexes of the nodes that have a taint, in order. */
export function taintedIn(fleet: readonly RolloutNode[]): readonly number[] {
  return positionsOf(fleet).tainted;
}
