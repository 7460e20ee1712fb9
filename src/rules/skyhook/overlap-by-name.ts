import { count, groupRule, groupViolation } from '../rule.js';
import { factOf } from '../../systems/system.js';

export const overlapByName = groupRule({
  id: 'overlap-by-name',
  detects:
    'nodes that two compartments select with equal claims, so that only the name decides who gets them',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) =>
    Object.entries(factOf(limited.group, 'compartment')?.wonByName ?? {}).map(([loser, nodes]) =>
      groupViolation(limited, ['name', 'selector'], {
        subject: loser,
        says:
          `${count(nodes)} that "${loser}" selects too ${nodes === 1 ? 'is' : 'are'} here only because this ` +
          'name sorts first: both have the same kind of strategy and the same ceiling. A rename, or one node more, moves them.',
        remediation: `Make the selectors of the two exclude each other, so that "${loser}" does not select these nodes.`,
        magnitude: nodes,
        evidence: { loser, nodes },
      }),
    ),
});
