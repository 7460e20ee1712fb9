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
  /** True if a day must fit both day fields; false: one of them is enough. */
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

/** One of the five fields of a cron expression; `words` are the names of its values from `min` on. */
interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
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

/** White space of Go (unicode.IsSpace); JavaScript's `\s` lacks U+0085 and has U+FEFF. */
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

/** The values that a field or an item of it allows, and whether one of its items is `*` or `?`, with no step or a step of 1. */
interface Allowed {
  readonly values: readonly number[];
  readonly star: boolean;
}

function parseFields(written: readonly string[]): Parsed<Calendar> {
  const parsed = FIELDS.map((field, i) => parseField(written[i] ?? '', field));
  const error = parsed.find((field) => typeof field === 'string');
  if (error !== undefined) return { ok: false, error };
  const [minutes, hours, daysOfMonth, months, daysOfWeek] = parsed as [
    ...[Allowed, Allowed, Allowed, Allowed, Allowed],
  ];
  const calendar: Calendar = {
    kind: 'calendar',
    timesOfDay: hours.values.flatMap((hour) =>
      minutes.values.map((minute) => hour * HOUR_MS + minute * MINUTE_MS),
    ),
    daysOfMonth: new Set(daysOfMonth.values),
    months: new Set(months.values),
    daysOfWeek: new Set(daysOfWeek.values),
    days: daysOfMonth.star || daysOfWeek.star ? 'both' : 'either',
  };
  return { ok: true, value: calendar };
}

/**
 * A field, or what is wrong with it: items between commas. Empty items are skipped, so a field of only commas allows nothing at
 * all and is still accepted. Source: robfig/cron v3.0.1, parser.go, getField.
 */
function parseField(text: string, field: Field): Allowed | string {
  const items: Allowed[] = [];
  for (const written of text.split(',').filter((item) => item !== '')) {
    const item = parseItem(written, field);
    if (!item) {
      const { name, min, max, words } = field;
      const own = words === WEEKDAYS ? ' (Sunday is 0)' : '';
      return `in ${name}, "${written}" is not a value, a range from low to high or a step of ${min} to ${max}${own}`;
    }
    items.push(item);
  }
  const values = new Set(items.flatMap((item) => item.values));
  return { values: [...values].sort((a, b) => a - b), star: items.some(({ star }) => star) };
}

/**
 * An item: `*`, `?`, `a` or `a-b`, and an optional `/step`. What follows a hyphen after a star is ignored. A step after a base without a
 * hyphen runs to the maximum of the field. Null for any other. Source: robfig/cron v3.0.1, parser.go, getRange.
 */
function parseItem(item: string, { min, max, words }: Field): Allowed | null {
  const [base = '', step = '1', ...moreSteps] = item.split('/');
  const [low = '', high, ...moreEnds] = base.split('-');
  const isStar = low === '*' || low === '?';
  const valueOf = (text: string): number | null => {
    const word = words.indexOf(text.toLowerCase());
    return word >= 0 ? word + min : numberOf(text);
  };
  const from = isStar ? min : valueOf(low);
  const end = isStar ? max : high === undefined ? from : valueOf(high);
  const by = numberOf(step);
  const isShaped = moreSteps.length === 0 && (isStar || moreEnds.length === 0);
  if (!isShaped || from === null || end === null || by === null || by <= 0) return null;
  const to = item.includes('/') && high === undefined ? max : end;
  if (from < min || to > max || from > to) return null;
  const values: number[] = [];
  for (let value = from; value <= to; value += by) values.push(value);
  return { values, star: isStar && by === 1 };
}

/** A 64-bit number; one that no field reaches need not be exact. */
function numberOf(text: string): number | null {
  const value = goInteger(text);
  return value === null ? null : Number(value);
}
