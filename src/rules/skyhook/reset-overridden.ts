import { policyRule } from '../rule.js';
import { factsOf, refText } from '../../systems/system.js';

export const resetOverridden = policyRule({
  id: 'reset-overridden',
  detects: 'an empty deploymentPolicyOptions, which becomes true and beats a policy that says false',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (policy) =>
    factsOf(policy, 'silent-override').map(({ field, value, beats, beaten, place }) => {
      const name = field.split('.').at(-1) ?? field;
      return {
        subject: field,
        says:
          `${field} is not written and becomes ${JSON.stringify(value)}, which beats the ` +
          `${JSON.stringify(beaten)} of ${refText(beats)}: its batch state is reset all the same.`,
        remediation: `Write ${name}: ${JSON.stringify(beaten)} there too, or remove deploymentPolicyOptions.`,
        place,
        evidence: { field, value, beaten },
      };
    }),
});
