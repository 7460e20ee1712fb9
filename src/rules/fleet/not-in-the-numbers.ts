import * as z from 'zod';
import { factsOf, refText } from '../../systems/system.js';
import { defineRule } from '../rule.js';

export const notInTheNumbers = defineRule({
  id: 'not-in-the-numbers',
  detects:
    'a change of which no number shows what it does: it cannot be taken back, or what it starts or needs stands in no file',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      factsOf(policy, 'unshown').map(({ subject, says, fix, place, grade, ofRollout }) => ({
        policy: policy.ref,
        group: null,
        subject,
        message: `${refText(policy.ref)}: ${says}`,
        remediation: fix,
        place,
        magnitude: null,
        evidence: { effect: subject },
        ...(grade === undefined ? {} : { severity: grade }),
        ...(ofRollout === true ? { rolls: policy.ref } : {}),
      })),
    ),
});
