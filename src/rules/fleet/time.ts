import { groupedBy, remembered, rememberedOfBoth } from '../../manifest/lookup.js';
import { DAY_MS } from '../../calendar/days.js';
import { clipTo, type Interval, mergeIntervals } from '../../calendar/intervals.js';
import { WEEK_MS, spanText, weekText } from '../../calendar/week.js';
import { cityOf } from '../../calendar/zones.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { type AllowedSpan, fix, type LimitCalendar, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import { code, joinTexts, list, literal, NO_TEXT, type Text, text } from '../../text/text.js';

/** Reasons that are allowed at the same times. */
interface Alike {
  readonly reasons: readonly [string, ...string[]];
  readonly times: readonly Interval[];
}

type Test = (span: AllowedSpan) => boolean;

/** A group whose limits change with time, as a plan sees it. */
export class TimedGroup {
  /** Reasons for which a target may be taken at all. */
  readonly acting: readonly string[];
  /** True when a limit that cannot be evaluated closes the whole group: then its other limits say nothing. */
  readonly isClosedByError: boolean;
  /** The seven days from the plan's midnight on: what is said about "the week" is about these. */
  readonly week: Interval;
  readonly at: number;
  readonly timeZone: string;

  constructor(
    readonly limited: LimitedGroup,
    readonly calendar: LimitCalendar,
    { at, timeZone }: Plan,
  ) {
    const { reasons, idle, limits } = calendar;
    this.acting = reasons.filter((reason) => idle[reason] === undefined);
    this.isClosedByError = limits.some(({ error }) => error !== null);
    const from = Math.floor(at / DAY_MS) * DAY_MS;
    this.week = { from, to: from + WEEK_MS };
    this.at = at;
    this.timeZone = timeZone;
  }

  /** What is allowed for a reason. While no target counts, every percentage comes to 0: then the ceilings of 100 targets. */
  spans(reason: string): readonly AllowedSpan[] {
    const { spans, unsized = spans } = this.calendar;
    return spansByReason(unsized).get(reason) ?? [];
  }

  /** When a test of the allowance holds for a reason, from the plan's instant on, merged. */
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

  /** ` Nodes may be disrupted for any reason Tue-Fri 02:00-10:00 UTC.`: what all limits together leave open, for the reasons of one. */
  openText({ reasons }: TimedLimit): Text {
    if (this.isClosedByError) return NO_TEXT;
    const openings = groupedBy(reasons, (reason) => JSON.stringify(this.stretches(reason, isOpen)));
    const open = [...openings.values()].map((alike) => {
      const times = this.stretches(alike[0], isOpen);
      return text` Nodes may be disrupted for ${this.reasonsText(alike)} ${this.hoursText(times)}.`;
    });
    return joinTexts(open, '');
  }

  /** The result of one limit, at its own line. */
  resultOf(limit: TimedLimit, rest: RuleResult): RuleResult {
    const subject = rest.subject ?? limitKey(limit);
    return { ...groupResult(this.limited, [], { ...rest, subject }), place: limit.place };
  }

  /** The result of the limits together, at their list. */
  result(rest: RuleResult): RuleResult {
    return { ...groupResult(this.limited, [], rest), place: this.calendar.place };
  }

  /** True for a limit written as zero; a percentage of no nodes at all is not one. */
  isZero({ limit, written }: TimedLimit): boolean {
    return limit === 0 && (this.calendar.counted > 0 || /^0+%?$/.test(written));
  }
}

/** A year of windows is asked for by many rules, once for each reason. */
const spansByReason = remembered((spans: readonly AllowedSpan[]) => groupedBy(spans, ({ reason }) => reason));

export const timedOf = rememberedOfBoth((limited: LimitedGroup, plan: Plan) => {
  const { calendar } = limited.group;
  return calendar ? new TimedGroup(limited, calendar, plan) : null;
});

/** The groups of a side whose limits change with time. */
export function timedGroups(side: SidePlan, plan: Plan): TimedGroup[] {
  return rolledGroups(side).flatMap((limited) => timedOf(limited, plan) ?? []);
}

/** True for a stretch in which something may go. */
export function isOpen({ limit }: AllowedSpan): boolean {
  return limit === null || limit > 0;
}

/** Values of a manifest in a sentence: `Empty and Drifted`. */
export function codes(values: readonly string[]): Text {
  return list(
    values.map((value) => code(value)),
    values.length,
  );
}

/** `the budget of 10% at "0 1 * * mon" for 4 h`. */
export function limitName({ written, schedule, durationMs, namesReasons, reasons }: TimedLimit): Text {
  const forReasons = namesReasons
    ? text` for ${reasons.length === 0 ? text`no reason` : codes(reasons)}`
    : NO_TEXT;
  const when =
    schedule === null ? NO_TEXT : text` at ${code(schedule)} for ${literal(spanText(durationMs ?? 0))}`;
  return text`the budget of ${code(written)}${forReasons}${when}`;
}

/** The key of a limit in its group, independent of order and numbers. */
export function limitKey({ written, scheduleKey, reasons }: TimedLimit): string {
  return `${scheduleKey ?? written} ${reasons.join('+')}`;
}

/** A budget whose schedule has no date is active always: what a finding of it has beside its numbers. */
export function withoutDate(limit: TimedLimit): Pick<RuleResult, 'subject' | 'why' | 'fix'> {
  return {
    subject: `date ${limitKey(limit)}`,
    why: text`No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`,
    fix: fix`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`,
  };
}
