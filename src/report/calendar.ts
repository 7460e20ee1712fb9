import { DAY_MS, dayOf, HOUR_MS } from '../calendar/days.js';
import { clipTo, type Interval, mergeIntervals, unionOf } from '../calendar/intervals.js';
import { hasHours, WEEK_MS, weekdayText, weekText } from '../calendar/week.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Freeze, Plan, PlannedGroup } from '../plan/model.js';
import type { AllowedSpan } from '../systems/system.js';
import { columnsOf, fenced, terminal as escaped } from '../text/escape/index.js';
import { count, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import { type Block, listOf, paragraph, rowsOf, type Section } from './document/document.js';
import type { Selection, Subject } from './selection.js';
import { frozenSigns, openSigns } from './signs.js';
import { policyName } from './words.js';

/** Reasons that the limits treat alike, with their spans. */
export interface Lane {
  readonly reasons: readonly (string | null)[];
  /** True for all reasons of the group together. */
  readonly isEvery: boolean;
  readonly spans: readonly AllowedSpan[];
}

type Timed = Pick<PlannedGroup, 'calendar' | 'allowed'>;

const COMPARED = ['from', 'to', 'limit', 'remaining'] as const;

/** The lanes of a group, in the order of their first reasons. */
export function lanesOf(group: Timed): Lane[] {
  const byReason = groupedBy(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
  const lanes: { reasons: (string | null)[]; spans: readonly AllowedSpan[] }[] = [];
  for (const [reason, spans] of byReason) {
    // Without serialization: budgets that open by the minute have thousands of spans.
    const lane = lanes.find(
      ({ spans: known }) =>
        known.length === spans.length &&
        known.every((one, i) => COMPARED.every((key) => one[key] === spans[i]?.[key])),
    );
    if (lane) lane.reasons.push(reason);
    else lanes.push({ reasons: [reason], spans });
  }
  return lanes.map((lane) => ({ ...lane, isEvery: lanes.length === 1 }));
}

/** The rest of a limit that is the same all week; null if nothing uses it up, or if the calendar says so. */
export function leftNow({ calendar, allowed }: Timed): number | null {
  const [span] = allowed;
  if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining) return null;
  return span.remaining;
}

/** True if targets may be disrupted in other hours than before. */
function isOtherWindows(group: Timed, before: Timed): boolean {
  const sides = [group, before].map(lanesOf);
  if (sides.flat().every(({ spans }) => spans.length < 2)) return false;
  const [now, was] = sides.map((lanes) =>
    JSON.stringify(
      lanes.map(({ reasons, spans }) => [
        reasons,
        spans.map(({ from, to, limit }) => [from, to, limit && limit > 0]),
      ]),
    ),
  );
  return now !== was;
}

/** The group of the same name in the base. */
function beforeOf({ base }: Subject, { name: group }: PlannedGroup): PlannedGroup | null {
  return base?.find(({ name: of }) => of === group) ?? null;
}

/** True if the change moves, adds or removes a window of a group that is on both sides. */
export function movesWindows({ subjects }: Selection): boolean {
  return subjects.some((subject) =>
    (subject.head ?? []).some((group) => {
      const before = beforeOf(subject, group);
      return before !== null && isOtherWindows(group, before);
    }),
  );
}

/** The limits at once and their hours, highest first: `4 nodes (Mon-Fri 22:00–06:00 UTC), otherwise none`. */
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
  const freezes = plan.freezes.filter(({ windows }) => clipTo(week, windows).length > 0);
  const frozen = freezes.reduce<readonly Interval[]>((all, { windows }) => unionOf(all, windows), []);
  const groups = subjects.flatMap((subject) =>
    (subject.head ?? []).flatMap((group): (readonly Block[])[] => {
      const before = beforeOf(subject, group);
      const isMoved = before !== null && isOtherWindows(group, before);
      const lanes = isMoved ? lanesOf(group) : tellingLanes(group, freezes);
      if (lanes.length === 0) return [];
      const strips = stripLines(lanes, before ? tellingLanes(before, freezes) : [], week.from, frozen);
      const of = paragraph(text`${policyName(subject.diff.ref)}, ${count(group.matched, group.unit)}`);
      // A strip that is cut in two says nothing.
      const terminal = (width: number): string[] =>
        strips.every((one) => columnsOf(one) <= width) ? strips : [];
      return [[of, { kind: 'picture', markdown: () => fenced(strips.join('\n')), terminal }]];
    }),
  );
  if (groups.length === 0) return [];
  const date = literal(new Date(week.from).toISOString().slice(0, 10));
  const named = freezes.map(
    ({ name: freeze, windows }) =>
      text`freeze ${name('object', freeze)}: ${literal(weekText(windows, week, 'UTC'))} UTC`,
  );
  return [
    {
      title: text`Calendar of the week from ${date}: how many may be disrupted at once`,
      blocks: [
        paragraph(
          text`Each character is 3 hours in UTC: # open, : open in part, . closed, ! no limit at all, x frozen.`,
        ),
        ...listOf(named, 'freeze'),
        { kind: 'stack', rows: rowsOf(groups, 'group', (blocks) => blocks) },
      ],
      weight: 2,
    },
  ];
}

/**
 * Lanes that say more than the ceiling does: a limit that changes, differs by reason, or is used up in part; and any limit with a
 * calendar in a week with a freeze.
 */
export function tellingLanes(group: Timed, freezes: readonly Freeze[]): Lane[] {
  const lanes = lanesOf(group);
  const [span, ...more] = lanes.flatMap(({ spans }) => spans);
  const isSameAllWeek = span !== undefined && more.length === 0;
  if (!isSameAllWeek) return lanes;
  return group.calendar && (freezes.length > 0 || span.limit !== span.remaining) ? lanes : [];
}

const CELL_MS = 3 * HOUR_MS;
const CELLS_A_DAY = DAY_MS / CELL_MS;
const LABEL_COLUMNS = 12;

/** The strips of a group under one row of days: a line for each lane, the base's if it differs, and one for all freezes. */
export function stripLines(
  lanes: readonly Lane[],
  before: readonly Lane[],
  from: number,
  frozen: readonly Interval[],
): string[] {
  const axis = { from, stepMs: CELL_MS, signs: 7 * CELLS_A_DAY };
  const cells = ({ spans }: Lane): string => byDay(openSigns(spans, axis).join(''));
  const lines = lanes.flatMap((lane) => {
    const was = before
      .filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)))
      .map(cells);
    const isOther = was.length === 1 && was[0] !== cells(lane);
    const title = lane.isEvery
      ? 'any reason'
      : lane.reasons.map((reason) => escaped(reason ?? 'any reason')).join(', ');
    const isLong = columnsOf(title) > LABEL_COLUMNS;
    return [
      ...(isLong ? [title, line('', cells(lane))] : [line(title, cells(lane))]),
      ...(isOther ? [line('  base', was[0] ?? '')] : []),
    ];
  });
  const days = Array.from({ length: 7 }, (_, day) => {
    const at = from + day * DAY_MS;
    return `${weekdayText(at)} ${dayOf(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
  });
  const freezes = frozen.length === 0 ? [] : [line('frozen', byDay(frozenSigns(frozen, axis)))];
  return [line('', days.join(' ')), ...lines, ...freezes];
}

function byDay(signs: string): string {
  return Array.from({ length: 7 }, (_, day) =>
    signs.slice(day * CELLS_A_DAY, (day + 1) * CELLS_A_DAY).padEnd(CELLS_A_DAY),
  ).join(' ');
}

function line(label: string, cells: string): string {
  return `${label}${' '.repeat(Math.max(0, LABEL_COLUMNS - columnsOf(label)))} ${cells}`.trimEnd();
}
