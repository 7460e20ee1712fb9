import { code, literal, type Text, text } from '../text/text.js';
import { field, filledText, pathText, valueAt } from './fields.js';
import { type FieldPath, isObject, type Json, type JsonObject, type Manifest } from './manifest.js';
import type { ProblemCode } from './problem.js';
import { offsetAt, partOf, type Placed, type Reading } from './reading.js';
import { visible } from './visible.js';

/**
 * The Kubernetes objects of one document: the document itself, or the items of a list. What is not an object with apiVersion, kind and
 * metadata.name is reported, unless it cannot be of an evaluated kind (`limits.interest`); null is skipped, as kubectl does.
 *
 * A list is what has `items`, whatever its kind says: so reads kubectl (unstructuredJSONScheme.decode), which then drops everything else.
 */
export function objectsOf(reading: Reading, placed: Placed): Manifest[] {
  const { value, spot } = placed;
  if (value === null) return [];
  const { interest, isClusterScoped } = reading.limits;
  const apiVersion = filledText(field(value, 'apiVersion'));
  const kind = filledText(field(value, 'kind'));
  if (isObject(value) && (Object.hasOwn(value, 'items') || kind === 'List'))
    return itemsOf(reading, value, placed);
  const isEvaluated = interest?.concerns(apiVersion, kind) ?? true;
  const fault = faultOf(value);
  const [name, namespace] = ['name', 'namespace'].map((key) => filledText(valueAt(value, ['metadata', key])));
  if (fault !== null && isEvaluated) reading.report(offsetAt(spot, fault[0]), fault[1], fault[2]);
  if (fault !== null || !isObject(value) || !apiVersion || !kind || !name) return [];
  // The API server drops it, as the request names none, so two of one name are one object. Source: kubernetes 1.28, apiserver,
  // registry/rest/meta.go, EnsureObjectNamespaceMatchesRequestNamespace.
  const isStray = namespace !== null && isClusterScoped?.(apiVersion, kind) === true;
  // Charts write one into roles and webhooks as a habit.
  if (isStray && isEvaluated) {
    const message = text`${code(visible(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${code('namespace')} of Kustomize), it is harmless.`;
    reading.report(offsetAt(spot, ['metadata', 'namespace']), 'cluster-scoped', message, 'warning');
  }
  return [
    {
      ...{ apiVersion, kind, name, namespace: isStray ? null : (namespace ?? null) },
      object: value,
      place: reading.placeAt(offsetAt(spot)),
      placeOf: (path) => reading.placeAt(offsetAt(spot, path)),
    },
  ];
}

function itemsOf(reading: Reading, list: JsonObject, { spot }: Placed): Manifest[] {
  const { interest } = reading.limits;
  const apiVersion = filledText(list['apiVersion']);
  const kind = filledText(list['kind']);
  const itemKind = kind?.replace(/List$/, '') || null;
  const items = list['items'] ?? null;
  const itemsSpot = partOf(spot, 'items') ?? spot;
  if (kind === itemKind && kind !== null && interest?.concerns(apiVersion, kind) === true) {
    const message = text`This object has ${code('items')}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
    reading.report(offsetAt(itemsSpot), 'list-and-object', message);
    return [];
  }
  if (Array.isArray(items))
    return items.flatMap((item, index) => {
      // An item of `NodePoolList` that names neither kind nor apiVersion is a NodePool (unstructuredJSONScheme.decodeToList).
      const isTyped = !isObject(item) || Object.hasOwn(item, 'kind') || Object.hasOwn(item, 'apiVersion');
      const type = kind === itemKind || itemKind === null ? {} : { apiVersion, kind: itemKind };
      const value = isTyped ? item : Object.assign(Object.create(null) as JsonObject, type, item);
      return objectsOf(reading, { value, spot: partOf(itemsSpot, index) ?? itemsSpot });
    });
  if (items === null && Object.hasOwn(list, 'items')) return [];
  if (interest?.concerns(apiVersion, itemKind) !== false) {
    const message = text`${code('items')} must be a list, not ${describe(items)}.`;
    reading.report(offsetAt(spot, ['items']), 'wrong-type', message);
  }
  return [];
}

/** Fields by which an object is known, and the code where one is missing. */
const IDENTITY: readonly (readonly [path: FieldPath, missing: ProblemCode | null])[] = [
  [['apiVersion'], 'missing-api-version'],
  [['kind'], 'missing-kind'],
  [['metadata', 'name'], 'missing-name'],
  [['metadata', 'namespace'], null],
];

/** The reason why a value is no comparable Kubernetes object, and where; null if it is one. */
function faultOf(value: Json): readonly [path: FieldPath, code: ProblemCode, message: Text] | null {
  const isBare = isObject(value) && !value['apiVersion'] && !value['kind'];
  if (!isObject(value) || isBare) {
    const found = isBare ? literal('a mapping with neither apiVersion nor kind') : describe(value);
    const message = text`This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;
    return [[], 'not-a-manifest', message];
  }
  for (const [path, missing] of IDENTITY) {
    const written = valueAt(value, path) ?? '';
    const name = code(pathText(path));
    const message = text`${name} must be text, not ${describe(written)}. Put the value in quotes.`;
    if (typeof written !== 'string') return [path, 'wrong-type', message];
    if (written === '' && missing !== null)
      return [path, missing, text`This object has no ${name}, by which base and head are compared. Add one.`];
  }
  return null;
}

/** A value in a message: short, on one line, with a word for what it is. */
export function describe(value: unknown): Text {
  if (value === null || value === undefined) return literal('null');
  if (Array.isArray(value)) return literal('a list');
  if (typeof value === 'object') return literal('a mapping');
  if (value === '') return literal('an empty text');
  return text`the ${literal(typeof value)} ${code(visible(JSON.stringify(value), 80))}`;
}
