import { fix } from '../../systems/system.js';
import { literal, text } from '../../text/text.js';
import { isSameJson } from '../../manifest/canonical.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { isOfPart } from '../../plan/edited-parts.js';
import { policyOf, policyRule } from '../rule.js';
import { toPlain } from '../../text/render.js';

export const invalidPolicy = policyRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse, or that is stored and cannot work",
  systems: 'all',
  severity: 'error',
  evaluate: (policy, { base }) =>
    policy.rejections.map(({ consequence, fix: advice = CORRECT, ...rejection }, i) => ({
      subject: `${rejection.by}#${i}`,
      says:
        consequence === undefined
          ? text`refused (${literal(rejection.by)}): ${rejection.message}.`
          : text`stored but cannot work (${literal(rejection.by)}): ${rejection.message}. ${consequence}`,
      fix:
        consequence === undefined
          ? fix`${advice} Until then the cluster keeps its object, and this change has no effect.`
          : advice,
      place: rejection.place,
      // The edit has no effect, whether or not the policy worked before. Of a part that is unknown.
      ...(consequence === undefined
        ? { isEdited: isEdited(policy, base) && !isOfPart(rejection) }
        : { rolls: [policy.ref], isOfWaiting: true }),
      evidence: { by: rejection.by, reason: toPlain(rejection.message) },
    })),
});

const CORRECT = fix`Correct the field.`;

function isEdited({ ref, written }: PlannedPolicy, base: SidePlan | null): boolean {
  const before = policyOf(base, ref);
  return before !== undefined && !isSameJson(before.written, written);
}
