import type { Instant, Start } from './controller.js';

/**
 * How an attempt goes. A failed one stays failed for good when `repairedAfterMs` is null; otherwise it is repaired that long
 * after the failure, and succeeds `restMs` after its controller goes on with it.
 */
export type Outcome =
  | { readonly result: 'succeeded'; readonly afterMs: number }
  | {
      readonly result: 'failed';
      readonly afterMs: number;
      readonly repairedAfterMs: number | null;
      readonly restMs: number;
    };

/**
 * The assumptions of a dry rollout on durations and outcomes: how the work goes that a controller has just started. Must be a pure
 * function of what it is given.
 */
export type Scenario = (start: Start, controller: string, startedAt: Instant) => Outcome;
