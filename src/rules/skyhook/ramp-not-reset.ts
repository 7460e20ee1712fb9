import * as z from 'zod';
import { factOf } from '../../systems/system.js';
import { type Breach, groupRule, groupViolation, type LimitedGroup } from '../rule.js';

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
    const next = group.carriedOver?.nextBatches ?? [];
    const fresh = group.carriedOver?.freshBatches ?? [];
    const [first = 0] = next;
    const [start = 0] = fresh;
    const ineffective = withoutStop(limited);
    if (first <= start) return ineffective;
    const kept = groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
      says:
        `resetBatchStateOnCompletion is false, so the ramp does not restart: ${WHICH[group.carriedOver?.of ?? 'next']} begins with ` +
        `a batch of ${first} (${next.slice(0, 4).join(', ')}${next.length > 4 ? ', ...' : ''}) instead of ${start}.`,
      remediation: 'Set resetBatchStateOnCompletion: true, so that every rollout starts with its canary.',
      magnitude: first,
      evidence: { nextBatches: [...next], freshBatches: [...fresh] },
      severity: first > start * options.errorAboveFactor ? 'error' : 'warning',
    });
    return [ineffective, kept];
  },
});

/** Batch state that counts more nodes than there are. Source: NVIDIA/nodewright issue 588, fixed in 0.20. */
function withoutStop(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const state = factOf(group, 'unevaluated');
  const threshold = group.brakes?.failureThreshold ?? null;
  if (state === undefined || threshold === null) return null;
  const { done, failed } = state;
  return groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
    subject: 'stop',
    says: `failureThreshold ${threshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than there are, and operators before 0.20 evaluate no batch until there are as many again.`,
    remediation:
      'Reset the batch state before merging (the CLI of the operator: deployment-policy reset), and set resetBatchStateOnCompletion: true.',
    magnitude: done + failed,
    evidence: { done, failed, failureThreshold: threshold },
  });
}

/** A reader compares it with the batches that the plan shows. */
const WHICH = {
  shown: 'the next rollout, which is the one shown,',
  next: 'the next rollout',
  after: 'the rollout after the one shown',
};
