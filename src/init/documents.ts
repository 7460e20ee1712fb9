import { startReading } from '../manifest/document.js';
import { valueAt } from '../manifest/fields.js';
import { LIMITS } from '../manifest/limits.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { sourceText } from '../manifest/source-text.js';
import { readYaml } from '../manifest/yaml/read.js';

/** The documents of a YAML or JSON text, whatever they are, without those that can not be read. */
export function documentsOf(path: string, text: string): Json[] {
  return readYaml(startReading(sourceText(path, text), LIMITS)).map(({ value }) => value);
}

/** The mappings among them: a kustomization or a values file has no name. */
export function mappingsOf(path: string, text: string): JsonObject[] {
  return documentsOf(path, text).filter(isObject);
}

/** The objects of a manifest; a list stands for what is in it. */
export function objectsIn(path: string, text: string): JsonObject[] {
  return mappingsOf(path, text).flatMap((document) => {
    const { items } = document;
    return Array.isArray(items) ? items.filter(isObject) : [document];
  });
}

/** The value at a path of keys; null where there is none. */
export function valueIn(value: Json | undefined, ...keys: readonly (string | number)[]): Json {
  return valueAt(value, keys) ?? null;
}

/** The text at a path of keys; null where there is none, or something else. */
export function textIn(value: Json | undefined, ...keys: readonly (string | number)[]): string | null {
  const found = valueIn(value, ...keys);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The entries of a list at a path of keys; [] where there is none. */
export function listIn(value: Json | undefined, ...keys: readonly (string | number)[]): readonly Json[] {
  const found = valueIn(value, ...keys);
  return Array.isArray(found) ? found : [];
}
