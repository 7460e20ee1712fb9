import { present } from '../../../manifest/words/present.js';
import type { ObjectFault } from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import { nameOf } from './edits.js';
import { type Maintenance, VALIDATION } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import { impliedState } from '../controller/states.js';

/** What deleting the object does, in a sentence or two. */
export function deletionOf(member: Member, cluster: Cluster): string {
  const { before, after, isLive } = member;
  if (!before) return 'It was refused, so the cluster never had it.';
  if (after && !cluster.hasNode(before.node))
    return 'Its node is gone, and without the node the controller does nothing: nothing is announced, and the object stays with its finalizer for good.';
  const implied = impliedState(before.status);
  if (!isLive && implied === null)
    return 'Its status is not known: while it is scheduled it is removed at once; once it has begun, it and the cordon stay until somebody uncordons the node.';
  const others = countdownsOn(before, cluster) > 0 ? ' The SLA clocks of the others on its node stop.' : '';
  if (implied === null)
    return `It is removed at once and silently; its label is taken from the node, and a cordon stays as it is.${others}`;
  if (!after) return `The node is schedulable already: ${implied} is announced, and it is gone at once.`;
  return `${implied} is announced (it was ${nameOf(before.status)}); the object and the cordon stay until somebody uncordons the node.${others}`;
}

/** What is lost when the change deletes an object before its work is done, or beside others on its node. */
export function midwayFaults(member: Member, cluster: Cluster): ObjectFault[] {
  const { manifest, source, before, after } = member;
  if (source !== 'deleted' || !before || before.deleting || !cluster.hasNode(before.node)) return [];
  const fault = (says: string, remediation: string): ObjectFault => ({
    kind: 'deleted-midway',
    about: `${manifest.name} (${before.node})`,
    says,
    remediation,
    place: manifest.place,
  });
  const stops = countdownsOn(before, cluster) > 0;
  const midway = after === null ? null : midwayText(before);
  return present([
    midway === null
      ? null
      : fault(
          `${midway}. Deleting is no rollback, and the node stays in the state it is in then`,
          'Keep the object until its validation is done, or see to it that the node is put right and uncordoned.',
        ),
    stops &&
      fault(
        'deleting it stops the SLA clocks of the other maintenances on its node: they pass their slaExpires unnoticed until something else has them looked at',
        'Delete it when the others are done, or touch them afterwards, with an annotation for one.',
      ),
  ]);
}

/** Null where nothing has begun, and at the ends that only a deletion leaves: validated, and incomplete. */
function midwayText({ status, annotations }: Maintenance): string | null {
  const implied = impliedState(status);
  if (implied === null || status === 'MaintenanceIncomplete') return null;
  if (status === 'Validating' && annotations[VALIDATION] === 'validated') return null;
  const work = implied === 'MaintenanceCancelled' ? 'its drain is under way' : 'its work is not validated';
  return `it is deleted in ${status}, while ${work}`;
}

/** Others on its node that have started: every deletion stops their countdown. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go. */
function countdownsOn({ node, key }: Maintenance, cluster: Cluster): number {
  return cluster
    .onNode(node)
    .filter((one) => one.key !== key && one.status === 'MaintenanceStarted' && !one.deleting).length;
}
