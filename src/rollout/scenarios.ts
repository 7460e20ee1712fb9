import type { Instant, Start } from './controller.js';

/** How an attempt goes; a failed one stays failed for good. */
export interface Outcome {
  readonly result: 'succeeded' | 'failed';
  readonly afterMs: number;
}

/** The assumptions of a dry rollout: how the work goes that a controller has just started. A pure function of what it is given. */
export type Scenario = (start: Start, controller: string, startedAt: Instant) => Outcome;

/** How long the work on one target takes. */
export type DurationMs = (start: Start, controller: string) => number;

/** Every attempt succeeds, unless its controller knows better. */
export function healthy(durationMs: DurationMs): Scenario {
  return (start, controller) => {
    const afterMs = durationMs(start, controller);
    return start.isDoomed ? failed(afterMs) : { result: 'succeeded', afterMs };
  };
}

/** Every attempt fails for good, but for removals. Worst loss forks the healthy run into this at each moment something starts. */
export function turnsBad(durationMs: DurationMs): Scenario {
  const good = healthy(durationMs);
  return (start, controller, startedAt) =>
    start.removes ? good(start, controller, startedAt) : failed(durationMs(start, controller));
}

/** What starts before `at` succeeds, what starts from then on fails for good. */
export function turnsBadAt(durationMs: DurationMs, at: Instant): Scenario {
  const [good, bad] = [healthy(durationMs), turnsBad(durationMs)];
  return (start, controller, startedAt) => (startedAt < at ? good : bad)(start, controller, startedAt);
}

/** Work that never ends by itself is lost from its start. */
function failed(workMs: number): Outcome {
  return { result: 'failed', afterMs: workMs === Infinity ? 0 : workMs };
}
