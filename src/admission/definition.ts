import { field, fieldAt, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import {
  type DefinedVersion,
  type Definition,
  groupOf,
  type Json,
  type JsonObject,
  type Manifest,
} from '../manifest/manifest.js';
import { isDefinition } from '../snapshot/kept.js';

/** The definitions among the objects of a cluster, by group and kind: `karpenter.sh/NodePool`. */
export function definitionsIn(objects: readonly Manifest[]): ReadonlyMap<string, Definition> {
  const definitions = objects.filter(isDefinition).flatMap(({ object }) => definitionOf(object) ?? []);
  return new Map(definitions.map((one) => [`${one.group}/${one.kind}`, one]));
}

/** Reads a CustomResourceDefinition; null where it names no kind. */
function definitionOf({ metadata, spec }: JsonObject): Definition | null {
  const [group, kind] = [textIn(spec, 'group'), textIn(fieldAt(spec, 'names'), 'kind')];
  if (group === null || kind === null) return null;
  const versions = itemsIn(spec, 'versions').flatMap((version): DefinedVersion | [] => {
    const named = textIn(version, 'name');
    if (named === null) return [];
    return {
      name: named,
      isServed: field(version, 'served') !== false,
      hasStatus: fieldAt(version, 'subresources', 'status') !== undefined,
      schema: objectIn(fieldAt(version, 'schema'), 'openAPIV3Schema'),
    };
  });
  const keepsUnknown = field(spec, 'preserveUnknownFields') === true;
  return { name: textIn(metadata, 'name') ?? '', group, kind, versions, keepsUnknown };
}

/**
 * A change of a definition in other versions: a keyword of the schema of a field, or `properties.NAME`; undefined takes it away. Rules are
 * added before those that are there.
 */
export type SchemaEdit = readonly [at: string, keyword: string, value: Json | undefined];

/** Definitions that ship with a system, by kind. Rules that we wrote run without a bound. */
export function shippedDefinitions(
  crds: readonly JsonObject[],
  edits: readonly SchemaEdit[] = [],
): ReadonlyMap<string, Definition> {
  const edited = edits.length === 0 ? crds : structuredClone(crds);
  const definitions = edited.flatMap((crd) => definitionOf(crd) ?? []);
  for (const { versions } of edits.length === 0 ? [] : definitions)
    for (const { schema } of versions) for (const edit of edits) applyEdit(schema, edit);
  return new Map(definitions.map((one) => [one.kind, { ...one, isOurs: true }]));
}

function applyEdit(schema: JsonObject | null, [at, keyword, value]: SchemaEdit): void {
  const node = schemaAt(schema, at);
  const [first = '', name] = keyword.split('.');
  const holder = name === undefined ? node : objectIn(node ?? undefined, first);
  if (holder === null) return;
  const key = name ?? first;
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else if (key === RULES) holder[key] = [...(value as Json[]), ...itemsIn(holder, key)];
  else holder[key] = value;
}

const RULES = 'x-kubernetes-validations';

/** The schema of a field, such as `spec.stages[].name`; `*` is the value of a map. */
function schemaAt(root: JsonObject | null, at: string): JsonObject | null {
  let node: JsonObject | null = root;
  for (const [, name = '', items] of at.matchAll(/([^.[\]]+)|(\[\])/g)) {
    if (items !== undefined) node = objectIn(node ?? undefined, 'items');
    else if (name === '*') node = objectIn(node ?? undefined, 'additionalProperties');
    else node = objectIn(fieldAt(node ?? undefined, 'properties'), name);
  }
  return node;
}

/**
 * Objects with the definition of their kind, where the cluster's are known. `written` are the definitions that the same files write:
 * they take the place of the cluster's, as they are applied with what they define.
 */
export function withDefinitions(
  objects: readonly Manifest[],
  ofCluster: ReadonlyMap<string, Definition>,
  written: ReadonlyMap<string, Definition> = new Map(),
): readonly Manifest[] {
  if (ofCluster.size === 0) return objects;
  return objects.map((one) => {
    const key = `${groupOf(one.apiVersion)}/${one.kind}`;
    const definition = ofCluster.get(key);
    return definition ? { ...one, definition: written.get(key) ?? definition } : one;
  });
}
