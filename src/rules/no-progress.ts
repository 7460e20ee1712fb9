import * as z from 'zod';
import { isClosedForGood } from './never-allowed.js';
import { count, defineRule, groupViolation, rolledGroups, subjectOf } from './rule.js';

export const noProgress = defineRule({
  id: 'no-progress',
  detects: 'a group of which nothing will ever start, or that gets stuck halfway',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group, policy } = limited;
      // reference-missing says it, with the fix.
      if (policy.missingReferences.length > 0) return [];
      // maintenance-never-ends says it object by object.
      if (group.fleetSize !== undefined) return [];
      // So do schedule-invalid and never-allowed.
      if (group.calendar && isClosedForGood(group.calendar, plan.at)) return [];
      // stage-coverage says it, with the fix.
      if (policy.coverage && policy.coverage.uncovered.length + policy.coverage.twice.length > 0) return [];
      // So does membership-may-change.
      if (typeof policy.membership?.aborted === 'string') return [];
      if (group.outcome !== 'stuck' || group.matched === 0) return [];
      const touched = new Set(group.batches.flatMap((batch) => batch.targets)).size;
      // So does never-allowed.
      if (group.standstill && touched === 0) return [];
      // Blocked targets that are left over after all others have their own rule.
      if (touched > 0 && touched + group.blocked.length >= group.matched) return [];
      const message =
        policy.change?.kind === 'continues' && touched === 0
          ? `${subjectOf(limited)}: it is stuck halfway, and nothing more of its ${count(group.matched, group.unit)} is updated. ${group.why}`
          : touched === 0
            ? `${subjectOf(limited)}: none of its ${count(group.matched, group.unit)} will ever start; nothing is updated and nothing fails. ${group.why}`
            : `${subjectOf(limited)}: it gets stuck after ${touched} of ${count(group.matched, group.unit)}. ${group.why}`;
      return [
        groupViolation(limited, ['selector', 'strategy', 'budget'], {
          message,
          remediation:
            group.blocked.length > 0 && policy.ref.system === 'skyhook'
              ? 'Remove the taint or the ignore label from the nodes, or add the toleration to additionalTolerations.'
              : (group.fix ?? group.unstick ?? 'Remove what holds it, named above.'),
          ofRollout: true,
          magnitude: group.matched - touched,
          evidence: { matched: group.matched, touched, blocked: group.blocked.length, why: group.why },
        }),
      ];
    }),
});
