import { isObject, type Json } from '../manifest/manifest.js';
import { text } from '../text/text.js';
import { type Copying, copyJson, emptyObject, report } from './copy.js';

/** For readers of a schema: half of its size, and nothing that an API server goes by. */
const FOR_READERS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'example',
  'externalDocs',
  '$schema',
  'id',
]);

/** Maps whose keys are names, so that a field called `description` stays. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions']);

const NESTED: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not']);
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);

/** A copy of an OpenAPI schema without what is only for readers; defaults and enumerations are values, and whole. */
export function copySchema(value: unknown, copying: Copying, depth = 0): Json | undefined {
  if (!isObject(value)) return copyJson(value, copying, depth);
  if (isTooDeep(copying, depth)) return undefined;
  const copy = emptyObject();
  for (const key of Object.keys(value)) {
    if (FOR_READERS.has(key)) continue;
    copying.path.push(key);
    const kept = copyKeyword(key, value[key], copying, depth + 1);
    if (kept !== undefined) copy[key] = kept;
    copying.path.pop();
  }
  return copy;
}

function copyKeyword(key: string, value: unknown, copying: Copying, depth: number): Json | undefined {
  if (BY_NAME.has(key) && isObject(value)) {
    const copy = emptyObject();
    for (const name of Object.keys(value)) {
      copying.path.push(name);
      const kept = copySchema(value[name], copying, depth + 1);
      if (kept !== undefined) copy[name] = kept;
      copying.path.pop();
    }
    return copy;
  }
  if (NESTED.has(key)) return copySchema(value, copying, depth);
  if (!LISTS.has(key) || !Array.isArray(value)) return copyJson(value, copying, depth);
  return value.flatMap((item) => copySchema(item, copying, depth + 1) ?? []);
}

function isTooDeep(copying: Copying, depth: number): boolean {
  if (depth < copying.maxDepth) return false;
  report(copying, 'too-deep', text`is nested more than ${copying.maxDepth} levels deep`);
  return true;
}
