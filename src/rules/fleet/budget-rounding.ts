import type { PlannedPolicy } from '../../plan/model.js';
import { type EvictionLimit, factOf, refText } from '../../systems/system.js';
import { type Breach, share } from '../rule.js';

/** The percentage of a disruption budget as a share of its pods, before rounding; null where it is a number or comes out even. */
export function unevenShare({ written, of }: EvictionLimit): number | null {
  if (typeof written !== 'string' || !written.endsWith('%')) return null;
  const asked = (of * Number.parseInt(written, 10)) / 100;
  return Number.isInteger(asked) ? null : Math.round(asked * 100) / 100;
}

/**
 * Both fields of a disruption budget round up: maxUnavailable lets one more go than it says, minAvailable keeps one more. So it is
 * a warning where more than `factor` times as many go as the percentage says. A budget that keeps nothing is told by
 * `budget-protects-nothing`, and one that lets nothing go by `drain-deadlock`.
 * Source: kubernetes, pkg/controller/disruption/disruption.go, getExpectedPodCount, GetScaledValueFromIntOrPercent(..., true).
 */
export function budgetRounding(policy: PlannedPolicy, factor: number): Breach | null {
  const { ref } = policy;
  const evictable = factOf(policy, 'eviction-limit');
  if (!evictable) return null;
  const asked = unevenShare(evictable);
  const { most, of, unit, field, written, place } = evictable;
  if (asked === null || most === 0 || most >= of) return null;
  const isMore = field === 'maxUnavailable';
  const resolved = isMore ? most : of - most;
  const does = isMore ? 'may be evicted' : 'must stay';
  return {
    policy: ref,
    subject: 'evictions',
    message:
      `${refText(ref)}: ${field} ${String(written)} rounds up to ${share(resolved, of, unit)} from ${asked}: ` +
      `${resolved} ${does}${isMore ? ' at a time' : `, so ${most} may be evicted at a time`}.`,
    remediation: `Write the number of ${unit}s you mean, such as ${field}: ${Math.max(1, Math.floor(asked))}.`,
    place,
    magnitude: resolved,
    evidence: { declared: written, asked, resolved, of },
    severity: isMore && most > asked * factor ? 'warning' : 'info',
  };
}
