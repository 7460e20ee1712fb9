import { groupedBy } from '../../../manifest/lookup.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { code, list, literal, name, type Text, text } from '../../../text/text.js';
import { fix, type SystemResult } from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import { hasBegun } from '../controller/reconcile.js';
import { FINALIZER, type Maintenance, READY, VALIDATION } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import type { Side } from '../side.js';
import { blockerOf } from './blockers.js';

/** A result of one object; those of one maintenance and subject are stated together. */
interface Found extends Pick<SystemResult, 'rule' | 'subject' | 'severity'> {
  readonly member: Member;
  readonly fix: Exclude<SystemResult['fix'], string>;
  /** The sentence, for the nodes of all that are stated together. */
  readonly says: (nodes: Text) => Text;
  readonly path: readonly string[];
  readonly cause: string;
  /** What the maintenance ID tells apart; absent: all of its kind are one result. */
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
  const all = [...found, ...sharedNodes(members)];
  const keyOf = ({ rule, subject, member, isShared }: Found): string =>
    canonicalJson([rule, subject, isShared ? null : idOf(member)]);
  const together = [...groupedBy(all, keyOf).values()].map((alike) => ({
    member: alike[0].member,
    result: togetherOf(alike, cluster),
  }));
  return new Map(
    [...groupedBy(together, ({ member }) => member)].map(([member, of]) => [
      member,
      of.map(({ result }) => result),
    ]),
  );
}

function togetherOf(alike: readonly [Found, ...Found[]], cluster: Cluster): SystemResult {
  const [{ member, rule, subject, says, fix: remedy, path, cause, severity, isShared }] = alike;
  const nodes = [...new Set(alike.map((one) => nodeOf(one.member)))];
  const isGrouped = !isShared && member.after !== null && cluster.hasNode(member.after.node);
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
  const path = ['spec', 'nodeObject'];
  if (node === '' || cluster.hasNode(node)) return [];
  if (!before)
    return [
      {
        ...{ member, rule: 'reference-missing', subject: 'unknown node', cause: 'unknown-node', path },
        says: (nodes) => text`the webhook refuses the object: ${nodes} is not in the snapshot.`,
        fix: fix`Correct ${code('spec.nodeObject')}, or take a new snapshot if the node is new.`,
      },
    ];
  const isEnding = source === 'deleted' || before.deleting;
  if (source === 'deleted' ? after === null : !before.finalizers.includes(FINALIZER)) return [];
  return [
    {
      ...{ member, rule: 'no-progress', subject: 'node gone', cause: 'never-ends', path },
      says: (nodes) =>
        isEnding
          ? text`the deletion never completes: ${nodes} is gone from the snapshot, and without its node the object keeps its finalizer.`
          : text`the maintenance never ends: ${nodes} is gone from the snapshot, and without its node neither the deletion nor anything else ends the object.`,
      fix: fix`Remove the finalizer ${code(FINALIZER)} by hand. Next time delete the object before its node.`,
      weight: isEnding ? 2 : 1,
    },
  ];
}

function neverEnding(member: Member, cluster: Cluster): Found[] {
  const blocker = blockerOf(member, cluster);
  if (!blocker) return [];
  return [
    {
      ...{ member, rule: 'no-progress', subject: blocker.cause, cause: 'never-ends' },
      says: (nodes) => text`the maintenance of ${nodes} never ends: ${blocker.why}.`,
      ...{ fix: blocker.fix, path: blocker.path },
    },
  ];
}

/**
 * Nodes with several objects; those that have them since before the change are apart from the others. Objects that are being deleted
 * end with the uncordon, and block no other.
 */
function sharedNodes(members: readonly Member[]): Found[] {
  const there = members.filter(({ after }) => after && !after.deleting);
  return [...groupedBy(there, ({ after }) => after?.node).values()].flatMap((list): Found[] => {
    if (list.length < 2) return [];
    const newest = list.findLast(({ before, source }) => before === null && source === 'file');
    const isOld = list.filter(({ before }) => before !== null).length > 1;
    return [
      {
        ...{ member: newest ?? list[0], rule: 'no-progress', cause: 'never-ends', isShared: true },
        subject: isOld ? 'shared nodes' : 'newly shared nodes',
        says: (nodes) =>
          text`several maintenances are announced for ${nodes}: the first uncordon ends one of them and strips the labels of all, the others stay until they are deleted, and all share one SLA clock.`,
        fix: fix`Announce one maintenance for each node, or delete all of its objects before the node is uncordoned.`,
        ...{ path: ['spec', 'nodeObject'], weight: list.length - 1 },
      },
    ];
  });
}

/** An object that the change deletes before its work is done, or beside others on its node. */
function deletedMidway(member: Member, cluster: Cluster): Found[] {
  const { source, before, after } = member;
  if (source !== 'deleted' || !before || before.deleting || !cluster.hasNode(before.node)) return [];
  const found = { member, rule: 'abandoned-midway', cause: 'deleted-midway', path: [] } as const;
  const work = after === null ? null : unfinishedWork(before);
  // Every deletion stops the countdowns of all on the node. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go.
  const others = cluster.onNode(before.node).filter((one) => one.key !== before.key && !one.deleting);
  const isStopping = others.some(({ status }) => status === 'MaintenanceStarted');
  return [
    ...(work === null
      ? []
      : [
          {
            ...{ ...found, subject: before.status },
            says: (nodes: Text) =>
              text`the maintenance of ${nodes} is deleted in ${code(before.status)}, before ${literal(work)}. A deletion rolls nothing back: the node stays cordoned.`,
            fix: fix`Keep the object until its validation is done, or repair and uncordon the node by hand.`,
          },
        ]),
    ...(isStopping
      ? [
          {
            ...{ ...found, subject: 'SLA clocks' },
            says: (nodes: Text) =>
              text`the deletion stops the SLA clocks of the other maintenances of ${nodes}: they pass slaExpires unnoticed until someone edits them.`,
            fix: fix`Delete it when the others are done, or edit an annotation of the others afterwards.`,
          },
        ]
      : []),
  ];
}

/** Null where nothing has begun, and at the ends that only a deletion leaves: validated, and incomplete. */
function unfinishedWork({ status, annotations }: Maintenance): string | null {
  if (!hasBegun(status) || status === 'MaintenanceIncomplete') return null;
  if (status === 'Validating' && annotations[VALIDATION] === 'validated') return null;
  return status === 'MaintenanceStarted' || status === 'SLAExpired'
    ? 'its drain is done'
    : 'its work is validated';
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
      ...{ path: ['metadata', 'annotations', READY], cause: 'readyForMaintenance' },
    },
  ];
}
