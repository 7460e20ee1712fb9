import type { System, SystemOptions } from '../system.js';

/** How long a node takes from being ordered to being Initialized, how long one that is on its way out, and how long a pass of the loop. */
export const settings = (({ wait }) => ({
  readyAfter: wait.prefault('2m'),
  goneAfter: wait.prefault('20m'),
  /** The loop starts one node a pass. */
  passTakes: wait.prefault('1s'),
})) satisfies System['settings'];

/** What a dry rollout takes for granted about nodes; `systems.karpenter` of the configuration. */
export interface Settings {
  /** `readyAfter`: from ordering a node until it is Initialized. */
  readonly readyMs: number;
  /** `goneAfter`: until a node that is on its way out in the snapshot is gone, unless its grace period ends before. */
  readonly goneMs: number;
  /** `passTakes`: from the start of one drifted node to that of the next, where the budgets have room for both. */
  readonly passMs: number;
}

const MINUTE_MS = 60_000;

/** A pass of no length would start all nodes in the same instant, and one after the other is what is known of it. */
const SHORTEST_PASS_MS = 1000;

/** What the configuration says of durations that no object holds, in milliseconds; defaults filled in. */
export function settingsOf({ readyAfter, goneAfter, passTakes }: SystemOptions): Settings {
  return {
    readyMs: typeof readyAfter === 'number' ? readyAfter : 2 * MINUTE_MS,
    goneMs: typeof goneAfter === 'number' ? goneAfter : 20 * MINUTE_MS,
    passMs: Math.max(SHORTEST_PASS_MS, typeof passTakes === 'number' ? passTakes : SHORTEST_PASS_MS),
  };
}
