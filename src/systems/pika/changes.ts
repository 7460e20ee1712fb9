import type { Manifest } from '../../manifest/manifest.js';
import { canonicalWithout } from '../../manifest/values/canonical.js';
import { code, joinTexts, type Text, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, type MembersChanged } from '../system.js';
import type { Cluster } from './controller/cluster.js';
import { hasBegun } from './controller/reconcile.js';
import type { Member } from './objects/members.js';
import { DRIVING } from './side.js';

/** What merging does to one object, by what the controller made of the edit; null where the change does not touch it. */
export function changeOf(
  member: Member,
  previous: Manifest | null,
  cluster: Cluster,
): ChangeEffect<Text> | null {
  const { source, before, after, manifest, refusal, shape } = member;
  if (source === 'cluster') return null;
  if (source === 'deleted') return inBatches('deleted', deletionOf(member, cluster));
  if (refusal !== null || (shape?.violations ?? []).length > 0)
    return inBatches(
      'refused',
      before
        ? text`The edit is refused: the cluster keeps the object it has.`
        : text`It is refused: no node is taken out.`,
    );
  if (!before || !after) return inBatches('first-rollout', additionOf(member, cluster));
  if (!previous || isWrittenEqually(previous, manifest)) return null;
  if (before.status !== after.status)
    return inBatches(
      'edited',
      text`Status ${statusText(before.status)} becomes ${statusText(after.status)} on merge.`,
    );
  return DRIVING.some((key) => before.annotations[key] !== after.annotations[key])
    ? inBatches('edited', text`Annotations change; the status stays ${statusText(after.status)} on merge.`)
    : inBatches('none', text`The edit changes no status.`);
}

function statusText(status: string): Text {
  return status === '' ? text`empty` : code(status);
}

function additionOf({ after, written }: Member, cluster: Cluster): Text {
  if (after && hasBegun(after.status))
    return text`It starts on merge: the node is cordoned and labeled already.`;
  return cluster.node(written.node)?.unschedulable
    ? text`The node is cordoned already; the maintenance starts when it is labeled.`
    : text`The node is taken out as soon as an outside scheduler cordons and labels it, at the earliest on merge.`;
}

function deletionOf({ before, after, isLive }: Member, cluster: Cluster): Text {
  if (!before) return text`It was refused: the cluster never had it.`;
  if (after && !cluster.hasNode(before.node)) return text`The node is gone: the object keeps its finalizer.`;
  if (after)
    return text`The object and the cordon stay until someone uncordons the node (status ${code(before.status)}).`;
  return isLive
    ? text`It is removed at once.`
    : text`Its status is unknown: if it has begun, it and the cordon stay until someone uncordons the node.`;
}

/** The change of a whole maintenance: each sentence once. */
export function changeOfAll(changes: readonly ChangeEffect<Text>[]): ChangeEffect<Text> | null {
  const [first] = changes;
  if (!first) return null;
  const sentences = new Map(changes.map(({ says }) => [JSON.stringify(says), says]));
  const kind = KINDS.find((one) => changes.some((change) => change.kind === one)) ?? 'none';
  return { ...first, kind, says: joinTexts([...sentences.values()], ' ') };
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
