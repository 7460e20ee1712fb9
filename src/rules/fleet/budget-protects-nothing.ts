import { type EvictionLimit, factOf, refText } from '../../systems/system.js';
import { unevenShare } from './budget-rounding.js';
import { policyRule, share } from '../rule.js';

export const budgetProtectsNothing = policyRule({
  id: 'budget-protects-nothing',
  detects: 'a disruption budget that lets everything it covers be evicted at once',
  systems: 'some',
  severity: 'warning',
  judge: (policy) => {
    const { ref, isDeleted } = policy;
    const evictable = factOf(policy, 'eviction-limit');
    if (!evictable || isDeleted || evictable.written === null) return null;
    if (evictable.of === 0 || evictable.most < evictable.of) return null;
    const { most, of, unit, place } = evictable;
    const all = of === 1 ? `the only ${unit} may be evicted` : `all ${of} ${unit}s may be evicted at once`;
    return {
      subject: 'nothing',
      message: `${refText(ref)} protects nothing: ${whyText(evictable)}, so 0 must stay, and ${all}.`,
      remediation: fixOf(evictable),
      place,
      magnitude: most,
      evidence: { declared: evictable.written, most, of },
      // A number, or 0% and 100%, says so itself; a percentage in between is expected to hold something.
      severity: unevenShare(evictable) !== null ? 'warning' : 'info',
    };
  },
});

function whyText(limit: EvictionLimit): string {
  const { field, written, of, most, unit } = limit;
  const asked = unevenShare(limit);
  return asked === null
    ? `${field} ${String(written)} lets ${share(most, of, unit)} go`
    : `${field} ${String(written)} of ${of} ${unit}${of === 1 ? '' : 's'} is ${asked} and is rounded up to ${most}`;
}

function fixOf({ of, unit }: EvictionLimit): string {
  if (of > 1) return `Write maxUnavailable: 1, or the number of ${unit}s that may go at a time.`;
  return `Of one ${unit} a budget holds all or nothing: run 2 or more and write maxUnavailable: 1, or delete the budget.`;
}
