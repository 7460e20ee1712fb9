import { parseSchedule } from './parse.js';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_FIELD = 4;

/**
 * A schedule that does not parse with the slip taken out that people make: a time zone in front, Sunday as 7, a range of days
 * that runs over the end of the week, a descriptor in another case. Null where none of it helps.
 */
export function repairedSchedule(text: string): string | null {
  const fields = text
    .trim()
    .replace(/^(?:CRON_)?TZ=\S+\s+/, '')
    .split(/\s+/);
  const [first = ''] = fields;
  if (first.startsWith('@')) return ifParses(first.toLowerCase());
  return ifParses(fields.map((field, i) => (i === DAY_FIELD ? daysField(field) : field)).join(' '));
}

function ifParses(text: string): string | null {
  return parseSchedule(text).ok ? text : null;
}

/** The items of a day field: `sat-sun` becomes `sat,sun`, `1-7` becomes `1,2,3,4,5,6,0`. */
function daysField(field: string): string {
  return field.split(',').map(daysItem).join(',');
}

function daysItem(item: string): string {
  const [low = '', high] = item.split('-');
  const from = dayNumber(low);
  if (from === null) return item;
  if (high === undefined) return from === 7 ? '0' : item;
  const to = dayNumber(high);
  if (to === null || (from <= to && to < 7)) return item;
  const asWords = DAYS.includes(low.toLowerCase());
  const length = to >= from ? to - from + 1 : to - from + 8;
  const days = new Set(Array.from({ length }, (_, i) => (from + i) % 7));
  return [...days].map((day) => (asWords ? DAYS[day] : String(day))).join(',');
}

/** 0 to 7; null for anything but a day. */
function dayNumber(text: string): number | null {
  const word = DAYS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^[0-7]$/.test(text) ? Number(text) : null;
}
