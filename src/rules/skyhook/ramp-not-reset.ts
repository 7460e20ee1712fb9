import * as z from 'zod';
import { groupRule, groupViolation } from '../rule.js';

export const rampNotReset = groupRule({
  id: 'ramp-not-reset',
  detects:
    'batch state that is kept: the next rollout goes on with the grown batch size instead of starting small',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** Error instead of warning when the next rollout's first batch is more than this many times a fresh one. */
    errorAboveFactor: z.number().min(1).default(2),
  }),
  judge: (limited, { options }) => {
    const { group } = limited;
    const kept = group.carriedOver?.nextBatches ?? [];
    const fresh = group.carriedOver?.freshBatches ?? [];
    const [first = 0] = kept;
    const [start = 0] = fresh;
    if (first <= start) return null;
    return groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
      says:
        `resetBatchStateOnCompletion is false, so the ramp does not restart: ${WHICH[group.carriedOver?.of ?? 'next']} begins with ` +
        `a batch of ${first} (${kept.slice(0, 4).join(', ')}${kept.length > 4 ? ', ...' : ''}) instead of ${start}.`,
      remediation: 'Set resetBatchStateOnCompletion: true, so that every rollout starts with its canary.',
      magnitude: first,
      evidence: { nextBatches: [...kept], freshBatches: [...fresh] },
      severity: first > start * options.errorAboveFactor ? 'error' : 'warning',
    });
  },
});

/** A reader compares it with the batches that the plan shows. */
const WHICH = {
  shown: 'the next rollout, which is the one shown,',
  next: 'the next rollout',
  after: 'the rollout after the one shown',
};
