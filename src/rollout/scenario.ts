import type { Instant, Start } from './controller.js';

/** How an attempt goes; a failed one stays failed for good. */
export interface Outcome {
  readonly result: 'succeeded' | 'failed';
  readonly afterMs: number;
}

/**
 * The assumptions of a dry rollout on durations and outcomes: how the work goes that a controller has just started. Must be a pure
 * function of what it is given.
 */
export type Scenario = (start: Start, controller: string, startedAt: Instant) => Outcome;
