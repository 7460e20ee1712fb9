import type { Interval } from '../calendar/intervals.js';
import type { Plan } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';

/** An occurrence of a freeze. */
export interface FreezeWindow {
  readonly name: string;
  readonly window: Interval;
}

/** The freeze at an instant, of several the one that ends last; null if there is none. */
export function freezeAt({ freezes }: Pick<Plan, 'freezes'>, at: Instant): FreezeWindow | null {
  const now = occurrences({ freezes }).filter(({ window }) => window.from <= at && at < window.to);
  return now.sort((a, b) => b.window.to - a.window.to)[0] ?? null;
}

/** The first freeze that begins after an instant; null if none is known. */
export function freezeAfter({ freezes }: Pick<Plan, 'freezes'>, at: Instant): FreezeWindow | null {
  const later = occurrences({ freezes }).filter(({ window }) => window.from > at);
  return later.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
}

function occurrences({ freezes }: Pick<Plan, 'freezes'>): FreezeWindow[] {
  return freezes.flatMap(({ name, windows }) => windows.map((window) => ({ name, window })));
}
