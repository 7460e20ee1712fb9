import { capital, code, joinTexts, share, type Text, text } from '../../text/text.js';
import { clipTo, type Interval, totalMs, without } from '../../calendar/intervals.js';
import { MINUTE_MS } from '../../calendar/days.js';
import { type AllowedSpan, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';
import { codes, limitName, type TimedGroup, timedGroups } from '../fleet/time.js';
import { minuteText } from '../../text/instant-text.js';

export const unlimitedOutsideWindow = defineRule({
  id: 'unlimited-outside-window',
  detects: 'hours in which no budget is active for a reason, so that nothing limits disruption',
  systems: ['karpenter'],
  severity: 'error',
  evaluate: ({ side, plan }) => timedGroups(side, plan).flatMap((timed) => unlimited(timed) ?? idle(timed)),
});

function unlimited(timed: TimedGroup): RuleResult | null {
  const { calendar, rollout, acting } = timed;
  const timesOf = (reason: string): Interval[] => timed.times(reason, isUnlimited);
  const open = calendar.reasons.filter((reason) => timesOf(reason).length > 0);
  if (open.length === 0) return null;
  const off = open.filter((reason) => !acting.includes(reason));
  const isOff = off.length === open.length;
  const counting = isOff ? off : open.filter((reason) => acting.includes(reason));
  const { matched } = rollout.group;
  const cause = causeOf(timed, open);
  const sentences = [
    text`up to ${share(matched, matched, 'node')} may be disrupted at once.`,
    text`No budget is active ${timed.whenText(open, isUnlimited)}.`,
    capital(cause.says),
    off.length > 0 && text`Only a setting prevents it for ${codes(off)} now: ${calendar.idle[off[0] ?? '']}.`,
  ];
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

/** Budgets that name no reason, and so limit nothing. */
function idle(timed: TimedGroup): RuleResult[] {
  return timed.calendar.limits
    .filter(({ reasons }) => reasons.length === 0)
    .map((limit) =>
      timed.resultOf(limit, {
        says: text`${limitName({ ...limit, namesReasons: false })} limits nothing: ${code('reasons: []')} names no reason. Without the field it applies to every reason.`,
        fix: fix`Remove ${code('reasons: []')}, or name the reasons.`,
        evidence: { cause: 'no-reasons', written: limit.written },
      }),
    );
}

/** The written part that reads as a limit and is none. */
function causeOf(
  timed: TimedGroup,
  reasons: readonly string[],
): { readonly name: string; readonly says: Text; readonly fix: Fix } {
  const { calendar, rollout } = timed;
  const { matched } = rollout.group;
  if (calendar.isWritten && calendar.limits.length === 0)
    return {
      name: 'no-budgets',
      says: text`${code('budgets: []')} means no limit; without the field the default is 10%, ${share(Math.ceil(calendar.counted / 10), matched, 'node')}.`,
      fix: fix`Remove ${code('budgets: []')} for the default of 10%, or set a budget.`,
    };
  const [empty] = idle(timed);
  if (empty) return { name: 'no-reasons', ...empty };
  const after = { from: timed.at, to: calendar.within.to };
  // A window with a limit above zero, if there is time outside it without any limit.
  const window = calendar.limits.find((limit) => {
    if (limit.schedule === null || !limit.limit) return false;
    const windows = clipTo(after, limit.windows);
    const isOutside = (reason: string): boolean =>
      limit.reasons.includes(reason) && without(timed.times(reason, isUnlimited), windows).length > 0;
    return windows.length > 0 && reasons.some(isOutside);
  });
  return {
    name: window ? 'window' : 'not-covered',
    says: window
      ? text`The window of ${limitName(window)} opens nothing: inside it at most ${share(Math.min(window.limit ?? 0, matched), matched, 'node')} are disrupted at once, outside it there is no limit.`
      : text`A budget does not close the pool outside its window; it only stops limiting.`,
    fix: fix`Replace the window with a budget that has no schedule, such as ${code('nodes: "10%"')}. To allow disruption only in the window, close the rest of the week: ${code('nodes: "0"')} with its schedule and duration.`,
  };
}
