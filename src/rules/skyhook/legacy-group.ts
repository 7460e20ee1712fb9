import { policyRule } from '../rule.js';
import { factsOf } from '../../systems/system.js';

export const legacyGroup = policyRule({
  id: 'legacy-group',
  detects: 'an object of the API group skyhook.nvidia.com, which newer operators refuse to have edited',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (policy) =>
    factsOf(policy, 'legacy').map((legacy) => ({
      subject: legacy.refused ? 'refused' : 'leaving',
      says: legacy.message,
      remediation: legacy.remediation,
      place: legacy.place,
      evidence: { apiVersion: policy.apiVersion, refused: legacy.refused },
      severity: legacy.refused ? 'error' : 'warning',
    })),
});
