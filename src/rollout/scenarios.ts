import type { Instant, Start } from './controller.js';
import type { Outcome, Scenario } from './scenario.js';

/** How long the work on one target takes. */
export type DurationMs = (start: Start, controller: string) => number;

/** Every attempt succeeds, unless its controller knows better. */
export function healthy(durationMs: DurationMs): Scenario {
  return (start, controller) =>
    start.isDoomed
      ? failed(durationMs(start, controller))
      : { result: 'succeeded', afterMs: durationMs(start, controller) };
}

/** Every attempt fails for good, but for removals. Worst loss forks the healthy run into this at each moment something starts. */
export function turnsBad(durationMs: DurationMs): Scenario {
  const good = healthy(durationMs);
  return (start, controller, startedAt) =>
    start.removes ? good(start, controller, startedAt) : failed(durationMs(start, controller));
}

function failed(workMs: number): Outcome {
  // What never ends by itself is lost from its start.
  return { result: 'failed', afterMs: workMs === Infinity ? 0 : workMs };
}

/** What starts before `at` succeeds, what starts from then on fails for good. */
export function turnsBadAt(durationMs: DurationMs, at: Instant): Scenario {
  const [good, bad] = [healthy(durationMs), turnsBad(durationMs)];
  return (start, controller, startedAt) => (startedAt < at ? good : bad)(start, controller, startedAt);
}
