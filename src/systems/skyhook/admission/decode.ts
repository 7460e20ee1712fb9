import { field, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { unreadableMetadata } from '../../../admission/metadata.js';
import type { UnknownField } from '../../../manifest/schema.js';
import { nearest } from '../../../manifest/words/suggest.js';
import { isDnsSubdomain, isLabelValue, isQualifiedName } from '../../../manifest/values/names.js';
import type { Rejection } from './rejection.js';
import type { Kind } from './definition.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

const LEGACY_API = 'skyhook.nvidia.com/v1alpha1';
const NEW_API = 'nodewright.nvidia.com/v1alpha1';

/**
 * What kind of object this is to an operator of that version; null where the cluster has no such API. The new group came
 * with 0.18; the legacy group is served by every version in the table.
 */
export function kindOf(apiVersion: string, kind: string, version: SkyhookVersion): Kind | null {
  if (apiVersion === LEGACY_API) return kindIn(kind, 'Skyhook');
  if (apiVersion === NEW_API && isAtLeast(version, '0.18')) return kindIn(kind, 'NodeWright');
  return null;
}

function kindIn(kind: string, main: string): Kind | null {
  if (kind === 'DeploymentPolicy') return 'policy';
  return kind === main ? 'main' : null;
}

/** What keeps the server from reading the object at all. */
export function refusedAtDecode(object: JsonObject, version: SkyhookVersion): Rejection[] {
  const apiVersion = textIn(object, 'apiVersion') ?? '';
  const kind = textIn(object, 'kind') ?? '';
  if (kindOf(apiVersion, kind, version) === null) {
    const isNew = apiVersion === NEW_API && !isAtLeast(version, '0.18');
    const hint = isNew ? '; nodewright.nvidia.com came with operator 0.18' : '';
    const message = `operator ${version} has no ${kind || 'object without a kind'} in ${apiVersion || 'no API group'}${hint}`;
    return [{ by: 'decode', rule: 'no-such-kind', path: ['apiVersion'], message }];
  }
  return unreadableMetadata(object).map(({ path }) => {
    const message = `${path.join('.')} must be ${WANTED[path.length - 1] ?? ''}`;
    return { by: 'decode', rule: 'metadata-type', path, message };
  });
}

/** What metadata, its labels and annotations, and one of those must be. */
const WANTED = ['a mapping', 'a mapping of texts', 'a text; put it in quotes'];

/** What the server refuses in readable metadata, together with the schema's errors. */
export function refusedMetadata(object: JsonObject): Rejection[] {
  const metadata = field(object, 'metadata');
  const found: Rejection[] = [];
  const add = (path: FieldPath, message: string): void => {
    found.push({ by: 'schema', rule: 'metadata', path: ['metadata', ...path], message });
  };
  const name = textIn(metadata, 'name') ?? '';
  const prefix = textIn(metadata, 'generateName') ?? '';
  if (name === '' && prefix === '') add(['name'], 'metadata.name is required');
  if (name !== '' && !isDnsSubdomain(name)) {
    add(
      ['name'],
      `metadata.name must be lower-case letters, digits, "-" and ".", not ${JSON.stringify(name)}`,
    );
  }
  for (const [key, value] of entriesIn(metadata, 'labels')) {
    if (!isQualifiedName(key)) add(['labels', key], `${JSON.stringify(key)} is not a label key`);
    if (typeof value === 'string' && !isLabelValue(value))
      add(['labels', key], `label ${key} has a value that is not valid`);
  }
  for (const [key] of entriesIn(metadata, 'annotations')) {
    if (!isQualifiedName(key.toLowerCase())) {
      add(['annotations', key], `${JSON.stringify(key)} is not an annotation key`);
    }
  }
  return found;
}

function entriesIn(metadata: Json | undefined, name: string): [string, Json][] {
  const texts = field(metadata, name);
  return isObject(texts) ? Object.entries(texts) : [];
}

const OF_METADATA = [
  ...['name', 'generateName', 'namespace', 'labels', 'annotations', 'finalizers', 'ownerReferences'],
  ...['managedFields', 'uid', 'resourceVersion', 'generation', 'creationTimestamp', 'deletionTimestamp'],
  ...['deletionGracePeriodSeconds', 'selfLink'],
];

/** Fields that no metadata has, which the server drops. */
export function unknownMetadata(object: JsonObject): UnknownField[] {
  const metadata = field(object, 'metadata');
  return Object.keys(isObject(metadata) ? metadata : {})
    .filter((name) => !OF_METADATA.includes(name))
    .map((name) => ({ path: ['metadata', name], suggestion: nearest(name, OF_METADATA) }));
}
