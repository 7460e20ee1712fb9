import { clipTo, type Interval, mergeIntervals, unionOf } from '../../../calendar/intervals.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Calendar, Schedule } from './cron/parse.js';
import { exhaustedCheckpoints, frequency, matchingDays, nextHit, previousHit } from './cron/search.js';

/**
 * Whether a budget with this schedule and duration is active: the first hit after (now - duration) is not after now. So the
 * start of a window belongs to it and its end does not, and a schedule with no hit in reach is active all the time.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/apis/v1/nodepool.go, Budget.IsActive.
 */
export function isActiveAt(schedule: Schedule, durationMs: number, now: Instant): boolean {
  const hit = nextHit(schedule, now - durationMs);
  return hit === null || hit <= now;
}

/**
 * The stretches of a horizon in which the budget is active, merged: hits whose windows overlap or touch give one stretch.
 * Agrees with `isActiveAt` at every instant, at the cost of the days in the horizon, not of its minutes.
 */
export function activeWindows(schedule: Schedule, durationMs: number, horizon: Interval): Interval[] {
  if (horizon.to <= horizon.from) return [];
  if (schedule.kind === 'every') return schedule.delayMs <= durationMs ? [horizon] : [];
  switch (frequency(schedule)) {
    case 'never':
      return [horizon];
    case 'every year':
      return hitWindows(schedule, durationMs, horizon);
    case 'leap years':
      return unionOf(
        hitWindows(schedule, durationMs, horizon),
        clipTo(horizon, mergeIntervals(exhaustedWindows(schedule, durationMs, horizon))),
      );
  }
}

/** Every hit of a calendar within [from, to), in order. */
export function* hitsWithin(calendar: Calendar, { from, to }: Interval): Generator<Instant> {
  for (const day of matchingDays(calendar, from, to)) {
    for (const time of calendar.timesOfDay) {
      const hit = day.startMs + time;
      if (hit >= from && hit < to) yield hit;
    }
  }
}

function hitWindows(calendar: Calendar, durationMs: number, horizon: Interval): Interval[] {
  if (durationMs <= 0) return [];
  // Only the last hit before the horizon matters: the windows of the earlier ones end before its window does.
  const carried = previousHit(calendar, horizon.from, horizon.from - durationMs);
  const blocks = windowsOfDay(calendar, durationMs);
  return clipTo(
    horizon,
    mergeIntervals(dailyWindows(calendar, blocks, { from: carried ?? horizon.from, to: horizon.to })),
  );
}

/** The windows that open on one day, relative to its midnight; the last may reach far beyond the day. */
export function windowsOfDay(calendar: Calendar, durationMs: number): Interval[] {
  return mergeIntervals(calendar.timesOfDay.map((time) => ({ from: time, to: time + durationMs })));
}

function* dailyWindows(
  calendar: Calendar,
  blocks: readonly Interval[],
  { from, to }: Interval,
): Generator<Interval> {
  for (const { startMs } of matchingDays(calendar, from, to)) {
    for (const block of blocks) yield { from: startMs + block.from, to: startMs + block.to };
  }
}

function* exhaustedWindows(calendar: Calendar, durationMs: number, horizon: Interval): Generator<Interval> {
  const checkpoints = exhaustedCheckpoints(calendar, horizon.from - durationMs, horizon.to - durationMs);
  for (const { from, to } of checkpoints) yield { from: from + durationMs, to: to + durationMs };
}
