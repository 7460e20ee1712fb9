import type { Schema } from '../../../manifest/schema.js';

/** Texts that the operator reads as a metav1.Duration; the schema does not check them. */
export const DURATION: Schema = { kind: 'string' };
export const DURATION_OR_NULL: Schema = { kind: 'string', nullable: true };

/** controller-gen's pattern for resource.Quantity. It lets `1e1.5` pass, which the operator then can not read. */
export const QUANTITY: Schema = {
  kind: 'intOrString',
  pattern:
    /^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$/,
};
