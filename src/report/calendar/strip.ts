import { DAY_MS, HOUR_MS, dayOf } from '../../calendar/days.js';
import { weekdayText } from '../../calendar/week.js';
import { cityOf, fromWallClock } from '../../calendar/zones.js';
import { columnsOf, terminal } from '../escape/index.js';
import type { Lane, ShownWeek } from './week.js';

const DAYS = 7;
const CELL_MS = 3 * HOUR_MS;
const CELLS_A_DAY = DAY_MS / CELL_MS;
const LABEL_COLUMNS = 12;

/** What a sign of the strip stands for. */
export const LEGEND = 'a sign is 3 hours: # open, + open in part, . closed, ! no limit at all';

/** The strips of a group, under one row of days: a line a lane and clock, the base's where it was another. */
export function stripLines(lanes: readonly Lane[], before: readonly Lane[], week: ShownWeek): string[] {
  const clocks = week.timeZone === 'UTC' ? ['UTC'] : ['UTC', week.timeZone];
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
  return [row('', daysLine(week)), ...lines];
}

/** `every reason`, or the names. */
export function titleOf({ reasons, isEvery }: Lane): string {
  return isEvery ? 'every reason' : reasons.map((reason) => terminal(reason ?? 'every reason')).join(', ');
}

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
function cellsOf({ spans }: Lane, { from }: ShownWeek, timeZone: string): string {
  const edge = (day: number, cell: number): number =>
    fromWallClock(from + day * DAY_MS + cell * CELL_MS, timeZone);
  const near = spans.filter((span) => span.from < edge(DAYS, 0) && span.to > edge(0, 0));
  return days((day) =>
    Array.from({ length: CELLS_A_DAY }, (_, cell) => sign(near, edge(day, cell), edge(day, cell + 1))).join(
      '',
    ),
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
