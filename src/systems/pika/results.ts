import { canonicalJson } from '../../manifest/canonical.js';
import { groupedBy } from '../../manifest/lookup.js';
import { isQualifiedName, MAX_LABEL_LENGTH } from '../../manifest/selector.js';
import { code, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Fix, fix, type SystemResult } from '../system.js';
import type { Cluster } from './controller/cluster.js';
import { hasBegun, isDraining } from './controller/reconcile.js';
import {
  CLIENT,
  FINALIZER,
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  READY,
  TERMINATED,
  VALIDATION,
} from './objects/maintenance.js';
import type { Member, Side } from './side.js';

/** A result of one object; those of one maintenance and subject are stated together. */
interface Found extends Pick<SystemResult, 'rule' | 'subject' | 'severity'> {
  readonly member: Member;
  readonly fix: Fix;
  /** The sentence, for the nodes of all that are stated together. */
  readonly says: (nodes: Text) => Text;
  readonly path: readonly string[];
  readonly cause: string;
  /** Those of all maintenances are one result. */
  readonly isShared?: true;
  readonly weight?: number;
}

/** Results by the object that states them: the first one of those that they are about. */
export function resultsOf({ members, cluster }: Side): ReadonlyMap<Member, readonly SystemResult[]> {
  const found = members.flatMap((member) => [
    ...ofNode(member, cluster),
    ...neverEnding(member, cluster),
    ...deletedMidway(member, cluster),
    ...undrained(member),
  ]);
  const keyOf = ({ rule, subject, member, isShared }: Found): string =>
    canonicalJson([rule, subject, isShared ? null : idOf(member)]);
  const results = new Map<Member, SystemResult[]>();
  for (const alike of groupedBy([...found, ...sharedNodes(members)], keyOf).values()) {
    const [{ member }] = alike;
    results.set(member, [...(results.get(member) ?? []), togetherOf(alike, cluster)]);
  }
  return results;
}

function togetherOf(alike: readonly [Found, ...Found[]], cluster: Cluster): SystemResult {
  const [{ member, rule, subject, says, fix: remedy, path, cause, severity, isShared }] = alike;
  const nodes = [...new Set(alike.map((one) => nodeOf(one.member)))];
  const isGrouped = !isShared && member.after !== null && cluster.node(member.after.node) !== null;
  return {
    ...{ rule, subject: isGrouped || isShared ? subject : `${subject} ${idOf(member)}` },
    ...(isGrouped ? { group: idOf(member) } : {}),
    says: says(list(nodes.map((node) => name('target', node)))),
    fix: remedy,
    place: member.manifest.placeOf(path),
    magnitude: alike.reduce((sum, { weight = 1 }) => sum + weight, 0),
    evidence: { cause, nodes },
    ...(severity === undefined ? {} : { severity }),
    isStandIn: true,
  };
}

function idOf({ after, written }: Member): string {
  return (after ?? written).maintenanceId;
}

function nodeOf({ before, written }: Member): string {
  return (before ?? written).node;
}

/** A node that the snapshot does not have. Without it the controller stops before it looks at an object. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, Reconcile. */
function ofNode(member: Member, cluster: Cluster): Found[] {
  const { source, before, after } = member;
  const node = nodeOf(member);
  if (node === '' || cluster.node(node)) return [];
  const found = { member, path: ['spec', 'nodeObject'] };
  if (!before)
    return [
      {
        ...{ ...found, rule: 'reference-missing', subject: 'unknown node', cause: 'unknown-node' },
        says: (nodes) => text`the webhook refuses the object: ${nodes} is not in the snapshot.`,
        fix: fix`Correct ${code('spec.nodeObject')}, or take a new snapshot if the node is new.`,
      },
    ];
  const isEnding = source === 'deleted' || before.deleting;
  if (source === 'deleted' ? after === null : !before.finalizers.includes(FINALIZER)) return [];
  return [
    {
      ...{ ...found, rule: 'no-progress', subject: 'node gone', cause: 'never-ends' },
      says: (nodes) =>
        isEnding
          ? text`the deletion never completes: ${nodes} is gone from the snapshot, and without its node the object keeps its finalizer.`
          : text`the maintenance never ends: ${nodes} is gone from the snapshot, and without its node neither the deletion nor anything else ends the object.`,
      fix: fix`Remove the finalizer ${code(FINALIZER)} by hand. Next time delete the object before its node.`,
      weight: isEnding ? 2 : 1,
    },
  ];
}

/** Why a maintenance never comes to its end by itself. */
interface Blocker {
  readonly cause: string;
  /** A clause of which the object or its node is the subject. */
  readonly why: Text;
  readonly fix: Fix;
  readonly path: readonly string[];
  /** True where its node is never taken out, or serves again. */
  readonly isIdle?: true;
}

const ANNOTATIONS = ['metadata', 'annotations'];

/** The first cause that applies; null where the object ends with its deletion and the uncordon, or with the change. */
export function blockerOf({ after, source }: Member, cluster: Cluster): Blocker | null {
  const node = after && cluster.node(after.node);
  if (!after || !node || source === 'deleted') return null;
  const { annotations, status, deleting } = after;
  if (!isQualifiedName(maintenanceLabel(after))) return illegalLabel(after);
  if (status === 'MaintenanceIncomplete')
    return {
      ...{ cause: 'incomplete', path: [] },
      why: text`the object is ${code(status)}, which only its deletion ends; the node stays cordoned`,
      fix: fix`Delete the object, then uncordon the node. Announce the maintenance again after that.`,
    };
  if (annotations[CLIENT] === 'incomplete' && status !== 'Validating') return failsAt(CLIENT, 'incomplete');
  if (annotations[VALIDATION] === 'failed') return failsAt(VALIDATION, 'failed');
  if (has(annotations, TERMINATED) && !deleting)
    return {
      ...{ cause: 'terminated', path: [...ANNOTATIONS, TERMINATED] },
      why: text`the object has the annotation ${code(TERMINATED)}, which the controller sets on deletion: it ignores the SLA, the other annotations and the deletion`,
      fix: fix`Remove the annotation ${code(TERMINATED)}.`,
    };
  if (!hasBegun(status) || node.unschedulable) return null;
  return {
    ...{ cause: 'uncordoned', path: [], isIdle: true },
    why: text`the node was uncordoned before the object was deleted: it serves again, and the object stays ${code(status)}`,
    fix: fix`Delete the object. Next time delete it before the uncordon.`,
  };
}

/** With an example: the ID with illegal characters replaced. */
function illegalLabel(after: Maintenance): Blocker {
  const legal = after.maintenanceId.replace(/[^\w.-]+/gu, '-').slice(0, MAX_LABEL_LENGTH);
  const example = legal.replace(/^[^A-Za-z0-9]+/u, '').replace(/[^A-Za-z0-9]+$/u, '');
  const such = example === '' ? NO_TEXT : text`, such as ${code(example)}`;
  return {
    ...{ cause: 'label', path: ['spec', 'maintenanceID'], isIdle: true },
    why: text`${code(maintenanceLabel(after))} is not a legal label, so the object never leaves the empty status and its node is never taken`,
    fix: fix`Use at most 63 letters, digits, dashes, underscores and dots, with a letter or digit at both ends${such}.`,
  };
}

function failsAt(key: string, value: 'incomplete' | 'failed'): Blocker {
  return {
    ...{ cause: key.slice(LABEL_PREFIX.length), path: [...ANNOTATIONS, key] },
    why: text`${code(key)} is "${literal(value)}" before its step begins: the object ends as ${code('MaintenanceIncomplete')}, which only its deletion ends, and the node stays cordoned`,
    fix: fix`Remove the annotation ${code(key)}. The client sets it when the step is done.`,
  };
}

function neverEnding(member: Member, cluster: Cluster): Found[] {
  const blocker = blockerOf(member, cluster);
  if (!blocker) return [];
  const { cause: subject, why, fix: remedy, path } = blocker;
  const says = (nodes: Text): Text => text`the maintenance of ${nodes} never ends: ${why}.`;
  return [{ member, rule: 'no-progress', subject, cause: 'never-ends', says, fix: remedy, path }];
}

/**
 * Nodes with several objects; those that have them since before the change are apart from the others. Objects that are being deleted
 * end with the uncordon, and block no other.
 */
function sharedNodes(members: readonly Member[]): Found[] {
  const there = members.filter(({ after }) => after && !after.deleting);
  return [...groupedBy(there, ({ after }) => after?.node).values()].flatMap((shared): Found[] => {
    if (shared.length < 2) return [];
    const newest = shared.findLast(({ before, source }) => before === null && source === 'file');
    const isOld = shared.filter(({ before }) => before !== null).length > 1;
    return [
      {
        ...{ member: newest ?? shared[0], rule: 'no-progress', cause: 'never-ends', isShared: true },
        subject: isOld ? 'shared nodes' : 'newly shared nodes',
        says: (nodes) =>
          text`several maintenances are announced for ${nodes}: the first uncordon ends one of them and strips the labels of all, the others stay until they are deleted, and all share one SLA clock.`,
        fix: fix`Announce one maintenance for each node, or delete all of its objects before the node is uncordoned.`,
        ...{ path: ['spec', 'nodeObject'], weight: shared.length - 1 },
      },
    ];
  });
}

/** An object that the change deletes before its work is done, or beside others on its node. */
function deletedMidway(member: Member, cluster: Cluster): Found[] {
  const { source, before, after } = member;
  if (source !== 'deleted' || !before || before.deleting || !cluster.node(before.node)) return [];
  const found = { member, rule: 'abandoned-midway', cause: 'deleted-midway', path: [] } as const;
  const work = after === null ? null : unfinishedWork(before);
  const unfinished: Found[] =
    work === null
      ? []
      : [
          {
            ...{ ...found, subject: before.status },
            says: (nodes) =>
              text`the maintenance of ${nodes} is deleted in ${code(before.status)}, before ${literal(work)}. A deletion rolls nothing back: the node stays cordoned.`,
            fix: fix`Keep the object until its validation is done, or repair and uncordon the node by hand.`,
          },
        ];
  // Every deletion stops the countdowns of all on the node. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go.
  const others = cluster.onNode(before.node).filter(({ key, deleting }) => key !== before.key && !deleting);
  if (!others.some(({ status }) => status === 'MaintenanceStarted')) return unfinished;
  const stopping: Found = {
    ...{ ...found, subject: 'SLA clocks' },
    says: (nodes) =>
      text`the deletion stops the SLA clocks of the other maintenances of ${nodes}: they pass slaExpires unnoticed until someone edits them.`,
    fix: fix`Delete it when the others are done, or edit an annotation of the others afterwards.`,
  };
  return [...unfinished, stopping];
}

/** Null where nothing has begun, and at the ends that only a deletion leaves: validated, and incomplete. */
function unfinishedWork({ status, annotations }: Maintenance): string | null {
  if (!hasBegun(status) || status === 'MaintenanceIncomplete') return null;
  if (status === 'Validating' && annotations[VALIDATION] === 'validated') return null;
  return isDraining(status) ? 'its drain is done' : 'its work is validated';
}

/** The annotation waits for the cordon, and then counts at once. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, handleReadyForMaintenance. */
function undrained(member: Member): Found[] {
  const { before, after, source } = member;
  if (source === 'deleted' || after?.annotations[READY] !== 'true' || after.deleting) return [];
  if (hasBegun(before?.status ?? '')) return [];
  return [
    {
      ...{ member, rule: 'ungoverned-disruption', subject: 'readyForMaintenance', severity: 'warning' },
      says: (nodes) =>
        text`${code('readyForMaintenance')} is "true" before the maintenance begins: the drain of ${nodes} is skipped, and work may begin while pods still run there.`,
      fix: fix`Remove the annotation: the client that drains the node sets it when the pods are gone.`,
      ...{ path: [...ANNOTATIONS, READY], cause: 'readyForMaintenance' },
    },
  ];
}
