import type { Manifest } from '../../manifest/manifest.js';
import { canonicalWithout } from '../../manifest/canonical.js';
import { groupedBy } from '../../manifest/lookup.js';
import { code, joinTexts, list as listText, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, type MembersChanged } from '../system.js';
import type { Cluster } from './controller/cluster.js';
import { hasBegun } from './controller/reconcile.js';
import { DRIVING, type Maintenance } from './objects/maintenance.js';
import type { Member } from './side.js';

/** An edit of one object; its sentence is that of every object for which it says the same. */
interface MemberChange {
  readonly member: Member;
  readonly kind: ChangeKind;
  readonly says: (nodes: Text) => Text;
}

/** What merging does to one object, by what the controller made of the edit; null where the change does not touch it. */
export function changeOf(member: Member, previous: Manifest | null, cluster: Cluster): MemberChange | null {
  const { source, before, after, manifest, refusal, shape } = member;
  if (source === 'cluster') return null;
  if (source === 'deleted') return { member, kind: 'deleted', says: deletionOf(member, cluster) };
  if (refusal !== null || (shape?.violations ?? []).length > 0)
    return {
      ...{ member, kind: 'refused' },
      says: (nodes) =>
        before
          ? text`The edit is refused: the cluster keeps the maintenance of ${nodes} as it is.`
          : text`The object is refused: no maintenance of ${nodes} is announced.`,
    };
  if (!before || !after) return { member, kind: 'first-rollout', says: additionOf(member, cluster) };
  if (!previous || isWrittenEqually(previous, manifest)) return null;
  const isDriven = DRIVING.some((key) => before.annotations[key] !== after.annotations[key]);
  if (before.status === after.status && !isDriven)
    return { member, kind: 'none', says: () => text`The edit changes no status.` };
  const shown = ({ status }: Maintenance): Text => (status === '' ? text`empty` : code(status));
  return {
    ...{ member, kind: 'edited' },
    says: (nodes) =>
      before.status === after.status
        ? text`Annotations of ${nodes} change; the status stays ${shown(after)} on merge.`
        : text`The status of ${nodes} becomes ${shown(after)} on merge, from ${shown(before)}.`,
  };
}

function additionOf({ after, written }: Member, cluster: Cluster): MemberChange['says'] {
  const hasStarted = after !== null && hasBegun(after.status);
  const isCordoned = cluster.node(written.node)?.unschedulable;
  return (nodes) =>
    hasStarted
      ? text`The maintenance of ${nodes} starts on merge: the cordon and the label are there already.`
      : isCordoned
        ? text`The maintenance of ${nodes} starts when the label is set: the cordon is there already.`
        : text`An external scheduler starts the maintenance of ${nodes} at any time after the merge: it cordons and labels each node.`;
}

function deletionOf({ before, after, isLive }: Member, cluster: Cluster): MemberChange['says'] {
  if (!before) return () => text`The object was refused: the cluster never had it.`;
  const isNodeGone = cluster.node(before.node) === null;
  const stay = text`the object and the cordon stay until someone uncordons the node`;
  return (nodes) => {
    if (after && isNodeGone) return text`The object of ${nodes} keeps its finalizer: the node is gone.`;
    if (after) return text`The maintenance of ${nodes} ends in ${code(before.status)}: ${stay}.`;
    return isLive
      ? text`The maintenance of ${nodes} is removed at once.`
      : text`The status of ${nodes} is unknown: if the maintenance has begun, ${stay}.`;
  };
}

/** The change of several objects of a maintenance: each sentence once, with its nodes. */
export function changeOfAll(changes: readonly MemberChange[]): ChangeEffect | null {
  if (changes.length === 0) return null;
  const alike = groupedBy(changes, ({ says }) => JSON.stringify(says(NO_TEXT)));
  const sentences = [...alike.values()].map((list) => {
    const nodes = list.map(({ member }) => name('target', (member.before ?? member.written).node));
    return list[0].says(listText(nodes));
  });
  const kind = KINDS.find((one) => changes.some((change) => change.kind === one)) ?? 'none';
  const ofEach = [...alike.values()].map(([{ says }]) => says(text`its nodes`));
  return { ...inBatches(kind, joinTexts(sentences, ' ')), saysOfEach: joinTexts(ofEach, ' ') };
}

/** The kind that says most about what begins. */
const KINDS: readonly ChangeKind[] = ['first-rollout', 'edited', 'deleted', 'refused'];

/** How many objects of a maintenance the change adds, edits and deletes. */
export function membersChanged(changed: readonly Member[]): MembersChanged {
  const count = (isOne: (member: Member) => boolean): number => changed.filter(isOne).length;
  const deleted = count(({ source }) => source === 'deleted');
  const added = count(({ source, before }) => source !== 'deleted' && !before);
  return { added, deleted, edited: changed.length - added - deleted };
}

/** For an object that is the same one on both sides: how its namespace is written changes nothing. */
function isWrittenEqually(a: Manifest, b: Manifest): boolean {
  const parts = ({ object }: Manifest): string =>
    canonicalWithout([object['spec'] ?? null, object['metadata'] ?? null], new Set(['namespace']));
  return parts(a) === parts(b);
}
