import { factOf } from '../../systems/system.js';
import { policyRule, subjectOfPolicy } from '../rule.js';

export const runNotStarted = policyRule({
  id: 'run-not-started',
  detects: 'a staged run in state Initialize, which is the default: merging starts nothing',
  systems: ['kubefleet'],
  severity: 'warning',
  judge: (policy) => {
    const notStarted = factOf(policy, 'not-started');
    if (!notStarted) return null;
    const { targets, says, fix, isWritten, place } = notStarted;
    return {
      ...subjectOfPolicy(policy, 'not-started'),
      says: `${says}.`,
      remediation: fix,
      place,
      evidence: { targets, isWritten },
    };
  },
});
