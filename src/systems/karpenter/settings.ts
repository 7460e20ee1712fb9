import type { SystemOptions } from '../system.js';

/** What a dry rollout takes for granted about nodes; `systems.karpenter` of the configuration. */
export interface Settings {
  /** `readyAfter`: from ordering a node until it is Initialized. */
  readonly readyMs: number;
  /** `goneAfter`: until a node that is on its way out in the snapshot is gone, unless its grace period ends before. */
  readonly goneMs: number;
}

const MINUTE_MS = 60_000;

export function settingsOf({ readyAfter, goneAfter }: SystemOptions): Settings {
  return {
    readyMs: typeof readyAfter === 'number' ? readyAfter : 2 * MINUTE_MS,
    goneMs: typeof goneAfter === 'number' ? goneAfter : 20 * MINUTE_MS,
  };
}
