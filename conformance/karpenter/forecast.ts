import type { Instant } from '../../src/rollout/controller.js';
import {
  replacementEvents,
  ReplacementLoop,
} from '../../src/systems/karpenter/controller/replacement/loop.js';
import type {
  MachineStart,
  PoolStart,
  ReplacementAssumptions,
  ReplacementEvent,
} from '../../src/systems/karpenter/controller/replacement/model.js';

/** A replacement rollout from its start to its end or to the end of the horizon. */
interface ReplacementForecast {
  readonly events: readonly ReplacementEvent[];
  /** The most nodes leaving at the same time: at the start, and after all that happens at an instant. */
  readonly peakGoingAway: number;
  /** Drifted nodes that are still there. */
  readonly driftedLeft: readonly string[];
  /** When the last drifted node had gone; null when some are left, or there was none. */
  readonly finishedAt: Instant | null;
}

/** Plays a rollout through; `end` is exclusive. */
export function forecastReplacement(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  assumptions: ReplacementAssumptions,
  start: Instant,
  end: Instant,
): ReplacementForecast {
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  let peakGoingAway = machines.filter(({ deleting }) => deleting).length;
  const events = replacementEvents(loop, machines, [start, end], () => {
    const leaving = pools.reduce((sum, { name }) => sum + (loop.pool(name)?.leaving.size ?? 0), 0);
    peakGoingAway = Math.max(peakGoingAway, leaving);
  });
  const gone = new Map(events.filter(({ kind }) => kind === 'gone').map(({ node, at }) => [node, at]));
  const drifted = machines.filter(({ driftedAt }) => driftedAt !== null).map(({ name }) => name);
  const driftedLeft = drifted.filter((name) => !gone.has(name));
  const ends = drifted.flatMap((name) => gone.get(name) ?? []);
  const finishedAt = driftedLeft.length > 0 || ends.length === 0 ? null : Math.max(...ends);
  return { events, peakGoingAway, driftedLeft, finishedAt };
}
