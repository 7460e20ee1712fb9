import { groupedBy } from '../../manifest/lookup.js';
import { DAY_MS } from '../../calendar/days.js';
import { type Interval, mergeIntervals } from '../../calendar/intervals.js';
import { WEEK_MS } from '../../calendar/week.js';
import { fromWallClock, toWallClock, type ZoneChange, zoneChanges } from '../../calendar/zones.js';
import type { Freeze, Plan, PlannedGroup } from '../../plan/model.js';
import type { AllowedSpan } from '../../systems/system.js';

/** The seven days that a calendar shows, and the clocks beside UTC. */
export interface ShownWeek {
  /** Midnight in UTC before the plan's instant. */
  readonly from: number;
  readonly timeZone: string;
  /** Those of which a part lies in the week. */
  readonly freezes: readonly Freeze[];
  /** When the clocks of the time zone are set next; null where they are not within the year. */
  readonly change: (ZoneChange & { readonly week: Interval }) | null;
}

/** The week from the day of the plan on, with its freezes and the next time that clocks are set, where that is within a year. */
export function shownWeek({ at, timeZone, freezes }: Pick<Plan, 'at' | 'timeZone' | 'freezes'>): ShownWeek {
  const from = Math.floor(at / DAY_MS) * DAY_MS;
  const change = zoneChanges({ from: at, to: from + 365 * DAY_MS }, timeZone)[0];
  return {
    from,
    timeZone,
    freezes: freezes.filter(({ windows }) => windows.some((window) => isIn(window, from))),
    change: change ? { ...change, week: weekAfter(change, timeZone) } : null,
  };
}

function isIn(window: Interval, week: number): boolean {
  return window.from < week + WEEK_MS && window.to > week;
}

/** Seven days from the first local midnight after the change. */
function weekAfter({ at }: ZoneChange, timeZone: string): Interval {
  const midnight = (Math.floor(toWallClock(at, timeZone) / DAY_MS) + 1) * DAY_MS;
  const from = fromWallClock(midnight, timeZone);
  return { from, to: from + WEEK_MS };
}

/** Reasons that the limits treat alike, with their stretches. */
export interface Lane {
  readonly reasons: readonly (string | null)[];
  /** True for all reasons of the group together. */
  readonly isEvery: boolean;
  readonly spans: readonly AllowedSpan[];
}

/** The lanes of a group, in the order of their first reasons. */
export function lanesOf(group: Pick<PlannedGroup, 'calendar' | 'allowed'>): Lane[] {
  const byReason = groupedBy(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
  const lanes: { reasons: (string | null)[]; spans: AllowedSpan[] }[] = [];
  for (const [reason, spans] of byReason) {
    const lane = lanes.find((one) => isSame(one.spans, spans));
    if (lane) lane.reasons.push(reason);
    else lanes.push({ reasons: [reason], spans });
  }
  return lanes.map((lane) => ({ ...lane, isEvery: lanes.length === 1 }));
}

/** Compares as it reads: budgets that open by the minute have thousands of stretches. */
function isSame(a: readonly AllowedSpan[], b: readonly AllowedSpan[]): boolean {
  if (a.length !== b.length) return false;
  return a.every(({ from, to, limit, remaining }, i) => {
    const other = b[i];
    return other?.from === from && other.to === to && other.limit === limit && other.remaining === remaining;
  });
}

/**
 * Lanes that say more than the ceiling does: a limit that changes, differs by reason, or is used up in part; and any limit with a
 * calendar in a week with a freeze, of which it knows nothing. A limit of a system without windows is the same all week: what is
 * left of it is beside the ceiling.
 */
export function tellingLanes(
  group: Pick<PlannedGroup, 'calendar' | 'allowed'>,
  { freezes }: Pick<ShownWeek, 'freezes'>,
): Lane[] {
  const lanes = lanesOf(group);
  if (group.calendar && freezes.length > 0) return lanes;
  const [only] = lanes;
  const [span] = only?.spans ?? [];
  const isSame = lanes.length === 1 && only?.spans.length === 1 && span !== undefined;
  return isSame && (!group.calendar || span.limit === span.remaining) ? [] : lanes;
}

/** What is left now of a limit that is the same all week; null where nothing uses it up, or the calendar says so. */
export function leftNow({ calendar, allowed }: Pick<PlannedGroup, 'calendar' | 'allowed'>): number | null {
  const [span] = allowed;
  if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining) return null;
  return span.remaining;
}

/** One height of the limit within the shown week, with everything of the lane that has it. */
export interface Level {
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly stretches: readonly Interval[];
}

/** The heights that a lane has in the week: no limit first, then the highest. */
export function levelsOf({ spans }: Lane, week: ShownWeek): Level[] {
  const levels = new Map<string, { limit: number | null; remaining: number | null; spans: AllowedSpan[] }>();
  for (const span of spans) {
    const key = `${span.limit ?? 'none'} ${span.remaining ?? 'none'}`;
    const level = levels.get(key);
    if (level) level.spans.push(span);
    else levels.set(key, { limit: span.limit, remaining: span.remaining, spans: [span] });
  }
  return [...levels.values()]
    .filter((level) => level.spans.some((span) => isIn(span, week.from)))
    .sort((a, b) => (b.limit ?? Infinity) - (a.limit ?? Infinity))
    .map(({ limit, remaining, spans: own }) => ({ limit, remaining, stretches: mergeIntervals(own) }));
}
