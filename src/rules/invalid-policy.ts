import * as z from 'zod';
import { defineRule } from './rule.js';

export const invalidPolicy = defineRule({
  id: 'invalid-policy',
  detects: "an object that the controller's own admission rules refuse",
  systems: 'all',
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      policy.rejections.map((rejection, i) => ({
        policy: policy.ref,
        group: null,
        subject: `${rejection.by}#${i}`,
        message: `${policy.ref.kind}/${policy.ref.name} is refused (${rejection.by}): ${rejection.message}.`,
        remediation:
          'Correct the field; until then the cluster keeps the object it has, and this change does nothing.',
        place: rejection.place,
        magnitude: null,
        evidence: { by: rejection.by, reason: rejection.message },
      })),
    ),
});
