import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { goText } from './go-text.js';

/** Parameters of a generator: nested for Go templates, by dotted keys for the others. */
export type Parameters = JsonObject;

/** A value with every text in it filled; null where a template is not understood, or asks for what is not there. */
export function filled(value: Json, parameters: Parameters, isGo: boolean): Json | undefined {
  if (typeof value === 'string') return isGo ? goText(value, parameters) : plainText(value, parameters);
  if (Array.isArray(value)) {
    const items = value.map((one) => filled(one, parameters, isGo));
    return items.every((one) => one !== undefined) ? items : undefined;
  }
  if (!isObject(value)) return value;
  const object: JsonObject = {};
  for (const [key, one] of Object.entries(value)) {
    const name = filled(key, parameters, isGo);
    const content = filled(one, parameters, isGo);
    if (typeof name !== 'string' || content === undefined) return undefined;
    object[name] = content;
  }
  return object;
}

/** `{{name}}`; one that no generator gives is left as it is written, as Argo CD leaves it. */
function plainText(text: string, parameters: Parameters): string {
  const flat = flattened(parameters);
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name: string) => flat.get(name.trim()) ?? written);
}

/** Keys as the plain templates have them: `path.basename`, `path[0]`. */
export function flattened(value: Json, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      for (const entry of flattened(one, keyIn(prefix, key))) flat.set(...entry);
    }
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const entry of flattened(one, `${prefix}[${index}]`)) flat.set(...entry);
  } else if (value !== null) flat.set(prefix, String(value));
  return flat;
}

/** The value of a mapping itself is at the empty key, and numbers are the steps of a path. */
function keyIn(prefix: string, key: string): string {
  if (key === '' || prefix === '') return prefix + key;
  return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}
