import type { Instant, Start } from './controller.js';

/** The result of an attempt; a failed one stays failed for good. */
export interface Outcome {
  readonly result: 'succeeded' | 'failed';
  readonly afterMs: number;
}

/** The assumptions of a dry rollout: how the work goes that a controller has just started. A pure function of what it is given. */
export type Scenario = (start: Start, controller: string, startedAt: Instant) => Outcome;

/** Duration of the work on one target. */
export type DurationMs = (start: Start, controller: string) => number;

/** Work that starts before `at` succeeds, unless its controller knows better; work from then on fails for good, but for removals. */
export function turnsBadAt(durationMs: DurationMs, at: Instant): Scenario {
  return (start, controller, startedAt) => {
    const afterMs = durationMs(start, controller);
    const isFailed = start.isDoomed === true || (startedAt >= at && start.removes !== true);
    if (!isFailed) return { result: 'succeeded', afterMs };
    // Work that never ends by itself is lost from its start.
    return { result: 'failed', afterMs: afterMs === Infinity ? 0 : afterMs };
  };
}

/** Every attempt succeeds. */
export function healthy(durationMs: DurationMs): Scenario {
  return turnsBadAt(durationMs, Infinity);
}

/** Every attempt fails. Worst loss forks the healthy run into this at each moment something starts. */
export function turnsBad(durationMs: DurationMs): Scenario {
  return turnsBadAt(durationMs, -Infinity);
}
