import { fieldAt } from '../../../manifest/fields.js';
import type { KubernetesObject } from '../objects/objects.js';
import { holdsIn } from '../objects/on-hold.js';

/**
 * The hold on pods that the change lifts, `partition 4 -> 0`: a template that was merged under it starts now, with the same template in
 * the files. Null where nothing is released.
 */
export function releasedBy({ kind, manifest, before, live }: KubernetesObject): string | null {
  const earlier = before ?? live;
  if (!earlier) return null;
  const [was, is] = [holdsIn(earlier), holdsIn(manifest)];
  if (kind === 'Deployment') return was.isPaused && !is.isPaused ? 'it is no longer paused' : null;
  if (is.isOnDelete) return null;
  if (was.isOnDelete) return 'updateStrategy OnDelete -> RollingUpdate';
  if (kind !== 'StatefulSet') return null;
  const { replicas } = fieldAt(manifest.object, 'spec', 'replicas') === undefined ? was : is;
  return Math.min(was.partition, replicas) > is.partition
    ? `partition ${was.partition} -> ${is.partition}`
    : null;
}
