import { policyRule, subjectOfPolicy } from '../rule.js';
import { factOf } from '../../systems/system.js';

export const stageEmpty = policyRule({
  id: 'stage-empty',
  detects: 'a stage that selects no target: it is skipped, and its waits and approvals with it',
  systems: ['kubefleet'],
  severity: 'warning',
  judge: (policy) => {
    const coverage = factOf(policy, 'coverage');
    if (!coverage) return null;
    return coverage.empty.map(({ group, pauses, place }) => ({
      group,
      ...subjectOfPolicy(policy, 'empty'),
      says:
        `stage "${group}" selects no cluster and is skipped` +
        `${pauses > 0 ? `, and with it ${pauses === 1 ? 'the wait or approval' : `the ${pauses} waits and approvals`} of its tasks` : ''}.`,
      remediation:
        'Correct the labelSelector (without one a stage selects nothing), label the clusters that belong there, or remove the stage.',
      place,
      magnitude: pauses,
      evidence: { stage: group, tasks: pauses },
    }));
  },
});
