import { fix } from '../../systems/system.js';
import { name, text } from '../../text/text.js';
import { policyRule } from '../rule.js';

export const referenceMissing = policyRule({
  id: 'reference-missing',
  detects: 'a policy that references an object or node that is neither in the change nor in the snapshot',
  systems: 'all',
  severity: 'error',
  evaluate: (policy) =>
    policy.missingReferences.map(({ what, fate, consequence, fix: advice, place }) => {
      const [state, add] =
        fate === 'deleted'
          ? [
              text`is referenced, and this change removes it`,
              fix`Keep the object as long as it is referenced.`,
            ]
          : [
              text`is neither in the files nor in the snapshot`,
              fix`Add the object to the change, correct the name, or take a snapshot that has it.`,
            ];
      return {
        subject: what,
        says: text`${name('object', what)} ${state}. ${consequence}`,
        fix: advice ?? add,
        place,
        evidence: { reference: what },
      };
    }),
});
