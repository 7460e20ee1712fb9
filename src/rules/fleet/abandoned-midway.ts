import { asText, text } from '../../text/text.js';
import type { SidePlan } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';
import { policyName, type RuleResult, defineRule, sameRef } from '../rule.js';

export const abandonedMidway = defineRule({
  id: 'abandoned-midway',
  detects:
    'work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned',
  severity: 'warning',
  systems: 'some',
  evaluate: (judged) => [...(judged.base ? leftMidway(judged.side, judged.base) : [])],
});

/** Policies that the change deletes while they are at work. */
function leftMidway(side: SidePlan, base: SidePlan): RuleResult[] {
  return base.policies.flatMap((policy): RuleResult | [] => {
    const left = factOf(policy, 'left-midway');
    // One that the cluster has and the head's files do not hold is live there: it was deleted from them.
    const isThere = side.policies.some(({ ref, live }) => !live && sameRef(ref, policy.ref));
    if (!left || policy.live || isThere) return [];
    return {
      policy: policy.ref,
      subject: 'left-midway',
      about: null,
      says: text`${policyName(policy.ref)} is removed, and ${asText(left.says)}.`,
      fix: left.fix,
      place: left.place,
      magnitude: left.targets,
      evidence: { targets: left.targets },
    };
  });
}
