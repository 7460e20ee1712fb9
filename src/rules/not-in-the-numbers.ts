import * as z from 'zod';
import { factsOf, refText } from '../systems/system.js';
import { defineRule } from './rule.js';

export const notInTheNumbers = defineRule({
  id: 'not-in-the-numbers',
  detects:
    'a change whose effect no number shows: it cannot be taken back, or the snapshot does not tell what it starts',
  systems: ['skyhook', 'kubefleet', 'kubernetes'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      factsOf(policy, 'unshown').map(({ subject, says, fix, place }) => ({
        policy: policy.ref,
        group: null,
        subject,
        message: `${refText(policy.ref)}: ${says}`,
        remediation: fix,
        place,
        magnitude: null,
        evidence: { effect: subject },
      })),
    ),
});
