import type { Instant } from '../../../../rollout/controller.js';
import type { ReplacementAssumptions } from './assumptions.js';
import type { PoolStart } from './fleet.js';
import type { ReplacementEvent } from './events.js';
import { ReplacementLoop } from './loop.js';
import type { MachineStart } from './machine.js';

/** A replacement rollout from its start to its end or to the end of the horizon. */
interface ReplacementForecast {
  readonly events: readonly ReplacementEvent[];
  /** The most nodes going away at the same time. */
  readonly peakGoingAway: number;
  /** Drifted nodes that are still there. */
  readonly driftedLeft: readonly string[];
  /** When the last drifted node had gone; null when some are left, or there was none. */
  readonly finishedAt: Instant | null;
}

/** Plays a rollout through under the given assumptions. `end` is exclusive. */
export function forecastReplacement(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  assumptions: ReplacementAssumptions,
  start: Instant,
  end: Instant,
): ReplacementForecast {
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  const events: ReplacementEvent[] = machines
    .filter(({ deleting }) => deleting)
    .map(({ pool, name }) => ({ kind: 'deleted', at: start, pool, node: name }));
  let peakGoingAway = events.length;
  for (let now = loop.nextAt(); now !== null && now < end; now = loop.nextAt()) {
    events.push(...loop.advance(now));
    peakGoingAway = Math.max(peakGoingAway, loop.goingAway());
  }
  const driftedLeft = [...loop.machines()]
    .filter(({ driftedAt }) => driftedAt !== null)
    .map(({ name }) => name);
  return { events, peakGoingAway, driftedLeft, finishedAt: finishOf(machines, events, driftedLeft) };
}

function finishOf(
  machines: readonly MachineStart[],
  events: readonly ReplacementEvent[],
  driftedLeft: readonly string[],
): Instant | null {
  if (driftedLeft.length > 0) return null;
  const drifted = new Set(machines.filter(({ driftedAt }) => driftedAt !== null).map(({ name }) => name));
  let last: Instant | null = null;
  for (const { kind, node, at } of events) if (kind === 'gone' && drifted.has(node)) last = at;
  return last;
}
