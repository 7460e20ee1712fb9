import { few } from '../../manifest/words/listing.js';
import { verb } from '../../manifest/words/plural.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/by-id.js';
import { faultViolations } from '../fleet/object-faults.js';
import { type Breach, defineRule, groupViolation, type LimitedGroup, rolledGroups } from '../rule.js';
import { labelOf } from '../fleet/scope-words.js';

const SHOWN = 3;

export const maintenanceNeverEnds = defineRule({
  id: 'maintenance-never-ends',
  detects: 'a maintenance object that cannot come to its end',
  systems: ['pika'],
  severity: 'error',
  judge: (judged) => [...faultViolations(judged, 'never-ends'), ...deletedNodes(judged.side)],
});

/** Nodes that another rollout of this side deletes while they are announced: without the node the finalizer stays. */
function deletedNodes(side: SidePlan): Breach[] {
  return rolledGroups(side).flatMap((limited): Breach[] => {
    const { policy, group } = limited;
    const nodes = group.deletedByOthers ?? [];
    return policy.ref.system === 'pika' && nodes.length > 0 ? [deletedViolation(side, limited, nodes)] : [];
  });
}

function deletedViolation(side: SidePlan, limited: LimitedGroup, nodes: readonly string[]): Breach {
  const by = deletersOf(side, nodes);
  const shown = few(nodes, SHOWN);
  const { length } = nodes;
  return groupViolation(limited, ['spec.nodeObject'], {
    subject: 'deleted',
    message:
      `${labelOf(side, limited.policy.ref)}: ${by} deletes ${shown} before the maintenance is over. ` +
      `The controller stops where it does not find the node, and the finalizer holds ${verb(length, 'the object', 'these objects')} for good.`,
    remediation: `Announce nodes that stay, or let one of the two be over before the other is merged.`,
    magnitude: length,
    evidence: { nodes: [...nodes], deletedBy: by },
  });
}

/** The NodePools that roll these nodes; some controller where none of this side is known to. */
function deletersOf(side: SidePlan, nodes: readonly string[]): string {
  const gone = new Set(nodes);
  const rolls = ({ batches }: PlannedGroup): boolean =>
    batches.some(({ targets }) => targets.some((target) => gone.has(target)));
  const pools = side.policies.filter(
    ({ ref, effect }) => traitsOf(ref.system).deletesNodes && effect.groups.some(rolls),
  );
  return pools.length === 0 ? 'another controller' : pools.map(({ ref }) => labelOf(side, ref)).join(', ');
}
