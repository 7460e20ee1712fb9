import type { FieldPath } from '../../../manifest/manifest.js';

/** The three layers a manifest passes, in this order. */
export type Layer = 'schema' | 'cel' | 'webhook';

/** One thing that keeps a manifest out of the cluster. */
export interface Rejection {
  readonly layer: Layer;
  /** A stable name: the schema's keyword, or what the rule is about. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: string;
  /** The field of the object at `path` that is required and not written. */
  readonly missing?: string;
}
