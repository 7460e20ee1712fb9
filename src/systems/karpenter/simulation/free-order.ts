import type { FreeOrder } from '../../system.js';
import type { PoolRollout } from './pool-rollout.js';
import { inTurn, type MachineStart } from '../controller/replacement/machine.js';

/** An edit marks all nodes of a pool within a second or two, and in no order. */
const MARKED_TOGETHER_MS = 2000;

/**
 * The turns in which the nodes of a pool drift away: those without pods before the others, and among these the older mark first. A
 * static pool has no order at all. Source: kubernetes-sigs/karpenter 2266468, disruption/drift.go and staticdrift.go.
 */
export function freeOrderOf({ machines, start }: PoolRollout): FreeOrder {
  const going = machines
    .filter(({ driftedAt, deleting }) => driftedAt !== null && !deleting)
    .sort((a, b) => inTurn(a, b));
  const turns: { readonly first: MachineStart; readonly names: string[] }[] = [];
  for (const machine of going) {
    const turn = turns.at(-1);
    if (turn && (start.replicas !== null || isSameTurn(turn.first, machine))) turn.names.push(machine.name);
    else turns.push({ first: machine, names: [machine.name] });
  }
  return {
    says: 'the order of nodes that one edit marks is not known',
    turns: turns.map(({ names }) => names),
  };
}

function isSameTurn(first: MachineStart, later: MachineStart): boolean {
  const apart = (later.driftedAt ?? 0) - (first.driftedAt ?? 0);
  return (first.workload === null) === (later.workload === null) && apart <= MARKED_TOGETHER_MS;
}
