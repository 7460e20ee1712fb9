import { DAY_MS, dayOf } from '../../calendar/days.js';
import { clipTo, without } from '../../calendar/intervals.js';
import { WEEK_MS, weekdayText, weekText, spanText } from '../../calendar/week.js';
import { cityOf, fromWallClock, toWallClock, zoneChanges } from '../../calendar/zones.js';
import { fix, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';
import { limitKey, limitName, redundantLimits, type TimedGroup, timedGroups } from './time.js';
import { code, instant, literal, type Text, text } from '../../text/text.js';
import { minuteText } from '../../text/instant-text.js';

export const windowNotAsWritten = defineRule({
  id: 'window-not-as-written',
  detects: 'a window that is active at other times than its schedule reads, or without effect',
  severity: 'warning',
  evaluate: ({ side, plan }) =>
    timedGroups(side, plan).flatMap((timed) => {
      const redundant = redundantLimits(timed);
      return timed.calendar.limits
        .filter(({ schedule }) => schedule !== null)
        .flatMap((limit) => {
          const stricter = redundant.get(limit);
          if (stricter !== undefined) return withoutEffect(timed, limit, stricter);
          // A schedule without a date is `never-allowed`.
          if (limit.neverFires) return [];
          return [neverClosed, intoNextDay, clockChange].map((cause) => cause(timed, limit));
        });
    }),
});

/** Other budgets are as strict whenever it is active. */
function withoutEffect(timed: TimedGroup, limit: TimedLimit, stricter: Text): RuleResult {
  const { within, counted } = timed.calendar;
  return timed.resultOf(limit, {
    ...(limit.windows.length > 0
      ? {
          says: text`${limitName(limit)} changes nothing (${limit.limit ?? 0} of the ${counted} nodes now, active ${timed.hoursText(limit.windows)}).`,
          why: text`Budgets only restrict, and whenever it is active ${stricter} no more.`,
          fix: fix`Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with ${code('nodes: "0"')}.`,
        }
      : {
          says: text`${limitName(limit)} is not active before ${instant(within.to)} and limits nothing until then.`,
          fix: fix`Set a duration above zero and a date of every year, or remove it.`,
        }),
    evidence: { cause: 'without-effect', limit: limit.limit, schedule: limit.schedule },
  });
}

/** Hits at or before the end of the last window: a range in the hour field does that. */
function neverClosed(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const { hits, windows, durationMs } = limit;
  const { within } = timed.calendar;
  const isAlways = without([within], windows).length === 0;
  const isOverlapping = hits.some((hit, i) => hit - (hits[i - 1] ?? -Infinity) < (durationMs ?? 0));
  if (!isOverlapping && !isAlways) return null;
  const window = windows.find(({ from, to }) => to > timed.at && from > within.from);
  const joined = window ? hits.filter((hit) => hit >= window.from && hit < window.to).length : 0;
  const merged = isAlways
    ? text`the windows join, and the budget is active always`
    : text`${joined} windows of ${literal(spanText(durationMs ?? 0))} join to ${timed.hoursText(windows)}`;
  return timed.resultOf(limit, {
    subject: `overlap ${limitKey(limit)}`,
    says: text`${limitName(limit)} opens a new window before the last one has closed: ${merged}.${timed.openText(limit)}`,
    fix: isAlways
      ? fix`Remove schedule and duration if it is to be active always.`
      : fix`Set one start (a single hour) and the whole length as duration.`,
    evidence: {
      cause: 'overlap',
      hits: joined,
      durationMinutes: (durationMs ?? 0) / 60_000,
      always: isAlways,
    },
  });
}

/**
 * Named days in a row with windows over midnight: the early hours of the first day are not in them, those of the day after the last
 * are. Silent if another budget closes those hours too.
 */
function intoNextDay(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const { weekdays, durationMs, hits } = limit;
  // The first of two or more named days in a row; none where every day is named.
  const isNamed = (day: number): boolean => weekdays?.includes((day + 7) % 7) === true;
  const first = weekdays?.find((day) => !isNamed(day - 1) && isNamed(day + 1));
  if (first === undefined || durationMs === null || durationMs >= DAY_MS) return null;
  const spill = Math.max(...hits.map((hit) => hit + durationMs - dayOf(hit).startMs - DAY_MS));
  if (spill <= 0) return null;
  const { from } = timed.week;
  const midnight = from + ((first - dayOf(from).dayOfWeek + 7) % 7) * DAY_MS;
  const covering = timed.calendar.limits.filter((other) => (other.limit ?? 0) <= (limit.limit ?? 0));
  const early = { from: midnight, to: midnight + spill };
  const open = covering.reduce((left, { windows }) => without(left, windows), [early]);
  if (open.length === 0) return null;
  const outside = weekText(open, timed.week, 'UTC');
  return timed.resultOf(limit, {
    subject: `midnight ${limitKey(limit)}`,
    says: text`${timed.isClosedByError && text`once every schedule parses, `}${literal(outside)} UTC is not in the windows of ${limitName(limit)}. They run over midnight: ${timed.hoursText(limit.windows)}.${timed.openText(limit)}`,
    fix: fix`If not intended, name the day before as well, or add a budget for the hours from midnight on ${literal(weekdayText(midnight))}.`,
    evidence: { cause: 'midnight', outside, spillMinutes: spill / 60_000 },
  });
}

/** Schedules are in UTC: the window opens or closes at another local time after the clocks change. */
function clockChange(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const { calendar, timeZone, acting } = timed;
  const { windows, schedule, error, reasons } = limit;
  const { from, to } = calendar.within;
  const [change, next] = zoneChanges({ from: timed.at, to }, timeZone);
  // A budget for no reason that can act may move.
  if (!change || error !== null || !reasons.some((reason) => acting.includes(reason))) return null;
  const isBefore = windows.some((window) => window.from > from && window.from < change.at);
  const first = windows.find((window) => window.from >= change.at && window.from < (next?.at ?? to));
  if (!isBefore || !first) return null;
  // The seven days from the midnight before the first window after the clock change.
  const day = dayOf(toWallClock(first.from, timeZone)).startMs;
  const week = { from: fromWallClock(day, timeZone), to: fromWallClock(day + WEEK_MS, timeZone) };
  const shift = change.beforeMs - change.afterMs;
  const moved = windows.map((window) => ({ from: window.from + shift, to: window.to + shift }));
  const [before, after] = [weekText(moved, week, timeZone), weekText(windows, week, timeZone)];
  if (before === after) return null;
  const isLost = without(clipTo(week, moved), clipTo(week, windows)).length > 0;
  return timed.resultOf(limit, {
    subject: `shift ${limitKey(limit)}`,
    says: text`after the clock change on ${instant(change.at)} ${limitName(limit)} holds ${literal(after)} ${literal(cityOf(timeZone))} instead of ${literal(before)}: schedules are in UTC.`,
    fix: isLost
      ? fix`Make the window long enough for both: start it with the earlier and end it with the later of the two times.`
      : fix`Change the schedule on that day, or choose hours that may move by one.`,
    evidence: {
      ...{ cause: 'clock-change', schedule, timeZone, changesAt: minuteText(change.at) },
      ...{ before, after },
    },
  });
}
