import type { JsonObject } from '../../manifest/manifest.js';
import { count, groupRule, groupViolation, share } from '../rule.js';
import { fix } from '../../systems/system.js';

export const budgetNotACap = groupRule({
  id: 'budget-not-a-cap',
  detects: 'a strategy whose batches outgrow the budget written beside it, which does not cap them',
  systems: ['skyhook'],
  severity: 'error',
  judge: (limited) => {
    const { group, policy } = limited;
    const budget = group.ceiling.resolved;
    if (group.strategy === null || budget === null || group.ceiling.enforced !== null) return null;
    // A change that is not batched has its own rule; the budget is not to blame there.
    if (policy.change?.batched === false) return null;
    const crossing = group.batches.find((batch) => batch.size > budget);
    if (!crossing) return null;
    const largest = group.batches.reduce((a, b) => (b.size > a.size ? b : a));
    return groupViolation(limited, ['budget', 'strategy'], {
      says:
        `the ${kindOf(group.strategy)} strategy takes ${share(largest.size, group.matched)} at once in batch ` +
        `${largest.index}, where the budget says ${declaredText(group.ceiling.declared)}${count(budget)}: beside a strategy the ` +
        `operator does not apply it. Batch ${crossing.index} (${count(crossing.size)}) is the first above the budget.`,
      remediation: fix`Use fixed: {${{ field: 'initialBatch', value: budget }}} with the same thresholds, or remove the strategy so that the budget is the ceiling (operator 0.20 and later).`,
      magnitude: largest.size,
      evidence: {
        budget,
        peakAtOnce: largest.size,
        crossesInBatch: crossing.index,
        crossesWith: crossing.size,
        matched: group.matched,
      },
    });
  },
});

function declaredText(declared: string | number | null): string {
  return typeof declared === 'string' ? `${declared}, ` : '';
}

function kindOf(strategy: JsonObject): string {
  const kind = strategy['kind'];
  return typeof kind === 'string' ? kind : '';
}
