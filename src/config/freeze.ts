import * as z from 'zod';
import { freezeScheduleError, recurrences } from '../calendar/freezes.js';
import { clipTo, type Interval, mergeIntervals } from '../calendar/intervals.js';
import { instantsShowing } from '../calendar/zones.js';
import type { Freeze } from '../plan/model.js';
import { parseInstant, parseWallClock } from './duration.js';
import { duration, timeZone, written } from './values.js';

/** A moment of a freeze: an instant, or what the clocks of its time zone show (`2026-12-18`, `2026-12-18T18:00`). */
type Moment = { readonly instant: number } | { readonly shown: number };

const moment = written<Moment>({
  what: 'a time that there is, such as 2026-12-18T18:00:00Z; without the zone, or as a date alone, it is in the time zone of the freeze',
  parse(text) {
    const [instant, shown] = [parseInstant(text), parseWallClock(text)];
    return instant !== null ? { instant } : shown !== null ? { shown } : null;
  },
});

const schedule = z.string().superRefine((text, context) => {
  const message = freezeScheduleError(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** One freeze: from an instant to another, or again and again by a schedule in a time zone. */
export const freeze = z
  .strictObject({
    name: z.string().min(1).max(120),
    from: moment.nullable().default(null),
    to: moment.nullable().default(null),
    schedule: schedule.nullable().default(null),
    duration: duration.nullable().default(null),
    timeZone: timeZone.nullable().default(null),
  })
  .superRefine(({ from, to, schedule: cron, duration: length }, context) => {
    const issue = (message: string, ...path: string[]): void => {
      context.addIssue({ code: 'custom', message, path });
    };
    const isOnce = from !== null && to !== null && cron === null && length === null;
    const isAgain = cron !== null && length !== null && from === null && to === null;
    if (!isOnce && !isAgain) issue('needs either from and to, or schedule and duration');
    else if (isOnce && 'instant' in from !== 'instant' in to)
      issue('must have a time zone in both times or in none', 'to');
    // In which zone both are read does not change their order by more than the clocks are set.
    else if (isOnce && instantsOf(to, 'UTC')[0] <= instantsOf(from, 'UTC')[0])
      issue('must end after it begins', 'to');
  });

/** The freezes of the configuration within a stretch of time; those without a time zone of their own are in `zone`. */
export function freezesOf(
  freezes: readonly z.output<typeof freeze>[],
  zone: string,
  within: Interval,
): Freeze[] {
  return freezes.map((one) => ({ name: one.name, windows: windowsOf(one, one.timeZone ?? zone, within) }));
}

function windowsOf(one: z.output<typeof freeze>, zone: string, within: Interval): Interval[] {
  if (one.schedule !== null && one.duration !== null)
    return recurrences(one.schedule, one.duration, zone, within);
  if (one.from === null || one.to === null) return [];
  // It ends when no clock shows an earlier time: where the clocks show its end twice, at the second.
  const window = { from: instantsOf(one.from, zone)[0], to: Math.max(...instantsOf(one.to, zone)) };
  return clipTo(within, mergeIntervals([window]));
}

function instantsOf(written: Moment, zone: string): readonly [number, ...number[]] {
  return 'instant' in written ? [written.instant] : instantsShowing(written.shown, zone);
}
