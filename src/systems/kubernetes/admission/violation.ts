import type { FieldPath } from '../../../manifest/manifest.js';

/** What is wrong with a field; the names are ours. */
type ViolationCode =
  | 'bothNonZero'
  | 'bothSet'
  | 'bothZero'
  | 'empty'
  | 'immutable'
  | 'negative'
  | 'notAllowedWithOnDelete'
  | 'notAllowedWithRecreate'
  | 'notPercent'
  | 'notSupported'
  | 'over100Percent'
  | 'required'
  | 'selectorMismatch'
  | 'tooSmall'
  | 'unknownType'
  | 'wrongType'
  | 'zero';

/** One reason for which the API server refuses an object. */
export interface Violation {
  readonly path: FieldPath;
  readonly code: ViolationCode;
  /** What the API server says about the field, or the same in short. */
  readonly message: string;
  /** True where a required field is not written. */
  readonly isAbsent?: boolean;
  /** One change that mends it, as a sentence; absent where the message says it. */
  readonly fix?: string;
}

/** One thing that the API server refuses; `message` is in the API server's words, without the path. */
export function violation(path: FieldPath, code: ViolationCode, message: string): Violation {
  return { path, code, message };
}
