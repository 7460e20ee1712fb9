import type { Instant } from '../../../../rollout/controller.js';
import type { MachineStart } from './machine.js';

/** The instants after `start` at which something ends that held a node. */
export function wakeUps(machines: readonly MachineStart[], start: Instant, until: Instant): Instant[] {
  const instants = new Set<Instant>();
  for (const { notReadyUntil, nominatedUntil, driftedAt, workload } of machines) {
    for (const at of [notReadyUntil, nominatedUntil, driftedAt, workload?.keptUntil ?? null]) {
      if (at !== null && at > start && at < until) instants.add(at);
    }
  }
  return [...instants].sort((a, b) => a - b);
}
