import { DAY_MS, dayOf, HOUR_MS } from '../calendar/days.js';
import { clipTo, type Interval, mergeIntervals, totalMs, unionOf } from '../calendar/intervals.js';
import { hasHours, WEEK_MS, weekdayText, weekText } from '../calendar/week.js';
import { cityOf, fromWallClock } from '../calendar/zones.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Freeze, Plan, PlannedGroup } from '../plan/model.js';
import type { AllowedSpan } from '../systems/system.js';
import { columnsOf, fenced, terminal } from '../text/escape/index.js';
import { count, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import { type Block, listOf, paragraph, rowsOf, type Section } from './document/document.js';
import type { Selection } from './selection.js';
import { policyName } from './words.js';

/** Reasons that the limits treat alike, with their spans. */
export interface Lane {
  readonly reasons: readonly (string | null)[];
  /** True for all reasons of the group together. */
  readonly isEvery: boolean;
  readonly spans: readonly AllowedSpan[];
}

type Timed = Pick<PlannedGroup, 'calendar' | 'allowed'>;

/** The lanes of a group, in the order of their first reasons. */
export function lanesOf(group: Timed): Lane[] {
  const byReason = groupedBy(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
  const lanes: { reasons: (string | null)[]; spans: readonly AllowedSpan[] }[] = [];
  for (const [reason, spans] of byReason) {
    const lane = lanes.find((one) => isSame(one.spans, spans));
    if (lane) lane.reasons.push(reason);
    else lanes.push({ reasons: [reason], spans });
  }
  return lanes.map((lane) => ({ ...lane, isEvery: lanes.length === 1 }));
}

/** Compares without serialization: budgets that open by the minute have thousands of spans. */
function isSame(a: readonly AllowedSpan[], b: readonly AllowedSpan[]): boolean {
  if (a.length !== b.length) return false;
  return a.every(({ from, to, limit, remaining }, i) => {
    const other = b[i];
    return other?.from === from && other.to === to && other.limit === limit && other.remaining === remaining;
  });
}

/** What is left now of a limit that is the same all week; null if nothing uses it up, or if the calendar says so. */
export function leftNow({ calendar, allowed }: Timed): number | null {
  const [span] = allowed;
  if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining) return null;
  return span.remaining;
}

/** True if targets may be disrupted in other hours than before. */
function isOtherWindows(group: Timed, before: Timed): boolean {
  const [now, was] = [lanesOf(group), lanesOf(before)];
  const windows = ({ reasons, spans }: Lane): unknown => [
    reasons,
    spans.map(({ from, to, limit }) => [from, to, limit === null ? null : limit > 0]),
  ];
  const isTimed = [...now, ...was].some(({ spans }) => spans.length > 1);
  return isTimed && JSON.stringify(now.map(windows)) !== JSON.stringify(was.map(windows));
}

/** True if the change moves, adds or removes a window of a group that is on both sides. */
export function movesWindows({ subjects }: Selection): boolean {
  return subjects.some(({ base, head }) =>
    (head ?? []).some((group) => {
      const before = base?.find(({ name: of }) => of === group.name);
      return before !== undefined && isOtherWindows(group, before);
    }),
  );
}

/** How many may be disrupted at once and when, highest first: `4 nodes (Mon-Fri 22:00–06:00 UTC), otherwise none`. */
export function levelsPhrases({ spans }: Lane, { at }: Pick<Plan, 'at'>, unit: string): Text[] {
  const week = weekOf(at);
  const levels = groupedBy(spans, ({ limit, remaining }) => `${limit ?? 'none'} ${remaining ?? 'none'}`);
  return [...levels.values()]
    .filter((level) => level.some(({ from, to }) => from < week.to && to > week.from))
    .sort(([a], [b]) => (b.limit ?? Infinity) - (a.limit ?? Infinity))
    .map((level) => {
      const [{ limit, remaining }] = level;
      const allowed = limit === null ? text`no limit` : limit === 0 ? text`none` : count(limit, unit);
      const isUsed = limit !== null && limit > 0 && remaining !== null && remaining !== limit;
      const left = isUsed ? text`, ${remaining} left now` : NO_TEXT;
      if (spans.length === 1) return limit === 0 ? text`none at any time` : text`${allowed} all week${left}`;
      const stretches = mergeIntervals(level);
      const zone = hasHours(stretches, week) ? text` UTC` : NO_TEXT;
      return text`${allowed}${left} (${literal(weekText(stretches, week, 'UTC'))}${zone})`;
    });
}

/** Seven days from the midnight in UTC before the plan's instant. */
function weekOf(at: number): Interval {
  const from = Math.floor(at / DAY_MS) * DAY_MS;
  return { from, to: from + WEEK_MS };
}

/** The week from the day of the plan on: how many may be disrupted when, for groups whose limit is not the same all the time. */
export function calendarSection(plan: Plan, { subjects }: Selection): Section[] {
  const week = weekOf(plan.at);
  const freezes = plan.freezes.filter(({ windows }) => windows.some((one) => isIn(one, week)));
  const groups = subjects.flatMap(({ diff, base, head }) =>
    (head ?? []).flatMap((group): (readonly Block[])[] => {
      const before = base?.find(({ name: of }) => of === group.name) ?? null;
      const isMoved = before !== null && isOtherWindows(group, before);
      const lanes = isMoved ? lanesOf(group) : tellingLanes(group, freezes);
      if (lanes.length === 0) return [];
      const was = before ? tellingLanes(before, freezes) : [];
      const strips = stripLines(lanes, was, { from: week.from, timeZone: plan.timeZone, freezes });
      return [
        [
          paragraph(text`${policyName(diff.ref)}, ${count(group.matched, group.unit)}`),
          {
            kind: 'picture',
            markdown: () => fenced(strips.join('\n')),
            // A strip that is cut in two says nothing.
            terminal: (width) => (strips.every((line) => columnsOf(line) <= width) ? strips : []),
          },
        ],
      ];
    }),
  );
  if (groups.length === 0) return [];
  const date = literal(new Date(week.from).toISOString().slice(0, 10));
  return [
    {
      title: text`Calendar of the week from ${date}: how many may be disrupted at once`,
      blocks: [
        paragraph(text`${literal(legendOf(freezes.length > 0))}`),
        ...listOf(
          freezes.map(
            ({ name: freeze, windows }) =>
              text`freeze ${name('object', freeze)}: ${literal(weekText(windows, week, 'UTC'))} UTC`,
          ),
          'freeze',
        ),
        { kind: 'stack', rows: rowsOf(groups, 'group', (blocks) => blocks) },
      ],
      weight: 2,
    },
  ];
}

function isIn(window: Interval, week: Interval): boolean {
  return window.from < week.to && window.to > week.from;
}

/**
 * Lanes that say more than the ceiling does: a limit that changes, differs by reason, or is used up in part; and any limit with a
 * calendar in a week with a freeze.
 */
export function tellingLanes(group: Timed, freezes: readonly Freeze[]): Lane[] {
  const lanes = lanesOf(group);
  if (group.calendar && freezes.length > 0) return lanes;
  const [only, ...others] = lanes;
  const [span, ...more] = only?.spans ?? [];
  const isSameAllWeek = others.length === 0 && more.length === 0 && span !== undefined;
  return isSameAllWeek && (!group.calendar || span.limit === span.remaining) ? [] : lanes;
}

const CELL_MS = 3 * HOUR_MS;
const CELLS_A_DAY = DAY_MS / CELL_MS;
const LABEL_COLUMNS = 12;

/** What the characters of a strip mean. */
export function legendOf(hasFreezes: boolean): string {
  const frozen = hasFreezes ? '; of freezes: x frozen, / frozen in part' : '';
  return `Each character is 3 hours: # open, + open in part, . closed, ! no limit at all${frozen}.`;
}

interface Week {
  readonly from: number;
  readonly timeZone: string;
  readonly freezes: readonly Freeze[];
}

/** The strips of a group under one row of days: a line for each lane and clock, the base's if it differs. */
export function stripLines(lanes: readonly Lane[], before: readonly Lane[], week: Week): string[] {
  const clocks = week.timeZone === 'UTC' ? ['UTC'] : ['UTC', week.timeZone];
  const labels = clocks.map((clock) => (clock === 'UTC' ? 'UTC' : cityOf(clock)));
  const lines = lanes.flatMap((lane) => {
    // A limit that never changes looks the same by every clock.
    const own = lane.spans.length === 1 ? ['UTC'] : clocks;
    const rows = own.map((clock, i) => ({ label: labels[i] ?? '', cells: cellsOf(lane, week, clock) }));
    const was = before.filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)));
    const earlier = was.map((one) => cellsOf(one, week, 'UTC'));
    const isOther = earlier.length === 1 && earlier[0] !== rows[0]?.cells;
    const all = [...rows, ...(isOther ? [{ label: 'UTC, base', cells: earlier[0] ?? '' }] : [])];
    const title = lane.isEvery
      ? 'any reason'
      : lane.reasons.map((reason) => terminal(reason ?? 'any reason')).join(', ');
    return all.length === 1 && columnsOf(title) <= LABEL_COLUMNS
      ? [line(title, all[0]?.cells ?? '')]
      : [title, ...all.map(({ label, cells }) => line(`  ${label}`, cells))];
  });
  const names = days((day) => {
    const at = week.from + day * DAY_MS;
    return `${weekdayText(at)} ${dayOf(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
  });
  return [line('', names), ...lines, ...freezeLines(week, clocks, labels)];
}

/** All freezes together: they are the same for every group and reason. */
function freezeLines(week: Week, clocks: readonly string[], labels: readonly string[]): string[] {
  if (week.freezes.length === 0) return [];
  const windows = week.freezes.reduce<readonly Interval[]>((all, freeze) => unionOf(all, freeze.windows), []);
  const cells = clocks.map((clock) =>
    drawn(week, clock, (from, to) => {
      const ms = totalMs(clipTo({ from, to }, windows));
      return ms === 0 ? ' ' : ms === to - from ? 'x' : '/';
    }),
  );
  if (cells.length === 1) return [line('frozen', cells[0] ?? '')];
  return ['frozen', ...cells.map((shown, i) => line(`  ${labels[i] ?? ''}`, shown))];
}

function line(label: string, cells: string): string {
  return `${label}${' '.repeat(Math.max(0, LABEL_COLUMNS - columnsOf(label)))} ${cells}`.trimEnd();
}

function days(text: (day: number) => string): string {
  return Array.from({ length: 7 }, (_, day) => text(day)).join(' ');
}

/** The characters of a lane by one clock: the days are those of that clock. */
function cellsOf({ spans }: Lane, week: Week, timeZone: string): string {
  const [first, end] = [week.from, week.from + WEEK_MS].map((at) => fromWallClock(at, timeZone));
  const near = spans.filter((span) => span.from < (end ?? 0) && span.to > (first ?? 0));
  return drawn(week, timeZone, (from, to) => {
    let [known, open] = [0, 0];
    for (const span of near) {
      const ms = Math.min(span.to, to) - Math.max(span.from, from);
      if (ms <= 0) continue;
      if (span.limit === null) return '!';
      known += ms;
      if (span.limit > 0) open += ms;
    }
    if (known === 0) return ' ';
    return open === 0 ? '.' : open === known ? '#' : '+';
  });
}

/** A character for each cell of the week, by one clock. */
function drawn({ from }: Week, timeZone: string, signOf: (from: number, to: number) => string): string {
  const edge = (day: number, cell: number): number =>
    fromWallClock(from + day * DAY_MS + cell * CELL_MS, timeZone);
  return days((day) =>
    Array.from({ length: CELLS_A_DAY }, (_, cell) => signOf(edge(day, cell), edge(day, cell + 1))).join(''),
  );
}
