import type { Instant, Start } from './controller.js';

/** One piece of work that has just started; the scenario says how it goes. */
export interface Attempt extends Start {
  readonly controller: string;
  readonly startedAt: Instant;
}

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

/** The assumptions of a dry rollout on durations and outcomes. Must be a pure function of the attempt. */
export interface Scenario {
  readonly name: string;
  outcome(attempt: Attempt): Outcome;
}
