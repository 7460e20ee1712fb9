import { NO_FIX } from '../../systems/system.js';
import { code, count, share, text } from '../../text/text.js';
import { groupRule } from '../rule.js';
import { textIn } from '../../manifest/fields.js';

export const budgetNotACap = groupRule({
  id: 'budget-not-a-cap',
  detects: 'a strategy whose batches outgrow the budget written beside it, which does not cap them',
  systems: ['skyhook'],
  severity: 'error',
  evaluate: (rollout) => {
    const { strategy, ceiling, batches, matched } = rollout.group;
    const { resolved: budget, declared, enforced } = ceiling;
    if (strategy === null || budget === null || enforced !== null) return null;
    // A change that is not batched has its own rule; the budget is not to blame there.
    if (rollout.policy.change?.batched === false) return null;
    const crossing = batches.find(({ size }) => size > budget);
    if (!crossing) return null;
    const { size, index } = batches.reduce((a, b) => (b.size > a.size ? b : a));
    const written = typeof declared === 'string' && text`${code(declared)}, `;
    return rollout.result(['budget', 'strategy'], {
      says: text`the ${code(textIn(strategy, 'kind') ?? '')} strategy takes ${share(size, matched, 'node')} at once in batch ${index}, and the budget of ${written}${count(budget, 'node')} is not enforced.`,
      why: text`The operator ignores ${code('budget')} when a strategy is set. Batch ${crossing.index} (${count(crossing.size, 'node')}) is the first above the budget.`,
      fix: rollout.fewer(budget) ?? NO_FIX,
      short: text`batch ${index} is ${size}, budget ${budget}`,
      field: 'strategy',
      magnitude: size,
      evidence: {
        ...{ budget, peakAtOnce: size, crossesInBatch: crossing.index },
        ...{ crossesWith: crossing.size, matched },
      },
    });
  },
});
