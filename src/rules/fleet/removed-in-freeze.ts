import { covers } from '../../calendar/intervals.js';
import type { Freeze, Plan, SidePlan } from '../../plan/model.js';
import { type Breach, count, groupViolation, rolledGroups, sameRef, subjectOf } from '../rule.js';

/**
 * What an object takes with it that the change deletes, where merging now is in the freeze. Each under the name of the rollout that it
 * had: that is not mended by taking everything away.
 */
export function removedInFreeze(side: SidePlan, base: SidePlan | null, freeze: Freeze, plan: Plan): Breach[] {
  if (!base || !covers(freeze.windows, plan.at)) return [];
  return rolledGroups(base).flatMap((limited) => {
    const { policy, group } = limited;
    const targets = policy.onDelete?.targets.length ?? 0;
    if (targets === 0 || side.policies.some(({ ref }) => sameRef(ref, policy.ref))) return [];
    return [
      groupViolation(limited, ['budget', 'strategy', 'selector'], {
        subject: `rollout ${freeze.name}`,
        message:
          `${subjectOf(limited)} is gone from these files, and the freeze "${freeze.name}" is on: merging takes what it rolled from ` +
          `${count(targets, group.unit)} at once.`,
        remediation: 'Delete it after the freeze.',
        ofRollout: true,
        magnitude: targets,
        evidence: { freeze: freeze.name, targets, matched: group.matched },
      }),
    ];
  });
}
