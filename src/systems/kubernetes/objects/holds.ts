import type { Manifest } from '../../../manifest/manifest.js';
import { type Text, text } from '../../../text/text.js';
import type { HeldBack } from '../../system.js';
import type { KubernetesObject } from './objects.js';
import { isSet, replicasIn, specOf, statefulSetStrategyOf } from './spec.js';

/** The fields by which a workload holds pods back. Replicas are those that are written, or 1. */
export function holdsIn(manifest: Pick<Manifest, 'object'>): {
  readonly isPaused: boolean;
  readonly isOnDelete: boolean;
  readonly partition: number;
  readonly replicas: number;
} {
  const { paused, updateStrategy } = specOf(manifest);
  const strategy = statefulSetStrategyOf(updateStrategy);
  return {
    isPaused: paused === true,
    isOnDelete: strategy.type === 'OnDelete',
    partition: strategy.type === 'RollingUpdate' ? Math.max(0, strategy.partition) : 0,
    replicas: replicasIn(manifest),
  };
}

/** The field by which a workload holds back every rollout, whether or not one is due; null where it rolls by itself. */
export function onHold(manifest: Manifest): HeldBack | null {
  const { isPaused, isOnDelete, partition, replicas } = holdsIn(manifest);
  if (isPaused) return 'paused';
  if (isOnDelete) return 'OnDelete';
  return partition > 0 && partition >= replicas ? 'partition' : null;
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
  if (kind !== 'StatefulSet') return null;
  const { replicas } = isSet(specOf(manifest), 'replicas') ? is : was;
  return Math.min(was.partition, replicas) > is.partition
    ? text`partition ${was.partition} -> ${is.partition}`
    : null;
}
