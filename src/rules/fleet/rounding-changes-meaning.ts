import * as z from 'zod';
import {
  type Breach,
  count,
  defineRule,
  groupViolation,
  type LimitedGroup,
  rolledGroups,
  share,
} from '../rule.js';
import { budgetRounding } from './budget-rounding.js';
import { redundantLimits } from './redundant.js';
import { limitKey, limitName, limitViolation, type TimedGroup } from './time.js';
import { isWorkload } from './workload.js';
import { actingReasons } from './written-ceiling.js';

export const roundingChangesMeaning = defineRule({
  id: 'rounding-changes-meaning',
  detects: 'a percentage that, over these targets, means less than half or more than twice what it says',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({
    /** How far the effect may be from the percentage, either way. */
    factor: z.number().min(1).default(2),
  }),
  judge: ({ side, options }) => [
    ...side.policies.flatMap((policy) => budgetRounding(policy, options.factor)),
    ...rolledGroups(side).flatMap((limited) => {
      const { calendar } = limited.group;
      if (calendar) return eachBudget({ limited, calendar }, options.factor);
      const asked = askedTargets(limited);
      if (asked === null || limited.group.batches.length === 0) return [];
      if (isWorkload(limited)) return workloadRounding(limited, asked, options.factor);
      const up = roundedUp(limited, asked, options.factor);
      const slower = slowerThanAsked(limited, asked, options.factor);
      return up || slower ? [up, slower] : roundedEither(limited, asked);
    }),
  ],
});

/**
 * Budgets that hold beside each other, or for some reasons or hours: every percentage is rounded by itself. Those that decide
 * nothing are left to the rules that say so.
 */
function eachBudget(timed: TimedGroup, factor: number): Breach[] {
  const { limited, calendar } = timed;
  const { counted } = calendar;
  const decideNothing = new Set(redundantLimits(calendar).map(({ limit }) => limit));
  const acting = new Set(actingReasons(calendar));
  return calendar.limits.flatMap((limit) => {
    const percent = limit.written.endsWith('%') ? Number.parseInt(limit.written, 10) : 0;
    const asked = (counted * percent) / 100;
    const isIdle = decideNothing.has(limit) || !limit.reasons.some((reason) => acting.has(reason));
    if (isIdle || asked === 0 || limit.limit === null || limit.limit <= asked * factor) return [];
    const unit = limited.group.unit;
    return limitViolation(timed, limit, {
      subject: `up ${limitKey(limit)}`,
      says:
        `${limitName(limit)} of ${count(counted, unit)} is ${round(asked)}, and rounds up to ` +
        `${share(limit.limit, counted, unit)}.`,
      remediation: numberMeant(unit, limit.limit),
      magnitude: limit.limit,
      evidence: { declared: limit.written, asked: round(asked), resolved: limit.limit, matched: counted },
    });
  });
}

/** What the percentage of the budget, or its default, would be without rounding; null where the budget is a number. */
function askedTargets({ group }: LimitedGroup): number | null {
  const declared = group.ceiling.declared ?? group.ceiling.byDefault;
  if (typeof declared !== 'string' || !declared.endsWith('%')) return null;
  return ((group.ceiling.of ?? group.matched) * Number.parseFloat(declared)) / 100;
}

function roundedUp(limited: LimitedGroup, asked: number, factor: number): Breach | null {
  const { group } = limited;
  const { resolved } = group.ceiling;
  const declared = group.ceiling.declared ?? group.ceiling.byDefault;
  if (resolved === null || asked === 0 || resolved <= asked * factor) return null;
  const base = group.ceiling.of ?? group.matched;
  return groupViolation(limited, ['budget'], {
    subject: 'up',
    says:
      `${declared ?? ''} of ${count(base, group.unit)} is ${round(asked)}, and becomes ` +
      `${share(resolved, base, group.unit)}.`,
    remediation: numberMeant(group.unit, resolved),
    magnitude: resolved,
    evidence: { declared: declared ?? null, asked: round(asked), resolved, matched: base },
  });
}

/**
 * A workload's maxUnavailable: above twice the percentage, or nothing at all. The second is what the controller means to do (it
 * adds a pod first), so it is only said.
 */
function workloadRounding(limited: LimitedGroup, asked: number, factor: number): Breach | null {
  const { group } = limited;
  const { declared, enforced } = group.ceiling;
  // A default that nobody wrote has no meaning that rounding could change.
  if (declared === null || enforced === null || asked === 0) return null;
  const isTooMuch = enforced > asked * factor;
  if (!isTooMuch && enforced > 0) return null;
  const of = `maxUnavailable ${declared} of ${count(group.matched, group.unit)} is ${round(asked)}`;
  const becomes = isTooMuch
    ? `${isForced(group) ? 'and rounds down to 0, as maxSurge does. Kubernetes then makes maxUnavailable' : 'and becomes'} ${share(enforced, group.matched, group.unit)}${enforced >= group.matched ? `, so ${group.matched === 1 ? 'the only one stops' : 'all of them stop'} before a new one is ready` : ''}.`
    : 'and rounds down to 0: no pod goes before a new one is ready.';
  return groupViolation(limited, ['budget'], {
    subject: isTooMuch ? 'up' : 'zero',
    says: `${of} ${becomes}`,
    remediation: numberMeant(group.unit, enforced),
    magnitude: enforced,
    evidence: { declared, asked: round(asked), resolved: enforced, matched: group.matched },
    severity: isTooMuch ? 'warning' : 'info',
  });
}

/** Source: kubernetes, pkg/controller/deployment/util, ResolveFenceposts. */
function isForced({ strategy, ceiling: { enforced } }: LimitedGroup['group']): boolean {
  return enforced === 1 && strategy?.['maxSurge'] === 0;
}

/** A percentage beside a fixed batch that is far smaller: the batch sets the pace, and a reader expects the percentage. */
function slowerThanAsked(limited: LimitedGroup, asked: number, factor: number): Breach | null {
  const { group } = limited;
  const { declared, resolved } = group.ceiling;
  if (group.strategy?.['kind'] !== 'fixed' || declared === '100%' || resolved === null) return null;
  const largest = group.batches.reduce((most, batch) => Math.max(most, batch.size), 0);
  if (largest * factor >= resolved) return null;
  return groupViolation(limited, ['budget', 'strategy'], {
    subject: 'down',
    says:
      `the fixed strategy takes ${largest} at a time, where the budget of ${declared ?? ''} reads as ` +
      `${count(resolved, group.unit)}. The rollout has ${group.batches.length} batches of ${largest} instead of ` +
      `${Math.ceil(group.matched / resolved)} of ${resolved}.`,
    remediation: `For the pace of the percentage set initialBatch: ${resolved}; to keep the slow pace, make the budget say so.`,
    evidence: { declared, asked: round(asked), batchSize: largest, batches: group.batches.length },
  });
}

/**
 * A percentage that does not come out even is said where one product rounds one up and the other down, so that nobody has to
 * know which is which.
 */
function roundedEither(limited: LimitedGroup, asked: number): Breach | null {
  const { group } = limited;
  const { declared, byDefault, resolved, rounding } = group.ceiling;
  if (!rounding || resolved === null || asked === resolved || asked === 0) return null;
  const field = rounding === 'up' ? 'maxUnavailable' : 'maxConcurrency';
  const base = group.ceiling.of ?? group.matched;
  const written =
    declared === null ? `no ${field} is set, and the default of ${byDefault ?? ''}` : `${field} ${declared}`;
  const other = rounding === 'up' ? Math.floor(asked) : Math.ceil(asked);
  const contrast =
    rounding === 'up'
      ? `maxConcurrency of a stage rounds down${other === 0 ? ', to at least 1' : ''}`
      : `maxUnavailable of a rolling update rounds up, to ${other}`;
  const how = resolved > asked && rounding === 'down' ? 'is at least' : `is rounded ${rounding} to`;
  return groupViolation(limited, ['budget'], {
    subject: 'rounded',
    severity: 'info',
    says: `${written} of ${count(base, group.unit)} is ${round(asked)} and ${how} ${share(resolved, base, group.unit)}; ${contrast}.`,
    remediation: numberMeant(group.unit, resolved),
    magnitude: resolved,
    evidence: {
      declared: declared ?? byDefault ?? null,
      asked: round(asked),
      resolved,
      of: base,
    },
  });
}

/** Two decimals are enough to see which way a percentage is rounded. */
function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The fix of a percentage that comes to another number than it seems to: a number, which is not rounded. `now` is what it comes to. */
function numberMeant(unit: string, now: number): string {
  const meant = `Write the number of ${unit}s you mean`;
  return now === 0 ? `${meant}.` : `${meant}: ${now} is what it comes to now.`;
}
