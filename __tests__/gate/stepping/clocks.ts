/** A clock of its own: what `src/calendar` is held to must not come from it. Instants are milliseconds, minutes whole ones of UTC. */
export const MINUTE = 60_000;
export const DAY = 24 * 60;

const FIELD_ORDER = ['minute', 'hour', 'day', 'month', 'weekday'] as const;
type Shown = Readonly<Record<(typeof FIELD_ORDER)[number] | 'year', number>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Clocks are set at whole quarters of an hour of UTC, so that the engine is asked once for each. */
const QUARTER = 15;
const offsets = new Map<string, number>();

/** What the clocks of a zone show in a minute. */
export function shownAt(minute: number, zone: string): Shown {
  const quarter = Math.floor(minute / QUARTER) * QUARTER;
  const key = `${zone} ${quarter}`;
  const offset = offsets.get(key) ?? askedOffset(quarter, zone);
  offsets.set(key, offset);
  const shown = new Date((minute + offset) * MINUTE);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay(),
  };
}

/** By how many minutes the clocks of a zone are ahead of UTC, by what the engine shows. */
function askedOffset(minute: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    });
  formats.set(zone, format);
  const parts = new Map(
    format.formatToParts(minute * MINUTE).map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute')) / MINUTE - minute;
}

/** `2026-10-25T02:30`, which compares as text. */
export function faceAt(minute: number, zone: string): string {
  const { year, month, day, hour, minute: past } = shownAt(minute, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(past)}`;
}

/** True where a schedule of plain numbers, lists, ranges and stars names what a clock shows. */
export function fires(schedule: string, shown: Shown): boolean {
  const fields = schedule.split(' ');
  const [minute, hour, day, month, weekday] = FIELD_ORDER.map((name, i) =>
    named(fields[i] ?? '*', shown[name]),
  );
  // Both restricted: either will do.
  const either = fields[2] !== '*' && fields[4] !== '*';
  const date = either ? day || weekday : day && weekday;
  return Boolean(minute && hour && month && date);
}

function named(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    if (part === '*') return true;
    if (part.startsWith('*/')) return value % Number(part.slice(2)) === 0;
    const [from, to = from] = part.split('-').map(Number);
    return value >= Number(from) && value <= Number(to);
  });
}

/** A minute for each of a stretch of time: whether something holds in it. */
export interface Minutes {
  readonly first: number;
  readonly holds: Uint8Array;
}

export function minutesOf(first: number, count: number): Minutes {
  return { first, holds: new Uint8Array(count) };
}

export function holdsIn({ first, holds }: Minutes, minute: number): boolean {
  return holds[minute - first] === 1;
}

/** Marks the minutes of a duration from each firing on, by the clocks of a zone. */
export function markFirings(
  minutes: Minutes,
  { schedule, lasts, zone }: { readonly schedule: string; readonly lasts: number; readonly zone: string },
): void {
  const { first, holds } = minutes;
  const seen = new Set<string>();
  let before = faceAt(first - lasts - 1, zone);
  for (let minute = first - lasts; minute < first + holds.length; minute += 1) {
    const face = faceAt(minute, zone);
    const isRepeated = seen.has(face);
    seen.add(face);
    const everyHour = schedule.split(' ')[1]?.startsWith('*') === true;
    const isHit =
      (fires(schedule, shownAt(minute, zone)) && (!isRepeated || everyHour)) ||
      skippedBetween(before, face).some((one) => fires(schedule, one));
    if (isHit) holds.fill(1, Math.max(0, minute - first), Math.max(0, minute - first + lasts));
    before = face;
  }
}

/** The minutes that a clock leaves out where it is set ahead: what falls into them happens at the change. */
function skippedBetween(before: string, now: string): Shown[] {
  const [from, to] = [before, now].map((face) => Date.parse(`${face}:00Z`) / MINUTE);
  const missing = Math.max(0, Math.min(DAY, Number(to) - Number(from) - 1));
  return Array.from({ length: missing }, (_, i) => shownAt(Number(from) + 1 + i, 'UTC'));
}

/** Marks from the first minute that shows `from`, or later, up to the first after which no clock shows an earlier time than `to`. */
export function markOnce(minutes: Minutes, from: string, to: string, zone: string): void {
  const { first, holds } = minutes;
  let begun = false;
  let end = 0;
  const faces = Array.from(holds, (_, i) => faceAt(first + i, zone));
  faces.forEach((face, i) => {
    if (face < to) end = i + 1;
  });
  faces.forEach((face, i) => {
    begun ||= face >= from;
    if (begun && i < end) holds[i] = 1;
  });
}
