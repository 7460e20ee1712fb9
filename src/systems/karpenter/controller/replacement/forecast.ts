import type { Instant } from '../../../../rollout/controller.js';
import type { ReplacementAssumptions } from './assumptions.js';
import type { PoolStart } from './fleet.js';
import type { ReplacementEvent } from './events.js';
import { ReplacementLoop } from './loop.js';
import type { MachineStart } from './machine.js';

/** Plays a rollout through under the given assumptions, from its start to its end or to the end of the horizon, which is exclusive. */
export function replacementEvents(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  assumptions: ReplacementAssumptions,
  start: Instant,
  end: Instant,
): readonly ReplacementEvent[] {
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  const events: ReplacementEvent[] = machines
    .filter(({ deleting }) => deleting)
    .map(({ pool, name }) => ({ kind: 'deleted', at: start, pool, node: name }));
  for (let now = loop.nextAt(); now !== null && now < end; now = loop.nextAt())
    events.push(...loop.advance(now));
  return events;
}
