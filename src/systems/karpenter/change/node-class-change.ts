import type { Place } from '../../../manifest/manifest.js';
import type { PolicyRef } from '../../system.js';

/** What the change does to the NodeClass that a pool names, whatever the provider makes of it. */
export interface NodeClassChange {
  readonly ref: PolicyRef;
  /**
   * `appears`: the files begin to hold it, and what the cluster has under that name is not known; `differs`: it is known, and is
   * another.
   */
  readonly kind: 'edited' | 'appears' | 'differs' | 'deleted';
  /** Fields that are others than before, or than in the cluster. */
  readonly fields: readonly string[];
  readonly place: Place;
}
