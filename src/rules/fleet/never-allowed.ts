import { DAY_MS } from '../../calendar/days.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { joinAnd } from '../../calendar/week.js';
import { noneOf } from '../../manifest/words/plural.js';
import { type Breach, defineRule, groupViolation, type LimitedGroup, rolledGroups } from '../rule.js';
import {
  calendarViolation,
  instantText,
  isClosedByError,
  isZero,
  limitName,
  reasonsText,
  type TimedGroup,
  timedGroups,
  timesWhen,
} from './time.js';
import { factOf, factsOf, type LimitCalendar, refText, type Standstill } from '../../systems/system.js';

export const neverAllowed = defineRule({
  id: 'never-allowed',
  detects:
    'limits under which something never happens: a reason for which no node may go at any time, updates that no limit lets start',
  systems: 'all',
  severity: 'error',
  judge: ({ side, plan }) => [...closedReasons(side, plan), ...standstills(side)],
});

/** Limits that do not change with time: what they do not let happen now never happens. */
function standstills(side: SidePlan): Breach[] {
  const ofGroups = rolledGroups(side).flatMap((limited) =>
    factsOf(limited.group, 'standstill').map((standstill) =>
      groupViolation(limited, ['budget', 'strategy'], {
        ...violationOf(standstill),
        says: standstill.says,
        ofRollout: true,
        isOfWaiting: true,
        ...(standstill.place ? { place: standstill.place } : {}),
      }),
    ),
  );
  const ofPolicies = side.policies.flatMap((policy) => {
    const { ref, place } = policy;
    return factsOf(policy, 'standstill').map((standstill) => {
      const message = `${refText(ref)}: ${standstill.says}`;
      return { policy: ref, place: standstill.place ?? place, message, ...violationOf(standstill) };
    });
  });
  return [...ofGroups, ...ofPolicies];
}

function violationOf({ what, fix, grade, targets }: Standstill) {
  return {
    subject: what,
    remediation: fix,
    magnitude: targets,
    evidence: { never: what, targets },
    severity: grade,
  };
}

function closedReasons(side: SidePlan, plan: Plan): Breach[] {
  return timedGroups(side).flatMap((timed) => {
    const { calendar, limited } = timed;
    const reasons = neverAllowedReasons(calendar, plan.at);
    const [first] = reasons;
    if (first === undefined) return [];
    const causes = calendar.limits.filter(
      (limit) => isZero(limit, calendar) && limit.reasons.includes(first),
    );
    // Patches and security fixes reach nodes by the reason for which a change of the template takes them.
    const patches = reasons.includes(calendar.rolledFor);
    const consequence = patches
      ? `Changes of the template and new images reach none of them; ${waitText(limited, plan)}.`
      : consolidationText(calendar, reasons);
    return calendarViolation(timed, {
      says:
        `${noneOf(limited.group.matched, 'node', 'may')} go at any minute of ${aheadText(calendar, plan.at)} for ` +
        `${reasonsText(reasons, calendar.reasons)}. ${consequence}${causeText(causes)}`,
      remediation: patches
        ? `Open a window: give the budget of "0" a schedule and a duration that leave some hours free${numberFor(calendar)}.`
        : 'To switch consolidation off for good, say so with consolidateAfter: Never; otherwise leave some hours free.',
      magnitude: reasons.length,
      evidence: { reasons },
      severity: patches ? 'error' : 'info',
      // That it was so before is no excuse: what the change is for does not happen.
      ...(patches ? { ofRollout: true, isOfWaiting: true } : {}),
    });
  });
}

/** In hours in which a budget of 0 is not active nothing else may limit how many go. */
function numberFor({ limits, rolledFor }: LimitCalendar): string {
  const hasOther = limits.some(
    ({ limit, schedule, reasons }) => schedule === null && (limit ?? 0) > 0 && reasons.includes(rolledFor),
  );
  return hasOther ? '' : ', and add a budget for these hours, such as nodes: "10%"';
}

/** What ends the wait: age, where nodes have one and no limit holds it back. */
function waitText({ group }: LimitedGroup, plan: Plan): string {
  const expiry = factOf(group, 'expiry');
  const isAged = expiry !== undefined && (expiry.lifetimeMs !== null || expiry.expected.length > 0);
  if (!isAged) return 'nodes wait for ever: they do not expire either';
  return `nodes wait until they expire, which no budget holds back${fromText(group, plan)}`;
}

/** When the first of them does. */
function fromText({ expiries }: LimitedGroup['group'], plan: Plan): string {
  const [first] = expiries?.expired ?? [];
  return first === undefined ? '' : ` (the first on ${instantText(first.at, plan.timeZone)})`;
}

/** Consolidation is off only in the part that is closed. */
function consolidationText({ reasons, rolledFor, idle }: LimitCalendar, closed: readonly string[]): string {
  const left = reasons.filter(
    (reason) => reason !== rolledFor && idle[reason] === undefined && !closed.includes(reason),
  );
  return left.length === 0 ? 'Consolidation is off.' : `Consolidation goes on for ${joinAnd(left)} alone.`;
}

/**
 * Reasons that are closed from now to the end of the calendar by what the author wrote as zero. A broken schedule, or one that
 * never fires, has a rule of its own.
 */
function neverAllowedReasons(calendar: LimitCalendar, at: number): string[] {
  if (isClosedByError(calendar)) return [];
  const zeros = calendar.limits.filter((limit) => isZero(limit, calendar));
  return calendar.reasons.filter((reason) => {
    const own = zeros.filter(({ reasons }) => reasons.includes(reason));
    if (own.length === 0 || own.some(({ neverFires }) => neverFires)) return false;
    return timesWhen(calendar, reason, at, ({ limit }) => limit !== 0).length === 0;
  });
}

function aheadText({ within }: LimitCalendar, at: number): string {
  const days = Math.floor((within.to - at) / DAY_MS);
  return days >= 365 ? 'the coming year' : `the coming ${days} days`;
}

function causeText(causes: TimedGroup['calendar']['limits']): string {
  const [cause] = causes;
  return cause ? ` The cause is ${limitName(cause)}.` : '';
}

/** True where the limits keep the dry rollout from ever starting, and a rule about them says so. */
export function isClosedForGood(calendar: LimitCalendar, at: number): boolean {
  if (isClosedByError(calendar)) return true;
  const isFrozen = calendar.limits.some(
    (limit) => limit.neverFires && isZero(limit, calendar) && limit.reasons.includes(calendar.rolledFor),
  );
  return isFrozen || neverAllowedReasons(calendar, at).includes(calendar.rolledFor);
}
