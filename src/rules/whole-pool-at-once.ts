import * as z from 'zod';
import { peakByAge } from '../plan/expiries.js';
import { servingOf } from '../plan/model.js';
import type { LimitedGroup } from './rule.js';
import {
  defineRule,
  wordsFor,
  groupViolation,
  rolledGroups,
  subjectOf,
  unlessNamed,
  unlessUnbatched,
} from './rule.js';
import { agedSeverity, agedText, NOT_BY_AGE } from './by-age.js';
import { isWorkload, lowerLimit, wholeCause } from './workload.js';

export const wholePoolAtOnce = defineRule({
  id: 'whole-pool-at-once',
  detects: 'one batch that takes every target of a group',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({
    /**
     * Smaller groups are left alone: two nodes can hardly be rolled otherwise. Where nothing at all limits how many go, two
     * are worth a warning.
     */
    fromTargets: z.number().int().min(1).default(3),
  }),
  judge: ({ side, plan, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group, policy } = limited;
      // Nothing that serves is taken out; change-not-batched says what a first placement does.
      if (policy.change?.interrupts === false) return [];
      const whole = servingOf(group);
      const isSmall = whole < options.fromTargets;
      if (isSmall && (group.fleetSize === undefined || whole < 2)) return [];
      const aged = peakByAge(group);
      if ((group.batches.length === 0 && !aged) || group.peakAtOnce < whole) return [];
      return [
        groupViolation(limited, aged ? ['expireAfter'] : ['budget', 'strategy'], {
          message: `${subjectOf(limited)}: all ${whole} ${group.unit}s (100%) are out at the same moment${agedText(aged, plan)}.${aged ? '' : ` ${causeOf(limited)}`}`,
          remediation: unlessUnbatched(limited, aged ? NOT_BY_AGE : unlessNamed(limited, 1, fixFor(limited))),
          ofRollout: true,
          magnitude: whole,
          evidence: { matched: whole, peakAtOnce: group.peakAtOnce },
          ...(aged ? { severity: agedSeverity(group) } : {}),
          ...(isSmall ? { severity: 'warning' as const } : {}),
        }),
      ];
    }),
});

function causeOf(limited: LimitedGroup): string {
  const { group, policy } = limited;
  if (policy.change?.batched === false) return policy.change.says;
  if (group.fleetSize !== undefined)
    return `They are announced one by one as ${group.name}, and nothing limits how many go at once.`;
  if (isWorkload(limited)) return wholeCause(limited);
  if (group.availability?.signal === 'time')
    return `Nothing tells when a ${group.unit} works again, so the controller does not wait for it.`;
  return group.strategy === null && group.ceiling.declared === null
    ? 'Neither a policy nor a budget is set, and then the default is 100%.'
    : `The ${group.strategy === null ? 'budget' : 'strategy'} allows it.`;
}

function fixFor(limited: LimitedGroup): string {
  const { group } = limited;
  if (isWorkload(limited)) return lowerLimit(limited, Math.floor(group.matched / 4));
  if (group.availability?.signal === 'time')
    return 'Set unavailablePeriodSeconds to the time the work takes, or drive it by a staged update run with waits.';
  return wordsFor(
    limited,
    { karpenter: 'Set a budget without a schedule, such as nodes: "10%".' },
    group.ceiling.declared === null && group.unit === 'node'
      ? 'Name a deploymentPolicy that starts with one node, or set interruptionBudget: {count: 1}.'
      : 'Make the largest batch smaller than the group.',
  );
}
