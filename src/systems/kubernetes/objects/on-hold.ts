import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { HeldBack, KeptBack } from '../../system.js';

/** The fields by which a workload holds pods back. Replicas are those that are written, or 1. */
export function holdsIn({ object }: Pick<Manifest, 'object'>): {
  readonly isPaused: boolean;
  readonly isOnDelete: boolean;
  readonly partition: number;
  readonly replicas: number;
} {
  const partition = fieldAt(object, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  return {
    isPaused: fieldAt(object, 'spec', 'paused') === true,
    isOnDelete: fieldAt(object, 'spec', 'updateStrategy', 'type') === 'OnDelete',
    partition: typeof partition === 'number' ? Math.max(0, partition) : 0,
    replicas: Number(fieldAt(object, 'spec', 'replicas') ?? 1),
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
 * The replicas that a partition keeps on the version before, also once the rollout of the others is done; null where it keeps none, or all.
 * Source: kubernetes/kubernetes#70442.
 */
export function keptBack(manifest: Manifest): KeptBack | null {
  const { partition, replicas } = holdsIn(manifest);
  if (partition === 0 || partition >= replicas) return null;
  return { by: `partition ${partition}`, targets: partition, total: replicas };
}
