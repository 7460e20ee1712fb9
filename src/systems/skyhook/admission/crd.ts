import { type SchemaEdit, shippedDefinitions } from '../../../admission/definition.js';
import { objectIn } from '../../../manifest/fields.js';
import type { Definition, JsonObject } from '../../../manifest/manifest.js';
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
export function kindOf(apiVersion: string, kind: string, version: SkyhookVersion): Kind | null {
  const isNew = apiVersion === NEW_API && isAtLeast(version, '0.18');
  if (apiVersion !== LEGACY_API && !isNew) return null;
  if (kind === 'DeploymentPolicy') return 'policy';
  return kind === (isNew ? 'NodeWright' : 'Skyhook') ? 'main' : null;
}

const KNOWN = new Map<SkyhookVersion, ReadonlyMap<string, Definition>>();

/**
 * The CRD of a kind. Objects of the legacy group are taken to have the fields of the new group's. Source: NVIDIA/nodewright, CRDs of
 * v0.15.0 to 0.20.
 */
export function definitionOf(kind: Kind, version: SkyhookVersion): Definition {
  const definitions = KNOWN.get(version) ?? shippedDefinitions(CRDS, editsOf(version));
  KNOWN.set(version, definitions);
  const definition = definitions.get(kind === 'policy' ? 'DeploymentPolicy' : 'NodeWright');
  if (!definition) throw new Error(`crds.json has no ${kind}`);
  return definition;
}

/** The schema of the whole object, and that of its spec. */
export function schemaOf(kind: Kind, version: SkyhookVersion): JsonObject {
  return definitionOf(kind, version).versions[0]?.schema ?? {};
}

export function specSchema(kind: Kind, version: SkyhookVersion): JsonObject {
  return objectIn(objectIn(schemaOf(kind, version), 'properties') ?? undefined, 'spec') ?? {};
}

/** Changes of the newest CRDs for older versions. */
function editsOf(version: SkyhookVersion): SchemaEdit[] {
  const before = (minor: SkyhookVersion, edits: readonly SchemaEdit[]): readonly SchemaEdit[] =>
    isAtLeast(version, minor) ? [] : edits;
  return [
    ...before('0.19', [['spec', 'properties.runtimeRequiredCordonAfter', undefined]]),
    ...before('0.18', [
      ['spec', 'properties.drainConfig', undefined],
      ['spec.packages.*', 'properties.stageTimeout', undefined],
      ['spec.packages.*.image', 'pattern', undefined],
      ['spec.packages.*.containerSHA', 'pattern', undefined],
    ]),
    ...before('0.16', [['spec.packages.*', 'properties.uninstall', undefined]]),
  ];
}
