import { cityOf, toWallClock } from '../calendar/zones.js';
import { minuteText } from './instant-text.js';

/** `Thu 2026-11-26 18:00 UTC`; where people live by another clock also `(10:00 Los Angeles)`. */
export function instantText(instant: number, timeZone: string): string {
  const utc = wallClock(instant, 'UTC');
  const inUtc = `${utc.day} ${utc.time} UTC`;
  if (timeZone === 'UTC') return inUtc;
  const there = wallClock(instant, timeZone);
  const local = there.day === utc.day ? there.time : `${there.day} ${there.time}`;
  return `${inUtc} (${local} ${cityOf(timeZone)})`;
}

/** For the column of a table whose head says UTC: `Thu 2026-11-26 18:00`; without the day where it is that of `beside`. */
export function utcText(instant: number, beside?: number): string {
  const { day, time } = wallClock(instant, 'UTC');
  return beside !== undefined && wallClock(beside, 'UTC').day === day ? time : `${day} ${time}`;
}

/** The local day and time of a zone. */
function wallClock(instant: number, timeZone: string): { readonly day: string; readonly time: string } {
  const [weekday = '', date = '', time = ''] = minuteText(toWallClock(instant, timeZone)).split(' ');
  return { day: `${weekday} ${date}`, time };
}
