import type { SidePlan } from '../../plan/model.js';
import { factOf, refText } from '../../systems/system.js';
import { faultViolations } from './object-faults.js';
import { type Breach, defineRule, sameRef } from '../rule.js';

export const maintenanceDeletedMidway = defineRule({
  id: 'maintenance-deleted-midway',
  detects:
    'a maintenance or a Plan that is deleted before its work is done, or that stops the SLA clocks of others',
  systems: 'some',
  severity: 'warning',
  judge: (judged) => [
    ...faultViolations(judged, 'deleted-midway'),
    ...(judged.base ? leftMidway(judged.side, judged.base) : []),
  ],
});

/** Policies that the change deletes while they are at work. */
function leftMidway(side: SidePlan, base: SidePlan): Breach[] {
  return base.policies.flatMap((policy): Breach | [] => {
    const left = factOf(policy, 'left-midway');
    // One that the cluster has and the head's files do not hold is live there: it was deleted from them.
    const isThere = side.policies.some(({ ref, live }) => !live && sameRef(ref, policy.ref));
    if (!left || policy.live || isThere) return [];
    return {
      policy: policy.ref,
      subject: 'left-midway',
      message: `${refText(policy.ref)} is gone from these files, and ${left.says}.`,
      remediation: left.fix,
      place: left.place,
      magnitude: left.targets,
      evidence: { targets: left.targets },
    };
  });
}
