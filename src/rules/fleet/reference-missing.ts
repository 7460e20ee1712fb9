import { type Fix, fix } from '../../systems/system.js';
import { name, type Text, text } from '../../text/text.js';
import type { PlannedPolicy } from '../../plan/model.js';
import { type RuleResult, defineRule, policyResult } from '../rule.js';

export const referenceMissing = defineRule({
  id: 'reference-missing',
  detects: 'a policy that names an object or a node which neither the change nor the snapshot has',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side }) => side.policies.flatMap(missing),
});

function missing(policy: PlannedPolicy): RuleResult[] {
  return policy.missingReferences.map(({ what, fate: known, consequence, fix: advice, place }) => {
    const fate = known ?? 'unknown';
    return policyResult(policy, {
      subject: what,
      says: text`${name('object', what)} ${SAYS[fate]}. ${consequence}`,
      fix: advice ?? FIXES[fate],
      place,
      evidence: { reference: what },
    });
  });
}

type Fate = 'unknown' | 'deleted';

const SAYS: Readonly<Record<Fate, Text>> = {
  unknown: text`does not exist, neither here nor in the snapshot`,
  deleted: text`is referenced, and this change removes it`,
};

const FIXES: Readonly<Record<Fate, Fix>> = {
  unknown: fix`Add the object to the change, correct the name, or take a snapshot that has it.`,
  deleted: fix`Keep the object as long as it is referenced.`,
};
