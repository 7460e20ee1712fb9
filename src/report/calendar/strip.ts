import { DAY_MS, HOUR_MS, dayOf } from '../../calendar/days.js';
import { clipTo, type Interval, totalMs, unionOf } from '../../calendar/intervals.js';
import { weekdayText } from '../../calendar/week.js';
import { cityOf, fromWallClock } from '../../calendar/zones.js';
import { columnsOf, terminal } from '../../text/escape/index.js';
import type { Lane, ShownWeek } from './week.js';

const DAYS = 7;
const CELL_MS = 3 * HOUR_MS;
const CELLS_A_DAY = DAY_MS / CELL_MS;
const LABEL_COLUMNS = 12;

/** What a sign of the strip stands for. */
export function legendOf({ freezes }: Pick<ShownWeek, 'freezes'>): string {
  const frozen = freezes.length === 0 ? '' : '; of freezes: x frozen, / frozen in part';
  return `each character is 3 hours: # open, + open in part, . closed, ! no limit at all${frozen}`;
}

/** The strips of a group, under one row of days: a line a lane and clock, the base's where it was another. */
export function stripLines(lanes: readonly Lane[], before: readonly Lane[], week: ShownWeek): string[] {
  const clocks = clocksOf(week);
  const lines = lanes.flatMap((lane) => {
    // What never changes looks the same by every clock.
    const own = lane.spans.length === 1 ? ['UTC'] : clocks;
    const rows = own.map((clock) => ({ label: clockName(clock), cells: cellsOf(lane, week, clock) }));
    const was = before.filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)));
    const earlier = was.map((one) => cellsOf(one, week, 'UTC')).filter((cells) => cells !== rows[0]?.cells);
    const base = earlier.length === was.length && was.length === 1 ? earlier : [];
    const all = [...rows, ...base.map((cells) => ({ label: 'UTC, base', cells }))];
    const title = titleOf(lane);
    return all.length === 1 && columnsOf(title) <= LABEL_COLUMNS
      ? [row(title, all[0]?.cells ?? '')]
      : [title, ...all.map(({ label, cells }) => row(`  ${label}`, cells))];
  });
  return [row('', daysLine(week)), ...lines, ...freezeLines(week)];
}

function clocksOf({ timeZone }: ShownWeek): string[] {
  return timeZone === 'UTC' ? ['UTC'] : ['UTC', timeZone];
}

/** All freezes together: they are the same for every group and reason, and no limit knows of them. */
function freezeLines(week: ShownWeek): string[] {
  if (week.freezes.length === 0) return [];
  const windows = week.freezes.reduce<readonly Interval[]>((all, freeze) => unionOf(all, freeze.windows), []);
  const rows = clocksOf(week).map((clock) => {
    const cells = drawn(week, clock, (from, to) => frozenSign(windows, from, to));
    return { label: clockName(clock), cells };
  });
  const [only, ...others] = rows;
  if (only && others.length === 0) return [row('frozen', only.cells)];
  return ['frozen', ...rows.map(({ label, cells }) => row(`  ${label}`, cells))];
}

function frozenSign(windows: readonly Interval[], from: number, to: number): string {
  const ms = totalMs(clipTo({ from, to }, windows));
  return ms === 0 ? ' ' : ms === to - from ? 'x' : '/';
}

/** `every reason`, or the names. */
function titleOf({ reasons, isEvery }: Lane): string {
  return isEvery ? 'every reason' : reasons.map((reason) => terminal(reason ?? 'every reason')).join(', ');
}

/** What a row of the calendar calls a time zone: its city, as the column is narrow. */
export function clockName(timeZone: string): string {
  return timeZone === 'UTC' ? 'UTC' : cityOf(timeZone);
}

function row(label: string, cells: string): string {
  const pad = ' '.repeat(Math.max(0, LABEL_COLUMNS - columnsOf(label)));
  return `${label}${pad} ${cells}`.trimEnd();
}

function daysLine({ from }: ShownWeek): string {
  return days((day) => {
    const at = from + day * DAY_MS;
    return `${weekdayText(at)} ${dayOf(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
  });
}

function days(text: (day: number) => string): string {
  return Array.from({ length: DAYS }, (_, day) => text(day)).join(' ');
}

/** The signs of a lane by one clock: the days are those of that clock. */
function cellsOf({ spans }: Lane, week: ShownWeek, timeZone: string): string {
  const [first, end] = [
    fromWallClock(week.from, timeZone),
    fromWallClock(week.from + DAYS * DAY_MS, timeZone),
  ];
  const near = spans.filter((span) => span.from < end && span.to > first);
  return drawn(week, timeZone, (from, to) => sign(near, from, to));
}

/** A sign for each stretch of hours of the week, by one clock. */
function drawn({ from }: ShownWeek, timeZone: string, signOf: (from: number, to: number) => string): string {
  const edge = (day: number, cell: number): number =>
    fromWallClock(from + day * DAY_MS + cell * CELL_MS, timeZone);
  return days((day) =>
    Array.from({ length: CELLS_A_DAY }, (_, cell) => signOf(edge(day, cell), edge(day, cell + 1))).join(''),
  );
}

function sign(spans: Lane['spans'], from: number, to: number): string {
  let known = 0;
  let open = 0;
  for (const span of spans) {
    const ms = Math.min(span.to, to) - Math.max(span.from, from);
    if (ms <= 0) continue;
    if (span.limit === null) return '!';
    known += ms;
    if (span.limit > 0) open += ms;
  }
  if (known === 0) return ' ';
  if (open === 0) return '.';
  return open === known ? '#' : '+';
}
