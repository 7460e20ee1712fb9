import { type ByDefinition, decide, type Decision, type DefinedObject } from '../../../admission/decide.js';
import { Budget } from '../../../admission/budget.js';
import { droppedBy, storedBy } from '../../../admission/stored.js';
import { structuralOf } from '../../../admission/structural.js';
import { validate } from '../../../admission/validate.js';
import { field, pathText, textIn, valueAt, listIn, objectIn, objectOr } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField, Violation } from '../../../manifest/schema.js';
import { kindOf, refusedAtDecode, refusedMetadata, unknownMetadata } from './decode.js';
import { refusedMain } from './main.js';
import { refusedPolicy } from './policy.js';
import { refused, type Rejection } from './rejection.js';
import { refusalOf } from './schema-check.js';
import { unreadable, asGoWritesIt } from './defaulting-zero.js';
import { definitionOf, type Kind, schemaOf, specSchema } from './definition.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

export interface AdmissionContext {
  readonly version: SkyhookVersion;
  /** Names of the policies in the object's own API group; null = do not check that a named policy exists. */
  readonly existingPolicies: ReadonlySet<string> | null;
  /** By which definition it is judged; absent: by what is known of its kind. */
  readonly judged?: DefinedObject;
  /** The stored spec of what is updated; absent: it is created. */
  readonly earlier?: JsonObject;
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
  /** Null where the snapshot has no definition of the kind, or it did not come to that. */
  readonly byDefinition: ByDefinition | null;
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
  if (kind === null || atDecode.length > 0) {
    const unknown = kind === null ? [] : droppedBy(structuralOf(schemaOf(kind, version)), object, true);
    return {
      accepted: false,
      rejections: atDecode,
      unknownFields: [...unknownMetadata(object), ...unknown],
      stored: null,
      byDefinition: null,
    };
  }
  const { spec, rejections, shape } = admitSpec(kind, object, context);
  return {
    accepted: rejections.length === 0,
    rejections,
    unknownFields: [...unknownMetadata(object), ...shape.unknownFields],
    stored: spec,
    byDefinition: shape.byDefinition,
  };
}

interface AdmittedSpec {
  readonly spec: JsonObject;
  readonly rejections: readonly Rejection[];
  readonly shape: Decision;
}

function admitSpec(
  kind: Kind,
  object: JsonObject,
  { version, existingPolicies, judged = { apiVersion: '' }, earlier }: AdmissionContext,
): AdmittedSpec {
  const schema = schemaOf(kind, version);
  const before = earlier ? { ...object, spec: earlier } : null;
  const shape = decide(judged, object, before, definitionOf(kind, version), mutated);
  const spec = shape.stored['spec'] ?? null;
  const byApiServer = [
    ...refusedMetadata(object),
    ...shape.violations.map((violation) =>
      shape.byDefinition === null
        ? refusalOf(schema, shape.stored, violation)
        : refusedByDefinition(violation),
    ),
  ];
  if (!isObject(spec)) return { spec: Object.create(null) as JsonObject, rejections: byApiServer, shape };
  if (!canBeRead(schema, spec) || byApiServer.length > 0) return { spec, rejections: byApiServer, shape };
  const byWebhook =
    refusedUnreadable(schema, spec) ??
    (kind === 'policy' ? refusedPolicy(spec) : refusedMain(spec, version, existingPolicies));
  return { spec, rejections: byWebhook === null ? [] : [byWebhook], shape };

  /** What the mutating webhook makes of a stored form; of what it cannot read, nothing. */
  function mutated(form: Json): JsonObject {
    const served = field(form, 'spec') ?? null;
    const made = canBeRead(schema, served) ? withWebhookDefaults(kind, served, version) : served;
    return { ...(isObject(form) ? form : object), spec: made };
  }
}

function refusedByDefinition({ path, rule, message, missing }: Violation): Rejection {
  if (missing !== undefined) {
    const at = [...path, missing];
    return { by: 'schema', rule, path: at, message: `${pathText(at)} is required` };
  }
  return { by: 'schema', rule, path, message: `${pathText(path)} ${message}` };
}

/** True when a program with typed structures can read the spec. Null is nothing wherever it stands. */
function canBeRead(schema: JsonObject, spec: Json): boolean {
  if (spec === null) return true;
  return validate(structuralOf(schema), { spec }, Budget.unlimited()).every(({ path, rule }) => {
    const isMistyped = rule === 'type' || rule === 'anyOf';
    return !isMistyped || valueAt({ spec }, path) === null;
  });
}

/** The schema takes these for texts and numbers; the operator's own types can not hold them. */
function refusedUnreadable(schema: JsonObject, spec: JsonObject): Rejection | null {
  const [path] = unreadable(schema, { spec });
  if (!path) return null;
  const value = JSON.stringify(valueAt({ spec }, path));
  const message = `${pathText(path)} is ${value}, which the operator can not read; durations are written like 90s or 1h30m, quantities like 500m or 2Gi`;
  return refused('unreadable', path, message);
}

/**
 * What the mutating webhook makes of a spec whose every part has the right type: it reads the object into typed structures,
 * fills in defaults, and sends back a patch that adds and replaces but never removes. The server then applies the schema's
 * defaults once more, which matters where there was no spec. Source: NVIDIA/nodewright operator v0.15.0,
 * deployment_policy_types.go Default, skyhook_types.go Packages.UnmarshalJSON.
 */
function withWebhookDefaults(kind: Kind, spec: Json | undefined, version: SkyhookVersion): JsonObject {
  const schema = specSchema(kind, version);
  const written = objectOr(asGoWritesIt(schema, spec ?? null));
  const filled = kind === 'policy' ? withStrategyDefaults(written) : withPackageDefaults(written, version);
  return objectOr(storedBy(structuralOf(schema), filled, false));
}

/** A compartment without a strategy stays without one: it does not inherit the default's. */
function withStrategyDefaults(spec: JsonObject): JsonObject {
  for (const holder of [objectIn(spec, 'default'), ...(listIn(spec, 'compartments') ?? [])]) {
    const strategy = objectIn(holder ?? undefined, 'strategy');
    const chosen = strategy && CHOICES.find((name) => objectIn(strategy, name) !== null);
    const parameters = chosen && objectIn(strategy, chosen);
    if (!parameters) continue;
    for (const [name, value] of Object.entries(DEFAULTS[chosen])) parameters[name] ??= value;
  }
  return spec;
}

const CHOICES = ['fixed', 'linear', 'exponential'] as const;
/** `failureThreshold` has no default: without one, failed batches never stop a rollout. */
const COMMON = { initialBatch: 1, batchThreshold: 100, safetyLimit: 50 };
const DEFAULTS = {
  fixed: COMMON,
  linear: { ...COMMON, delta: 1 },
  exponential: { ...COMMON, growthFactor: 2 },
};

/** A package without a name gets its key's. */
function withPackageDefaults(spec: JsonObject, version: SkyhookVersion): JsonObject {
  for (const [key, entry] of Object.entries(objectIn(spec, 'packages') ?? {})) {
    if (!isObject(entry)) continue;
    if ((textIn(entry, 'name') ?? '') === '') entry['name'] = key;
    entry['image'] = storedImage(textIn(entry, 'image') ?? '', version);
  }
  return spec;
}

/** Up to 0.17 everything from the FIRST colon on is cut off at decode, which damages `registry:5000/name` too. */
function storedImage(image: string, version: SkyhookVersion): string {
  const colon = image.indexOf(':');
  return colon < 0 || switchesOf(version).imageWithTag === 'rejected' ? image : image.slice(0, colon);
}
