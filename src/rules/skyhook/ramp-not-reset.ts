import * as z from 'zod';
import { type Breach, count, groupRule, groupViolation, type LimitedGroup } from '../rule.js';
import { factOf } from '../../systems/system.js';

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
    const unjudged = withoutStop(limited);
    if (first <= start) return unjudged;
    return [
      unjudged,
      groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
        says:
          `resetBatchStateOnCompletion is false, so the ramp does not restart: ${WHICH[group.carriedOver?.of ?? 'next']} begins with ` +
          `a batch of ${first} (${kept.slice(0, 4).join(', ')}${kept.length > 4 ? ', ...' : ''}) instead of ${start}.`,
        remediation: 'Set resetBatchStateOnCompletion: true, so that every rollout starts with its canary.',
        magnitude: first,
        evidence: { nextBatches: [...kept], freshBatches: [...fresh] },
        severity: first > start * options.errorAboveFactor ? 'error' : 'warning',
      }),
    ];
  },
});

/** Failures that the batch state counts already are not counted again, and what is not evaluated stops nothing. */
function withoutStop(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const uncounted = factOf(group, 'unevaluated');
  const threshold = group.brakes?.failureThreshold ?? null;
  if (uncounted === undefined || threshold === null) return null;
  const { done, failed, isKept } = uncounted;
  const counts = [
    ...(done > 0 ? [`${count(done, group.unit)} as complete`] : []),
    ...(failed > 0 ? [`${count(failed, group.unit)} as failed`] : []),
  ].join(' and ');
  const again =
    done > 0 ? 'so many are complete again' : 'so many have failed again, which it does not count';
  return groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
    subject: 'stop',
    says:
      `the batch state ${isKept ? 'that is kept ' : ''}counts ${counts}, more than there are, and this operator evaluates no batch before ` +
      `${again}: until then failureThreshold ${threshold} can not stop it, whatever fails.`,
    remediation: `Reset the batch state before merging (the CLI of the operator: deployment-policy reset)${isKept ? ', and set resetBatchStateOnCompletion: true so that it does not come back' : ''}.`,
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
