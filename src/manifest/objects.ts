import { filledText } from './fields.js';
import type { FileReading } from './document.js';
import { isObject, type Json, type JsonObject, type Manifest } from './manifest.js';
import {
  bothListAndObject,
  isPassed,
  missingIdentity,
  notAnObject,
  strayNamespace,
  withoutName,
  wrongType,
} from './object-problems.js';
import { offsetAt, offsetOf, partOf, type Placed } from './spot.js';

/**
 * The Kubernetes objects of one document: the document itself, or the items of a list. What is not an object with
 * apiVersion, kind and metadata.name is reported; `null` documents are skipped, as kubectl skips them.
 */
export function objectsOf(reading: FileReading, document: Placed): Manifest[] {
  return document.value === null ? [] : objectsIn(reading, document);
}

function objectsIn(reading: FileReading, placed: Placed): Manifest[] {
  const { value, spot } = placed;
  if (!isObject(value)) {
    notAnObject(reading, offsetOf(spot), value);
    return [];
  }
  if (isList(value)) return itemsOf(reading, value, placed);
  const manifest = objectOf(reading, value, placed);
  return manifest === null ? [] : [manifest];
}

/**
 * A list is what has `items`, whatever its kind says: so reads kubectl (unstructuredJSONScheme.decode), which then drops
 * everything else in it.
 */
function isList(value: JsonObject): boolean {
  return Object.hasOwn(value, 'items') || value['kind'] === 'List';
}

function itemsOf(reading: FileReading, list: JsonObject, { spot }: Placed): Manifest[] {
  const items = list['items'] ?? null;
  const itemsSpot = partOf(spot, 'items');
  if (isObjectWithItems(reading, list)) {
    bothListAndObject(reading, offsetAt(spot, ['items']));
    return [];
  }
  if (items === null && itemsSpot !== undefined) return [];
  if (!Array.isArray(items) && isPassed(reading, filledText(list['apiVersion']), itemKindOf(list))) return [];
  if (!Array.isArray(items) || itemsSpot === undefined) {
    wrongType(reading, offsetAt(spot, ['items']), 'items', 'a list', items);
    return [];
  }
  return items.flatMap((item, index) =>
    objectsIn(reading, { value: withKindOf(list, item), spot: partOf(itemsSpot, index) ?? itemsSpot }),
  );
}

/** An object of a kind that is judged, with items: kubectl takes those and drops the object, and other tools apply the object. */
function isObjectWithItems(reading: FileReading, list: JsonObject): boolean {
  const { kind } = list;
  if (typeof kind !== 'string' || kind === '' || kind.endsWith('List')) return false;
  return reading.limits.interest?.concerns(filledText(list['apiVersion']), kind) === true;
}

/** Kind and version of items that write none; null if they may be of any kind. */
function itemKindOf({ kind }: JsonObject): string | null {
  if (typeof kind !== 'string' || kind === 'List') return null;
  return kind.endsWith('List') ? kind.slice(0, -'List'.length) : kind;
}

/** An item of `NodePoolList` that names neither kind nor apiVersion is a NodePool (unstructuredJSONScheme.decodeToList). */
function withKindOf(list: JsonObject, item: Json): Json {
  const { apiVersion = null, kind } = list;
  if (!isObject(item) || Object.hasOwn(item, 'kind') || Object.hasOwn(item, 'apiVersion')) return item;
  if (typeof kind !== 'string' || !kind.endsWith('List') || kind === 'List') return item;
  const named = Object.create(null) as JsonObject;
  named['apiVersion'] = apiVersion;
  named['kind'] = kind.slice(0, -'List'.length);
  for (const [key, value] of Object.entries(item)) named[key] = value;
  return named;
}

function objectOf(reading: FileReading, object: JsonObject, { spot }: Placed): Manifest | null {
  const apiVersion = filledText(object['apiVersion']);
  const kind = filledText(object['kind']);
  const metadata = object['metadata'] ?? null;
  const at = (...path: string[]): number => offsetAt(spot, path);
  if (apiVersion === null || kind === null) return missingIdentity(reading, object, at);
  if (metadata !== null && !isObject(metadata)) {
    if (isPassed(reading, apiVersion, kind)) return null;
    return wrongType(reading, at('metadata'), 'metadata', 'a mapping', metadata);
  }
  const name = filledText(metadata?.['name']);
  if (name === null) return withoutName(reading, object, at);
  const namespace = metadata?.['namespace'] ?? null;
  if (namespace !== null && typeof namespace !== 'string') {
    if (isPassed(reading, apiVersion, kind)) return null;
    return wrongType(reading, at('metadata', 'namespace'), 'metadata.namespace', 'text', namespace);
  }
  const { source, limits } = reading;
  const isScoped = namespace !== null && namespace !== '';
  const isStray = isScoped && limits.isClusterScoped?.(apiVersion, kind) === true;
  // Charts write one into roles and webhooks as a habit.
  if (isStray && !isPassed(reading, apiVersion, kind))
    strayNamespace(reading, at('metadata', 'namespace'), kind);
  return {
    apiVersion,
    kind,
    namespace: isScoped && !isStray ? namespace : null,
    name,
    object,
    place: source.placeAt(offsetOf(spot)),
    placeOf: (path) => source.placeAt(offsetAt(spot, path)),
  };
}
