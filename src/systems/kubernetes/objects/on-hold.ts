import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { HeldBack } from '../../system.js';

/** By which of its fields a workload holds back every rollout, whether or not one is due; null where it rolls by itself. */
export function onHold({ object }: Manifest): HeldBack | null {
  if (fieldAt(object, 'spec', 'paused') === true) return 'paused';
  if (fieldAt(object, 'spec', 'updateStrategy', 'type') === 'OnDelete') return 'OnDelete';
  const partition = fieldAt(object, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  const replicas = fieldAt(object, 'spec', 'replicas') ?? 1;
  const isOverAll = typeof partition === 'number' && partition > 0 && partition >= Number(replicas);
  return isOverAll ? 'partition' : null;
}
