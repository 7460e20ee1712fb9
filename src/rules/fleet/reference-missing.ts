import type { PlannedPolicy } from '../../plan/model.js';
import { type RuleResult, defineRule, policyResult } from '../rule.js';
import { faultViolations } from './object-faults.js';

export const referenceMissing = defineRule({
  id: 'reference-missing',
  detects: 'a policy that names an object or a node which neither the change nor the snapshot has',
  systems: 'all',
  severity: 'error',
  evaluate: (judged) => [
    ...judged.side.policies.flatMap(missing),
    ...faultViolations(judged, 'unknown-node'),
  ],
});

function missing(policy: PlannedPolicy): RuleResult[] {
  return policy.missingReferences.map(({ what, fate: known, consequence, fix, place, grade }) => {
    const fate = known ?? 'unknown';
    return policyResult(policy, {
      subject: what,
      says: `${what} ${SAYS[fate]}. ${consequence}`,
      fix: fix ?? FIXES[fate],
      place,
      ...(grade === undefined ? {} : { severity: grade }),
      evidence: { reference: what },
    });
  });
}

type Fate = 'unknown' | 'deleted';

const SAYS: Readonly<Record<Fate, string>> = {
  unknown: 'does not exist, neither here nor in the snapshot',
  deleted: 'is referenced, and is gone from these files',
};

const FIXES: Readonly<Record<Fate, string>> = {
  unknown: 'Add the object to the change, correct the name, or take a snapshot that has it.',
  deleted: 'Keep the object as long as it is referenced.',
};
