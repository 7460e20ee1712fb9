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
      fix: 'Where that is meant, give Empty and Underutilized a budget of their own (reasons), with a window if nodes may only go at some hours.',
      place: unforecast.place ?? policy.place,
      magnitude: 1,
      evidence: { says: unforecast.says },
    };
  },
});
