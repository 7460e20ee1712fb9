import { visible } from './visible.js';
import { code, literal, type Text, text } from '../text/text.js';
import { filledText } from './fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from './manifest.js';
import { offsetAt, partOf, type Placed, type Reading } from './reading.js';

/**
 * The Kubernetes objects of one document: the document itself, or the items of a list. What is not an object with apiVersion, kind and
 * metadata.name is reported, unless it cannot be of an evaluated kind (`limits.interest`); `null` documents are skipped, as kubectl does.
 */
export function objectsOf(reading: Reading, document: Placed): Manifest[] {
  return document.value === null ? [] : objectsIn(reading, document);
}

function objectsIn(reading: Reading, placed: Placed): Manifest[] {
  const { value, spot } = placed;
  if (!isObject(value)) {
    if (!isPassed(reading, null, null)) {
      const message = text`Expected a Kubernetes object, found ${typeName(value)}. ${WRITE_IDENTITY}`;
      reading.report(offsetAt(spot), 'not-a-manifest', message);
    }
    return [];
  }
  if (isList(value)) return itemsOf(reading, value, placed);
  const manifest = objectOf(reading, value, placed);
  return manifest === null ? [] : [manifest];
}

/** True for what is no object of an evaluated kind, however it is completed. */
function isPassed(reading: Reading, apiVersion: string | null, kind: string | null): boolean {
  const { interest } = reading.limits;
  return interest !== undefined && !interest.concerns(apiVersion, kind);
}

/**
 * A list is what has `items`, whatever its kind says: so reads kubectl (unstructuredJSONScheme.decode), which then drops
 * everything else in it.
 */
function isList(value: JsonObject): boolean {
  return Object.hasOwn(value, 'items') || value['kind'] === 'List';
}

function itemsOf(reading: Reading, list: JsonObject, { spot }: Placed): Manifest[] {
  const items = list['items'] ?? null;
  const itemsSpot = partOf(spot, 'items');
  const offset = offsetAt(spot, ['items']);
  if (isObjectWithItems(reading, list)) {
    const message = text`This object has ${code('items')}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
    reading.report(offset, 'list-and-object', message);
    return [];
  }
  if (items === null && itemsSpot !== undefined) return [];
  if (!Array.isArray(items) || itemsSpot === undefined) {
    if (!isPassed(reading, filledText(list['apiVersion']), itemKindOf(list)))
      wrongType(reading, offset, 'items', literal('a list'), items);
    return [];
  }
  return items.flatMap((item, index) =>
    objectsIn(reading, { value: withKindOf(list, item), spot: partOf(itemsSpot, index) ?? itemsSpot }),
  );
}

/** An object of an evaluated kind, with items. */
function isObjectWithItems(reading: Reading, list: JsonObject): boolean {
  const { kind } = list;
  if (typeof kind !== 'string' || kind === '' || kind.endsWith('List')) return false;
  return reading.limits.interest?.concerns(filledText(list['apiVersion']), kind) === true;
}

/** The kind of items that write none; null if they may be of any kind. */
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

function objectOf(reading: Reading, object: JsonObject, { spot }: Placed): Manifest | null {
  const apiVersion = filledText(object['apiVersion']);
  const kind = filledText(object['kind']);
  const at = (...path: string[]): number => offsetAt(spot, path);
  const metadata = object['metadata'] ?? null;
  const name = isObject(metadata) ? filledText(metadata['name']) : null;
  const namespace = (isObject(metadata) ? metadata['namespace'] : null) ?? null;
  const isWhole = apiVersion !== null && kind !== null && name !== null;
  if (!isWhole || (namespace !== null && typeof namespace !== 'string')) {
    if (isPassed(reading, apiVersion, kind)) return null;
    if (apiVersion === null || kind === null) return missingIdentity(reading, object, at);
    if (metadata !== null && !isObject(metadata))
      return wrongType(reading, at('metadata'), 'metadata', literal('a mapping'), metadata);
    return name === null
      ? missingName(reading, metadata, at)
      : wrongType(reading, at('metadata', 'namespace'), 'metadata.namespace', TEXT, namespace);
  }
  const isScoped = namespace !== null && namespace !== '';
  const isStray = isScoped && reading.limits.isClusterScoped?.(apiVersion, kind) === true;
  // Charts write one into roles and webhooks as a habit.
  if (isStray && !isPassed(reading, apiVersion, kind))
    strayNamespace(reading, at('metadata', 'namespace'), kind);
  return {
    apiVersion,
    kind,
    namespace: isScoped && !isStray ? namespace : null,
    name,
    object,
    place: reading.placeAt(at()),
    placeOf: (path) => reading.placeAt(offsetAt(spot, path)),
  };
}

type OffsetOf = (...path: string[]) => number;

const WRITE_IDENTITY = text`Add apiVersion, kind and metadata.name.`;
const TEXT = literal('text');

/** Without apiVersion or kind; with neither of them it is something other than a Kubernetes object. */
function missingIdentity(reading: Reading, object: JsonObject, at: OffsetOf): null {
  const has = (key: string): boolean =>
    Object.hasOwn(object, key) && object[key] !== null && object[key] !== '';
  if (!has('apiVersion') && !has('kind')) {
    const message = text`This is not a Kubernetes object: it has neither apiVersion nor kind. ${WRITE_IDENTITY}`;
    return reading.report(at(), 'not-a-manifest', message);
  }
  for (const [key, missing] of [
    ['apiVersion', 'missing-api-version'],
    ['kind', 'missing-kind'],
  ] as const) {
    if (!has(key)) reading.report(at(key), missing, text`This object has no ${code(key)}. Add one.`);
    else if (typeof object[key] !== 'string') wrongType(reading, at(key), key, TEXT, object[key] ?? null);
  }
  return null;
}

/** For a name that is missing, empty, no text or generated. */
function missingName(reading: Reading, metadata: JsonObject | null, at: OffsetOf): null {
  const name = metadata?.['name'] ?? null;
  if (name !== null && name !== '')
    return wrongType(reading, at('metadata', 'name'), 'metadata.name', TEXT, name);
  const isGenerated = metadata !== null && Object.hasOwn(metadata, 'generateName');
  const message = isGenerated
    ? text`This object has a generateName, so base and head cannot be compared. Give it a metadata.name.`
    : text`This object has no metadata.name. Add one.`;
  return reading.report(at('metadata', isGenerated ? 'generateName' : 'name'), 'missing-name', message);
}

/**
 * The namespace of an object of a cluster-scoped kind. The API server drops it, as the request names none, so two of one name are
 * one object. Source: kubernetes 1.28, apiserver, registry/rest/meta.go, EnsureObjectNamespaceMatchesRequestNamespace.
 */
function strayNamespace(reading: Reading, offset: number, kind: string): void {
  const message = text`${code(visible(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${code('namespace')} of Kustomize), it is harmless.`;
  reading.report(offset, 'cluster-scoped', message, 'warning');
}

function wrongType(reading: Reading, offset: number, field: string, expected: Text, value: Json): null {
  const advice = expected === TEXT ? literal('Put the value in quotes.') : literal('Correct the value.');
  const message = text`${code(field)} must be ${expected}, not ${typeName(value)}. ${advice}`;
  return reading.report(offset, 'wrong-type', message);
}

function typeName(value: Json): Text {
  if (value === null) return literal('null');
  if (Array.isArray(value)) return literal('a list');
  if (isObject(value)) return literal('a mapping');
  if (typeof value === 'string') return text`the text ${code(visible(value, 40))}`;
  return typeof value === 'number' ? text`the number ${code(String(value))}` : literal('a boolean');
}
