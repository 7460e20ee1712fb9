import type { Manifest } from '../../../manifest/manifest.js';
import { type Text, text } from '../../../text/text.js';
import type { HeldBack } from '../../system.js';
import type { KubernetesObject } from './objects.js';
import { isSet, specOf, statefulSetSpecOf } from './spec.js';

/** The fields by which a workload holds pods back. Replicas are those that are written, or 1. */
export function holdsIn(manifest: Pick<Manifest, 'object'>): {
  readonly isPaused: boolean;
  readonly isOnDelete: boolean;
  readonly partition: number;
  readonly replicas: number;
} {
  const { strategy, replicas } = statefulSetSpecOf(manifest, '');
  return {
    isPaused: specOf(manifest)['paused'] === true,
    isOnDelete: strategy.type === 'OnDelete',
    partition: strategy.type === 'RollingUpdate' ? Math.max(0, strategy.partition) : 0,
    replicas,
  };
}

/** The field by which a workload holds back every rollout, whether or not one is due; absent where it rolls by itself. */
export function onHold(manifest: Manifest): HeldBack | undefined {
  const { isPaused, isOnDelete, partition, replicas } = holdsIn(manifest);
  if (isPaused) return 'paused';
  if (isOnDelete) return 'OnDelete';
  return partition > 0 && partition >= replicas ? 'partition' : undefined;
}

/**
 * The hold on pods that the change lifts, `partition 4 -> 0`: a template that was merged under it starts now, with the same template in
 * the files. Null where nothing is released.
 */
export function releasedBy({ kind, manifest, before, live }: KubernetesObject): Text | null {
  const earlier = before ?? live;
  if (!earlier) return null;
  const [was, is] = [holdsIn(earlier), holdsIn(manifest)];
  if (kind === 'Deployment') return was.isPaused && !is.isPaused ? text`it is no longer paused` : null;
  if (is.isOnDelete) return null;
  if (was.isOnDelete) return text`updateStrategy OnDelete -> RollingUpdate`;
  const { replicas } = isSet(specOf(manifest), 'replicas') ? is : was;
  const isLowered = kind === 'StatefulSet' && Math.min(was.partition, replicas) > is.partition;
  return isLowered ? text`partition ${was.partition} -> ${is.partition}` : null;
}
