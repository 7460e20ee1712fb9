import { isQualifiedName } from '../../../manifest/values/names.js';
import type { ObjectFault } from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import { midwayFaults } from '../change/deletions.js';
import {
  CLIENT,
  FINALIZER,
  has,
  type Maintenance,
  maintenanceLabel,
  TERMINATED,
  VALIDATION,
} from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import { hasBegun } from '../controller/states.js';

const DELETE_FIRST = 'Delete the object first, and uncordon the node after that.';

/** Why one object names a node that is not there, can never come to its end, or is deleted before it. */
export function faultsOf(
  member: Member,
  members: readonly Member[],
  cluster: Cluster,
): (ObjectFault | null)[] {
  return [
    unknownNode(member, cluster),
    duplicate(member, members),
    endless(member, cluster),
    sharedNode(member, members, cluster),
    ...midwayFaults(member, cluster),
  ];
}

function unknownNode(member: Member, cluster: Cluster): ObjectFault | null {
  const { manifest, written, source, before } = member;
  const { node } = before ?? written;
  if (node === '' || cluster.hasNode(node)) return null;
  if (before) return orphan(member, before);
  if (source !== 'file') return null;
  return {
    kind: 'unknown-node',
    about: `${manifest.name} (${written.node})`,
    says: 'nothing is announced, as the webhook refuses the object: the node is not in the snapshot',
    remediation: 'Correct spec.nodeObject, or take a new snapshot if the node is new.',
    place: manifest.placeOf(['spec', 'nodeObject']),
  };
}

/** The node went before the object. A deletion that waits for it is worse than an object that is merely still there. */
function orphan({ manifest, key, source, after }: Member, before: Maintenance): ObjectFault | null {
  const isHeld = source === 'deleted' ? after !== null : before.finalizers.includes(FINALIZER);
  if (!isHeld) return null;
  const known = {
    kind: 'never-ends',
    about: `${manifest.name} (${before.node})`,
    subject: `object ${key}`,
    place: manifest.placeOf(['spec', 'nodeObject']),
  } as const;
  if (source === 'deleted' || before.deleting)
    return {
      ...known,
      says: 'the node is gone from the snapshot, and the controller stops before it looks at such an object: its deletion announces nothing and waits for the finalizer for good',
      remediation: `Only removing the finalizer ${FINALIZER} by hand helps. Next time delete the object before its node.`,
      weight: 2,
    };
  return {
    ...known,
    says: 'the node is gone from the snapshot while the object still holds its finalizer; the controller stops before it looks at such an object, so neither a deletion nor anything else ends it',
    remediation: `Delete the object before its node. Now only removing the finalizer ${FINALIZER} by hand helps.`,
  };
}

function duplicate(member: Member, members: readonly Member[]): ObjectFault | null {
  const { refusal, written, manifest, before } = member;
  const isIt = refusal?.path.at(-1) === 'maintenanceID' && !before;
  const first = members.find(
    (other) =>
      other !== member &&
      other.after?.node === written.node &&
      other.after.maintenanceId === written.maintenanceId,
  );
  if (!isIt || !first) return null;
  const stays = first.source === 'deleted' ? ', which is there until its deletion is through,' : '';
  return {
    kind: 'unknown-node',
    about: `${manifest.name} (${written.node})`,
    says: `maintenance ${written.maintenanceId} is announced for the node already; the webhook refuses the second object`,
    remediation: `Remove it, or the one that is there: ${first.ref.namespace ?? ''}/${first.ref.name}${stays} announces the same.`,
    place: manifest.placeOf(['spec', 'maintenanceID']),
  };
}

/** `, such as fw-2026-11`: the ID with what is not legal replaced. Nothing where that leaves nothing. */
function example({ maintenanceId }: Maintenance): string {
  const legal = maintenanceId.replace(/[^\w.-]+/gu, '-').slice(0, LONGEST_NAME);
  const trimmed = legal.replace(/^[^A-Za-z0-9]+/u, '').replace(/[^A-Za-z0-9]+$/u, '');
  return trimmed === '' ? '' : `, such as ${trimmed}`;
}

/** Characters of a label's name. */
const LONGEST_NAME = 63;

function endless(member: Member, cluster: Cluster): ObjectFault | null {
  const { manifest, after, source } = member;
  const node = after && cluster.node(after.node);
  if (!after || !node || source === 'deleted') return null;
  const fault = (says: string, remediation: string, ...path: string[]): ObjectFault => ({
    ...{ kind: 'never-ends', about: `${manifest.name} (${after.node})`, says, remediation },
    place: manifest.placeOf(path),
  });
  if (!isQualifiedName(maintenanceLabel(after)))
    return fault(
      `"${maintenanceLabel(after)}" is no legal label, so the object never leaves the empty status: its node is never taken, and no cordon is noticed`,
      `Use at most 63 letters, digits, dashes, underscores and dots, with a letter or digit at both ends${example(after)}.`,
      'spec',
      'maintenanceID',
    );
  if (after.status === 'MaintenanceIncomplete')
    return fault(
      'the object is MaintenanceIncomplete, and nothing but its deletion leaves that status; the node stays cordoned',
      `${DELETE_FIRST} Then announce the maintenance again.`,
    );
  if (after.annotations[CLIENT] === 'incomplete' && after.status !== 'Validating')
    return doomed(member, CLIENT, 'incomplete');
  if (after.annotations[VALIDATION] === 'failed') return doomed(member, VALIDATION, 'failed');
  if (has(after.annotations, TERMINATED) && !after.deleting)
    return fault(
      'the annotation that the controller sets on deletion is there already: it passes over the SLA, the other annotations and the deletion, and an object that has not begun then keeps its finalizer for ever',
      `Remove the annotation ${TERMINATED}.`,
      'metadata',
      'annotations',
      TERMINATED,
    );
  if (hasBegun(after.status) && !node.unschedulable)
    return fault(
      `the node was uncordoned before the object was deleted: it serves again, and the object stays ${after.status} for ever`,
      'Delete the object; next time delete it before the uncordon.',
    );
  return null;
}

function doomed({ manifest, written }: Member, key: string, value: string): ObjectFault | null {
  return {
    kind: 'never-ends',
    about: `${manifest.name} (${written.node})`,
    says: `${key.slice(key.indexOf('/') + 1)} is "${value}" before the step begins: the object ends as MaintenanceIncomplete, which nothing but its deletion leaves, and the node stays cordoned`,
    remediation: `Remove the annotation ${key}; the client sets it when the step is done.`,
    place: manifest.placeOf(['metadata', 'annotations', key]),
  };
}

/** Said at the one that came last, once a node. Those that are being deleted end with the uncordon, and hold nobody up. */
function sharedNode(member: Member, members: readonly Member[], cluster: Cluster): ObjectFault | null {
  const { after, manifest } = member;
  if (!after || cluster.onNode(after.node).length < 2) return null;
  const there = members.filter((other) => other.after?.node === after.node && !other.after.deleting);
  const newest = there.findLast(({ before, source }) => before === null && source === 'file') ?? there.at(-1);
  if (there.length < 2 || newest !== member) return null;
  const ids = there.map((other) => other.after?.maintenanceId ?? '').sort();
  return {
    kind: 'never-ends',
    about: after.node,
    subject: `node ${after.node}`,
    weight: there.length - 1,
    says: `the first uncordon ends one of its ${there.length} maintenances (${ids.join(', ')}) and strips the labels of all: the others stay until they are deleted, while their work may still go on; all share one SLA clock`,
    remediation:
      'Announce one maintenance a node, or delete all of its objects before the node is uncordoned.',
    place: manifest.placeOf(['spec', 'nodeObject']),
  };
}
