import * as z from 'zod';
import { defineRule } from '../rule.js';
import { factsOf, refText } from '../../systems/system.js';

export const resetOverridden = defineRule({
  id: 'reset-overridden',
  detects: 'an empty deploymentPolicyOptions, which becomes true and beats a policy that says false',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      factsOf(policy, 'silent-override').map(({ field, value, beats, beaten, place }) => {
        const name = field.split('.').at(-1) ?? field;
        return {
          policy: policy.ref,
          group: null,
          subject: field,
          message:
            `${refText(policy.ref)}: ${field} is not written and becomes ${JSON.stringify(value)}, which beats the ` +
            `${JSON.stringify(beaten)} of ${refText(beats)}: its batch state is reset all the same.`,
          remediation: `Write ${name}: ${JSON.stringify(beaten)} there too, or remove deploymentPolicyOptions.`,
          place,
          magnitude: null,
          evidence: { field, value, beaten },
        };
      }),
    ),
});
