import * as z from 'zod';
import { defineRule } from '../rule.js';
import { factsOf, refText } from '../../systems/system.js';

export const legacyGroup = defineRule({
  id: 'legacy-group',
  detects: 'an object of the API group skyhook.nvidia.com, which newer operators refuse to have edited',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      factsOf(policy, 'legacy').map((legacy) => ({
        policy: policy.ref,
        group: null,
        subject: legacy.refused ? 'refused' : 'leaving',
        message: `${refText(policy.ref)}: ${legacy.message}`,
        remediation: legacy.remediation,
        place: legacy.place,
        magnitude: null,
        evidence: { apiVersion: policy.apiVersion, refused: legacy.refused },
        severity: legacy.refused ? ('error' as const) : ('warning' as const),
      })),
    ),
});
