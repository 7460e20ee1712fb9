import * as z from 'zod';
import { freezeScheduleError, recurrences } from '../calendar/freezes.js';
import { clipTo, type Interval, mergeIntervals } from '../calendar/intervals.js';
import { fromWallClock, instantsShowing } from '../calendar/zones.js';
import type { Freeze } from '../plan/model.js';
import { parseInstant, parseWallClock } from './duration.js';
import { duration, timeZone } from './values.js';

/** A moment of a freeze: an instant, or what the clocks of its time zone show (`2026-12-18`, `2026-12-18T18:00`). */
type Moment = { readonly instant: number } | { readonly shown: number };

function momentOf(text: string): Moment | null {
  const instant = parseInstant(text);
  if (instant !== null) return { instant };
  const shown = parseWallClock(text);
  return shown === null ? null : { shown };
}

const moment = z.string().transform((text, context): Moment => {
  const read = momentOf(text);
  if (read) return read;
  context.addIssue({
    code: 'custom',
    message:
      'must be a time that there is, such as 2026-12-18T18:00:00Z; without the zone, or as a date alone, it is in the time zone of the freeze',
  });
  return z.NEVER;
});

const schedule = z.string().superRefine((text, context) => {
  const error = freezeScheduleError(text);
  if (error !== null) context.addIssue({ code: 'custom', message: error });
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
    const once = from !== null && to !== null && cron === null && length === null;
    const again = cron !== null && length !== null && from === null && to === null;
    if (!once && !again) {
      context.addIssue({ code: 'custom', message: 'needs either from and to, or schedule and duration' });
    } else if (once && 'instant' in from !== 'instant' in to) {
      const message = 'must have a time zone in both times or in none';
      context.addIssue({ code: 'custom', message, path: ['to'] });
    } else if (once && instantOf(to, 'UTC') <= instantOf(from, 'UTC')) {
      // In which zone both are read does not change their order by more than the clocks are set.
      context.addIssue({ code: 'custom', message: 'must end after it begins', path: ['to'] });
    }
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
  if (one.schedule !== null && one.duration !== null) {
    return recurrences(one.schedule, one.duration, zone, within);
  }
  if (one.from === null || one.to === null) return [];
  const window = { from: instantOf(one.from, zone), to: lastInstantOf(one.to, zone) };
  return clipTo(within, mergeIntervals([window]));
}

/** A freeze ends when no clock shows an earlier time: where the clocks show its end twice, at the second. */
function lastInstantOf(written: Moment, zone: string): number {
  if ('instant' in written) return written.instant;
  return Math.max(...instantsShowing(written.shown, zone));
}

function instantOf(written: Moment, zone: string): number {
  return 'instant' in written ? written.instant : fromWallClock(written.shown, zone);
}
