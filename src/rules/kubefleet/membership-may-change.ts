import { defineRule } from '../rule.js';

/** The system states its results. */
export const membershipMayChange = defineRule({
  id: 'membership-may-change',
  detects:
    'a rollout that is aborted for good when a target joins, leaves or is relabeled before it is done, over targets that are picked openly, or whose targets this change moves',
  systems: ['kubefleet'],
  severity: 'warning',
  evaluate: () => [],
});
