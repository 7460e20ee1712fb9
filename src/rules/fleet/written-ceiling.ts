import { type Interval, totalMs } from '../../calendar/intervals.js';
import { weekText } from '../../calendar/week.js';
import type { Place } from '../../manifest/manifest.js';
import { type AllowedSpan, type Fix, fix, type TimedLimit } from '../../systems/system.js';
import { instant, joinTexts, type Text, text } from '../../text/text.js';
import type { TimedGroup } from './time.js';

/**
 * What the limits of a group allow at some time of the calendar, for every reason that can act. A dry rollout takes targets for one
 * reason and from one hour on; what a limit allows at night, or for another reason, it does not see.
 */
interface WrittenCeiling {
  /** The most targets that may be out at once; a percentage where the group has none that could be counted. */
  readonly most: number;
  readonly of: number;
  readonly reasons: readonly string[];
  /** Each stretch in which the reasons may take that many. */
  readonly says: Text;
  readonly place: Place;
}

/** The number that limits are of. A group of unknown size is taken to be 100: a percentage of it is the percentage. */
function sizeOf({ calendar: { counted } }: TimedGroup): number {
  return counted === 0 ? 100 : counted;
}

/**
 * The highest ceiling of the reasons that can act, without the times that have none: `unlimited-outside-window` reports those.
 * Null where no ceiling is more than `above`.
 */
export function highestCeiling(
  timed: TimedGroup,
  above: number,
  among: readonly string[] = timed.acting,
): WrittenCeiling | null {
  const { calendar } = timed;
  const of = sizeOf(timed);
  const mostOf = new Map(among.map((reason) => [reason, mostFor(timed, reason)]));
  const most = Math.max(-1, ...mostOf.values());
  if (most <= above) return null;
  const reasons = among.filter((reason) => mostOf.get(reason) === most);
  const isAsHigh = ({ limit, written }: TimedLimit): boolean =>
    calendar.counted === 0
      ? written.endsWith('%') && Number.parseInt(written, 10) >= most
      : (limit ?? 0) >= most;
  const cause = calendar.limits.find(
    (limit) => reasons.some((reason) => limit.reasons.includes(reason)) && isAsHigh(limit),
  );
  const open = ({ limit }: AllowedSpan): boolean => Math.min(limit ?? -1, of) === most;
  return { most, of, reasons, says: timesText(timed, reasons, open), place: cause?.place ?? calendar.place };
}

/** The most that the limits let go at once for a reason from the plan's instant on, the times when there is none left aside: then -1. */
export function mostFor(timed: TimedGroup, reason: string): number {
  const of = sizeOf(timed);
  return timed
    .spans(reason)
    .reduce((most, { to, limit }) => (to > timed.at ? Math.max(most, Math.min(limit ?? -1, of)) : most), -1);
}

/** Which part of all time, over the reasons that can act, the whole group may go at once: from 0 to 1. */
export function wholeShare(timed: TimedGroup): number {
  const { within, reasons } = timed.calendar;
  const whole = timed.acting
    .flatMap((reason) => timed.spans(reason))
    .filter(({ limit }) => limit === null || limit >= sizeOf(timed));
  const total = totalMs([within]) * reasons.length;
  return total === 0 ? 0 : totalMs(whole) / total;
}

/** `for Drifted at any time`, `for Underutilized and Empty daily 20:00–07:00 UTC, first from ... to ...`. */
function timesText(
  timed: TimedGroup,
  reasons: readonly string[],
  open: (span: AllowedSpan) => boolean,
): Text {
  const each = timed.alike(reasons, (reason) => timed.times(reason, open));
  return joinTexts(
    each.map(
      ({ reasons: alike, times: [first] }) =>
        text`for ${timed.reasonsText(alike)} ${whenText(timed, first, timed.stretches(alike[0], open))}`,
    ),
    '; ',
  );
}

function whenText(timed: TimedGroup, first: Interval | undefined, stretches: readonly Interval[]): Text {
  const { from = 0, to = 0 } = first ?? {};
  const [isOpenNow, isOpenOn] = [from <= timed.at, to >= timed.calendar.within.to];
  if (isOpenNow && isOpenOn) return text`at any time`;
  const span = isOpenNow
    ? text`now to ${instant(to)}`
    : isOpenOn
      ? text`from ${instant(from)} on`
      : text`from ${instant(from)} to ${instant(to)}`;
  const isRare = !/\d|all week/.test(weekText(stretches, timed.week, 'UTC'));
  return isRare ? span : text`${timed.hoursText(stretches)}, first ${span}`;
}

/** The fix: a smaller number for the reasons that may take so many; `most` null where any share is better. */
export function lowerBudget(
  { calendar }: TimedGroup,
  { reasons }: Pick<WrittenCeiling, 'reasons'>,
  most: number | `${number}%` | null,
): Fix {
  const isAll = reasons.length === calendar.reasons.length;
  const beside = isAll ? {} : { beside: `reasons: [${reasons.join(', ')}]` };
  const nodes = { field: 'nodes', value: most ?? '10%', isText: true, ...beside } as const;
  return fix`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`;
}
