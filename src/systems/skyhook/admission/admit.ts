import { canonicalJson } from '../../../manifest/canonical.js';
import { type ByDefinition, decide, type Decision, type DefinedObject } from '../../../admission/decide.js';
import { Budget } from '../../../admission/limits.js';
import { unreadableMetadata } from '../../../admission/evaluate.js';
import { droppedBy, readable, storedBy, validate } from '../../../admission/schema.js';
import {
  field,
  fieldAt,
  listIn,
  objectIn,
  objectOr,
  pathText,
  textIn,
  valueAt,
} from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { redactManifest } from '../../../snapshot/redact.js';
import type { UnknownField, Violation } from '../../../admission/violation.js';
import { code, foreign, literal, name, NO_TEXT, text } from '../../../text/text.js';
import { nearest } from '../../../manifest/visible.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';
import { definitionOf, type Kind, kindOf, NEW_API, schemaOf, specSchema } from './crd.js';
import { asGoWritesIt, unreadable } from './go-types.js';
import { refused, refusedMain, refusedPolicy, type Rejection } from './webhooks.js';

export interface AdmissionContext {
  readonly version: SkyhookVersion;
  /** Names of the policies in the object's own API group; null = do not check that a named policy exists. */
  readonly existingPolicies: ReadonlySet<string> | null;
  /** The definition to judge by; absent: that of `crds.json`. */
  readonly judged?: DefinedObject;
  /** The stored spec of what is updated; absent: it is created. */
  readonly earlier?: JsonObject;
}

/** Outcome of the creation of an object. */
export interface Admission {
  readonly accepted: boolean;
  /** All that one stage refuses; of the webhook the first only, as it stops there. */
  readonly rejections: readonly Rejection[];
  /** Fields that the server drops in silence. */
  readonly unknownFields: readonly UnknownField[];
  /** The spec as the operator gets to see it, defaults filled in; null when the object cannot be read at all. */
  readonly stored: JsonObject | null;
  /** Null if the snapshot has no definition of the kind, or it did not come to that. */
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
  const [apiVersion, written] = [textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? ''];
  const kind = kindOf(apiVersion, written, version);
  if (kind === null) {
    const hint = apiVersion === NEW_API ? text`; nodewright.nvidia.com came with operator 0.18` : NO_TEXT;
    const what = written === '' ? text`object without a kind` : code(written);
    const where = apiVersion === '' ? text`no API group` : code(apiVersion);
    const message = text`operator ${literal(version)} has no ${what} in ${where}${hint}`;
    return undecoded([{ by: 'decode', rule: 'no-such-kind', path: ['apiVersion'], message }], []);
  }
  const atDecode = unreadableMetadata(object).map((violation) => refusedBy('decode', violation));
  if (atDecode.length > 0)
    return undecoded(atDecode, [
      ...unknownMetadata(object),
      ...droppedBy(readable(schemaOf(kind, version)), object, true),
    ]);
  const { spec, rejections, shape } = admitSpec(kind, object, context);
  return {
    accepted: rejections.length === 0,
    rejections,
    unknownFields: [...unknownMetadata(object), ...shape.unknownFields],
    stored: spec,
    byDefinition: shape.byDefinition,
  };
}

function undecoded(rejections: readonly Rejection[], unknownFields: readonly UnknownField[]): Admission {
  return { accepted: false, rejections, unknownFields, stored: null, byDefinition: null };
}

function refusedBy(by: Rejection['by'], { path, rule, message, missing }: Violation): Rejection {
  const at = missing === undefined ? path : [...path, missing];
  const says = missing === undefined ? foreign(message) : text`is required`;
  return { by, rule, path: at, message: text`${code(pathText(at))} ${says}` };
}

const OF_METADATA = [
  ...['name', 'generateName', 'namespace', 'labels', 'annotations', 'finalizers', 'ownerReferences'],
  ...['managedFields', 'uid', 'resourceVersion', 'generation', 'creationTimestamp', 'deletionTimestamp'],
  ...['deletionGracePeriodSeconds', 'selfLink'],
];

/** Fields that no metadata has, which the server drops. */
function unknownMetadata(object: JsonObject): UnknownField[] {
  return Object.keys(objectIn(object, 'metadata') ?? {})
    .filter((name) => !OF_METADATA.includes(name))
    .map((name) => ({ path: ['metadata', name], suggestion: nearest(name, OF_METADATA) }));
}

function admitSpec(
  kind: Kind,
  object: JsonObject,
  { version, existingPolicies, judged = { apiVersion: '' }, earlier }: AdmissionContext,
): { spec: JsonObject; rejections: readonly Rejection[]; shape: Decision } {
  const schema = schemaOf(kind, version);
  const before = earlier ? { ...object, spec: earlier } : null;
  const shape = decide(judged, object, before, definitionOf(kind, version), mutated);
  const spec = shape.stored['spec'] ?? null;
  const bySchema = shape.violations.map((violation) => refusedBy('schema', violation));
  if (!isObject(spec)) return { spec: Object.create(null) as JsonObject, rejections: bySchema, shape };
  if (!canBeRead(schema, spec) || bySchema.length > 0) return { spec, rejections: bySchema, shape };
  const webhook =
    kind === 'policy' ? refusedPolicy(spec) : refusedMain(spec, switchesOf(version), existingPolicies);
  const unread = refusedUnreadable(schema, spec);
  const [first] = unread ? [unread] : webhook;
  return { spec, rejections: first ? [first] : [], shape };

  /** The stored form after the mutating webhook, which leaves one that it cannot read. */
  function mutated(form: Json): JsonObject {
    const served = field(form, 'spec') ?? null;
    const made = canBeRead(schema, served) ? withWebhookDefaults(kind, served, version) : served;
    return { ...(isObject(form) ? form : object), spec: made };
  }
}

/** True when a program with typed structures can read the spec. Null is nothing anywhere. */
function canBeRead(schema: JsonObject, spec: Json): boolean {
  if (spec === null) return true;
  return validate(readable(schema), { spec }, Budget.unlimited()).every(({ path, rule }) => {
    const isMistyped = rule === 'type' || rule === 'anyOf';
    return !isMistyped || valueAt({ spec }, path) === null;
  });
}

/** The schema takes these for texts and numbers; the operator's own types cannot hold them. */
function refusedUnreadable(schema: JsonObject, spec: JsonObject): Rejection | null {
  const [path] = unreadable(schema, { spec });
  if (!path) return null;
  const value = code(JSON.stringify(valueAt({ spec }, path)));
  const message = text`${code(pathText(path))} is ${value}, which the operator cannot read; durations are written like 90s or 1h30m, quantities like 500m or 2Gi`;
  return refused('unreadable', path, message);
}

/**
 * The mutating webhook on a spec whose every part has the right type: it reads the object into typed structures,
 * fills in defaults, and sends back a patch that adds and replaces but never removes. The server then applies the schema's
 * defaults once more, which matters if there was no spec. Source: NVIDIA/nodewright operator v0.15.0,
 * deployment_policy_types.go Default, skyhook_types.go Packages.UnmarshalJSON.
 */
function withWebhookDefaults(kind: Kind, spec: Json | undefined, version: SkyhookVersion): JsonObject {
  const schema = specSchema(kind, version);
  const written = objectOr(asGoWritesIt(schema, spec ?? null));
  const filled = kind === 'policy' ? withStrategyDefaults(written) : withPackageDefaults(written, version);
  return objectOr(storedBy(readable(schema), filled, false));
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

/** An object on its way through an update: as written, and the spec that admission made of it. */
export interface StoredObject {
  readonly object: JsonObject;
  readonly stored: JsonObject;
}

/** The object that an update starts from. */
interface Earlier extends StoredObject {
  /** True when it comes from a snapshot, which keeps no environment of packages and hashes of config map values only. */
  readonly isRedacted: boolean;
}

/**
 * Creates the object on paper, or updates the one that is there: then the rules for updates hold as well. A read-only object is judged by
 * its edit alone, so one that stays the same is accepted as it is. A redacted object is compared with what a snapshot would keep of the
 * new one.
 */
export function admitStep(manifest: Manifest, earlier: Earlier | null, context: AdmissionContext): Admission {
  const { judged, version } = context;
  if (earlier === null) return admit(manifest.object, context);
  const { isRedacted, stored: before } = earlier;
  const admission = admit(manifest.object, {
    ...context,
    earlier: before,
    ...(judged ? { judged: { ...judged, isOldRedacted: isRedacted } } : {}),
  });
  if (admission.stored === null) return admission;
  const object = isRedacted ? (redactManifest(manifest)?.object ?? manifest.object) : manifest.object;
  const stored = isRedacted ? (admit(object, context).stored ?? {}) : admission.stored;
  const after = { object, stored };
  const byUpdate = admitUpdate(earlier, after, version);
  const rejections = isReadOnly(after, version) ? byUpdate : [...admission.rejections, ...byUpdate];
  return { ...admission, rejections, accepted: rejections.length === 0 };
}

/** True for objects of the legacy group if the operator takes them for mere copies: from 0.18 on. */
export function isReadOnly({ object }: StoredObject, version: SkyhookVersion): boolean {
  return (
    isAtLeast(version, '0.18') && groupOf(textIn(object, 'apiVersion') ?? '') !== switchesOf(version).group
  );
}

/** These stay the legacy group's own annotations, whatever prefix the operator uses elsewhere. */
const CONTROLS = ['skyhook.nvidia.com/pause', 'skyhook.nvidia.com/disable'];

/**
 * From 0.18 on objects of skyhook.nvidia.com are read-only copies: a changed spec is refused, on a Skyhook also a changed
 * pause or disable annotation. Applying the same again, other metadata and deletion pass. Source: NVIDIA/nodewright,
 * legacy_readonly_webhook.go.
 */
export function admitUpdate(
  before: StoredObject,
  after: StoredObject,
  version: SkyhookVersion,
): readonly Rejection[] {
  const { object } = after;
  const kind = kindOf(textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? '', version);
  if (kind === null || !isReadOnly(after, version)) return [];
  if ((fieldAt(object, 'metadata', 'deletionTimestamp') ?? null) !== null) return [];
  const controls = kind === 'main' ? CONTROLS : [];
  const [path] = [
    ...Object.keys({ ...before.stored, ...after.stored }).map((key) => ['spec', key]),
    ...controls.map((key) => ['metadata', 'annotations', key]),
  ].filter(([first = '', ...rest]) => {
    const [was, now] = [before, after].map((one) =>
      canonicalJson(pruned(fieldAt(first === 'spec' ? one.stored : field(one.object, first), ...rest))),
    );
    return was !== now;
  });
  if (!path) return [];
  const successor = literal(kind === 'main' ? 'NodeWright' : 'DeploymentPolicy');
  const own = name('policy', textIn(field(object, 'metadata'), 'name') ?? '');
  const message = text`${code(pathText(path))} changes, but objects of skyhook.nvidia.com are read-only for operator ${literal(version)}; edit ${successor} ${own} of nodewright.nvidia.com instead`;
  return [refused('read-only', path, message)];
}

/** As Kubernetes compares objects: nothing, null and what is empty are one. Source: k8s.io/apimachinery v0.35.2, equality.Semantic. */
function pruned(value: Json | undefined): Json {
  if (value === undefined || isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(pruned);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, pruned(inner)]));
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
