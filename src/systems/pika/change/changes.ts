import type { Manifest } from '../../../manifest/manifest.js';
import { canonicalWithout } from '../../../manifest/values/canonical.js';
import { type ChangeEffect, REFUSED_EDIT, inBatches } from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import { deletionOf } from './deletions.js';
import { editsOf, presetsOf, removalsOf, writtenStatusOf } from './edits.js';
import { has, type Maintenance, maintenanceLabel, readMaintenance } from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';
import { hasBegun } from '../controller/states.js';

const NOTICED_NOW =
  'Its SLA has run out and the controller has not looked since: with this edit it does, announces SLAExpired, and leftovers may be removed by force.';

/** What merging does to one object; null where the change does not touch it. */
export function changeOf(member: Member, previous: Manifest | null, cluster: Cluster): ChangeEffect | null {
  const { source, before, after, manifest } = member;
  if (source === 'deleted') return inBatches('deleted', deletionOf(member, cluster));
  if (source === 'cluster') return null;
  if (isRefused(member))
    return inBatches(
      'refused',
      before ? REFUSED_EDIT : 'It is refused: nothing is announced, and its node stays in production.',
    );
  if (!before || !after) return inBatches('first-rollout', additionOf(member, cluster));
  if (!previous || isWrittenEqually(previous, manifest)) return null;
  const edits = [
    ...editsOf(before, member.written, after),
    ...removalsOf(before, after),
    ...(member.isSlaUnnoticed ? [NOTICED_NOW] : []),
  ];
  // An annotation that waits for its state moves the finish all the same, and one that never works must be seen.
  return edits.length > 0
    ? inBatches('edited', edits.join(' '))
    : inBatches('none', 'Nothing that moves a status is edited.');
}

/** Sentences about one object that hold for many others word by word, so that a report can say them once. */
export function notesOf(member: Member, cluster: Cluster): string[] {
  const { manifest, written, before, after, isLive, source } = member;
  if (!after) return [];
  const known =
    isLive || !before
      ? []
      : ['The snapshot does not hold it, so its status is not known: planned as scheduled.'];
  const presets = before ? [] : presetsOf(written);
  const status =
    source === 'file' ? writtenStatusOf(readMaintenance(manifest.object).status, after.status) : [];
  return [...progressOf(after, cluster), ...known, ...presets, ...status];
}

/** True for an object that the schema or the webhook refuses. */
function isRefused({ refusal, shape }: Pick<Member, 'refusal' | 'shape'>): boolean {
  return refusal !== null || (shape !== null && shape.violations.length > 0);
}

function additionOf({ after, written }: Member, cluster: Cluster): string {
  const node = cluster.node(written.node);
  if (after?.status === '')
    return 'Its label is not legal, so it never leaves the empty status: nothing is announced, and its node is never taken.';
  if (after && hasBegun(after.status))
    return 'It starts on merge, and so does its SLA clock: its node is cordoned and carries the label already.';
  if (node?.unschedulable)
    return `Its node is cordoned already; it starts as soon as the label ${maintenanceLabel(written)} comes.`;
  return 'Its node leaves production as soon as an outside scheduler cordons and labels it: right after the merge at the earliest, and with no deadline.';
}

function progressOf(after: Maintenance, cluster: Cluster): string[] {
  const node = cluster.node(after.node);
  if (!node || !hasBegun(after.status) || after.deleting) return [];
  const notes = [`It has begun (${after.status}): its node is out of production now.`];
  if (node.unschedulable && !has(node.labels, maintenanceLabel(after)))
    notes.push('Its label is gone from the node: an uncordon will not be noticed.');
  return node.unschedulable ? notes : [];
}

/** For an object that is the same one on both sides: how its namespace is written changes nothing. */
function isWrittenEqually(a: Manifest, b: Manifest): boolean {
  const parts = ({ object }: Manifest): string =>
    canonicalWithout([object['spec'] ?? null, object['metadata'] ?? null], new Set(['namespace']));
  return parts(a) === parts(b);
}
