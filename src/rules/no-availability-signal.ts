import * as z from 'zod';
import type { PlannedGroup } from '../plan/model.js';
import { defineRule, groupViolation, rolledGroups, share, subjectOf } from './rule.js';

export const noAvailabilitySignal = defineRule({
  id: 'no-availability-signal',
  detects: 'a rollout whose "available" is backed by no status: its limit does not wait for what works',
  systems: ['kubefleet'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      const cause = causeOf(group);
      if (cause === null || group.batches.length === 0) return [];
      const { signal = null, untracked = [] } = group.availability ?? {};
      return [
        groupViolation(limited, ['resources', 'strategy'], {
          message: `${subjectOf(limited)}: ${cause} A bad version reaches ${share(group.worstLoss, group.matched, group.unit)}.`,
          remediation:
            group.pauses === undefined
              ? 'Drive it by a staged update run with an approval or a wait after each stage, or set unavailablePeriodSeconds to the time in which a failure shows.'
              : 'Add an approval or a wait to each stage, long enough for a failure to show.',
          magnitude: group.worstLoss,
          evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched },
        }),
      ];
    }),
});

/** Null where something does tell good from bad, or where nobody knows. */
function causeOf({ availability, pauses, unit }: PlannedGroup): string | null {
  if (availability?.signal === 'none')
    return `everything it places counts as available as soon as it exists, so the ${unit} after it is taken whether it works or not.`;
  if (availability?.signal !== 'time') return null;
  const kinds = `${availability.untracked.join(', ')} cannot be tracked`;
  const when =
    pauses === undefined
      ? `${availability.seconds ?? 0} seconds after it is applied`
      : 'as soon as it is applied';
  return `${kinds}, so a ${unit} counts as available ${when}, whether it works or not.`;
}
