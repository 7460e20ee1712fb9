import type { Instant } from '../../../rollout/controller.js';
import { budgetEdges } from '../timeline.js';
import type { PoolStart } from './fleet.js';
import type { MachineStart } from './machine.js';

/** The instants after `start` at which time alone lets more happen: a window opens or closes, something ends that held a node. */
export function wakeUps(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  start: Instant,
  until: Instant,
): Instant[] {
  const instants = new Set<Instant>();
  for (const { budgets } of pools)
    for (const at of budgetEdges(budgets, { from: start, to: until })) instants.add(at);
  for (const { notReadyUntil, nominatedUntil, driftedAt, workload } of machines) {
    for (const at of [notReadyUntil, nominatedUntil, driftedAt, workload?.keptUntil ?? null]) {
      if (at !== null && at > start && at < until) instants.add(at);
    }
  }
  return [...instants].sort((a, b) => a - b);
}
