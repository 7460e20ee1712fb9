import { code, instant, joinTexts, NO_TEXT, share, type Text, text } from '../../text/text.js';
import { present } from '../../manifest/lookup.js';
import { clipTo, type Interval, totalMs, without } from '../../calendar/intervals.js';
import { HOUR_MS, MINUTE_MS } from '../../calendar/days.js';
import { WEEK_MS } from '../../calendar/week.js';
import { type AllowedSpan, type Fix, fix, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';
import { codes, limitName, type TimedGroup, timedGroups } from '../fleet/time.js';
import { minuteText } from '../../text/instant-text.js';

export const unlimitedOutsideWindow = defineRule({
  id: 'unlimited-outside-window',
  detects:
    'hours in which no budget is active for a reason: nothing limits how many nodes are disrupted at once',
  systems: ['karpenter'],
  severity: 'error',
  evaluate: ({ side, plan }) =>
    timedGroups(side, plan).flatMap(
      (timed) =>
        unlimited(timed) ??
        withoutReasons(timed).map((limit) => {
          const { name: cause, says, fix: own } = emptyReasons(limit);
          return timed.resultOf(limit, { says, fix: own, evidence: { cause, written: limit.written } });
        }),
    ),
});

function unlimited(timed: TimedGroup): RuleResult | null {
  const { calendar, limited, acting } = timed;
  const { reasons, idle } = calendar;
  const timesOf = (reason: string): Interval[] => timed.times(reason, isUnlimited);
  const open = reasons.filter((reason) => timesOf(reason).length > 0);
  if (open.length === 0) return null;
  const off = open.filter((reason) => !acting.includes(reason));
  const isOff = off.length === open.length;
  const counting = isOff ? off : open.filter((reason) => acting.includes(reason));
  const { matched } = limited.group;
  const cause = causeOf(timed, open);
  const sentences = present([
    text`up to ${share(matched, matched, 'node')} may be disrupted at once.`,
    ...timed
      .alike(open, timesOf)
      .map(
        ({ reasons: alike, times }) =>
          text`No budget is active for ${timed.reasonsText(alike)} ${whenText(timed, times, alike[0])}.`,
      ),
    cause.says,
    off.length > 0 &&
      text`Only a setting prevents it for ${codes(off)} now: ${idle[off[0] ?? ''] ?? NO_TEXT}.`,
  ]);
  return timed.result({
    subject: 'no-limit',
    says: joinTexts(sentences, ' '),
    fix: cause.fix,
    magnitude: Math.round(counting.reduce((sum, reason) => sum + totalMs(timesOf(reason)), 0) / MINUTE_MS),
    evidence: {
      ...{ cause: cause.name, reasons: open, allNodes: matched },
      first: minuteText(Math.min(...open.map((reason) => timesOf(reason)[0]?.from ?? Infinity))),
    },
    ...(isOff ? { severity: 'warning' } : {}),
  });
}

function isUnlimited({ limit }: AllowedSpan): boolean {
  return limit === null;
}

/** `at any time`, `in 164 of 168 hours of the week: Mon 05:00 to the next Mon 01:00 UTC`; in minutes where hours do not come out even. */
function whenText(timed: TimedGroup, [first, ...others]: readonly Interval[], reason: string): Text {
  if (!first) return NO_TEXT;
  if (others.length === 0 && first.from <= timed.at && first.to >= timed.calendar.within.to)
    return text`at any time`;
  const stretches = timed.stretches(reason, isUnlimited);
  const minutes = Math.round(totalMs(clipTo(timed.week, stretches)) / MINUTE_MS);
  if (minutes === 0) return text`from ${instant(first.from)} to ${instant(first.to)}`;
  const share =
    minutes % 6 === 0
      ? text`${minutes / 60} of ${WEEK_MS / HOUR_MS} hours`
      : text`${minutes} of ${WEEK_MS / MINUTE_MS} minutes`;
  return text`in ${share} of the week: ${timed.hoursText(stretches)}`;
}

const ALWAYS_LIMITED = fix`Replace the window with a budget that has no schedule, such as ${code('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${code('nodes: "0"')} with its schedule and duration.`;

interface Cause {
  readonly name: string;
  readonly says: Text;
  readonly fix: Fix;
}

/** What the author wrote that reads as a limit and is none. */
function causeOf(timed: TimedGroup, reasons: readonly string[]): Cause {
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
  if (empty) return emptyReasons(empty);
  const after = { from: timed.at, to: calendar.within.to };
  // A window with a limit above zero, if there is time outside it without any limit.
  const window = calendar.limits.find((limit) => {
    if (limit.schedule === null || limit.neverFires || !limit.limit || timed.isClosedByError) return false;
    const windows = clipTo(after, limit.windows);
    const own = reasons.filter((reason) => limit.reasons.includes(reason));
    return (
      windows.length > 0 &&
      own.some((reason) => without(timed.times(reason, isUnlimited), windows).length > 0)
    );
  });
  const says = window
    ? text`The window of ${limitName(window)} opens nothing: inside it at most ${share(Math.min(window.limit ?? 0, matched), matched, 'node')} are disrupted at once, outside it there is no limit.`
    : text`A budget does not close the pool outside its window; it only stops limiting.`;
  return { name: window ? 'window' : 'not-covered', says, fix: ALWAYS_LIMITED };
}

function withoutReasons({ calendar }: TimedGroup): TimedLimit[] {
  return calendar.limits.filter(({ reasons }) => reasons.length === 0);
}

/** A budget that limits nothing. */
function emptyReasons(limit: TimedLimit): Cause {
  return {
    name: 'no-reasons',
    says: text`${limitName({ ...limit, namesReasons: false })} limits nothing: ${code('reasons: []')} names no reason. Without the field it applies to every reason.`,
    fix: fix`Remove ${code('reasons: []')}, or name the reasons.`,
  };
}
