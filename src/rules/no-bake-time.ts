import * as z from 'zod';
import { count, defineRule, groupViolation, rolledGroups, subjectOf } from './rule.js';

export const noBakeTime = defineRule({
  id: 'no-bake-time',
  detects:
    'a rollout whose next batch starts as soon as the last one runs: faults that take a while come too late',
  systems: ['kubernetes', 'kubefleet'],
  severity: 'warning',
  options: z.strictObject({
    /** Batches further apart than this are left alone. */
    belowSeconds: z.number().int().min(1).default(1),
    /** Smaller groups are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  judge: ({ side, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      const { bake } = group;
      if (!bake || bake.approval || bake.seconds >= options.belowSeconds) return [];
      if (group.matched < options.fromTargets || group.batches.length < 2) return [];
      const waits = bake.seconds > 0 ? `only ${bake.seconds} s after` : 'as soon as';
      return [
        groupViolation(limited, ['bake', 'strategy'], {
          message:
            `${subjectOf(limited)}: each of its ${group.batches.length} batches starts ${waits} the one before is ready. A version that ` +
            `fails after a minute is on all ${count(group.matched, group.unit)} by then.`,
          remediation: `Set ${bake.waitField} to the time in which a bad version shows: 30 to 300 seconds for most.`,
          magnitude: null,
          evidence: { seconds: bake.seconds, batches: group.batches.length, matched: group.matched },
        }),
      ];
    }),
});
