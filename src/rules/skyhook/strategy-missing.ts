import { verb } from '../../manifest/words/plural.js';
import { count, groupRule, groupViolation } from '../rule.js';

export const strategyMissing = groupRule({
  id: 'strategy-missing',
  detects: 'a compartment without a strategy: it loses every overlap and has no brakes',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    if (group.strategy !== null || group.declaredIn.kind !== 'DeploymentPolicy') return null;
    const stuck = group.outcome === 'stuck' && group.matched > 0;
    return groupViolation(limited, ['name', 'budget'], {
      says:
        `no strategy is set, and none is inherited from the default. ${count(group.matched)} ` +
        `${verb(group.matched, 'rolls', 'roll')} ${group.ceiling.enforced === null ? 'together' : `${group.ceiling.enforced} at a time`}, without a threshold or a stop.` +
        (stuck ? ` ${group.why}` : ''),
      remediation:
        'Give it a strategy, such as fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}.',
      evidence: { matched: group.matched, outcome: group.outcome },
      severity: group.production || stuck ? 'error' : 'warning',
    });
  },
});
