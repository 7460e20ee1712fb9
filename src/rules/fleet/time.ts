import { groupedBy, remembered, rememberedOfBoth } from '../../manifest/lookup.js';
import { DAY_MS } from '../../calendar/days.js';
import { clipTo, type Interval, mergeIntervals, totalMs, without } from '../../calendar/intervals.js';
import { hasHours, WEEK_MS, weekText, spanText } from '../../calendar/week.js';
import { cityOf } from '../../calendar/zones.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type AllowedSpan, fix, type LimitCalendar, type TimedLimit } from '../../systems/system.js';
import { type GroupResult, type RuleResult, type GroupRollout, rolledGroups } from '../rule.js';
import {
  code,
  instant,
  isEmpty,
  joinTexts,
  list,
  literal,
  NO_TEXT,
  share,
  type Text,
  text,
} from '../../text/text.js';

/** Reasons that are allowed at the same times. */
interface Alike {
  readonly reasons: readonly [string, ...string[]];
  readonly times: readonly Interval[];
}

type Test = (span: AllowedSpan) => boolean;

/** A group whose limits change with time, as a plan sees it. */
export class TimedGroup {
  /** Reasons for which a target can be disrupted at all. */
  readonly acting: readonly string[];
  /** True if a limit that cannot be evaluated closes the whole group: its other limits do not matter. */
  readonly isClosedByError: boolean;
  /** The week of all texts: seven days from midnight (UTC) of the plan's first day. */
  readonly week: Interval;
  readonly at: number;
  readonly timeZone: string;
  /** The number that percentages are of. A group of unknown size counts as 100: 10% of it is 10. */
  readonly size: number;

  constructor(
    readonly rollout: GroupRollout,
    readonly calendar: LimitCalendar,
    { at, timeZone }: Plan,
  ) {
    const { reasons, idle, limits, counted } = calendar;
    this.acting = reasons.filter((reason) => idle[reason] === undefined);
    this.isClosedByError = limits.some(({ error }) => error !== null);
    const from = Math.floor(at / DAY_MS) * DAY_MS;
    this.week = { from, to: from + WEEK_MS };
    this.at = at;
    this.timeZone = timeZone;
    this.size = counted === 0 ? 100 : counted;
  }

  /** The allowance for a reason. While no target counts, every percentage is 0: the ceilings of 100 targets are given instead. */
  spans(reason: string): readonly AllowedSpan[] {
    const { spans, unsized = spans } = this.calendar;
    return spansByReason(unsized).get(reason) ?? [];
  }

  /** Times at which a test of the allowance holds for a reason, from the plan's instant on, merged. */
  times(reason: string, holds: Test, from = this.at): Interval[] {
    return clipTo({ from, to: this.calendar.within.to }, mergeIntervals(this.spans(reason).filter(holds)));
  }

  /** The same over the whole calendar, for texts about a week: a stretch that runs already shows its real start. */
  stretches(reason: string, holds: Test): Interval[] {
    return this.times(reason, holds, this.calendar.within.from);
  }

  /** Reasons with the same times together, in the order of the first of each; without those that have none. */
  alike(reasons: readonly string[], timesOf: (reason: string) => readonly Interval[]): Alike[] {
    const groups = groupedBy(reasons, (reason) => {
      const times = timesOf(reason);
      return times.length === 0 ? undefined : JSON.stringify(times);
    });
    return [...groups.values()].map((own) => ({ reasons: own, times: timesOf(own[0]) }));
  }

  /** `any reason`, `Drifted`, `Empty and Drifted`. */
  reasonsText(reasons: readonly string[]): Text {
    return reasons.length === this.calendar.reasons.length ? text`any reason` : codes(reasons);
  }

  /** `Mon-Fri 07:00–17:00 UTC (Mon-Fri 08:00–18:00 Berlin)`. */
  hoursText(times: readonly Interval[]): Text {
    const { week, timeZone } = this;
    const inUtc = weekText(times, week, 'UTC');
    if (!/\d/.test(inUtc)) return literal(inUtc);
    if (timeZone === 'UTC') return literal(`${inUtc} UTC`);
    return literal(`${inUtc} UTC (${weekText(times, week, timeZone)} ${cityOf(timeZone)})`);
  }

  /** `for Drifted at any time; for Empty daily 20:00–07:00 UTC`: when a test of the allowance holds. Empty where it never does. */
  whenText(reasons: readonly string[], holds: Test): Text {
    const { at, calendar, week } = this;
    const each = this.alike(reasons, (reason) => this.times(reason, holds));
    const texts = each.map(({ reasons: alike, times: [first] }) => {
      const { from = 0, to = 0 } = first ?? {};
      const stretches = this.stretches(alike[0], holds);
      const isForGood = to >= calendar.within.to;
      const rare = text`from ${instant(from)} to ${instant(to)}`;
      const hours = hasHours(stretches, week) ? this.hoursText(stretches) : rare;
      return text`for ${this.reasonsText(alike)} ${isForGood && from <= at ? text`at any time` : hours}`;
    });
    return joinTexts(texts, '; ');
  }

  /** ` Nodes may be disrupted for any reason Tue-Fri 02:00-10:00 UTC.`: the hours that all limits together leave open, for the reasons of one. */
  openText({ reasons }: TimedLimit): Text {
    const open = this.isClosedByError ? NO_TEXT : this.whenText(reasons, isOpen);
    return isEmpty(open) ? NO_TEXT : text` Nodes may be disrupted ${open}.`;
  }

  /** The result of one limit, at its own line. */
  resultOf(limit: TimedLimit, rest: RuleResult): RuleResult {
    return this.rollout.result([], { place: limit.place, subject: limitKey(limit), ...rest });
  }

  /** The result of the limits together, at their list. */
  result(rest: GroupResult): RuleResult {
    return this.rollout.result([], { place: this.calendar.place, ...rest });
  }

  /** True for a limit written as zero; a percentage of no nodes at all is not one. */
  isZero({ limit, written }: TimedLimit): boolean {
    return limit === 0 && (this.calendar.counted > 0 || /^0+%?$/.test(written));
  }

  /** The highest limit for a reason from the plan's instant on; hours without a limit do not count, and -1 if there are no others. */
  mostFor(reason: string): number {
    const ahead = this.spans(reason).filter(({ to }) => to > this.at);
    return ahead.reduce((most, { limit }) => Math.max(most, Math.min(limit ?? -1, this.size)), -1);
  }

  /** The share of all hours and reasons in which the whole group may be disrupted at once: from 0 to 1. */
  wholeShare(): number {
    const { within, reasons } = this.calendar;
    const whole = this.acting
      .flatMap((reason) => this.spans(reason))
      .filter(({ limit }) => limit === null || limit >= this.size);
    const total = totalMs([within]) * reasons.length;
    return total === 0 ? 0 : totalMs(whole) / total;
  }
}

/** Remembered: many rules read a year of windows, once for each reason. */
const spansByReason = remembered((spans: readonly AllowedSpan[]) => groupedBy(spans, ({ reason }) => reason));

export const timedOf = rememberedOfBoth((rollout: GroupRollout, plan: Plan) => {
  const { calendar } = rollout.group;
  return calendar ? new TimedGroup(rollout, calendar, plan) : null;
});

/** The groups of a side whose limits change with time. */
export function timedGroups(side: SidePlan, plan: Plan): TimedGroup[] {
  return rolledGroups(side).flatMap((rollout) => timedOf(rollout, plan) ?? []);
}

/** True for a span in which a target may be disrupted. */
export function isOpen({ limit }: AllowedSpan): boolean {
  return limit === null || limit > 0;
}

/** Values of a manifest in a sentence: `Empty and Drifted`. */
export function codes(values: readonly string[]): Text {
  return list(values.map(code), values.length);
}

/** `the budget of 10% at "0 1 * * mon" for 4 h`. */
export function limitName({ written, schedule, durationMs, namesReasons, reasons }: TimedLimit): Text {
  const forReasons = namesReasons && text` for ${reasons.length === 0 ? text`no reason` : codes(reasons)}`;
  const when = schedule !== null && text` at ${code(schedule)} for ${literal(spanText(durationMs ?? 0))}`;
  return text`the budget of ${code(written)}${forReasons}${when}`;
}

/** The key of a limit in its group, independent of order and numbers. */
export function limitKey({ written, scheduleKey, reasons }: TimedLimit): string {
  return `${scheduleKey ?? written} ${reasons.join('+')}`;
}

/** The most that limits allow at once, and the reasons for which they do. */
interface Ceiling {
  readonly most: number;
  readonly reasons: readonly string[];
  /** The result on it; `says` follows what the budgets allow, and a budget of `fewer` is the fix (null: any share is better). */
  result(
    says: Text,
    fewer: number | `${number}%` | null,
    rest: Pick<RuleResult, 'short' | 'evidence' | 'subject'>,
  ): RuleResult;
}

/**
 * The most that the limits allow at some time of the calendar, for the reasons that can act, if that is more than `above`. A dry rollout
 * disrupts targets for one reason and from one hour on; it does not see what a limit allows at night or for another reason. Hours without a
 * limit do not count: `unlimited-outside-window` reports them.
 */
export function highestCeiling(timed: TimedGroup, above: number, among = timed.acting): Ceiling | null {
  const { calendar, rollout, size } = timed;
  const mostOf = new Map(among.map((reason) => [reason, timed.mostFor(reason)]));
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
  const result: Ceiling['result'] = (says, fewer, { evidence, ...rest }) => {
    const { unit } = rollout.group;
    const isSized = calendar.counted > 0 || fewer !== null;
    const all = isSized
      ? share(most, size, unit)
      : text`all ${literal(unit)}s (100%), however many there are,`;
    const isAll = reasons.length === calendar.reasons.length;
    const beside = isAll ? {} : { beside: `reasons: [${reasons.join(', ')}]` };
    const nodes = { field: 'nodes', value: fewer ?? '10%', isText: true, ...beside } as const;
    const hours = timed.whenText(reasons, ({ limit }) => Math.min(limit ?? -1, size) === most);
    return timed.result({
      says: text`budgets allow ${all} at once ${hours}.${says}`,
      fix: fix`Add a budget without a schedule, ${nodes}: the smallest active budget applies.`,
      field: 'strategy',
      magnitude: isSized ? most : 0,
      evidence: { ...evidence, reasons: [...reasons] },
      place: cause?.place ?? calendar.place,
      ...rest,
    });
  };
  return { most, reasons, result };
}

/**
 * Limits without which everything would be allowed as it is, at every moment and for every reason, with the others that are as strict
 * (`the budget of 1 allows`). Of two that are alike the later one is named, and one with a schedule before one without.
 */
export const redundantLimits = remembered((timed: TimedGroup): ReadonlyMap<TimedLimit, Text> => {
  const redundant = new Map<TimedLimit, Text>();
  if (timed.isClosedByError) return redundant;
  // A schedule that never fires has a rule of its own, and is no measure for the others.
  const kept = new Set(timed.calendar.limits.filter(({ neverFires }) => !neverFires));
  const candidates = [...kept].reverse().filter(({ reasons }) => reasons.length > 0);
  for (const limit of candidates.sort((a, b) => Number(a.schedule === null) - Number(b.schedule === null))) {
    const others = [...kept].filter((other) => other !== limit && isAsStrict(other, limit, timed));
    // The rest only shrinks, where the windows of all others together would grow.
    const isCovered = (reason: string): boolean =>
      others
        .filter(({ reasons }) => reasons.includes(reason))
        .reduce<readonly Interval[]>((left, { windows }) => without(left, windows), limit.windows).length ===
      0;
    if (!limit.reasons.every(isCovered)) continue;
    kept.delete(limit);
    const names = others.slice(0, 3).map(limitName);
    redundant.set(limit, text`${list(names)} ${names.length === 1 ? text`allows` : text`allow`}`);
  }
  return redundant;
});

function isAsStrict(other: TimedLimit, limit: TimedLimit, timed: TimedGroup): boolean {
  if (other.windows.length === 0) return false;
  // While no target counts, every percentage comes to 0 and cannot be compared.
  if (timed.calendar.counted === 0 && `${other.written}${limit.written}`.includes('%'))
    return other.written === limit.written || timed.isZero(other);
  return (other.limit ?? 0) <= (limit.limit ?? 0);
}
