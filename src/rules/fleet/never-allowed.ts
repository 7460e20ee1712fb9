import { noneOf } from '../../text/plural.js';
import { type RuleResult, defineRule } from '../rule.js';
import { limitKey, limitName, type TimedGroup, timedGroups } from './time.js';
import { fix, type TimedLimit } from '../../systems/system.js';
import { code, count, foreign, instant, literal, share, text } from '../../text/text.js';

export const neverAllowed = defineRule({
  id: 'never-allowed',
  detects: 'limits that never allow something: an unreadable budget, a reason that is always zero',
  severity: 'error',
  evaluate: ({ side, plan }) =>
    timedGroups(side, plan).flatMap((timed) => {
      const { limits } = timed.calendar;
      if (timed.isClosedByError) return limits.map((limit) => unreadable(timed, limit));
      return [...limits.map((limit) => noDate(timed, limit)), closedReasons(timed)];
    }),
});

/** The API server stores budgets that Karpenter cannot read. One of them closes the pool for every reason. */
function unreadable(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const { schedule, error } = limit;
  if (error === null) return null;
  return timed.resultOf(limit, {
    says: text`${limitName(limit)} cannot be read: ${foreign(error)}. The API server stores it, and Karpenter then disrupts none of its ${count(timed.rollout.group.matched, 'node')}, whatever the reason.`,
    fix: fix`Set five cron fields in UTC (days of the week 0 to 6, no range over the end of the week). Convert the hours of a time zone, and mind its clock changes.`,
    evidence: { cause: 'unreadable', schedule, error },
  });
}

/** A budget whose schedule has no date: Karpenter treats it as always active. */
function noDate(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const { reasons, schedule, limit: most } = limit;
  if (!limit.neverFires || reasons.length === 0 || most === null) return null;
  const { matched } = timed.rollout.group;
  const taken =
    most === 0
      ? text`${literal(noneOf(matched, 'node', 'is ever'))} disrupted`
      : text`the limit of ${share(Math.min(most, matched), matched, 'node')} is active at all times`;
  return timed.resultOf(limit, {
    subject: `date ${limitKey(limit)}`,
    says: text`${taken} for ${timed.reasonsText(reasons)}.`,
    why: text`No date fits the schedule of ${limitName(limit)}, and a budget without a next date is active always.`,
    fix: fix`Choose a schedule that occurs; for a budget that is always active, remove schedule and duration.`,
    evidence: { cause: 'no-date', schedule, limit: most, reasons: [...reasons] },
  });
}

/** Reasons that budgets of zero close at every minute. */
function closedReasons(timed: TimedGroup): RuleResult | null {
  const { calendar, rollout } = timed;
  const { rolledFor, within, limits } = calendar;
  const reasons = closedByZero(timed);
  const [first] = reasons;
  if (first === undefined) return null;
  const cause = limits.find((limit) => timed.isZero(limit) && limit.reasons.includes(first));
  // Patches and security fixes reach nodes by the reason for which a change of the template replaces them.
  const isForPatches = reasons.includes(rolledFor);
  const { expiry } = rollout.group;
  const expires = expiry !== undefined && (expiry.lifetimeMs !== null || expiry.expected.length > 0);
  const until = expires && text` before the nodes expire, which no budget limits`;
  const effect = text` Changes of the template and new images reach none of them${until}.`;
  return timed.result({
    says: text`${literal(noneOf(rollout.group.matched, 'node', 'may'))} be disrupted before ${instant(within.to)} for ${timed.reasonsText(reasons)}.${isForPatches && effect}`,
    ...(cause ? { why: text`The cause is ${limitName(cause)}.` } : {}),
    fix: isForPatches
      ? fix`Open a window: give the budget of ${code('nodes: "0"')} a schedule and a duration that leave some hours free, and add a budget for these hours, such as ${code('nodes: "10%"')}.`
      : fix`To disable consolidation, set ${code('consolidateAfter: Never')}; otherwise leave some hours free.`,
    magnitude: reasons.length,
    evidence: { cause: 'zero', reasons },
    severity: isForPatches ? 'error' : 'info',
    // The purpose of the change is not reached, whether it was so before or not.
    ...(isForPatches ? { ofRollout: true, isOfWaiting: true } : {}),
  });
}

/**
 * Reasons that are closed from now to the end of the calendar by what the author wrote as zero. A broken schedule, or one that
 * never fires, has a rule of its own.
 */
function closedByZero(timed: TimedGroup): string[] {
  const zeros = timed.calendar.limits.filter((limit) => timed.isZero(limit));
  return timed.calendar.reasons.filter((reason) => {
    const own = zeros.filter(({ reasons }) => reasons.includes(reason));
    if (own.length === 0 || own.some(({ neverFires }) => neverFires)) return false;
    return timed.times(reason, ({ limit }) => limit !== 0).length === 0;
  });
}

/** True where the limits keep the dry rollout from ever starting, and a rule about them says so. */
export function isClosedForGood(timed: TimedGroup): boolean {
  const { limits, rolledFor } = timed.calendar;
  const isFrozen = limits.some(
    (limit) => limit.neverFires && timed.isZero(limit) && limit.reasons.includes(rolledFor),
  );
  return timed.isClosedByError || isFrozen || closedByZero(timed).includes(rolledFor);
}
