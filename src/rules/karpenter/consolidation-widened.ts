import { fix } from '../../systems/system.js';
import { code } from '../../text/text.js';
import { policyRule, subjectOfPolicy } from '../rule.js';

export const consolidationWidened = policyRule({
  id: 'consolidation-widened',
  detects: 'an edit that lets consolidation take nodes for another reason, or sooner',
  systems: ['karpenter'],
  severity: 'warning',
  evaluate: (policy) => {
    const unforecast = policy.change?.unforecast;
    if (!unforecast) return null;
    return {
      ...subjectOfPolicy(policy, 'consolidation'),
      says: unforecast.says,
      fix: fix`If intended, give ${code('Empty')} and ${code('Underutilized')} a budget of their own (${code('reasons')}), with a window if nodes may only be disrupted at some hours.`,
      place: unforecast.place ?? policy.place,
      magnitude: 1,
      evidence: { says: unforecast.says },
    };
  },
});
