import type { FieldPath } from '../../../manifest/manifest.js';

export interface Rejection {
  /** Stages in their order; the first that refuses an object ends its way. */
  readonly by: 'decode' | 'schema' | 'webhook';
  /** A stable name: a keyword of the schema, or the subject of the operator's rule. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: string;
}

/** A refusal by the operator's validating webhook. */
export function refused(rule: string, path: FieldPath, message: string): Rejection {
  return { by: 'webhook', rule, path, message };
}
