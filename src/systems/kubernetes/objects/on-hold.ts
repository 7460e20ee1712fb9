import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { HeldBack } from '../../system.js';

/** By which of its fields a workload holds back every rollout, whether or not one is due; null where it rolls by itself. */
export function onHold({ object }: Manifest): HeldBack | null {
  if (fieldAt(object, 'spec', 'paused') === true) return 'paused';
  return fieldAt(object, 'spec', 'updateStrategy', 'type') === 'OnDelete' ? 'OnDelete' : null;
}
