import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { HeldBack, KeptBack } from '../../system.js';

/** By which of its fields a workload holds back every rollout, whether or not one is due; null where it rolls by itself. */
export function onHold({ object }: Manifest): HeldBack | null {
  if (fieldAt(object, 'spec', 'paused') === true) return 'paused';
  if (fieldAt(object, 'spec', 'updateStrategy', 'type') === 'OnDelete') return 'OnDelete';
  const { partition, replicas } = partitionOver(object);
  return partition > 0 && partition >= replicas ? 'partition' : null;
}

/**
 * The replicas that a partition keeps on the version before, also once the rollout of the others is done; null where it keeps none, or all.
 * Source: kubernetes/kubernetes#70442.
 */
export function keptBack({ object }: Manifest): KeptBack | null {
  const { partition, replicas } = partitionOver(object);
  if (partition <= 0 || partition >= replicas) return null;
  return { by: `partition ${partition}`, targets: partition, total: replicas };
}

function partitionOver(object: Manifest['object']): {
  readonly partition: number;
  readonly replicas: number;
} {
  const partition = fieldAt(object, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  const replicas = Number(fieldAt(object, 'spec', 'replicas') ?? 1);
  return { partition: typeof partition === 'number' ? partition : 0, replicas };
}
