import { type SchemaEdit, shippedDefinitions } from '../../../admission/definition.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { once } from '../../../manifest/lookup.js';
import { type Definition, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { canonicalQuantity, formatGoDuration, goDurationNanos } from '../../../manifest/quantity.js';
import CRDS from '../crds.json' with { type: 'json' };
import { isAtLeast, type SkyhookVersion } from '../versions.js';

/** A main object is a Skyhook or a NodeWright: the same spec under two names. */
export type Kind = 'policy' | 'main';

const LEGACY_API = 'skyhook.nvidia.com/v1alpha1';
export const NEW_API = 'nodewright.nvidia.com/v1alpha1';

/**
 * The kind of an object to an operator of that version; null if the cluster has no such API. The new group came with 0.18; the legacy
 * group is served by every version in the table.
 */
export function kindOf({ apiVersion, kind }: JsonObject, version: SkyhookVersion): Kind | null {
  const isNew = apiVersion === NEW_API && isAtLeast(version, '0.18');
  if (apiVersion !== LEGACY_API && !isNew) return null;
  if (kind === 'DeploymentPolicy') return 'policy';
  return kind === (isNew ? 'NodeWright' : 'Skyhook') ? 'main' : null;
}

/** Changes of the newest CRDs for the versions before one. */
const EDITS: readonly (readonly [SkyhookVersion, ...SchemaEdit])[] = [
  ['0.19', 'spec', 'properties.runtimeRequiredCordonAfter', undefined],
  ['0.18', 'spec', 'properties.drainConfig', undefined],
  ['0.18', 'spec.packages.*', 'properties.stageTimeout', undefined],
  ['0.18', 'spec.packages.*.image', 'pattern', undefined],
  ['0.18', 'spec.packages.*.containerSHA', 'pattern', undefined],
  ['0.16', 'spec.packages.*', 'properties.uninstall', undefined],
];

const definitions = once((version: SkyhookVersion) => {
  const edits = EDITS.filter(([minor]) => !isAtLeast(version, minor));
  return shippedDefinitions(
    CRDS,
    edits.map(([, ...edit]) => edit),
  );
});

/**
 * The CRD of a kind. Objects of the legacy group are taken to have the fields of the new group's. Source: NVIDIA/nodewright, CRDs of
 * v0.15.0 to 0.20.
 */
export function definitionOf(kind: Kind, version: SkyhookVersion): Definition {
  const definition = definitions(version).get(kind === 'policy' ? 'DeploymentPolicy' : 'NodeWright');
  if (!definition) throw new Error(`crds.json has no ${kind}`);
  return definition;
}

/** The schema of the whole object. */
export function schemaOf(kind: Kind, version: SkyhookVersion): JsonObject {
  return definitionOf(kind, version).versions[0]?.schema ?? {};
}

/**
 * A value as it looks after a Go program has read it into typed structures and written it again: required
 * fields that are missing come back empty, and so do structures that stand in their parent as values (`x-go: value`, and quantities).
 * Nothing is taken away. The one required pointer (`x-go: pointer`), a policy's default strategy, stays missing, and the schema refuses
 * that afterwards.
 */
export function asGoWritesIt(schema: JsonObject, value: Json): Json {
  // A quantity may be written as a number.
  if (isQuantity(schema))
    return canonicalQuantity(typeof value === 'string' ? value : JSON.stringify(value)) ?? value;
  if (schema['x-go'] === 'duration') {
    const nanos = typeof value === 'string' ? goDurationNanos(value) : null;
    return nanos === null ? value : formatGoDuration(nanos);
  }
  const items = objectIn(schema, 'items');
  if (items)
    return Array.isArray(value) ? value.map((item) => asGoWritesIt(items, item ?? zeroOf(items))) : value;
  if (schema['type'] !== 'object' || (value !== null && !isObject(value))) return value;
  const written = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(isObject(value) ? value : {})) {
    const own = fieldAt(schema, 'properties', name);
    const inner = isObject(own) ? own : objectIn(schema, 'additionalProperties');
    written[name] = inner ? asGoWritesIt(inner, item) : item;
  }
  for (const [name, field] of Object.entries(objectIn(schema, 'properties') ?? {})) {
    if (!isObject(field) || Object.hasOwn(written, name)) continue;
    const isRequired = itemsIn(schema, 'required').includes(name) && field['x-go'] !== 'pointer';
    if (isRequired || field['x-go'] === 'value' || isQuantity(field))
      written[name] = asGoWritesIt(field, zeroOf(field));
  }
  return written;
}

function isQuantity(schema: JsonObject): boolean {
  return schema['x-kubernetes-int-or-string'] === true;
}

function zeroOf(schema: JsonObject): Json {
  if (isQuantity(schema)) return '0';
  const zeros = { string: '', integer: 0, boolean: false, array: [] };
  const type = textIn(schema, 'type');
  return type === 'string' || type === 'integer' || type === 'boolean' || type === 'array' ? zeros[type] : {};
}
