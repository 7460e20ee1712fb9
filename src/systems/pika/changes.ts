import { canonicalWithout } from '../../manifest/canonical.js';
import type { Manifest } from '../../manifest/manifest.js';
import { code, distinctTexts, joinTexts, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches } from '../system.js';
import { type Cluster, nodeIn } from './controller/node.js';
import { DRIVING, hasBegun } from './objects/maintenance.js';
import type { Member } from './side.js';

type Change = Pick<ChangeEffect, 'kind' | 'says'>;

const DELETED = text`A scheduled object is removed at once. One that has begun stays, with its cordon, until someone uncordons the node.`;
const STARTED = text`The maintenance starts on merge: the cordon and the label are there already.`;
const CORDONED = text`The maintenance starts when the label is set: the cordon is there already.`;
const ANNOUNCED = text`An external scheduler starts the maintenance at any time after the merge: it cordons and labels each node.`;

/** What merging does to one object, by what the controller made of the edit; null where the change does not touch it. */
export function changeOf(member: Member, previous: Manifest | null, cluster: Cluster): Change | null {
  const { source, before, after, manifest, refusal, shape, written } = member;
  if (source === 'cluster') return null;
  if (source === 'deleted') return { kind: 'deleted', says: DELETED };
  if (refusal !== null || (shape?.violations ?? []).length > 0)
    return { kind: 'refused', says: text`It is refused: the cluster keeps what it has.` };
  if (!before || !after) {
    const isCordoned = nodeIn(cluster, written.node)?.unschedulable;
    const says = after && hasBegun(after.status) ? STARTED : isCordoned ? CORDONED : ANNOUNCED;
    return { kind: 'first-rollout', says };
  }
  if (!previous || isWrittenEqually(previous, manifest)) return null;
  const status = code(after.status || 'MaintenanceUnknown');
  if (before.status !== after.status)
    return { kind: 'edited', says: text`The status becomes ${status} on merge.` };
  return DRIVING.some((key) => before.annotations[key] !== after.annotations[key])
    ? { kind: 'edited', says: text`Annotations change; the status stays ${status} on merge.` }
    : { kind: 'none', says: text`The edit changes no status.` };
}

/** The kind that says most about what begins. */
const KINDS: readonly ChangeKind[] = ['first-rollout', 'edited', 'deleted', 'refused', 'none'];

/** The change of several objects of a maintenance: each sentence once. */
export function changeOfAll(changes: readonly Change[]): ChangeEffect | null {
  const kind = KINDS.find((one) => changes.some((change) => change.kind === one));
  return kind ? inBatches(kind, joinTexts(distinctTexts(changes.map(({ says }) => says)), ' ')) : null;
}

/** For an object that is the same one on both sides: how its namespace is written changes nothing. */
function isWrittenEqually(a: Manifest, b: Manifest): boolean {
  const parts = ({ object }: Manifest): string =>
    canonicalWithout([object['spec'] ?? null, object['metadata'] ?? null], new Set(['namespace']));
  return parts(a) === parts(b);
}
