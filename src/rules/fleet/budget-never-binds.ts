import type { PlannedPolicy } from '../../plan/model.js';
import { fix, type TimedLimit } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';
import { unevenShare } from './rounding-changes-meaning.js';
import { codes, limitKey, limitName, redundantLimits, type TimedGroup, timedGroups } from './time.js';
import { code, count, literal, share, type Text, text } from '../../text/text.js';

export const budgetNeverBinds = defineRule({
  id: 'budget-never-binds',
  detects: 'a budget that never limits anything, or one number that several reasons share',
  severity: 'info',
  evaluate: ({ side, plan }) => [
    ...timedGroups(side, plan).flatMap((timed) => {
      const redundant = redundantLimits(timed);
      return timed.calendar.limits.map((limit) => {
        const stricter = redundant.get(limit);
        if (stricter === undefined) return sharedByReasons(timed, limit);
        // Budgets with a schedule are `window-not-as-written`.
        return limit.schedule === null ? neverDeciding(timed, limit, stricter) : null;
      });
    }),
    ...side.policies.map(protectingNothing),
  ],
});

function neverDeciding(timed: TimedGroup, limit: TimedLimit, stricter: Text): RuleResult {
  const { counted } = timed.calendar;
  return timed.resultOf(limit, {
    says: text`${limitName(limit)} never limits how many nodes are disrupted.`,
    why: text`It is ${limit.limit ?? 0} of the ${count(counted, 'node')} now, and for every reason that it names ${stricter} no more.`,
    fix: fix`Remove it, or keep it for another size of the pool.`,
    evidence: { cause: 'others', limit: limit.limit, counted },
  });
}

/** All reasons count the same nodes: two reasons in one budget do not get the number each. */
function sharedByReasons(timed: TimedGroup, limit: TimedLimit): RuleResult | null {
  const most = limit.limit ?? 0;
  const isShared = limit.namesReasons && limit.reasons.length > 1 && most > 0;
  if (!isShared || timed.isClosedByError) return null;
  return timed.resultOf(limit, {
    subject: `shared ${limitKey(limit)}`,
    says: text`${limitName(limit)} counts ${codes(limit.reasons)} together: ${count(most, 'node')} at most in all, not ${most} for each.`,
    fix: fix`No action needed if intended; a reason cannot have a number of its own.`,
    evidence: { cause: 'shared', limit: limit.limit, reasons: [...limit.reasons] },
  });
}

/** A disruption budget that allows all that it covers. Rounding is a warning; a number, or 100%, says so itself. */
function protectingNothing({ ref, evictionLimit: evictable }: PlannedPolicy): RuleResult | null {
  if (!evictable || evictable.written === null) return null;
  const { most, of, unit, field, written, place } = evictable;
  if (of === 0 || most < of) return null;
  const asked = unevenShare(evictable);
  return {
    policy: ref,
    subject: 'nothing',
    says: text`protects nothing: ${code(`${field}: ${String(written)}`)} allows ${share(most, of, unit)} to be evicted at once${asked !== null && text` (${asked}, rounded up)`}.`,
    fix:
      of > 1
        ? fix`Set ${{ field: 'maxUnavailable', value: 1 }}, or the number of ${literal(unit)}s that may be evicted at a time.`
        : fix`A budget of one ${literal(unit)} holds all or nothing: run 2 or more and set ${code('maxUnavailable: 1')}, or delete the budget.`,
    place,
    magnitude: most,
    evidence: { cause: 'protects-nothing', declared: written, most, of },
    severity: asked === null ? 'info' : 'warning',
  };
}
