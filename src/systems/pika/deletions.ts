import type { Cluster } from './cluster.js';
import { nameOf } from './edits.js';
import type { Maintenance } from './maintenance.js';
import type { Member } from './members.js';
import { impliedState } from './states.js';

/** What deleting the object does, in a sentence or two. */
export function deletionOf(member: Member, cluster: Cluster): string {
  const { before, after, isLive } = member;
  if (!before) return 'It was refused, so the cluster never had it.';
  if (after && !cluster.hasNode(before.node))
    return 'Its node is gone, and without the node the controller does nothing: nothing is announced, and the object stays with its finalizer for good.';
  if (!isLive)
    return 'Its status is not known: while it is scheduled it is removed at once; once it has begun, it and the cordon stay until somebody uncordons the node.';
  const others = countdownsOn(before, cluster) > 0 ? ' The SLA clocks of the others on its node stop.' : '';
  const implied = impliedState(before.status);
  if (implied === null)
    return `It is removed at once and silently; its label is taken from the node, and a cordon stays as it is.${others}`;
  if (!after) return `The node is schedulable already: ${implied} is announced, and it is gone at once.`;
  const drain =
    implied === 'MaintenanceCancelled' ? ' The drain was under way; deleting is no rollback.' : '';
  return `${implied} is announced (it was ${nameOf(before.status)}); the object and the cordon stay until somebody uncordons the node.${drain}${others}`;
}

/** Others on its node that have started: every deletion stops their countdown. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go. */
function countdownsOn({ node, key }: Maintenance, cluster: Cluster): number {
  return cluster
    .onNode(node)
    .filter((one) => one.key !== key && one.status === 'MaintenanceStarted' && !one.deleting).length;
}
