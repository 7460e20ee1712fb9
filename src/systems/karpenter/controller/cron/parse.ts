import { HOUR_MS, MINUTE_MS } from '../../../../calendar/days.js';
import { goDurationMs } from '../../../../manifest/quantity.js';
import { type FieldKind, type FieldValues, type Parsed, parseField } from './field.js';

/** Hits at times of the day on days that match; all in UTC. */
export interface Calendar {
  readonly kind: 'calendar';
  /** Milliseconds after midnight, sorted. */
  readonly timesOfDay: readonly number[];
  readonly daysOfMonth: ReadonlySet<number>;
  /** January is 1. */
  readonly months: ReadonlySet<number>;
  /** Sunday is 0. */
  readonly daysOfWeek: ReadonlySet<number>;
  /** Whether a day must fit both day fields, or one of them is enough. */
  readonly days: 'both' | 'either';
}

/** Hits one delay after whatever instant is asked about (`@every`): it has no fixed phase. */
interface Every {
  readonly kind: 'every';
  readonly delayMs: number;
}

export type Schedule = Calendar | Every;

const NO_WORDS: ReadonlyMap<string, number> = new Map();
const MINUTE: FieldKind = { name: 'minute', min: 0, max: 59, words: NO_WORDS };
const HOUR: FieldKind = { name: 'hour', min: 0, max: 23, words: NO_WORDS };
const DAY_OF_MONTH: FieldKind = { name: 'day of month', min: 1, max: 31, words: NO_WORDS };
const MONTH: FieldKind = {
  name: 'month',
  min: 1,
  max: 12,
  words: numbered(['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'], 1),
};
const DAY_OF_WEEK: FieldKind = {
  name: 'day of week',
  min: 0,
  max: 6,
  words: numbered(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'], 0),
};

/** Exact and case-sensitive; nothing may follow. */
const DESCRIPTORS: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);
const EVERY = '@every ';
const SECOND_MS = 1000;
/** Go's time.Duration holds no more. */
const GO_DURATION_MAX_MS = 9_223_372_036_854;

/** What Go calls white space (unicode.IsSpace); JavaScript's `\s` lacks U+0085 and has U+FEFF. */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/**
 * The schedule of a budget as Karpenter reads it: robfig/cron v3.0.1 ParseStandard after a UTC zone, so a zone of the
 * author's own counts as a sixth field and fails. The text may have passed the pattern of the CRD and still fail here.
 */
export function parseSchedule(text: string): Parsed<Schedule> {
  const known = PARSED.get(text);
  if (known) return known;
  const parsed = parse(text);
  if (PARSED.size === MOST_PARSED) PARSED.clear();
  PARSED.set(text, parsed);
  return parsed;
}

/** The same text gives the same schedule, and every budget of a thousand pools is asked about a dozen times. */
const PARSED = new Map<string, Parsed<Schedule>>();
const MOST_PARSED = 5000;

function parse(text: string): Parsed<Schedule> {
  const trimmed = trim(text);
  if (trimmed.startsWith('@')) return parseDescriptor(trimmed);
  const fields = trimmed.split(WHITE_SPACE).filter((field) => field !== '');
  if (fields.length !== 5) {
    return { ok: false, error: `has ${fields.length} fields where cron takes exactly 5${zoneHint(trimmed)}` };
  }
  return parseFields(fields);
}

function numbered(words: readonly string[], first: number): ReadonlyMap<string, number> {
  return new Map(words.map((word, index) => [word, index + first]));
}

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function zoneHint(text: string): string {
  return /^(?:CRON_)?TZ=/.test(text) ? '; schedules are in UTC and take no time zone' : '';
}

function parseDescriptor(text: string): Parsed<Schedule> {
  const expression = DESCRIPTORS.get(text);
  if (expression !== undefined) return parseFields(expression.split(' '));
  if (!text.startsWith(EVERY)) return { ok: false, error: `"${text}" is not a known descriptor` };
  const delayMs = goDurationMs(text.slice(EVERY.length));
  if (delayMs === null || Math.abs(delayMs) > GO_DURATION_MAX_MS) {
    return { ok: false, error: `"${text}" does not end in a duration` };
  }
  // Source: robfig/cron v3.0.1, constantdelay.go: at least a second, and whole seconds.
  const wholeMs = Math.max(SECOND_MS, Math.floor(delayMs / SECOND_MS) * SECOND_MS);
  return { ok: true, value: { kind: 'every', delayMs: wholeMs } };
}

function parseFields(fields: readonly string[]): Parsed<Calendar> {
  const kinds = [MINUTE, HOUR, DAY_OF_MONTH, MONTH, DAY_OF_WEEK];
  const values: FieldValues[] = [];
  for (const [index, kind] of kinds.entries()) {
    const parsed = parseField(fields[index] ?? '', kind);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  const [minute, hour, dayOfMonth, month, dayOfWeek] = values;
  return {
    ok: true,
    value: {
      kind: 'calendar',
      timesOfDay: timesOfDay(hour?.values ?? [], minute?.values ?? []),
      daysOfMonth: new Set(dayOfMonth?.values),
      months: new Set(month?.values),
      daysOfWeek: new Set(dayOfWeek?.values),
      days: dayOfMonth?.star === true || dayOfWeek?.star === true ? 'both' : 'either',
    },
  };
}

function timesOfDay(hours: readonly number[], minutes: readonly number[]): number[] {
  return hours.flatMap((hour) => minutes.map((minute) => hour * HOUR_MS + minute * MINUTE_MS));
}
