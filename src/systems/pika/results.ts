import { canonicalJson } from '../../manifest/canonical.js';
import { groupedBy, present } from '../../manifest/lookup.js';
import { isQualifiedName } from '../../manifest/selector.js';
import { plural } from '../../text/plural.js';
import { code, list, literal, name, type Text, text } from '../../text/text.js';
import { type Fix, fix, type SystemResult } from '../system.js';
import { allOn, type Cluster, nodeIn } from './controller/node.js';
import {
  CLIENT,
  FINALIZER,
  has,
  hasBegun,
  isDraining,
  LABEL_PREFIX,
  maintenanceLabel,
  READY,
  TERMINATED,
  VALIDATION,
} from './objects/maintenance.js';
import type { Member, Side } from './side.js';

/** A result of one object; those of one maintenance and subject are stated together, with all of their nodes. */
interface Found extends Pick<SystemResult, 'rule' | 'subject' | 'says' | 'severity' | 'fix'> {
  readonly member: Member;
  readonly cause: string;
  readonly path: readonly string[];
  readonly weight?: number;
  /** Results of all maintenances are one result. */
  readonly isShared?: true;
  /** The node is never taken out, or serves again. */
  readonly isIdle?: boolean;
}

const NEVER = { rule: 'no-progress', cause: 'never-ends' } as const;

/** Results by the object that states them: the first one of those that they are about. */
export function resultsOf({ members, cluster }: Side): ReadonlyMap<Member, readonly SystemResult[]> {
  const found = members.flatMap((member) =>
    present([
      ofNode(member, cluster),
      neverEnds(member, cluster),
      ...ofDeletion(member, cluster),
      undrained(member),
    ]),
  );
  const keyOf = ({ rule, subject, member, isShared }: Found): string =>
    canonicalJson([rule, subject, isShared ? null : idOf(member)]);
  const results = new Map<Member, SystemResult[]>();
  for (const alike of groupedBy([...found, ...sharedNodes(members)], keyOf).values()) {
    const [{ member, rule, subject, says, fix: remedy, path, cause, severity, isShared }] = alike;
    const nodes = [...new Set(alike.map((one) => nodeOf(one.member)))];
    const isGrouped = !isShared && member.after !== null && nodeIn(cluster, member.after.node) !== null;
    const result: SystemResult = {
      ...{ rule, subject: isGrouped || isShared ? subject : `${subject} ${idOf(member)}` },
      ...(isGrouped ? { group: idOf(member) } : {}),
      says: text`${says} ${literal(plural(nodes.length, 'Node'))}: ${list(nodes.map((node) => name('target', node)))}.`,
      fix: remedy,
      place: member.manifest.placeOf(path),
      magnitude: alike.reduce((sum, { weight = 1 }) => sum + weight, 0),
      evidence: { cause, nodes },
      ...(severity === undefined ? {} : { severity }),
      isStandIn: true,
    };
    results.set(member, [...(results.get(member) ?? []), result]);
  }
  return results;
}

function idOf({ after, written }: Member): string {
  return (after ?? written).maintenanceId;
}

function nodeOf({ before, written }: Member): string {
  return (before ?? written).node;
}

/** A node that the snapshot does not have. Without it the controller stops before it looks at an object. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, Reconcile. */
function ofNode(member: Member, cluster: Cluster): Found | null {
  const { source, before, after } = member;
  const node = nodeOf(member);
  if (node === '' || nodeIn(cluster, node)) return null;
  const found = { member, path: ['spec', 'nodeObject'] };
  if (!before)
    return {
      ...{ ...found, rule: 'reference-missing', subject: 'unknown node', cause: 'unknown-node' },
      says: text`the webhook refuses the object: its node is not in the snapshot.`,
      fix: fix`Correct ${code('spec.nodeObject')}, or take a new snapshot if the node is new.`,
    };
  const isEnding = source === 'deleted' || before.deleting;
  if (source === 'deleted' ? after === null : !before.finalizers.includes(FINALIZER)) return null;
  return {
    ...{ ...found, ...NEVER, subject: 'node gone' },
    says: text`the ${literal(isEnding ? 'deletion' : 'maintenance')} never ends: its node is gone from the snapshot, and without it the object keeps its finalizer.`,
    fix: fix`Remove the finalizer ${code(FINALIZER)} by hand. Next time delete the object before its node.`,
    weight: isEnding ? 2 : 1,
  };
}

const ANNOTATIONS = ['metadata', 'annotations'];

/** The first cause why a maintenance never ends by itself; null where the object ends with its deletion and the uncordon, or with the change. */
export function neverEnds(member: Member, cluster: Cluster): Found | null {
  const { after, source } = member;
  const node = after && nodeIn(cluster, after.node);
  if (!after || !node || source === 'deleted') return null;
  const { annotations, status, deleting } = after;
  const never = (subject: string, path: Found['path'], why: Text, remedy: Fix, isIdle = false): Found => {
    const says = text`the maintenance never ends: ${why}.`;
    return { ...NEVER, member, subject, path, says, fix: remedy, isIdle };
  };
  const label = maintenanceLabel(after);
  if (!isQualifiedName(label))
    return never(
      'label',
      ['spec', 'maintenanceID'],
      text`${code(label)} is not a legal label, so the object stays in the empty status and its node is never taken`,
      fix`Use at most 63 letters, digits, dashes, underscores and dots, with a letter or digit at both ends.`,
      true,
    );
  if (status === 'MaintenanceIncomplete')
    return never(
      'incomplete',
      [],
      text`only a deletion leaves ${code(status)}, and the node stays cordoned`,
      fix`Delete the object, then uncordon the node. Announce the maintenance again after that.`,
    );
  const failing =
    (annotations[CLIENT] === 'incomplete' && status !== 'Validating' && CLIENT) ||
    (annotations[VALIDATION] === 'failed' && VALIDATION);
  const key = failing || (has(annotations, TERMINATED) && !deleting && TERMINATED);
  if (key)
    return never(
      failing ? key.slice(LABEL_PREFIX.length) : 'terminated',
      [...ANNOTATIONS, key],
      failing
        ? text`${code(`${key}: ${annotations[key]}`)} before its step begins leads to ${code('MaintenanceIncomplete')}, which only a deletion leaves, and the node stays cordoned`
        : text`with the annotation ${code(key)}, which the controller sets on deletion, it ignores the SLA, the other annotations and the deletion`,
      fix`Remove the annotation ${code(key)}: the program that completes the step or the maintenance sets it.`,
    );
  if (!hasBegun(status) || node.unschedulable) return null;
  return never(
    'uncordoned',
    [],
    text`the node was uncordoned before the object was deleted, so it serves again, and the object stays ${code(status)}`,
    fix`Delete the object. Next time delete it before the uncordon.`,
    true,
  );
}

/**
 * Nodes with several objects; those that have them since before the change are apart from the others. Objects that are being deleted
 * end with the uncordon, and block no other.
 */
function sharedNodes(members: readonly Member[]): Found[] {
  const there = members.filter(({ after }) => after && !after.deleting);
  const byNode = [...groupedBy(there, ({ after }) => after?.node).values()];
  return byNode.flatMap((shared): Found | [] => {
    if (shared.length < 2) return [];
    const newest = shared.findLast(({ before, source }) => before === null && source === 'file');
    const isOld = shared.filter(({ before }) => before !== null).length > 1;
    return {
      ...{ ...NEVER, member: newest ?? shared[0], isShared: true },
      subject: isOld ? 'shared nodes' : 'newly shared nodes',
      says: text`several maintenances are announced for one node: the first uncordon ends one of them and strips the labels of all, the others stay until they are deleted, and all share one SLA clock.`,
      fix: fix`Announce one maintenance for each node, or delete all of its objects before the node is uncordoned.`,
      ...{ path: ['spec', 'nodeObject'], weight: shared.length - 1 },
    };
  });
}

/** An object at work that the change deletes. */
function ofDeletion(member: Member, cluster: Cluster): (Found | false)[] {
  const { source, before, after } = member;
  if (source !== 'deleted' || !before || before.deleting || !nodeIn(cluster, before.node)) return [];
  const { status, annotations, key } = before;
  const found = { rule: 'abandoned-midway', cause: 'deleted-midway', path: [], member } as const;
  // Validated and incomplete are ends that only a deletion leaves.
  const isValidated = status === 'Validating' && annotations[VALIDATION] === 'validated';
  const isUnfinished = hasBegun(status) && status !== 'MaintenanceIncomplete' && !isValidated;
  const work = isDraining(status) ? 'its drain is done' : 'its work is validated';
  // Every deletion stops the countdowns of all on the node. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go.
  const isStopping = allOn(cluster, before.node).some(
    (one) => one.key !== key && one.status === 'MaintenanceStarted' && !one.deleting,
  );
  return [
    after !== null &&
      isUnfinished && {
        ...{ ...found, subject: status },
        says: text`the maintenance is deleted in ${code(status)}, before ${literal(work)}. A deletion rolls nothing back: the node stays cordoned.`,
        fix: fix`Keep the object until its validation is done, or repair and uncordon the node by hand.`,
      },
    isStopping && {
      ...{ ...found, subject: 'SLA clocks' },
      says: text`the deletion stops the SLA clocks of the other maintenances of its node: they pass slaExpires unnoticed until someone edits them.`,
      fix: fix`Delete it when the others are done, or edit an annotation of the others afterwards.`,
    },
  ];
}

/** The annotation waits for the cordon, and then counts at once. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, handleReadyForMaintenance. */
function undrained(member: Member): Found | null {
  const { before, after, source } = member;
  if (source === 'deleted' || after?.annotations[READY] !== 'true' || after.deleting) return null;
  if (hasBegun(before?.status ?? '')) return null;
  return {
    ...{ member, rule: 'ungoverned-disruption', subject: 'readyForMaintenance', severity: 'warning' },
    says: text`${code('readyForMaintenance')} is "true" before the maintenance begins: the drain is skipped, and work may begin while pods still run there.`,
    fix: fix`Remove the annotation: the client that drains the node sets it when the pods are gone.`,
    ...{ path: [...ANNOTATIONS, READY], cause: 'readyForMaintenance' },
  };
}
