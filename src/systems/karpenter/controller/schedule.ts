import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../calendar/days.js';
import { goDurationMs, goInteger } from '../../../manifest/quantity.js';

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

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string };

/** One of the five fields of a cron expression. */
interface Field {
  /** As messages call it. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The words of the values from `min` on. */
  readonly words: readonly string[];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const FIELDS: readonly Field[] = [
  { name: 'minute', min: 0, max: 59, words: [] },
  { name: 'hour', min: 0, max: 23, words: [] },
  { name: 'day of month', min: 1, max: 31, words: [] },
  { name: 'month', min: 1, max: 12, words: MONTHS },
  { name: 'day of week', min: 0, max: 6, words: WEEKDAYS },
];

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
/** Go's time.Duration holds no more. */
const GO_DURATION_MAX_MS = 9_223_372_036_854;

/** What Go calls white space (unicode.IsSpace); JavaScript's `\s` lacks U+0085 and has U+FEFF. */
const WHITE_SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/**
 * The schedule of a budget as Karpenter reads it: robfig/cron v3.0.1 ParseStandard after a UTC zone, so a zone of the
 * author's own counts as a sixth field and fails. The text may have passed the pattern of the CRD and still fail here.
 */
export function parseSchedule(text: string): Parsed<Schedule> {
  const fields = text.split(WHITE_SPACE).filter((field) => field !== '');
  const [first = '', last = ''] = [fields[0], fields.at(-1)];
  if (first.startsWith('@'))
    return parseDescriptor(text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length));
  if (fields.length === FIELDS.length) return parseFields(fields);
  const hint = /^(?:CRON_)?TZ=/.test(first) ? '; schedules are in UTC and take no time zone' : '';
  return { ok: false, error: `has ${fields.length} fields where cron takes exactly 5${hint}` };
}

function parseDescriptor(text: string): Parsed<Schedule> {
  const expression = DESCRIPTORS.get(text);
  if (expression !== undefined) return parseFields(expression.split(' '));
  if (!text.startsWith(EVERY)) return { ok: false, error: `"${text}" is not a known descriptor` };
  const delayMs = goDurationMs(text.slice(EVERY.length));
  if (delayMs === null || Math.abs(delayMs) > GO_DURATION_MAX_MS)
    return { ok: false, error: `"${text}" does not end in a duration` };
  // Source: robfig/cron v3.0.1, constantdelay.go: at least a second, and whole seconds.
  const wholeMs = Math.max(SECOND_MS, Math.floor(delayMs / SECOND_MS) * SECOND_MS);
  return { ok: true, value: { kind: 'every', delayMs: wholeMs } };
}

/** The values that a field allows. */
interface FieldValues {
  readonly values: readonly number[];
  /** An item whose base is `*` or `?`, with no step or a step of 1, is anywhere in the list. */
  readonly star: boolean;
}

function parseFields(written: readonly string[]): Parsed<Calendar> {
  const parsed = FIELDS.map((field, i) => parseField(written[i] ?? '', field));
  const error = parsed.find((field) => typeof field === 'string');
  if (error !== undefined) return { ok: false, error };
  const [minute, hour, dayOfMonth, month, dayOfWeek] = parsed as FieldValues[];
  const timesOfDay = (hour?.values ?? []).flatMap((hours) =>
    (minute?.values ?? []).map((minutes) => hours * HOUR_MS + minutes * MINUTE_MS),
  );
  return {
    ok: true,
    value: {
      kind: 'calendar',
      timesOfDay,
      daysOfMonth: new Set(dayOfMonth?.values),
      months: new Set(month?.values),
      daysOfWeek: new Set(dayOfWeek?.values),
      days: dayOfMonth?.star === true || dayOfWeek?.star === true ? 'both' : 'either',
    },
  };
}

/**
 * A field, or what is wrong with it: items between commas. Empty items are skipped, so a field of only commas allows nothing at
 * all and is still accepted. Source: robfig/cron v3.0.1, parser.go, getField.
 */
function parseField(text: string, field: Field): FieldValues | string {
  const items = text
    .split(',')
    .filter((item) => item !== '')
    .map((item) => parseItem(item, field));
  const error = items.find((item) => typeof item === 'string');
  if (error !== undefined) return `in ${field.name}, ${error}`;
  const all = items as FieldValues[];
  const values = [...new Set(all.flatMap((item) => item.values))].sort((a, b) => a - b);
  return { values, star: all.some(({ star }) => star) };
}

/**
 * An item: `*`, `?`, `a` or `a-b`, and an optional `/step`. What follows a hyphen after a star is ignored. A step after a base without a
 * hyphen runs to the maximum of the field. Source: robfig/cron v3.0.1, parser.go, getRange.
 */
function parseItem(item: string, field: Field): FieldValues | string {
  const [base = '', step, ...moreSteps] = item.split('/');
  const [low = '', high, ...moreEnds] = base.split('-');
  const isStar = low === '*' || low === '?';
  const from = isStar ? field.min : valueOf(low, field);
  if (from === null) return notANumber(low);
  const end = isStar ? field.max : high === undefined ? from : valueOf(high, field);
  if (end === null) return notANumber(high ?? '');
  if (!isStar && moreEnds.length > 0) return `"${base}" has more than one hyphen`;
  if (moreSteps.length > 0) return `"${item}" has more than one slash`;
  const by = step === undefined ? 1 : numberOf(step);
  if (by === null) return notANumber(step ?? '');
  if (by <= 0) return `the step in "${item}" is ${by < 0 ? 'negative' : '0'}`;
  const to = step !== undefined && high === undefined ? field.max : end;
  if (from < field.min) return `"${item}" begins below ${field.min}`;
  if (to > field.max)
    return `"${item}" ends above ${field.max}${field.words === WEEKDAYS ? ' (Sunday is 0)' : ''}`;
  if (from > to) return `"${item}" runs backwards, from ${from} to ${to}`;
  const values: number[] = [];
  for (let value = from; value <= to; value += by) values.push(value);
  return { values, star: isStar && by === 1 };
}

function valueOf(text: string, { words, min }: Field): number | null {
  const word = words.indexOf(text.toLowerCase());
  return word >= 0 ? word + min : numberOf(text);
}

/** A 64-bit number; one that no field reaches need not be exact. */
function numberOf(text: string): number | null {
  const value = goInteger(text);
  return value === null ? null : Number(value);
}

function notANumber(text: string): string {
  return `"${text}" is not a number`;
}

const SUNDAY = 7;

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
  const repaired = first.startsWith('@')
    ? first.toLowerCase()
    : fields.map((field, i) => (FIELDS[i]?.words === WEEKDAYS ? daysField(field) : field)).join(' ');
  return parseSchedule(repaired).ok ? repaired : null;
}

/** `sat-sun` becomes `sat,sun`, `1-7` becomes `1,2,3,4,5,6,0`. */
function daysField(field: string): string {
  return field.split(',').map(daysItem).join(',');
}

function daysItem(item: string): string {
  const [low = '', high] = item.split('-');
  const from = dayNumber(low);
  if (from === null) return item;
  if (high === undefined) return from === SUNDAY ? '0' : item;
  const to = dayNumber(high);
  if (to === null || (from <= to && to < SUNDAY)) return item;
  const asWords = WEEKDAYS.includes(low.toLowerCase());
  const length = to >= from ? to - from + 1 : to - from + 8;
  const days = new Set(Array.from({ length }, (_, i) => (from + i) % 7));
  return [...days].map((day) => (asWords ? WEEKDAYS[day] : String(day))).join(',');
}

/** 0 to 7; null for anything but a day. */
function dayNumber(text: string): number | null {
  const word = WEEKDAYS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^[0-7]$/.test(text) ? Number(text) : null;
}
