import { describe } from '../manifest/visible.js';
import type { ProblemCode } from '../manifest/problem.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { objectIn } from '../manifest/fields.js';
import { literal, type Text, text } from '../text/text.js';
import { type Copying, copyJson, type Defect, emptyObject, hashValue, isHash, report } from './copy.js';
import { canonicalJson } from '../manifest/canonical.js';
import { parseInstant } from './status.js';
import { definesKept, type Form, isDefinition, type Keep, ruleFor } from './kept.js';
import { ANNOTATION_LENGTH, DEFAULT_LIMITS, LABEL_KEY_LENGTH, LABEL_VALUE_LENGTH } from './limits.js';

/** The key of the hash of an object of which only some fields are kept. No Kubernetes object has such a key. */
export const FINGERPRINT = 'fleetplan.hash';

/** Labels that controllers add to the copies of a template; templates that differ only in them are the same. */
export const COPY_LABELS = ['pod-template-hash', 'controller-revision-hash', 'pod-template-generation'];

/**
 * Returns the part of an object of this kind that a snapshot keeps, or null if it keeps nothing. Redacting twice changes nothing.
 * `defects` are values that no cluster would give; the field is left out or cut.
 */
export function redactObject(
  apiVersion: string,
  kind: string,
  object: JsonObject,
  maxDepth = DEFAULT_LIMITS.depth,
): { readonly object: JsonObject; readonly defects: readonly Defect[] } | null {
  const rule = ruleFor(apiVersion, kind);
  if (rule === undefined || (isDefinition({ apiVersion, kind }) && !definesKept(object))) return null;
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
  const { items, where } = keep;
  if (items === null)
    return isObject(value)
      ? projectMap(value, keep, copying)
      : report(copying, 'wrong-type', isNot(value, 'a mapping'));
  if (!Array.isArray(value)) return report(copying, 'wrong-type', isNot(value, 'a list'));
  const isWanted = (item: unknown): boolean =>
    where === null || !isObject(item) || where.values.some((one) => item[where.key] === one);
  const kept = value.map((item, index) =>
    isWanted(item) ? project(item, items, index, copying) : undefined,
  );
  return kept.filter((item) => item !== undefined);
}

function projectMap(value: JsonObject, keep: Keep, copying: Copying): JsonObject {
  const kept = emptyObject();
  for (const [key, inner] of keep.keys) {
    if (!Object.hasOwn(value, key)) continue;
    const projected = project(value[key], inner, key, copying);
    if (!isRemnant(projected, inner)) put(kept, key, projected);
  }
  if (keep.prefixes.size > 0)
    for (const key of Object.keys(value)) {
      const [, inner] = [...keep.prefixes].find(([prefix]) => key.startsWith(prefix)) ?? [];
      if (inner && !keep.keys.has(key)) put(kept, key, project(value[key], inner, key, copying));
    }
  if (keep.fingerprint) {
    const known = value[FINGERPRINT];
    kept[FINGERPRINT] = isHash(known) ? known : fingerprint(copyJson(value, copying));
  }
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

/** A pod template's hash, the same for a workload and for the ReplicaSet or revision that was made of it. */
function fingerprint(copy: Json): string {
  // A revision keeps the template as a patch.
  if (isObject(copy)) Reflect.deleteProperty(copy, '$patch');
  const metadata = objectIn(copy, 'metadata');
  // Some servers write it into the templates they give out, as null; it says nothing.
  if (metadata?.['creationTimestamp'] === null) Reflect.deleteProperty(metadata, 'creationTimestamp');
  for (const label of COPY_LABELS)
    Reflect.deleteProperty(objectIn(metadata ?? undefined, 'labels') ?? {}, label);
  return hashValue(canonicalJson(copy));
}

const FORMS: Record<Exclude<Form, 'fingerprint'>, (value: unknown, copying: Copying) => Json | undefined> = {
  'as-is': (value, copying) => copyJson(value, copying),
  schema: (value, copying) => copyJson(value, copying, true),
  'key-only': () => '',
  hash: (value, copying) => hashed(copyJson(value, copying)),
  'hashed-map': (value, copying) => hashedMap(copyJson(value, copying)),
  images: (value, copying) =>
    Array.isArray(value) ? value.flatMap(imageOf) : report(copying, 'wrong-type', isNot(value, 'a list')),
  text: (value, copying) => boundedText(value, copying, ANNOTATION_LENGTH, 'invalid-text'),
  time: (value, copying) =>
    typeof value === 'string' && parseInstant(value) !== null
      ? value
      : report(copying, 'invalid-time', isNot(value, 'a time such as 2026-01-31T12:00:00Z')),
  labels: (value, copying) => {
    if (!isObject(value)) return report(copying, 'wrong-type', isNot(value, 'a mapping of labels'));
    const kept = emptyObject();
    for (const [key, label] of Object.entries(value)) {
      copying.path.push(key);
      const text = boundedText(label, copying, LABEL_VALUE_LENGTH, 'invalid-label');
      if (key === '' || key.length > LABEL_KEY_LENGTH)
        report(copying, 'invalid-label', isNot(key, `a key of 1 to ${LABEL_KEY_LENGTH} characters`));
      else put(kept, key, text);
      copying.path.pop();
    }
    return kept;
  },
};

function isNot(value: unknown, expected: string): Text {
  return text`is ${describe(value)}, not ${literal(expected)}`;
}

function boundedText(value: unknown, copying: Copying, most: number, id: ProblemCode): Json | undefined {
  if (typeof value === 'string' && value.length <= most) return value;
  return report(copying, id, isNot(value, `a text of at most ${most} characters; put it in quotes`));
}

function hashed(value: Json): string {
  return hashValue(typeof value === 'string' ? value : canonicalJson(value));
}

/** Names of fields are kept, their content is not. The API server reads null as absent. */
function hashedMap(value: Json): Json {
  if (!isObject(value)) return hashed(value);
  const kept = emptyObject();
  for (const [key, inner] of Object.entries(value)) if (inner !== null) kept[key] = hashedMap(inner);
  return kept;
}

/** The kept parts of a container; none of one without a name, which no server accepts. */
function imageOf(container: unknown): JsonObject[] {
  if (!isObject(container) || typeof container['name'] !== 'string') return [];
  const { name, image } = container;
  return [
    Object.assign(emptyObject(), { name }, typeof image === 'string' ? { image: hashValue(image) } : {}),
  ];
}
