import { DAY_MS, dayOf } from '../../calendar/days.js';
import { clipTo, type Interval, without } from '../../calendar/intervals.js';
import { WEEK_MS, weekText } from '../../calendar/week.js';
import { cityOf, fromWallClock, toWallClock, type ZoneChange, zoneChanges } from '../../calendar/zones.js';
import type { TimedLimit } from '../../systems/system.js';
import { type Breach, count, defineRule, type Judged } from '../rule.js';
import { redundantLimits } from '../fleet/redundant.js';
import { instantText, limitName, limitViolation, type TimedGroup, timedGroups } from '../fleet/time.js';
import { actingReasons } from '../fleet/written-ceiling.js';

export const localTimeShift = defineRule({
  id: 'local-time-shift',
  detects: 'a window in UTC that moves against the clocks of the configured time zone when they change',
  systems: ['karpenter'],
  severity: 'warning',
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) => {
      const changes = zoneChanges({ from: plan.at, to: timed.calendar.within.to }, plan.timeZone);
      const [change] = changes;
      if (!change) return [];
      const until = changes[1]?.at ?? timed.calendar.within.to;
      // A budget that decides nothing, or applies to no reason that can act, may move as it likes.
      const idle = new Set(redundantLimits(timed.calendar).map(({ limit }) => limit));
      const acting = new Set(actingReasons(timed.calendar));
      const decides = (limit: TimedLimit): boolean =>
        limit.error === null && !idle.has(limit) && limit.reasons.some((reason) => acting.has(reason));
      return timed.calendar.limits.flatMap((limit) =>
        limit.schedule !== null && decides(limit) && moves(limit, change, until, timed)
          ? [shiftOf(timed, limit, change, plan)]
          : [],
      );
    }),
});

/** Whether the windows open or close at another time of the day by the clocks of the zone. */
function moves(limit: TimedLimit, change: ZoneChange, until: number, { calendar }: TimedGroup): boolean {
  const { from, to } = calendar.within;
  // What the edge of the calendar cuts off is no edge of a window.
  const edges = limit.windows
    .flatMap((window) => [window.from, window.to])
    .filter((at) => at > from && at < to);
  const timesOf = (list: readonly number[], offset: number): string =>
    [...new Set(list.map((at) => at + offset - dayOf(at + offset).startMs))].sort((a, b) => a - b).join(' ');
  const before = edges.filter((at) => at < change.at);
  const after = edges.filter((at) => at >= change.at && at < until);
  if (before.length === 0 || after.length === 0) return false;
  return timesOf(before, change.beforeMs) !== timesOf(after, change.afterMs);
}

function shiftOf(
  timed: TimedGroup,
  limit: TimedLimit,
  change: ZoneChange,
  plan: Judged<unknown>['plan'],
): Breach {
  const { timeZone } = plan;
  const week = weekAfter(change, timeZone);
  const actual = clipTo(week, limit.windows);
  // Where the windows would be if they had followed the clocks: by the hours on the wall, where they were before.
  const shift = change.beforeMs - change.afterMs;
  const moved = (list: readonly Interval[]): Interval[] =>
    list.map(({ from, to }) => ({ from: from + shift, to: to + shift }));
  const expected = clipTo(week, moved(limit.windows));
  const gained = without(actual, expected);
  const lost = without(expected, actual);
  const city = cityOf(timeZone);
  const texts = [
    lost.length === 0
      ? null
      : `${weekText(lost, week, timeZone)} is outside of it then (${allowedText(timed, limit, lost)})`,
    gained.length === 0 ? null : `${weekText(gained, week, timeZone)} is inside`,
  ].filter((text) => text !== null);
  const consequence = texts.length === 0 ? '' : ` So ${texts.join(', and ')}.`;
  return limitViolation(timed, limit, {
    says:
      `from the clock change on ${instantText(change.at, timeZone)} on, ${limitName(limit)} holds ` +
      `${weekText(limit.windows, week, timeZone)} ${city} instead of ${weekText(moved(limit.windows), week, timeZone)}, as schedules ` +
      `are in UTC.${consequence}`,
    remediation:
      lost.length === 0
        ? 'Change the schedule on that day, or choose hours that do not matter by one hour.'
        : `Make the window long enough for both: begin it, and end it, with the earlier and the later of the two times.`,
    evidence: {
      schedule: limit.schedule,
      timeZone,
      changesAt: instantText(change.at),
      before: weekText(moved(limit.windows), week, timeZone),
      after: weekText(limit.windows, week, timeZone),
    },
  });
}

/** The seven days from the first midnight after the clocks were set. */
function weekAfter(change: ZoneChange, timeZone: string): Interval {
  const day = dayOf(toWallClock(change.at, timeZone)).startMs;
  return { from: fromWallClock(day + DAY_MS, timeZone), to: fromWallClock(day + DAY_MS + WEEK_MS, timeZone) };
}

/** What may go in a time, at most, for the first reason of the limit. */
function allowedText({ calendar }: TimedGroup, limit: TimedLimit, times: readonly Interval[]): string {
  const [first] = times;
  const spans = calendar.spans.filter(
    ({ reason, from, to }) => first && reason === limit.reasons[0] && from < first.to && to > first.from,
  );
  if (spans.some((span) => span.limit === null)) return 'no limit';
  const most = Math.max(0, ...spans.map((span) => span.limit ?? 0));
  return `${count(most)} at once`;
}
