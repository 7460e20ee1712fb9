import { field, fieldAt, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { type DefinedVersion, type Definition, groupOf, type Manifest } from '../manifest/manifest.js';
import { isDefinition } from '../snapshot/kept/definition.js';

/** The definitions among the objects of a cluster, by group and kind: `karpenter.sh/NodePool`. */
export function definitionsIn(objects: readonly Manifest[]): ReadonlyMap<string, Definition> {
  const definitions = objects.filter(isDefinition).flatMap(definitionOf);
  return new Map(definitions.map((one) => [`${one.group}/${one.kind}`, one]));
}

function definitionOf({ name, object }: Manifest): Definition[] {
  const { spec } = object;
  const [group, kind] = [textIn(spec, 'group'), textIn(fieldAt(spec, 'names'), 'kind')];
  if (group === null || kind === null) return [];
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
  return [{ name, group, kind, versions, keepsUnknown: field(spec, 'preserveUnknownFields') === true }];
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
