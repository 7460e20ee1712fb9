import { DAY_MS, HOUR_MS, MINUTE_MS, dayOf } from '../../calendar/days.js';
import { clockText, weekdayText } from '../../calendar/week.js';
import type { Instant } from '../../rollout/controller.js';

/** A line of signs under each of which the same stretch of time lies. */
export interface Axis {
  /** A whole number of stretches after midnight in UTC. */
  readonly from: Instant;
  readonly stepMs: number;
  readonly signs: number;
}

/** Stretches that a reader can count in. */
const STEPS: readonly number[] = [
  ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * DAY_MS),
];

/** A mark and its label, `|09:00`, with room behind it. */
const MARK = 9;

/** The finest axis from one instant to another that is no longer than so many signs. */
export function axisOf(from: Instant, to: Instant, most: number): Axis {
  const axes = STEPS.map((stepMs): Axis => {
    const start = Math.floor(from / stepMs) * stepMs;
    return { from: start, stepMs, signs: Math.max(1, Math.ceil((to - start) / stepMs)) };
  });
  return axes.find(({ signs }) => signs <= most) ?? { from, stepMs: (to - from) / most, signs: most };
}

/** The sign that an instant lies under, which may be beyond either end. */
export function signAt({ from, stepMs }: Axis, at: Instant): number {
  return Math.floor((at - from) / stepMs);
}

/** The line above the signs: a bar below which an instant lies, and which one; of midnight the day. */
export function axisLine({ from, stepMs, signs }: Axis): string {
  const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
  let line = '';
  for (let at = Math.ceil(from / apart) * apart; at < from + signs * stepMs; at += apart)
    line = `${line.padEnd((at - from) / stepMs)}|${labelOf(at)}`;
  return line;
}

function labelOf(at: Instant): string {
  return at % DAY_MS === 0 ? `${weekdayText(at)} ${dayOf(at).dayOfMonth}` : clockText(at);
}
