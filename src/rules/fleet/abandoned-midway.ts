import type { SidePlan } from '../../plan/model.js';
import { factOf, refText } from '../../systems/system.js';
import { faultViolations } from './object-faults.js';
import { riskRule } from '../risk.js';
import { type Breach, defineRule, sameRef } from '../rule.js';

const RULE = {
  id: 'abandoned-midway',
  detects:
    'work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned',
  severity: 'warning',
} as const;

export const abandonedMidway = defineRule({
  ...RULE,
  systems: 'some',
  judge: (judged) => [
    ...faultViolations(judged, 'deleted-midway'),
    ...(judged.base ? leftMidway(judged.side, judged.base) : []),
    ...riskRule(RULE).judge(judged),
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
