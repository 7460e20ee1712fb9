import * as z from 'zod';
import type { LimitedGroup, Breach } from '../rule.js';
import { count, groupRule, groupViolation, subjectOf } from '../rule.js';

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
      ...unjudged,
      groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
        message:
          `${subjectOf(limited)}: resetBatchStateOnCompletion is false, so the ramp does not restart: ${WHICH[group.carriedOver?.of ?? 'next']} begins with ` +
          `a batch of ${first} (${kept.slice(0, 4).join(', ')}${kept.length > 4 ? ', ...' : ''}) instead of ${start}.`,
        remediation: 'Set resetBatchStateOnCompletion: true, so that every rollout starts with its canary.',
        magnitude: first,
        evidence: { nextBatches: [...kept], freshBatches: [...fresh] },
        severity: first > start * options.errorAboveFactor ? 'error' : 'warning',
      }),
    ];
  },
});

/** Batches that count as done already are not evaluated, and what is not evaluated stops nothing. */
function withoutStop(limited: LimitedGroup): Breach[] {
  const { group } = limited;
  const upTo = group.carriedOver?.unevaluatedUpTo ?? 0;
  const threshold = group.brakes?.failureThreshold ?? null;
  if (upTo === 0 || threshold === null) return [];
  return [
    groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
      subject: 'stop',
      message:
        `${subjectOf(limited)}: the batch state that is kept counts ${count(upTo, group.unit)} as complete, and this operator does not evaluate a batch before ` +
        `more than that are complete again: until then failureThreshold ${threshold} can not stop it, whatever fails.`,
      remediation:
        'Reset the batch state before merging (the CLI of the operator: deployment-policy reset), and set resetBatchStateOnCompletion: true so that it does not come back.',
      magnitude: upTo,
      evidence: { unevaluatedUpTo: upTo, failureThreshold: threshold },
    }),
  ];
}

/** A reader compares it with the batches that the plan shows. */
const WHICH = {
  shown: 'the next rollout, which is the one shown,',
  next: 'the next rollout',
  after: 'the rollout after the one shown',
};
