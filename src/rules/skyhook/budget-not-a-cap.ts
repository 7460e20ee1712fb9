import { NO_FIX } from '../../systems/system.js';
import { code, count, NO_TEXT, share, type Text, text } from '../../text/text.js';
import type { JsonObject } from '../../manifest/manifest.js';
import { groupRule, groupResult } from '../rule.js';
import { fewer } from '../fleet/group.js';

export const budgetNotACap = groupRule({
  id: 'budget-not-a-cap',
  detects: 'a strategy whose batches outgrow the budget written beside it, which does not cap them',
  systems: ['skyhook'],
  severity: 'error',
  evaluate: (limited) => {
    const { group, policy } = limited;
    const budget = group.ceiling.resolved;
    if (group.strategy === null || budget === null || group.ceiling.enforced !== null) return null;
    // A change that is not batched has its own rule; the budget is not to blame there.
    if (policy.change?.batched === false) return null;
    const crossing = group.batches.find((batch) => batch.size > budget);
    if (!crossing) return null;
    const largest = group.batches.reduce((a, b) => (b.size > a.size ? b : a));
    return groupResult(limited, ['budget', 'strategy'], {
      says: text`the ${code(kindOf(group.strategy))} strategy takes ${share(largest.size, group.matched, 'node')} at once in batch ${largest.index}, and the budget of ${declaredText(group.ceiling.declared)}${count(budget, 'node')} is not enforced.`,
      why: text`The operator ignores ${code('budget')} when a strategy is set. Batch ${crossing.index} (${count(crossing.size, 'node')}) is the first above the budget.`,
      fix: fewer(limited, budget) ?? NO_FIX,
      short: text`batch ${largest.index} is ${largest.size}, budget ${budget}`,
      field: 'strategy',
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

function declaredText(declared: string | number | null): Text {
  return typeof declared === 'string' ? text`${code(declared)}, ` : NO_TEXT;
}

function kindOf(strategy: JsonObject): string {
  const kind = strategy['kind'];
  return typeof kind === 'string' ? kind : '';
}
