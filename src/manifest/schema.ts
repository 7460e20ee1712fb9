import type { FieldPath, Json } from './manifest.js';

/**
 * What is known here of a kind: the part of a CustomResourceDefinition's structural schema that decides what the API server fills in,
 * checks and drops. `src/admission` judges by it as it judges by the cluster's own definition.
 */
export type Schema =
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
      readonly default?: Json;
    }
  | { readonly kind: 'map'; readonly values: Schema; readonly maxProperties?: number }
  | {
      readonly kind: 'list';
      readonly items: Schema;
      readonly minItems?: number;
      readonly maxItems?: number;
      /** `x-kubernetes-list-type: set`: no item twice. */
      readonly set?: true;
      readonly default?: Json[];
    }
  | {
      readonly kind: 'string';
      readonly oneOf?: readonly string[];
      /** Only its source counts: it is run by an engine that takes linear time, as the API server's does. */
      readonly pattern?: RegExp;
      /** The pattern in words, as they follow "must be". */
      readonly words?: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly format?: 'date-time';
      readonly default?: string;
      readonly nullable?: true;
    }
  | {
      readonly kind: 'integer';
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
      readonly nullable?: true;
    }
  | { readonly kind: 'boolean'; readonly default?: boolean; readonly nullable?: true }
  | { readonly kind: 'intOrString'; readonly pattern?: RegExp; readonly default?: number | string }
  /** `x-kubernetes-preserve-unknown-fields`: anything goes, nothing is dropped. */
  | { readonly kind: 'any' };

/** What a field breaks, by the keyword of the schema: 'required', 'enum', 'pattern', 'maxItems', 'type', 'anyOf', ... */
export interface Violation {
  readonly path: FieldPath;
  readonly rule: string;
  readonly message: string;
  /** Under the rule 'required': the field of the object at `path` that is missing. */
  readonly missing?: string;
}

/** What is wrong with a field, whoever says so. */
export type FieldError = Pick<Violation, 'path' | 'message'>;

/** A field that the API server drops in silence, and what it was probably meant to be. */
export interface UnknownField {
  readonly path: FieldPath;
  readonly suggestion: string | null;
}

export const TEXT: Schema = { kind: 'string' };
export const FLAG: Schema = { kind: 'boolean' };
/** What the author cannot get wrong, or nobody here looks at. */
export const ANY: Schema = { kind: 'any' };

/** A whole object around its spec. Its metadata and status are not the author's to get wrong here. */
export function wholeObject(spec: Schema): Schema {
  return object({ apiVersion: TEXT, kind: TEXT, metadata: ANY, spec, status: ANY }, ['spec']);
}

/** A mapping with these fields; one that is not listed is unknown and dropped. `required` must be written. */
export function object(fields: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { kind: 'object', fields, required };
}

/** A list of `items`; `set`: no item may stand in it twice. */
export function list(
  items: Schema,
  limits: { readonly minItems?: number; readonly maxItems?: number; readonly set?: true } = {},
): Schema {
  return { kind: 'list', items, ...limits };
}

/** A string that must be one of `oneOf`, with the value the API server fills in. */
export function choice(oneOf: readonly string[], filledIn?: string): Schema {
  return filledIn === undefined ? { kind: 'string', oneOf } : { kind: 'string', oneOf, default: filledIn };
}

/** The fields of metav1.LabelSelector. Operators and values are checked by webhooks and controllers, not by the schema. */
export const LABEL_SELECTOR: Schema = object({
  matchLabels: { kind: 'map', values: { kind: 'string' } },
  matchExpressions: list(
    object({ key: { kind: 'string' }, operator: { kind: 'string' }, values: list({ kind: 'string' }) }, [
      'key',
      'operator',
    ]),
  ),
});
