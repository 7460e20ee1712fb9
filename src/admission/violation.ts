import type { FieldPath } from '../manifest/manifest.js';

/** The keyword of the schema that a field breaks: 'required', 'enum', 'pattern', 'maxItems', 'type', 'anyOf', ... */
export interface Violation {
  readonly path: FieldPath;
  readonly rule: string;
  readonly message: string;
  /** Under the rule 'required': the field of the object at `path` that is missing. */
  readonly missing?: string;
  /** Under the rule 'type': what the field must be. */
  readonly type?: string;
  /** True where the value could stand in a new object: only the edit of it is refused. */
  readonly isEdit?: boolean;
}

/** A fault of a field. */
export type FieldError = Pick<Violation, 'path' | 'message'>;

/** A field that the API server drops in silence, and what it was probably meant to be. */
export interface UnknownField {
  readonly path: FieldPath;
  readonly suggestion: FieldPath | null;
}
