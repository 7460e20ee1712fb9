import * as z from 'zod';
import { count, freshBatchesOf, groupRule, groupViolation, type LimitedGroup, share } from '../rule.js';
import { type Fix, fix } from '../../systems/system.js';

export const lastBatchDominates = groupRule({
  id: 'last-batch-dominates',
  detects:
    'growing batches of which one is so large that it is the rollout, and those before it only its prelude',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** One batch with more than this share of the group dominates it. */
    abovePercent: z.number().min(1).max(100).default(30),
    /** In smaller groups a batch of two is a large share already. */
    fromTargets: z.number().int().min(1).default(10),
  }),
  judge: (limited, { options }) => {
    const { group } = limited;
    const batches = freshBatchesOf(limited);
    const [first = 0] = batches;
    const largest = batches.reduce((most, size) => Math.max(most, size), 0);
    if (group.matched < options.fromTargets || largest <= first) return null;
    if (largest * 100 <= options.abovePercent * group.matched) return null;
    const index = batches.indexOf(largest) + 1;
    const before = batches.slice(0, index - 1).reduce((sum, size) => sum + size, 0);
    const isFresh = batches.join() === group.batches.map(({ size }) => size).join();
    return groupViolation(limited, ['growthFactor', 'delta', 'strategy'], {
      says:
        `batch ${index} of ${batches.length} takes ${share(largest, group.matched, group.unit)} after ` +
        `${before} that went before (${batches.join(', ')}${isFresh ? '' : ', when a rollout starts anew'}). A fault that these ${count(before, group.unit)} did not show breaks all ${largest}.`,
      remediation: fixFor(limited, options.abovePercent),
      magnitude: largest,
      evidence: { batches: [...batches], largest, batch: index, matched: group.matched },
    });
  },
});

/** What grows by addition already grows too fast for so few nodes: only a fixed size does not. */
function fixFor({ group }: LimitedGroup, abovePercent: number): string | Fix {
  const allowed = Math.max(1, Math.floor((group.matched * abovePercent) / 100));
  const isLinear = group.strategy?.['kind'] === 'linear';
  return isLinear
    ? fix`Use a size that does not grow: fixed: {${{ field: 'initialBatch', value: allowed }}} or less.`
    : 'Grow by addition, as linear: {delta: 1} does.';
}
