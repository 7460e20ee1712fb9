import * as z from 'zod';
import { defineRule, policyOf } from '../rule.js';
import { factOf, refText, type ReleasedPods } from '../../systems/system.js';

export const drainsUnlimited = defineRule({
  id: 'drains-unlimited',
  detects:
    'pods that a disruption budget held together, and that drains may evict all at once after the change',
  systems: ['kubernetes'],
  severity: 'error',
  options: z.strictObject({
    /** Fewer pods than this are no service that could be kept up. */
    fromPods: z.number().int().min(1).default(2),
  }),
  judge: ({ side, base, options }) =>
    (base?.policies ?? []).flatMap((policy) => {
      const { ref, place } = policy;
      const releases = factOf(policy, 'released-pods');
      if (!releases || (releases.pods !== null && releases.pods < options.fromPods)) return [];
      const now = policyOf(side, ref);
      return {
        policy: ref,
        message: `${refText(ref)}${releases.isGone ? ' is gone from these files' : ''}: ${releases.says}.`,
        remediation: fixOf(releases),
        place: now?.place ?? place,
        magnitude: releases.pods,
        ...(releases.isPassing ? { severity: 'info' } : releases.isPossible ? { severity: 'warning' } : {}),
        evidence: { pods: releases.pods, nodes: releases.nodes, isGone: releases.isGone },
      };
    }),
});

function fixOf({ isGone, isPassing }: ReleasedPods): string {
  if (isPassing)
    return 'Drain no node meanwhile, or leave what changes with each version out of the selector.';
  return isGone
    ? 'Keep it until another budget covers these pods.'
    : 'Keep the pods in its selector, and write a number of pods that may go at a time, such as maxUnavailable: 1.';
}
