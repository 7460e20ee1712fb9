import * as z from 'zod';
import { defineRule, fixOf, groupViolation, rolledGroups, subjectOf, unlessUnbatched } from './rule.js';

export const wholePoolAtOnce = defineRule({
  id: 'whole-pool-at-once',
  detects: 'one batch that takes every target of a group',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({
    /** Smaller groups are left alone: two nodes can hardly be rolled otherwise. */
    fromTargets: z.number().int().min(1).default(3),
  }),
  judge: ({ side, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group, policy } = limited;
      if (
        group.matched < options.fromTargets ||
        group.batches.length === 0 ||
        group.peakAtOnce < group.matched
      )
        return [];
      const cause =
        policy.change?.batched === false
          ? policy.change.says
          : group.strategy === null && group.ceiling.declared === null
            ? 'Neither a policy nor a budget is set, and then the default is 100%.'
            : `The ${group.strategy === null ? 'budget' : 'strategy'} allows it.`;
      return [
        groupViolation(limited, ['budget', 'strategy'], {
          message: `${subjectOf(limited)}: all ${group.matched} ${group.unit}s (100%) are out at the same moment. ${cause}`,
          remediation: unlessUnbatched(
            limited,
            fixOf(
              limited,
              { karpenter: 'Set a budget without a schedule, such as nodes: "10%".' },
              group.ceiling.declared === null
                ? 'Name a deploymentPolicy that starts with one node, or set interruptionBudget: {count: 1}.'
                : 'Make the largest batch smaller than the group.',
            ),
          ),
          magnitude: group.matched,
          evidence: { matched: group.matched, peakAtOnce: group.peakAtOnce },
        }),
      ];
    }),
});
