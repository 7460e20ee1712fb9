import { isSameJson } from '../../manifest/values/canonical.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { isOfPart } from '../../plan/edited-parts.js';
import { policyOf, policyRule } from '../rule.js';

export const invalidPolicy = policyRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse, or that is stored and can not work",
  systems: 'all',
  severity: 'error',
  evaluate: (policy, { base }) =>
    policy.rejections.map(({ consequence, fix = 'Correct the field.', ...rejection }, i) => ({
      subject: `${rejection.by}#${i}`,
      says:
        consequence === undefined
          ? `refused (${rejection.by}): ${rejection.message}.`
          : `stored but cannot work (${rejection.by}): ${rejection.message}. ${consequence}`,
      fix:
        consequence === undefined
          ? `${fix} Until then the cluster keeps the object it has, and this change does nothing.`
          : fix,
      place: rejection.place,
      // That it could not work before is no excuse: what the change is for does not happen. Of a part nobody can tell that.
      ...(consequence === undefined
        ? { isEdited: isEdited(policy, base) && !isOfPart(rejection) }
        : { rolls: [policy.ref], isOfWaiting: true }),
      evidence: { by: rejection.by, reason: rejection.message },
    })),
});

function isEdited({ ref, written }: PlannedPolicy, base: SidePlan | null): boolean {
  const before = policyOf(base, ref);
  return before !== undefined && !isSameJson(before.written, written);
}
