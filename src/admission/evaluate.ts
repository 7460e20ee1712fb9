import { field } from '../manifest/fields.js';
import { rememberedOfBoth } from '../manifest/lookup.js';
import { type DefinedVersion, type Definition, isObject, type JsonObject } from '../manifest/manifest.js';
import type { UnknownField, Violation } from './violation.js';
import { redactObject } from '../snapshot/redact.js';
import { Budget, Unsupported } from './limits.js';
import { checkRules, type RuleFindings } from './rules.js';
import { droppedBy, readable, type Schema, storedBy, validate } from './schema.js';

/** An object as the API server reads, defaults and validates it before any webhook. */
export interface Shape {
  /** Violations of the schema and its rules (`cel`); empty: the object is accepted. */
  readonly violations: readonly Violation[];
  /** With defaults filled in and unknown fields dropped. */
  readonly stored: JsonObject;
  /** Dropped in silence. */
  readonly unknownFields: readonly UnknownField[];
}

/** The old object of an update. */
interface Earlier {
  readonly stored: JsonObject;
  /** It comes from a snapshot, which keeps some fields as their hash and others not at all. */
  readonly isRedacted: boolean;
}

export interface Evaluated extends Shape {
  /** Why rules or the schema could not be evaluated: then an object without violations is not known to be accepted. */
  readonly unevaluated: readonly string[];
}

/** Kinds of violations after which the rules of a schema are not run (apiextensions-apiserver, hasBlockingErr). */
const BLOCKING: ReadonlySet<string> = new Set([
  ...['type', 'anyOf', 'enum', 'required', 'maxLength', 'maxItems', 'maxProperties'],
]);

/**
 * Creates an object on paper by the definition of its kind, or updates one: `old` is its stored form before. The status is left
 * out of it, as a file does not set it and a snapshot keeps only parts of it. `mutated` is what a mutating webhook makes of the stored
 * form, before it is evaluated.
 */
export function evaluateBy(
  { keepsUnknown, isOurs = false }: Pick<Definition, 'keepsUnknown' | 'isOurs'>,
  { schema, hasStatus }: DefinedVersion,
  object: JsonObject,
  old: Earlier | null,
  mutated: (stored: JsonObject) => JsonObject = (stored) => stored,
): Evaluated {
  const written = hasStatus ? without(object, 'status') : object;
  try {
    const structural = readable(schema ?? {});
    const keepsAll = keepsUnknown || schema === null;
    const stored = storedOf(structural, mutated(storedOf(structural, written, keepsAll)), keepsAll);
    const budget = isOurs ? Budget.unlimited() : new Budget();
    const before = old && { ...old, stored: hasStatus ? without(old.stored, 'status') : old.stored };
    const bySchema = validate(structural, stored, budget);
    const isBlocked = bySchema.some(({ rule }) => BLOCKING.has(rule));
    const byRules = isBlocked ? NOTHING : rulesOf(structural, stored, before, budget);
    const status = object['status'];
    return {
      violations: [...bySchema, ...byRules.violations],
      stored: hasStatus && status !== undefined ? { ...stored, status } : stored,
      unknownFields: keepsAll ? [] : droppedBy(structural, written, true),
      unevaluated: [...new Set(budget.passedOver), ...byRules.unevaluated],
    };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return { violations: [], stored: object, unknownFields: [], unevaluated: [error.message] };
  }
}

const NOTHING: RuleFindings = { violations: [], unevaluated: [] };

function rulesOf(schema: Schema, stored: JsonObject, old: Earlier | null, budget: Budget): RuleFindings {
  const plain = checkRules('plain', schema, { object: stored, old: null }, budget);
  // Transition rules compare with a redacted object what a snapshot would keep of the new one, so that equal stays equal.
  const { apiVersion, kind } = stored;
  const isRedacted = old?.isRedacted === true && typeof apiVersion === 'string' && typeof kind === 'string';
  const object = (isRedacted && redactObject(apiVersion, kind, stored)?.object) || stored;
  const transitions = checkRules('transition', schema, { object, old: old?.stored ?? null }, budget);
  return {
    violations: [...plain.violations, ...transitions.violations],
    unevaluated: [...plain.unevaluated, ...transitions.unevaluated],
  };
}

function storedOf(schema: Schema, object: JsonObject, keepsAll: boolean): JsonObject {
  if (keepsAll) return object;
  const stored = storedBy(schema, object, true);
  return isObject(stored) ? stored : object;
}

/** The object but for one of its fields. */
export function without(object: JsonObject, left: string): JsonObject {
  const result = Object.create(null) as JsonObject;
  for (const [name, value] of Object.entries(object)) if (name !== left) result[name] = value;
  return result;
}

/** Applies a schema without rules of its own to an object, once for each two: sides read the same object again and again. */
export const shapeBy = rememberedOfBoth((object: JsonObject, schema: JsonObject): Shape => {
  const stored = storedOf(readable(schema), object, false);
  return {
    violations: validate(schema, stored, Budget.unlimited()),
    stored,
    unknownFields: droppedBy(schema, object, true),
  };
});

const TEXTS = { type: 'object', additionalProperties: { type: 'string' } };
const METADATA = readable({ type: 'object', properties: { labels: TEXTS, annotations: TEXTS } });

/**
 * Metadata that no object of any kind may have: a label or an annotation that is a number or a boolean, as YAML reads `1.2`,
 * `yes` and `on` without quotes. The API server cannot read such an object, whatever the definition of its kind says. Source:
 * k8s.io/apimachinery, ObjectMeta: both are maps of string to string.
 */
export function unreadableMetadata(manifest: JsonObject): Violation[] {
  const metadata = field(manifest, 'metadata') ?? null;
  if (metadata === null) return [];
  return validate(METADATA, storedBy(METADATA, metadata), Budget.unlimited(), ['metadata']);
}
