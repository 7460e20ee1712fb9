/** One field of a schedule. */
interface CronField {
  readonly values: ReadonlySet<number>;
  /** True for `*` alone: the field names nothing. */
  readonly isWildcard: boolean;
}

/** A schedule of five fields, as in crontab. Months count from 1; Sunday is 0. */
export interface CronFields {
  readonly minute: CronField;
  readonly hour: CronField;
  readonly dayOfMonth: CronField;
  readonly month: CronField;
  readonly dayOfWeek: CronField;
}

interface Range {
  readonly min: number;
  readonly max: number;
  /** What the values may be called, in their order. */
  readonly names?: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const RANGES: Readonly<Record<keyof CronFields, Range>> = {
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  dayOfMonth: { min: 1, max: 31 },
  month: { min: 1, max: 12, names: MONTHS },
  // 7 is Sunday too.
  dayOfWeek: { min: 0, max: 7, names: DAYS },
};
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Every value of every field is shorter. */
const MAX_LENGTH = 1024;

/**
 * What a schedule says: lists of numbers, names, ranges and steps; null for what is none, says a value twice, or names days that no month of it
 * has. Read here, as the packages for it bring calendars of their own that every run would load.
 */
export function parseCron(text: string): CronFields | null {
  const written = text.trim().split(/\s+/);
  if (text.trim().length > MAX_LENGTH || written.length !== Object.keys(RANGES).length) return null;
  const fieldOf = (index: number, range: Range): CronField | null => parseField(written[index] ?? '', range);
  const minute = fieldOf(0, RANGES.minute);
  const hour = fieldOf(1, RANGES.hour);
  const dayOfMonth = fieldOf(2, RANGES.dayOfMonth);
  const month = fieldOf(3, RANGES.month);
  const dayOfWeek = fieldOf(4, RANGES.dayOfWeek);
  if (!minute || !hour || !dayOfMonth || !month || !dayOfWeek) return null;
  // Where a day of the week is named too, either will do.
  const longest = Math.max(...[...month.values].map((one) => LONGEST_MONTHS[one - 1] ?? 0));
  if (dayOfWeek.isWildcard && Math.min(...dayOfMonth.values) > longest) return null;
  return { minute, hour, dayOfMonth, month, dayOfWeek };
}

function parseField(written: string, range: Range): CronField | null {
  const { min, names = [] } = range;
  const numbers = written.replace(/[a-z]{3}/gi, (name) => {
    const index = names.indexOf(name.toLowerCase());
    return index < 0 ? name : String(index + min);
  });
  const values = new Set<number>();
  for (const item of numbers.split(',')) {
    const listed = parseItem(item, range);
    if (listed === null || listed.some((value) => values.has(value))) return null;
    for (const value of listed) values.add(value);
  }
  return { values, isWildcard: written === '*' };
}

/** `*`, `5`, `1-5`, each also with a step behind a slash; with one, a number counts to the end. */
const ITEM = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/;

function parseItem(item: string, { min, max, names }: Range): readonly number[] | null {
  const match = ITEM.exec(item);
  if (match === null) return null;
  const [, first, last, steps] = match;
  const from = first === undefined ? min : Number(first);
  const to = Number(last ?? (first === undefined || steps !== undefined ? max : first));
  const step = Number(steps ?? 1);
  if (from < min || to > max || from > to || step < 1) return null;
  const values: number[] = [];
  for (let value = from; value <= to; value += step) values.push(value);
  return names === DAYS ? [...new Set(values.map((value) => value % DAYS.length))] : values;
}
