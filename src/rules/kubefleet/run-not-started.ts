import * as z from 'zod';
import { factOf, refText } from '../../systems/system.js';
import { defineRule, subjectOfPolicy } from '../rule.js';

export const runNotStarted = defineRule({
  id: 'run-not-started',
  detects: 'a staged run in state Initialize, which is the default: merging starts nothing',
  systems: ['kubefleet'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) => {
      const { ref } = policy;
      const notStarted = factOf(policy, 'not-started');
      if (!notStarted) return [];
      const { targets, says, fix, isWritten, place } = notStarted;
      return [
        {
          policy: ref,
          group: null,
          ...subjectOfPolicy(policy, 'not-started'),
          message: `${refText(ref)}: ${says}.`,
          remediation: fix,
          place,
          magnitude: null,
          evidence: { targets, isWritten },
        },
      ];
    }),
});
