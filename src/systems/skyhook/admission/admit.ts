import { canonicalJson } from '../../../manifest/canonical.js';
import { type ByDefinition, decide, type DefinedObject } from '../../../admission/decide.js';
import { readable, storedBy } from '../../../admission/schema.js';
import { field, fieldAt, itemsIn, objectIn, objectOr, pathText, textIn } from '../../../manifest/fields.js';
import { once } from '../../../manifest/lookup.js';
import { groupOf, isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { redactManifest } from '../../../snapshot/redact.js';
import type { UnknownField, Violation } from '../../../admission/violation.js';
import { code, foreign, literal, name, NO_TEXT, text } from '../../../text/text.js';
import { STRATEGIES, STRATEGY_KINDS } from '../objects/stored.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';
import { asGoWritesIt, definitionOf, type Kind, kindOf, NEW_API, schemaOf } from './schema.js';
import { refusedMain, refusedPolicy, type Rejection } from './webhooks.js';

export interface AdmissionContext {
  readonly version: SkyhookVersion;
  /** Names of the policies in the object's own API group; null = do not check that a named policy exists. */
  readonly existingPolicies: ReadonlySet<string> | null;
  /** The object with the definition that evaluates it; absent: that of `crds.json` does. */
  readonly evaluatedBy?: DefinedObject;
  /** The stored spec of what is updated; absent: it is created. */
  readonly earlier?: JsonObject;
}

/** Outcome of the creation of an object. */
export interface Admission {
  /** All that one stage refuses; of the webhook the first only, as it stops there. Empty: accepted. */
  readonly rejections: readonly Rejection[];
  /** Fields that the server drops in silence. */
  readonly unknownFields: readonly UnknownField[];
  /** The spec as the operator gets to see it, defaults filled in; null when the cluster has no such kind. */
  readonly stored: JsonObject | null;
  /** Null if the snapshot has no definition of the kind, or it did not come to that. */
  readonly byDefinition: ByDefinition | null;
}

/**
 * Creates an object on paper, in the order of the API server: decode, drop unknown fields, schema defaults, mutating webhook,
 * schema validation, validating webhook. There are no CEL rules on these kinds. Source: NVIDIA/nodewright operators v0.15.0 (run) and
 * 0.18 to 0.20 (read).
 */
export function admit(
  object: JsonObject,
  { version, existingPolicies, evaluatedBy = { apiVersion: '' }, earlier }: AdmissionContext,
): Admission {
  const kind = kindOf(object, version);
  if (kind === null) {
    const rejections = [noSuchKind(object, version)];
    return { rejections, unknownFields: [], stored: null, byDefinition: null };
  }
  const before = earlier ? { ...object, spec: earlier } : null;
  const shipped = definitionOf(kind, version);
  const { stored, violations, ...decision } = decide(
    evaluatedBy,
    object,
    before,
    shipped,
    mutatedBy(version)(kind),
  );
  const spec = objectOr(stored['spec']);
  const byWebhook = (): Iterable<Rejection> =>
    kind === 'policy' ? refusedPolicy(spec) : refusedMain(spec, switchesOf(version), existingPolicies);
  const rejections = violations.length === 0 ? [...byWebhook()].slice(0, 1) : violations.map(bySchema);
  return { ...decision, rejections, stored: spec };
}

/** The mutating webhook of a version on objects of a kind. */
const mutatedBy = once((version: SkyhookVersion) =>
  once((kind: Kind) => (form: JsonObject): JsonObject => {
    return { ...form, spec: withWebhookDefaults(kind, form['spec'] ?? null, version) };
  }),
);

function noSuchKind(object: JsonObject, version: SkyhookVersion): Rejection {
  const [apiVersion, kind] = [textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? ''];
  const hint = apiVersion === NEW_API ? text`; nodewright.nvidia.com came with operator 0.18` : NO_TEXT;
  const message = text`operator ${literal(version)} has no ${code(kind)} in ${code(apiVersion)}${hint}`;
  return { by: 'decode', rule: 'no-such-kind', path: ['apiVersion'], message };
}

function bySchema({ path, rule, message, missing }: Violation): Rejection {
  const at = missing === undefined ? path : [...path, missing];
  const says = missing === undefined ? foreign(message) : text`is required`;
  return { by: 'schema', rule, path: at, message: text`${code(pathText(at))} ${says}` };
}

/**
 * The mutating webhook: it reads the object into typed structures, fills in defaults, and sends back a patch that adds and replaces but
 * never removes. The server then applies the schema's defaults once more, which matters if there was no spec. A value of the wrong type
 * stays as it is, and the schema refuses it. Source: NVIDIA/nodewright operator v0.15.0,
 * deployment_policy_types.go Default, skyhook_types.go Packages.UnmarshalJSON.
 */
function withWebhookDefaults(kind: Kind, spec: Json, version: SkyhookVersion): Json {
  const schema = objectOr(fieldAt(schemaOf(kind, version), 'properties', 'spec'));
  const written = asGoWritesIt(schema, spec);
  if (!isObject(written)) return written;
  const fillIn = kind === 'policy' ? fillInStrategy : fillInPackages;
  fillIn(written, version);
  return storedBy(readable(schema), written, false);
}

/**
 * The parameters of the first strategy that is written; `failureThreshold` has no default. A compartment without a strategy does not inherit
 * the default's.
 */
function fillInStrategy(spec: JsonObject): void {
  for (const limits of [field(spec, 'default'), ...itemsIn(spec, 'compartments')]) {
    const kind = STRATEGY_KINDS.find((one) => isObject(fieldAt(limits, 'strategy', one)));
    const parameters = kind && objectIn(field(limits, 'strategy'), kind);
    if (parameters) for (const [name, value] of Object.entries(STRATEGIES[kind])) parameters[name] ??= value;
  }
}

/** A package without a name gets its key's. Up to 0.17 everything from the FIRST colon of its image on is cut off at decode, which damages `registry:5000/name` too. */
function fillInPackages(spec: JsonObject, version: SkyhookVersion): void {
  const cutsOff = switchesOf(version).imageWithTag === 'cut-off';
  for (const [key, entry] of Object.entries(objectIn(spec, 'packages') ?? {})) {
    if (!isObject(entry)) continue;
    if ((entry['name'] ?? '') === '') entry['name'] = key;
    const image = entry['image'] ?? '';
    entry['image'] = cutsOff && typeof image === 'string' ? image.replace(/:.*$/s, '') : image;
  }
}

/** An object on its way through an update: as written, and the spec that admission made of it. */
export interface StoredObject {
  readonly object: JsonObject;
  readonly stored: JsonObject;
}

/** The object that an update starts from; a live one is of a snapshot, which keeps no environment of packages and hashes of config map values only. */
interface Earlier {
  readonly manifest: Manifest;
  readonly stored: JsonObject;
  readonly live: boolean;
}

/**
 * Creates the object on paper, or updates the one that is there: then the rules for updates hold as well. A read-only object is evaluated
 * by its edit alone, so one that stays the same is accepted as it is. A redacted object is compared with the part of the new one that a
 * snapshot would keep.
 */
export function admitStep(manifest: Manifest, earlier: Earlier | null, context: AdmissionContext): Admission {
  const { evaluatedBy = manifest, version } = context;
  if (earlier === null) return admit(manifest.object, context);
  const { live: isOldRedacted, stored } = earlier;
  const updating = { ...context, earlier: stored, evaluatedBy: { ...evaluatedBy, isOldRedacted } };
  const admission = admit(manifest.object, updating);
  if (admission.stored === null || !isReadOnly(manifest.object, version)) return admission;
  const object = (isOldRedacted && redactManifest(manifest)?.object) || manifest.object;
  const after = { object, stored: isOldRedacted ? (admit(object, context).stored ?? {}) : admission.stored };
  return {
    ...admission,
    rejections: admitUpdate({ object: earlier.manifest.object, stored }, after, version),
  };
}

/** True for objects of the legacy group if the operator takes them for mere copies: from 0.18 on. */
export function isReadOnly(object: JsonObject, version: SkyhookVersion): boolean {
  return (
    isAtLeast(version, '0.18') && groupOf(textIn(object, 'apiVersion') ?? '') !== switchesOf(version).group
  );
}

/** Annotations that keep the legacy group's prefix, whatever prefix the operator uses elsewhere. */
const CONTROLS = ['skyhook.nvidia.com/pause', 'skyhook.nvidia.com/disable'];

/**
 * From 0.18 on objects of skyhook.nvidia.com are read-only copies: a changed spec is refused, on a Skyhook also a changed
 * pause or disable annotation. Applying the same again, other metadata and deletion pass. Source: NVIDIA/nodewright,
 * legacy_readonly_webhook.go.
 */
export function admitUpdate(before: StoredObject, after: StoredObject, version: SkyhookVersion): Rejection[] {
  const { object } = after;
  const kind = kindOf(object, version);
  if (kind === null || !isReadOnly(object, version)) return [];
  if ((fieldAt(object, 'metadata', 'deletionTimestamp') ?? null) !== null) return [];
  const paths = [
    ...Object.keys({ ...before.stored, ...after.stored }).map((key) => ['spec', key]),
    ...(kind === 'main' ? CONTROLS : []).map((key) => ['metadata', 'annotations', key]),
  ];
  const textAt = (one: StoredObject, path: readonly string[]): string =>
    canonicalJson(pruned(fieldAt({ ...one.object, spec: one.stored }, ...path)));
  const changed = paths.find((path) => textAt(before, path) !== textAt(after, path));
  if (!changed) return [];
  const successor = literal(kind === 'main' ? 'NodeWright' : 'DeploymentPolicy');
  const own = name('policy', textIn(field(object, 'metadata'), 'name') ?? '');
  const message = text`${code(pathText(changed))} changes, but objects of skyhook.nvidia.com are read-only for operator ${literal(version)}; edit ${successor} ${own} of nodewright.nvidia.com instead`;
  return [{ by: 'webhook', rule: 'read-only', path: changed, message }];
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
