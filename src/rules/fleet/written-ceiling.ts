import type { Interval } from '../../calendar/intervals.js';
import { weekText } from '../../calendar/week.js';
import type { Place } from '../../manifest/manifest.js';
import type { Plan } from '../../plan/model.js';
import { type AllowedSpan, type Fix, fix, type LimitCalendar } from '../../systems/system.js';
import type { LimitedGroup } from '../rule.js';
import { ceilingsOf, reasonsBy, reasonsText, stretchText, stretchesWhen, timesWhen, weekOf } from './time.js';
import { instant, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';

/**
 * What the limits of a group allow at some time of the calendar, for every reason that can act. A dry rollout takes targets for one
 * reason and from one hour on; what a limit allows at night, or for another reason, it does not see.
 */
interface WrittenCeiling {
  /** The most targets that may be out at once; 100 of 100 where the group has none that could be counted. */
  readonly most: number;
  readonly of: number;
  /** False where no target counts: then the numbers are percentages. */
  readonly isSized: boolean;
  readonly reasons: readonly string[];
  /** Each stretch in which the reasons may take that many. */
  readonly says: Text;
  readonly place: Place;
}

/** How many of a group of unknown size a whole one is taken to be: a percentage of it is the percentage. */
const UNSIZED = 100;

/**
 * The highest ceiling of the reasons that can act, without the times that have none: `unlimited-outside-window` reports those.
 * `except` leaves out what the dry rollout says already; null where no ceiling is more than `above`.
 */
export function highestCeiling(
  limited: LimitedGroup,
  plan: Plan,
  above: number,
  except: (reason: string) => boolean = () => false,
): WrittenCeiling | null {
  const { calendar } = limited.group;
  if (!calendar) return null;
  const of = sizeOf(calendar);
  const mostOf = new Map(
    actingReasons(calendar)
      .filter((reason) => !except(reason))
      .map((reason) => [reason, mostFor(calendar, reason, plan)]),
  );
  const most = Math.max(-1, ...mostOf.values());
  if (most <= above) return null;
  const open = ({ limit }: AllowedSpan): boolean => Math.min(limit ?? -1, of) === most;
  const reasons = [...mostOf].flatMap(([reason, reached]) => (reached === most ? [reason] : []));
  const cause = calendar.limits.find(
    (limit) =>
      reasons.some((reason) => limit.reasons.includes(reason)) &&
      isAsHigh(limit.limit, limit.written, most, calendar),
  );
  return {
    most,
    of,
    isSized: calendar.counted > 0,
    reasons,
    says: saidOf(calendar, reasons, open, plan),
    place: cause?.place ?? calendar.place,
  };
}

/** The most that the limits let go at once for a reason from the plan's instant on, the times when there is none left aside: then -1. */
export function mostFor(calendar: LimitCalendar, reason: string, plan: Pick<Plan, 'at'>): number {
  const of = sizeOf(calendar);
  return ceilingsOf(calendar).reduce(
    (most, span) =>
      span.reason === reason && span.to > plan.at ? Math.max(most, Math.min(span.limit ?? -1, of)) : most,
    -1,
  );
}

/** Reasons for which a target may be taken at all. */
export function actingReasons({ reasons, idle }: LimitCalendar): string[] {
  return reasons.filter((reason) => idle[reason] === undefined);
}

/** Which part of all time, over the reasons that can act, the whole group may go at once: from 0 to 1. */
export function wholeShare(calendar: LimitCalendar): number {
  const spans = ceilingsOf(calendar);
  const acting = actingReasons(calendar);
  const lengthOf = ({ from, to }: Interval): number => to - from;
  const total = lengthOf(calendar.within) * calendar.reasons.length;
  const whole = spans.filter(
    ({ reason, limit }) => acting.includes(reason ?? '') && (limit === null || limit >= sizeOf(calendar)),
  );
  return total === 0 ? 0 : whole.reduce((sum, span) => sum + lengthOf(span), 0) / total;
}

function sizeOf({ counted }: LimitCalendar): number {
  return counted === 0 ? UNSIZED : counted;
}

function isAsHigh(limit: number | null, written: string, most: number, { counted }: LimitCalendar): boolean {
  return counted === 0 ? written.endsWith('%') && Number.parseInt(written, 10) >= most : (limit ?? 0) >= most;
}

/** `for Drifted at any time`, `for Underutilized and Empty daily 20:00–07:00 UTC, first from ... to ...`. */
function saidOf(
  calendar: LimitCalendar,
  reasons: readonly string[],
  open: (span: AllowedSpan) => boolean,
  plan: Plan,
): Text {
  const timesOf = (reason: string): Interval[] => timesWhen(calendar, reason, plan.at, open);
  const each = reasonsBy(reasons, (reason) => JSON.stringify(timesOf(reason))).map((alike) => {
    const reason = alike[0];
    const when = whenText(calendar, timesOf(reason), stretchesWhen(calendar, reason, open), plan);
    return text`for ${reasonsText(alike, calendar.reasons)} ${when}`;
  });
  return joinTexts(each, '; ');
}

function whenText(
  { within }: LimitCalendar,
  times: readonly Interval[],
  stretches: readonly Interval[],
  plan: Plan,
): Text {
  const [first] = times;
  if (!first) return NO_TEXT;
  const [isOpenNow, isOpenOn] = [first.from <= plan.at, first.to >= within.to];
  if (isOpenNow && isOpenOn) return text`at any time`;
  const week = weekOf(plan);
  const isRare = !/\d|all week/.test(weekText(stretches, week, 'UTC'));
  const span = isOpenNow
    ? text`now to ${instant(first.to)}`
    : isOpenOn
      ? text`from ${instant(first.from)} on`
      : text`from ${instant(first.from)} to ${instant(first.to)}`;
  return isRare ? span : text`${stretchText(stretches, week, plan.timeZone)}, first ${span}`;
}

/** The fix: a smaller number for the reasons that may take so many; `most` null where any share is better. */
export function lowerBudget(
  { reasons }: Pick<WrittenCeiling, 'reasons'>,
  calendar: LimitCalendar,
  most: number | `${number}%` | null,
): Fix {
  const beside =
    reasons.length === calendar.reasons.length ? {} : { beside: `reasons: [${reasons.join(', ')}]` };
  const nodes = { field: 'nodes', value: most ?? '10%', isText: true, ...beside } as const;
  return fix`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`;
}
