import * as z from 'zod';
import { count, defineRule, groupViolation, rolledGroups, subjectOf } from './rule.js';

export const noAvailabilitySignal = defineRule({
  id: 'no-availability-signal',
  detects:
    'a rollout that nothing tells whether the new version works: the limits count it as available at once',
  systems: ['kubernetes', 'kubefleet'],
  severity: 'warning',
  options: z.strictObject({
    /** Smaller groups are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  judge: ({ side, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      const { bake } = group;
      if (!bake || bake.hasSignal || bake.seconds > 0 || bake.approval) return [];
      if (group.matched < options.fromTargets || group.batches.length === 0) return [];
      return [
        groupViolation(limited, ['template', 'strategy'], {
          message:
            `${subjectOf(limited)}: not every container has a ${bake.signalField}, and ${bake.waitField} is 0, so a new pod counts as ` +
            `available as soon as it runs. A version that starts and does not work goes over all ${count(group.matched, group.unit)}; ` +
            'the limits do not hold it.',
          remediation: `Add a ${bake.signalField} to each container; ${bake.waitField} at the least gives a crash time to show.`,
          magnitude: null,
          evidence: { hasSignal: false, seconds: bake.seconds, matched: group.matched },
        }),
      ];
    }),
});
