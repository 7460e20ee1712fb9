import type { ProblemCode } from '../manifest/problem.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { text } from '../text/text.js';
import { type Copying, copyJson, type Defect, describe, emptyObject, report } from './copy.js';
import { canonicalJson } from '../manifest/canonical.js';
import { hashValue, isHash } from './hash.js';
import { parseInstant } from './status.js';
import { type Form, isKept, type Keep, ruleFor } from './kept.js';
import { ANNOTATION_LENGTH, DEFAULT_LIMITS, LABEL_KEY_LENGTH, LABEL_VALUE_LENGTH } from './limits.js';

/** The key of the hash of an object of which only some fields are kept. No Kubernetes object has such a key. */
export const FINGERPRINT = 'fleetplan.hash';

/** Labels that controllers add to the copies of a template; templates that differ only in them are the same. */
const COPY_LABELS = ['pod-template-hash', 'controller-revision-hash', 'pod-template-generation'];

/**
 * What a snapshot keeps of an object of this kind, or null when it keeps nothing of it. Redacting twice changes nothing.
 * `defects` are values that no cluster would give; the field is left out or cut.
 */
export function redactObject(
  apiVersion: string,
  kind: string,
  object: JsonObject,
  maxDepth = DEFAULT_LIMITS.depth,
): { readonly object: JsonObject; readonly defects: readonly Defect[] } | null {
  const rule = ruleFor(apiVersion, kind);
  if (rule === undefined || !isKept(rule, object)) return null;
  const copying: Copying = { maxDepth, defects: [], path: [] };
  return { object: projectMap(object, rule.keep, copying), defects: copying.defects };
}

/** The manifest as a snapshot would hold it, so that a file can be compared with a live object; null as above. */
export function redactManifest(manifest: Manifest): Manifest | null {
  const redacted = redactObject(manifest.apiVersion, manifest.kind, manifest.object);
  return redacted === null ? null : { ...manifest, object: redacted.object };
}

function project(value: unknown, keep: Keep, step: string | number, copying: Copying): Json | undefined {
  // The API server reads null as absent.
  if (value === null || value === undefined) return undefined;
  copying.path.push(step);
  const projected = keep.form === null ? projectPart(value, keep, copying) : FORMS[keep.form](value, copying);
  copying.path.pop();
  return projected;
}

function projectPart(value: unknown, keep: Keep, copying: Copying): Json | undefined {
  if (keep.items !== null) {
    if (Array.isArray(value)) return projectList(value, keep.items, keep.where, copying);
    report(copying, 'wrong-type', text`is ${describe(value)}, not a list`);
    return undefined;
  }
  if (isObject(value)) return projectMap(value, keep, copying);
  report(copying, 'wrong-type', text`is ${describe(value)}, not a mapping`);
  return undefined;
}

function projectList(value: readonly unknown[], items: Keep, where: Keep['where'], copying: Copying): Json[] {
  const kept: Json[] = [];
  for (const [index, item] of value.entries()) {
    if (where !== null && isObject(item) && !where.values.some((value) => item[where.key] === value))
      continue;
    const projected = project(item, items, index, copying);
    if (projected !== undefined) kept.push(projected);
  }
  return kept;
}

function projectMap(value: JsonObject, keep: Keep, copying: Copying): JsonObject {
  const kept = emptyObject();
  for (const [key, inner] of keep.keys) {
    if (!Object.hasOwn(value, key)) continue;
    const projected = project(value[key], inner, key, copying);
    if (!isRemnant(projected, inner)) put(kept, key, projected);
  }
  if (keep.prefixes.size > 0) {
    for (const key of Object.keys(value)) {
      const inner = keep.keys.has(key) ? undefined : byPrefix(keep.prefixes, key);
      if (inner !== undefined) put(kept, key, project(value[key], inner, key, copying));
    }
  }
  if (keep.fingerprint) printTemplate(value, kept, copying);
  return kept;
}

/**
 * True for a map or a list of which nothing is left. Whether it was there depends on what is dropped (annotations of no
 * interest), and a snapshot must not.
 */
function isRemnant(value: Json | undefined, keep: Keep): boolean {
  if (Array.isArray(value)) return keep.where !== null && value.length === 0;
  return keep.form === null && !keep.prefixes.has('') && isObject(value) && Object.keys(value).length === 0;
}

function put(kept: JsonObject, key: string, value: Json | undefined): void {
  if (value !== undefined) kept[key] = value;
}

function byPrefix(prefixes: ReadonlyMap<string, Keep>, key: string): Keep | undefined {
  for (const [prefix, keep] of prefixes) if (key.startsWith(prefix)) return keep;
  return undefined;
}

/** A pod template's hash, the same for a Deployment and for the ReplicaSet it made of it. */
function printTemplate(value: JsonObject, kept: JsonObject, copying: Copying): void {
  const known = value[FINGERPRINT];
  kept[FINGERPRINT] = isHash(known) ? known : fingerprint(copyJson(value, copying));
}

function fingerprint(copy: Json): string {
  // Some servers write it into the templates they give out, as null; it says nothing.
  if (isObject(copy) && isObject(copy['metadata']) && copy['metadata']['creationTimestamp'] === null)
    Reflect.deleteProperty(copy['metadata'], 'creationTimestamp');
  if (isObject(copy) && isObject(copy['metadata']) && isObject(copy['metadata']['labels'])) {
    for (const label of COPY_LABELS) Reflect.deleteProperty(copy['metadata']['labels'], label);
  }
  return hashValue(canonicalJson(copy));
}

type FormOf = (value: unknown, copying: Copying) => Json | undefined;

const FORMS: Record<Exclude<Form, 'fingerprint'>, FormOf> = {
  'as-is': copyJson,
  schema: copySchema,
  'key-only': () => '',
  hash: (value, copying) => hashed(copyJson(value, copying)),
  images: (value, copying) => {
    if (Array.isArray(value)) return value.flatMap(imageOf);
    report(copying, 'wrong-type', text`is ${describe(value)}, not a list`);
    return undefined;
  },
  'hashed-map': (value, copying) => hashedMap(copyJson(value, copying)),
  text: (value, copying) => boundedText(value, copying, ANNOTATION_LENGTH, 'invalid-text'),
  time: (value, copying) => {
    if (typeof value === 'string' && parseInstant(value) !== null) return value;
    report(copying, 'invalid-time', text`is ${describe(value)}, not a time such as 2026-01-31T12:00:00Z`);
    return undefined;
  },
  labels: (value, copying) => {
    if (isObject(value)) return labels(value, copying);
    report(copying, 'wrong-type', text`is ${describe(value)}, not a mapping of labels`);
    return undefined;
  },
};

function hashed(value: Json): string {
  return hashValue(typeof value === 'string' ? value : canonicalJson(value));
}

/** The kept parts of a container; none of one without a name, which no server accepts. */
function imageOf(container: unknown): JsonObject[] {
  if (!isObject(container) || typeof container['name'] !== 'string') return [];
  const kept = emptyObject();
  kept['name'] = container['name'];
  if (typeof container['image'] === 'string') kept['image'] = hashValue(container['image']);
  return [kept];
}

/** Names of fields are kept, their content is not. The API server reads null as absent. */
function hashedMap(value: Json): Json {
  if (!isObject(value)) return hashed(value);
  const kept = emptyObject();
  for (const key of Object.keys(value)) {
    const inner = value[key] ?? null;
    if (inner !== null) kept[key] = hashedMap(inner);
  }
  return kept;
}

function labels(value: JsonObject, copying: Copying): JsonObject {
  const kept = emptyObject();
  for (const key of Object.keys(value)) {
    copying.path.push(key);
    const label = boundedText(value[key], copying, LABEL_VALUE_LENGTH, 'invalid-label');
    if (key === '' || key.length > LABEL_KEY_LENGTH) {
      const says = text`has a key of ${key.length} characters; Kubernetes allows 1 to ${LABEL_KEY_LENGTH}`;
      report(copying, 'invalid-label', says);
    } else if (label !== undefined) kept[key] = label;
    copying.path.pop();
  }
  return kept;
}

function boundedText(
  value: unknown,
  copying: Copying,
  maxLength: number,
  id: ProblemCode,
): string | undefined {
  if (typeof value === 'string' && value.length <= maxLength) return value;
  const says =
    typeof value === 'string'
      ? text`has ${value.length} characters; at most ${maxLength} are allowed`
      : text`is ${describe(value)}, not a text; put it in quotes`;
  report(copying, id, says);
  return undefined;
}

/** For readers of a schema: half of its size, and nothing that an API server goes by. */
const FOR_READERS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'example',
  'externalDocs',
  '$schema',
  'id',
]);
/** Keywords with a schema, with a schema for each name, and with a list of them. */
const NESTED: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not']);
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions']);
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);

/**
 * A copy of an OpenAPI schema without what is only for readers; defaults and enumerations are values, and whole. `isMap`: the keys are
 * names, so that a field called `description` stays.
 */
function copySchema(value: unknown, copying: Copying, depth = 0, isMap = false): Json | undefined {
  if (!isObject(value) || depth >= copying.maxDepth) return copyJson(value, copying, depth);
  const copy = emptyObject();
  for (const key of Object.keys(value)) {
    if (!isMap && FOR_READERS.has(key)) continue;
    copying.path.push(key);
    put(copy, key, copyKeyword(isMap ? null : key, value[key], copying, depth + 1));
    copying.path.pop();
  }
  return copy;
}

/** The value of a keyword; null is a name. */
function copyKeyword(key: string | null, value: unknown, copying: Copying, depth: number): Json | undefined {
  if (key === null || NESTED.has(key)) return copySchema(value, copying, depth);
  if (BY_NAME.has(key)) return copySchema(value, copying, depth, true);
  if (!LISTS.has(key) || !Array.isArray(value)) return copyJson(value, copying, depth);
  return value.flatMap((item) => copySchema(item, copying, depth + 1) ?? []);
}
