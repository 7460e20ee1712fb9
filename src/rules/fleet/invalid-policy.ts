import * as z from 'zod';
import { defineRule } from '../rule.js';
import { refText } from '../../systems/system.js';

export const invalidPolicy = defineRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse, or that is stored and can not work",
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      policy.rejections.map(({ consequence, ...rejection }, i) => ({
        policy: policy.ref,
        group: null,
        subject: `${rejection.by}#${i}`,
        message:
          consequence === undefined
            ? `${refText(policy.ref)} is refused (${rejection.by}): ${rejection.message}.`
            : `${refText(policy.ref)} is stored but can not work (${rejection.by}): ${rejection.message}. ${consequence}`,
        remediation:
          consequence === undefined
            ? 'Correct the field; until then the cluster keeps the object it has, and this change does nothing.'
            : 'Correct the field.',
        place: rejection.place,
        magnitude: null,
        evidence: { by: rejection.by, reason: rejection.message },
      })),
    ),
});
