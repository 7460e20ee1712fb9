import { factsOf } from '../../systems/system.js';
import { policyRule } from '../rule.js';

export const notInTheNumbers = policyRule({
  id: 'not-in-the-numbers',
  detects:
    'a change of which no number shows what it does: it cannot be taken back, or what it starts or needs stands in no file',
  systems: 'all',
  severity: 'warning',
  judge: (policy) =>
    factsOf(policy, 'unshown').map(({ subject, says, fix, place, grade, ofRollout }) => ({
      subject,
      says: says,
      remediation: fix,
      place,
      evidence: { effect: subject },
      ...(grade === undefined ? {} : { severity: grade }),
      ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    })),
});
