import * as z from 'zod';
import { HOUR_MS } from '../calendar/days.js';
import type { Plan } from '../plan/model.js';
import type { AllowedSpan, ExpiryForecast } from '../systems/system.js';
import type { LimitedGroup, Violation } from './rule.js';
import { count, defineRule, groupViolation, rolledGroups, share, subjectOf } from './rule.js';
import { instantText } from './time.js';

export const expiryBypassesBudget = defineRule({
  id: 'expiry-bypasses-budget',
  detects:
    'nodes that are deleted by age: no budget, window or freeze holds that back, and nodes of one age go together',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    rolledGroups(side).flatMap((limited) => {
      const { expiry } = limited.group;
      if (!expiry?.ignoresLimits || (expiry.lifetimeMs === null && expiry.expected.length === 0)) return [];
      return [bypass(limited, expiry, plan)];
    }),
});

function bypass(limited: LimitedGroup, expiry: ExpiryForecast, plan: Plan): Violation {
  const { group } = limited;
  const peak = peakOf(expiry.expected, Math.max(group.workMs.longest, 1));
  const limit = peak ? limitAt(group.allowed, peak.at) : null;
  const isOver = peak !== null && limit !== null && peak.nodes > limit;
  return {
    ...groupViolation(limited, ['expireAfter'], {
      subject: 'expiry',
      message: `${subjectOf(limited)}: ${lifetimeText(expiry)}${forecastText(limited, expiry, peak, limit, plan)}`,
      remediation: isOver
        ? 'Replace some of them before, or set expireAfter: Never and let drift, which obeys the budgets, renew them.'
        : 'Where nodes may only go in windows, set expireAfter: Never and let drift, which obeys the budgets, renew them.',
      magnitude: peak?.nodes ?? 0,
      evidence: {
        lifetimeHours: expiry.lifetimeMs === null ? null : expiry.lifetimeMs / HOUR_MS,
        expected: expiry.expected.length,
        peakAtOnce: peak?.nodes ?? 0,
        limit,
      },
      severity: isOver && group.production ? 'error' : 'warning',
    }),
    place: expiry.place,
  };
}

function lifetimeText({ lifetimeMs }: ExpiryForecast): string {
  if (lifetimeMs === null)
    return 'nodes made before expireAfter was Never keep their age limit, and no budget applies to it.';
  return `every node is drained and deleted ${lifetimeMs / HOUR_MS} hours after it was made (expireAfter), at any time: no budget, window or do-not-disrupt applies.`;
}

function forecastText(
  { group }: LimitedGroup,
  { expected, basis }: ExpiryForecast,
  peak: Peak | null,
  limit: number | null,
  plan: Plan,
): string {
  const until = instantText(plan.horizon.to, plan.timeZone);
  if (!peak) return ` None of its ${count(group.matched)} is due before ${until}.`;
  const many =
    peak.nodes > 1
      ? ` together, within the ${Math.round(group.workMs.longest / 60_000)} minutes that the work on one takes`
      : '';
  const allowed = limit === null ? 'nothing limits' : `the budgets allow ${limit}`;
  const known =
    basis === 'age'
      ? ' (by the age of the nodes: the snapshot does not say with which expireAfter they were made)'
      : '';
  return (
    ` Before ${until} ${share(expected.length, group.matched)} ${expected.length === 1 ? 'is' : 'are'} due${known}, at most ` +
    `${count(peak.nodes)}${many}, on ${instantText(peak.at, plan.timeZone)}, when ${allowed}.`
  );
}

interface Peak {
  readonly nodes: number;
  readonly at: number;
}

/** The most targets that go within one stretch of time, and when that begins. The list is in order of time. */
function peakOf(expected: ExpiryForecast['expected'], withinMs: number): Peak | null {
  let most: Peak | null = null;
  let last = 0;
  for (const [i, { at }] of expected.entries()) {
    while (last < expected.length && (expected[last]?.at ?? Infinity) < at + withinMs) last += 1;
    if (!most || last - i > most.nodes) most = { nodes: last - i, at };
  }
  return most;
}

/** The least that the budgets allow at an instant, over all reasons: expiry has none of its own. */
function limitAt(allowed: readonly AllowedSpan[], at: number): number | null {
  const limits = allowed
    .filter(({ from, to }) => from <= at && at < to)
    .map(({ limit }) => limit)
    .filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
