import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { parseManifests } from '../../../src/manifest/parse.js';
import { pathText } from '../../../src/manifest/fields.js';
import { type Admission, admit } from '../../../src/systems/skyhook/admission/admit.js';
import type { SkyhookVersion } from '../../../src/systems/skyhook/versions.js';

const LEGACY = 'skyhook.nvidia.com/v1alpha1';
const NEW = 'nodewright.nvidia.com/v1alpha1';

/** A DeploymentPolicy with this spec, under the kind and group of that operator version. */
export function policy(spec: Json | undefined, version: SkyhookVersion = '0.15'): JsonObject {
  return object('DeploymentPolicy', spec, version);
}

/** A Skyhook, or from 0.18 on a NodeWright. */
export function main(spec: Json | undefined, version: SkyhookVersion = '0.15'): JsonObject {
  return object(isNew(version) ? 'NodeWright' : 'Skyhook', spec, version);
}

function object(kind: string, spec: Json | undefined, version: SkyhookVersion): JsonObject {
  const apiVersion = isNew(version) ? NEW : LEGACY;
  return { apiVersion, kind, metadata: { name: 'x' }, ...(spec === undefined ? {} : { spec }) };
}

function isNew(version: SkyhookVersion): boolean {
  return version >= '0.18';
}

/** A spec with one package, the given fields in it. */
export function packaged(fields: JsonObject): JsonObject {
  return { packages: { foo: { version: '1.0.0', image: 'x', ...fields } } };
}

export function admitted(
  manifest: JsonObject,
  version: SkyhookVersion = '0.15',
  policies: readonly string[] | null = null,
): Admission {
  return admit(manifest, { version, existingPolicies: policies && new Set(policies) });
}

/** Each refusal as `stage rule path`. */
export function refusals(admission: Admission): string[] {
  return admission.rejections.map(({ by, rule, path }) => `${by} ${rule} ${pathText(path)}`);
}

/** The first object of a YAML text, as the program reads it. */
export function fromYaml(text: string): JsonObject {
  const manifest = parseManifests(text, 'test.yaml').manifests[0];
  if (!manifest) throw new Error('no object in this text');
  return manifest.object;
}
