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
  return { result: 'failed', afterMs: workMs === Infinity ? 0 : workMs, repairedAfterMs: null, restMs: 0 };
}

/** What starts before `at` succeeds, what starts from then on fails for good. */
export function turnsBadAt(durationMs: DurationMs, at: Instant): Scenario {
  const [good, bad] = [healthy(durationMs), turnsBad(durationMs)];
  return (start, controller, startedAt) => (startedAt < at ? good : bad)(start, controller, startedAt);
}

interface Flaky {
  /** 0 to 1, for each target by itself. */
  readonly failProbability: number;
  /** A failed target is repaired after this long, and then takes its full duration again; null = never. */
  readonly repairedAfterMs: number | null;
  readonly seed: number;
  readonly run: number;
}

/** Each target fails by chance; the same seed and run give the same failures. */
export function flaky(durationMs: DurationMs, options: Flaky): Scenario {
  const { failProbability, repairedAfterMs, seed, run } = options;
  return (start, controller) => {
    const afterMs = durationMs(start, controller);
    if (start.isDoomed) return failed(afterMs);
    const fails = draw(seed, run, controller, start.group, start.target) < failProbability;
    if (!fails) return { result: 'succeeded', afterMs };
    return { result: 'failed', afterMs, repairedAfterMs, restMs: afterMs };
  };
}

/** FNV-1a over UTF-16 code units, then a final mix: a 32-bit hash of the text that is the same everywhere. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A number in [0, 1) that depends only on the seed and the parts. Drawing by name, not by order, keeps one target's fate the
 * same when another target is added or the order of events changes.
 */
export function draw(seed: number, ...parts: readonly (string | number)[]): number {
  return hash(`${seed}\u0000${parts.join('\u0000')}`) / 0x1_0000_0000;
}
