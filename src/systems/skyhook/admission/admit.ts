import { field, pathText, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { isObject } from '../../../manifest/manifest.js';
import { checkSchema } from '../../../manifest/schema-check.js';
import type { Schema, UnknownField } from '../../../manifest/schema.js';
import { stored, unknownFields } from '../../../manifest/schema.js';
import { kindOf, refusedAtDecode, refusedMetadata } from './decode.js';
import { refusedMain } from './main.js';
import { refusedPolicy } from './policy.js';
import type { Rejection } from './rejection.js';
import { refused } from './rejection.js';
import { refusedBySchema, valueAt } from './schema-check.js';
import { withWebhookDefaults } from './defaulting.js';
import { unreadable } from './defaulting-zero.js';
import type { Kind } from './schema.js';
import { schemaOf } from './schema.js';
import type { SkyhookVersion } from '../versions.js';

export interface AdmissionContext {
  readonly version: SkyhookVersion;
  /** Names of the policies in the object's own API group; null = do not check that a named policy exists. */
  readonly existingPolicies: ReadonlySet<string> | null;
}

/** What the cluster makes of an object that is created. */
export interface Admission {
  readonly accepted: boolean;
  /** All that one stage refuses; of the webhook the first only, as it stops there. */
  readonly rejections: readonly Rejection[];
  /** Fields that the server drops in silence. */
  readonly unknownFields: readonly UnknownField[];
  /** The spec as the operator gets to see it, defaults filled in; null when the object can not be read at all. */
  readonly stored: JsonObject | null;
}

/**
 * Creates an object on paper, in the order of the API server: decode, drop unknown fields, schema defaults, mutating webhook,
 * schema validation, validating webhook. There are no CEL rules on these kinds.
 *
 * A value of the wrong type keeps the webhook from reading the object; then nothing is added, and the schema's errors are
 * given. Source: NVIDIA/nodewright operators v0.15.0 (run) and 0.18 to 0.20 (read).
 */
export function admit(object: JsonObject, context: AdmissionContext): Admission {
  const { version } = context;
  const kind = kindOf(textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? '', version);
  const atDecode = refusedAtDecode(object, version);
  const unknown = kind === null ? [] : unknownFields(schemaOf(kind, version), object);
  if (kind === null || atDecode.length > 0) {
    return { accepted: false, rejections: atDecode, unknownFields: unknown, stored: null };
  }
  const { spec, rejections } = admitSpec(kind, object, context);
  return { accepted: rejections.length === 0, rejections, unknownFields: unknown, stored: spec };
}

interface AdmittedSpec {
  readonly spec: JsonObject;
  readonly rejections: readonly Rejection[];
}

function admitSpec(
  kind: Kind,
  object: JsonObject,
  { version, existingPolicies }: AdmissionContext,
): AdmittedSpec {
  const schema = schemaOf(kind, version);
  const served = field(stored(schema, object), 'spec') ?? null;
  const isReadable = canBeRead(schema, served);
  const spec = isReadable ? withWebhookDefaults(kind, served, version) : served;
  const bySchema = [...refusedMetadata(object), ...refusedBySchema(schema, { spec })];
  if (!isObject(spec)) return { spec: Object.create(null) as JsonObject, rejections: bySchema };
  if (!isReadable || bySchema.length > 0) return { spec, rejections: bySchema };
  const byWebhook =
    refusedUnreadable(schema, spec) ??
    (kind === 'policy' ? refusedPolicy(spec) : refusedMain(spec, version, existingPolicies));
  return { spec, rejections: byWebhook === null ? [] : [byWebhook] };
}

/** True when a program with typed structures can read the spec. Null is nothing wherever it stands. */
function canBeRead(schema: Schema, spec: Json): boolean {
  if (spec === null) return true;
  return checkSchema(schema, { spec }).every(({ path, rule }) => {
    const isMistyped = rule === 'type' || rule === 'anyOf';
    return !isMistyped || valueAt({ spec }, path) === null;
  });
}

/** The schema takes these for texts and numbers; the operator's own types can not hold them. */
function refusedUnreadable(schema: Schema, spec: JsonObject): Rejection | null {
  const [path] = unreadable(schema, { spec });
  if (!path) return null;
  const value = JSON.stringify(valueAt({ spec }, path));
  const message = `${pathText(path)} is ${value}, which the operator can not read; durations are written like 90s or 1h30m, quantities like 500m or 2Gi`;
  return refused('unreadable', path, message);
}
