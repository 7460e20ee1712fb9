import { defineRule } from '../rule.js';

/** The system states its results. */
export const stageCoverage = defineRule({
  id: 'stage-coverage',
  detects: 'a cluster in no stage of its rollout or in two, and a stage that selects none',
  systems: ['kubefleet'],
  severity: 'error',
  evaluate: () => [],
});
