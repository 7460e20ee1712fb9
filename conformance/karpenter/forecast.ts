import type { Instant } from '../../src/rollout/controller.js';
import type { ReplacementAssumptions } from '../../src/systems/karpenter/controller/replacement/assumptions.js';
import type { ReplacementEvent } from '../../src/systems/karpenter/controller/replacement/events.js';
import type { PoolStart } from '../../src/systems/karpenter/controller/replacement/fleet.js';
import { replacementEvents } from '../../src/systems/karpenter/controller/replacement/forecast.js';
import { ReplacementLoop } from '../../src/systems/karpenter/controller/replacement/loop.js';
import type { MachineStart } from '../../src/systems/karpenter/controller/replacement/machine.js';

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

/** What the events of a rollout come to. `end` is exclusive. */
export function forecastReplacement(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  assumptions: ReplacementAssumptions,
  start: Instant,
  end: Instant,
): ReplacementForecast {
  const events = replacementEvents(pools, machines, assumptions, start, end);
  const gone = new Map(events.filter(({ kind }) => kind === 'gone').map(({ node, at }) => [node, at]));
  const drifted = machines.filter(({ driftedAt }) => driftedAt !== null).map(({ name }) => name);
  const driftedLeft = drifted.filter((name) => !gone.has(name));
  const ends = drifted.flatMap((name) => gone.get(name) ?? []);
  const finishedAt = driftedLeft.length > 0 || ends.length === 0 ? null : Math.max(...ends);
  const loop = new ReplacementLoop(pools, machines, assumptions, start, end);
  const peakGoingAway = peakOf(pools, loop, end, machines.filter(({ deleting }) => deleting).length);
  return { events, peakGoingAway, driftedLeft, finishedAt };
}

/** At the beginning, and after all that happens at an instant. */
function peakOf(pools: readonly PoolStart[], loop: ReplacementLoop, end: Instant, deleting: number): number {
  let peak = deleting;
  for (let now = loop.nextAt(); now !== null && now < end; now = loop.nextAt()) {
    loop.advance(now);
    const going = pools.map(({ name }) => loop.fleet(name)?.goingAway ?? 0);
    peak = Math.max(
      peak,
      going.reduce((sum, n) => sum + n, 0),
    );
  }
  return peak;
}
