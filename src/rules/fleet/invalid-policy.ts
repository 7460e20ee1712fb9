import { fix } from '../../systems/system.js';
import { literal, text } from '../../text/text.js';
import { isSameJson } from '../../manifest/canonical.js';
import { isOfPart } from '../../plan/refused-edits.js';
import { policyOf, policyRule } from '../rule.js';
import { toPlain } from '../../text/render.js';

export const invalidPolicy = policyRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse, or that is stored and cannot work",
  systems: 'all',
  severity: 'error',
  evaluate: ({ ref, written, rejections }, { base }) => {
    const before = policyOf(base, ref);
    const isEdited = before !== undefined && !isSameJson(before.written, written);
    return rejections.map(({ consequence, fix: advice = CORRECT, ...rejection }, i) => {
      const { by, message, place } = rejection;
      const common = { subject: `${by}#${i}`, place, evidence: { by, reason: toPlain(message) } };
      return consequence === undefined
        ? {
            ...common,
            says: text`refused (${literal(by)}): ${message}.`,
            fix: fix`${advice} Until then the cluster keeps its object, and this change has no effect.`,
            // The edit has no effect, whether or not the policy worked before. Of a part that is unknown, which is a problem.
            isEdited: isEdited && !(isOfPart(rejection) && before.rejections.some(isOfPart)),
          }
        : {
            ...common,
            says: text`stored but cannot work (${literal(by)}): ${message}. ${consequence}`,
            fix: advice,
            rolls: [ref],
            isOfWaiting: true,
          };
    });
  },
});

const CORRECT = fix`Correct the field.`;
