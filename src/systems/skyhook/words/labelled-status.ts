import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { few } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import type { Unshown } from '../../system.js';
import type { Switches } from '../versions.js';

const WORST_FIRST = ['erroring', 'blocked', 'in_progress', 'waiting', 'complete'] as const;

/**
 * Where a rollout stands by the labels of its nodes, in a snapshot that shows nodes and not the object: its batches and its stop stand
 * in the object alone, so the plan cannot go on from there. Source: NVIDIA/nodewright 042b7591, operator/internal/wrapper/node.go,
 * SetStatus.
 */
export function labelledStatus(
  manifest: Manifest,
  targets: readonly NodeState[],
  { metadataPrefix }: Switches,
): Unshown | null {
  const key = `${metadataPrefix}/status_${manifest.name}`;
  const by = groupedBy(targets, ({ labels }) => labels[key]);
  const found = WORST_FIRST.flatMap((status) => {
    const names = by.get(status)?.map(({ name }) => visible(name));
    return names ? [{ status, names }] : [];
  });
  const [worst] = found;
  if (!worst || worst.status === 'complete') return null;
  const counts = found.map(({ status, names }) => `${names.length} ${status.replace('_', ' ')}`).join(', ');
  const { length } = worst.names;
  const held =
    worst.status === 'erroring' || worst.status === 'blocked'
      ? ` ${few(worst.names)} ${verb(length, 'is', 'are')} ${worst.status}, and may hold the others.`
      : '';
  return {
    subject: 'labelled-status',
    says: `its rollout is under way by the labels of its nodes: ${counts} of ${counted(targets.length, 'node')}.${held} The snapshot does not hold the object with its batches, so the plan begins as if all were well.`,
    fix: `Take the ${manifest.kind} with its status into the snapshot: the plan goes on from there.`,
    place: manifest.place,
    ...(held === '' ? { grade: 'info' as const } : {}),
    ofRollout: true,
  };
}
