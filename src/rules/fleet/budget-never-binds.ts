import type { PlannedPolicy } from '../../plan/model.js';
import { fix, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, defineRule, policyResult } from '../rule.js';
import { redundantLimits } from './redundant.js';
import { unevenShare } from './rounding-changes-meaning.js';
import { codes, limitKey, limitName, type TimedGroup, timedGroups } from './time.js';
import { code, count, literal, share, text } from '../../text/text.js';

export const budgetNeverBinds = defineRule({
  id: 'budget-never-binds',
  detects:
    'a budget that never limits anything: others are as strict, or it allows all that it covers; and one that several reasons share',
  systems: 'all',
  severity: 'info',
  evaluate: ({ side, plan }) => [
    ...timedGroups(side, plan).flatMap((timed) => [...neverDeciding(timed), ...sharedByReasons(timed)]),
    ...side.policies.map(protectingNothing),
  ],
});

/** Budgets with a schedule are `window-not-as-written`. */
function neverDeciding(timed: TimedGroup): RuleResult[] {
  return redundantLimits(timed)
    .filter(({ limit }) => limit.schedule === null)
    .map(({ limit, stricter }) =>
      timed.resultOf(limit, {
        says: text`${limitName(limit)} never limits how many nodes are disrupted.`,
        why: text`It is ${limit.limit ?? 0} of the ${count(timed.calendar.counted, 'node')} now, and for every reason that it names ${stricter} no more.`,
        fix: dependsOnSize(limit, timed)
          ? fix`Remove it, or keep it for another size of the pool.`
          : fix`Remove it.`,
        evidence: { cause: 'others', limit: limit.limit, counted: timed.calendar.counted },
      }),
    );
}

/** A number beside a percentage binds in a pool of another size, and so does a percentage. */
function dependsOnSize({ written, reasons }: TimedLimit, { calendar }: TimedGroup): boolean {
  const others = calendar.limits.filter((other) => other.reasons.some((reason) => reasons.includes(reason)));
  return written.endsWith('%') || others.some((other) => other.written.endsWith('%'));
}

/** All reasons count the same nodes: two reasons in one budget do not get the number each. */
function sharedByReasons(timed: TimedGroup): RuleResult[] {
  const { calendar } = timed;
  if (timed.isClosedByError) return [];
  const redundant = new Set(redundantLimits(timed).map(({ limit }) => limit));
  const isShared = (limit: TimedLimit): boolean =>
    !redundant.has(limit) && limit.namesReasons && limit.reasons.length > 1 && (limit.limit ?? 0) > 0;
  return calendar.limits.filter(isShared).map((limit) => {
    const most = limit.limit ?? 0;
    return timed.resultOf(limit, {
      subject: `shared ${limitKey(limit)}`,
      says: text`${limitName(limit)} counts ${codes(limit.reasons)} together: ${count(most, 'node')} at most in all, not ${most} for each.`,
      fix: fix`No action needed if intended; a reason cannot have a number of its own.`,
      evidence: { cause: 'shared', limit: limit.limit, reasons: [...limit.reasons] },
    });
  });
}

/** A disruption budget that allows all that it covers. Rounding is a warning; a number, or 100%, says so itself. */
function protectingNothing(policy: PlannedPolicy): RuleResult | null {
  const evictable = policy.evictionLimit;
  if (!evictable || policy.isDeleted || evictable.written === null) return null;
  const { most, of, unit, field, written, place } = evictable;
  if (of === 0 || most < of) return null;
  const asked = unevenShare(evictable);
  const declared = code(`${field}: ${String(written)}`);
  const why =
    asked === null
      ? text`${declared} allows ${share(most, of, unit)}`
      : text`${declared} of ${count(of, unit)} is ${asked} and rounds up to ${most}`;
  return policyResult(policy, {
    subject: 'nothing',
    says: text`protects nothing: ${why}, so ${of === 1 ? text`the only ${literal(unit)}` : text`all ${count(of, unit)}`} may be evicted at once.`,
    fix:
      of > 1
        ? fix`Set ${{ field: 'maxUnavailable', value: 1 }}, or the number of ${literal(unit)}s that may be evicted at a time.`
        : fix`A budget of one ${literal(unit)} holds all or nothing: run 2 or more and set ${code('maxUnavailable: 1')}, or delete the budget.`,
    place,
    magnitude: most,
    evidence: { cause: 'protects-nothing', declared: written, most, of },
    severity: asked === null ? 'info' : 'warning',
  });
}
