import type { FieldPath } from '../../../manifest/manifest.js';

/** The stages an object passes in this order; the first that refuses it ends the way. */
type Stage = 'decode' | 'schema' | 'webhook';

export interface Rejection {
  readonly by: Stage;
  /** A stable name: a keyword of the schema, or what the operator's rule is about. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: string;
}

/** A refusal by the operator's validating webhook. */
export function refused(rule: string, path: FieldPath, message: string): Rejection {
  return { by: 'webhook', rule, path, message };
}
