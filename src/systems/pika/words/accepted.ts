import { counted } from '../../../manifest/words/plural.js';
import { isRefused } from '../change/changes.js';
import type { Maintained } from '../simulation/groups.js';
import type { Member } from '../objects/members.js';

const NODES_SHOWN = 2;

/**
 * What admission says to the objects that the change adds to a maintenance, where there are several of its ID, or of other IDs on its
 * nodes: it accepts each, which nobody would expect of two on one node. Source: NVIDIA/pika 8a1803ee,
 * notifymaintenance_webhook.go, which looks at ID and node together.
 */
export function acceptedNotes({ members }: Maintained, all: readonly Member[]): string[] {
  const isAdded = (member: Member): boolean => member.before === null && member.source === 'file';
  const added = members.filter((member) => isAdded(member) && !isRefused(member));
  const shared = added.flatMap((member) => {
    const ids = idsOn(member, all);
    return ids.length > 1 ? [`${member.written.node}: ${ids.join(', ')}`] : [];
  });
  if (added.length === 0 || (members.length < 2 && shared.length === 0)) return [];
  const who = members.length === 1 ? 'it' : `each of ${counted(added.length, 'added object')}`;
  const only = 'it refuses only a second one of the same ID on the same node';
  if (shared.length === 0) return [`Admission accepts ${who}: ${only}, and limits no number of nodes.`];
  const more = shared.length - NODES_SHOWN;
  const where = `${shared.slice(0, NODES_SHOWN).join('; ')}${more > 0 ? `; and ${counted(more, 'node')} more` : ''}`;
  return [`Admission accepts ${who}: ${only}, not another ID there (${where}).`];
}

/** The IDs of all that the cluster has on the node after the change. */
function idsOn({ written }: Member, all: readonly Member[]): string[] {
  const ids = all.flatMap(({ after }) => (after && after.node === written.node ? [after.maintenanceId] : []));
  return [...new Set(ids)].sort();
}
