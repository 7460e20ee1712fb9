import type { FieldPath } from '../../../manifest/manifest.js';

/** Something that keeps an object out of the cluster, in the words of the plan. */
export interface Refusal {
  readonly by: string;
  readonly path: FieldPath;
  readonly message: string;
  /** Where the object is stored all the same and its controller stops at it; absent: it is refused. */
  readonly consequence?: string;
  /** One change that mends it, as a sentence. */
  readonly fix?: string;
}
