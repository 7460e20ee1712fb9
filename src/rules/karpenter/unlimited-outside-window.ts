import { code, instant, joinTexts, NO_TEXT, share, type Text, text } from '../../text/text.js';
import { clipTo, type Interval, totalMs, without } from '../../calendar/intervals.js';
import type { Plan } from '../../plan/model.js';
import { type Fix, fix, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';
import {
  calendarViolation,
  codes,
  isClosedByError,
  limitName,
  limitViolation,
  reasonsBy,
  reasonsText,
  minutesOfWeek,
  shareOfWeek,
  stretchesWhen,
  stretchText,
  type TimedGroup,
  timedGroups,
  timesWhen,
  weekOf,
} from '../fleet/time.js';
import { minuteText } from '../../text/instant-text.js';

export const unlimitedOutsideWindow = defineRule({
  id: 'unlimited-outside-window',
  detects:
    'hours in which no budget is active for a reason: nothing limits how many nodes are disrupted at once',
  systems: ['karpenter'],
  severity: 'error',
  evaluate: ({ side, plan }) =>
    timedGroups(side).flatMap(
      (timed) => unlimited(timed, plan) ?? withoutReasons(timed).map((limit) => emptyReasons(timed, limit)),
    ),
});

function unlimited(timed: TimedGroup, plan: Plan): RuleResult | null {
  const { calendar, limited } = timed;
  const { reasons, idle } = calendar;
  const timesOf = (reason: string): Interval[] =>
    timesWhen(calendar, reason, plan.at, ({ limit }) => limit === null);
  const open = reasons.filter((reason) => timesOf(reason).length > 0);
  if (open.length === 0) return null;
  const acting = open.filter((reason) => idle[reason] === undefined);
  const off = open.filter((reason) => idle[reason] !== undefined);
  const counting = acting.length > 0 ? acting : off;
  const sentences = reasonsBy(open, (reason) => JSON.stringify(timesOf(reason))).map(
    (alike) =>
      text`No budget is active for ${reasonsText(alike, calendar.reasons)} ${whenText(timed, alike[0] ?? '', plan)}.`,
  );
  const { matched } = limited.group;
  const cause = causeOf(timed, open, plan);
  return calendarViolation(timed, {
    subject: 'no-limit',
    says: text`up to ${share(matched, matched, 'node')} may be disrupted at once. ${joinTexts(sentences, ' ')} ${cause.says}${
      off.length === 0
        ? NO_TEXT
        : text` Only a setting prevents it for ${codes(off)} now: ${idle[off[0] ?? ''] ?? NO_TEXT}.`
    }`,
    fix: cause.fix,
    magnitude: Math.round(counting.reduce((sum, reason) => sum + totalMs(timesOf(reason)), 0) / 60_000),
    evidence: {
      ...{ cause: cause.name, reasons: open, allNodes: matched },
      first: minuteText(Math.min(...open.map((reason) => timesOf(reason)[0]?.from ?? Infinity))),
    },
    ...(acting.length > 0 ? {} : { severity: 'warning' }),
  });
}

/** `at any time`, `in 164 of 168 hours of the week: Mon 05:00 to the next Mon 01:00 UTC`. */
function whenText({ calendar }: TimedGroup, reason: string, plan: Plan): Text {
  const isOpen = ({ limit }: { limit: number | null }): boolean => limit === null;
  const [first, ...others] = timesWhen(calendar, reason, plan.at, isOpen);
  if (!first) return NO_TEXT;
  if (others.length === 0 && first.from <= plan.at && first.to >= calendar.within.to)
    return text`at any time`;
  const week = weekOf(plan);
  const stretches = stretchesWhen(calendar, reason, isOpen);
  return minutesOfWeek(stretches, week) === 0
    ? text`from ${instant(first.from)} to ${instant(first.to)}`
    : text`in ${shareOfWeek(stretches, week)}: ${stretchText(stretches, week, plan.timeZone)}`;
}

const ALWAYS_LIMITED = fix`Replace the window with a budget that has no schedule, such as ${code('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${code('nodes: "0"')} with its schedule and duration.`;

interface Cause {
  readonly name: string;
  readonly says: Text;
  readonly fix: Fix;
}

/** What the author wrote that reads as a limit and is none. */
function causeOf(timed: TimedGroup, reasons: readonly string[], plan: Plan): Cause {
  const { calendar, limited } = timed;
  const { matched } = limited.group;
  if (calendar.isWritten && calendar.limits.length === 0) {
    const byDefault = share(Math.ceil(calendar.counted / 10), matched, 'node');
    return {
      name: 'no-budgets',
      says: text`${code('budgets: []')} means no limit; without the field the default is 10%, ${byDefault}.`,
      fix: fix`Remove ${code('budgets: []')} for the default of 10%, or set a budget.`,
    };
  }
  const [empty] = withoutReasons(timed);
  if (empty) return { name: 'no-reasons', ...emptyReasonsText(empty) };
  const window = calendar.limits.find((limit) => opensNothing(timed, limit, reasons, plan));
  if (window)
    return {
      name: 'window',
      says: text`The window of ${limitName(window)} opens nothing: inside it at most ${share(Math.min(window.limit ?? 0, matched), matched, 'node')} are disrupted at once, outside it there is no limit.`,
      fix: ALWAYS_LIMITED,
    };
  return {
    name: 'not-covered',
    says: text`A budget does not close the pool outside its window; it only stops limiting.`,
    fix: ALWAYS_LIMITED,
  };
}

/** True for a window with a limit above zero, if there is time outside it without any limit. */
function opensNothing(
  { calendar }: TimedGroup,
  limit: TimedLimit,
  reasons: readonly string[],
  plan: Plan,
): boolean {
  if (limit.schedule === null || limit.neverFires || (limit.limit ?? 0) === 0 || isClosedByError(calendar))
    return false;
  const windows = clipTo({ from: plan.at, to: calendar.within.to }, limit.windows);
  if (windows.length === 0) return false;
  return reasons
    .filter((reason) => limit.reasons.includes(reason))
    .some(
      (reason) =>
        without(
          timesWhen(calendar, reason, plan.at, (span) => span.limit === null),
          windows,
        ).length > 0,
    );
}

function withoutReasons({ calendar }: TimedGroup): TimedLimit[] {
  return calendar.limits.filter(({ reasons }) => reasons.length === 0);
}

/** A budget that limits nothing, where others limit everything. */
function emptyReasons(timed: TimedGroup, limit: TimedLimit): RuleResult {
  return limitViolation(timed, limit, {
    ...emptyReasonsText(limit),
    evidence: { cause: 'no-reasons', written: limit.written },
  });
}

function emptyReasonsText(limit: TimedLimit): Pick<Cause, 'says' | 'fix'> {
  return {
    says: text`${limitName({ ...limit, namesReasons: false })} limits nothing: ${code('reasons: []')} names no reason. Without the field it applies to every reason.`,
    fix: fix`Remove ${code('reasons: []')}, or name the reasons.`,
  };
}
