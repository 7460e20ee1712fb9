import { isObject, type Json, type JsonObject } from './manifest.js';
import { canonicalQuantity } from './quantity.js';

/** Fields of a kind of object that need no value, by their names. */
export interface OptionalFields {
  /** Numbers and flags that are left out while they are 0 or false; others with the same value are kept. */
  readonly zero: ReadonlySet<string>;
  /** Maps of texts, whose members are data. */
  readonly maps: ReadonlySet<string>;
}

export const POD_FIELDS: OptionalFields = {
  zero: new Set([
    ...['hostNetwork', 'hostPID', 'hostIPC', 'stdin', 'stdinOnce', 'tty', 'readOnly'],
    ...['hostPort', 'initialDelaySeconds', 'weight'],
  ]),
  maps: new Set(['labels', 'annotations', 'nodeSelector', 'matchLabels']),
};
const AMOUNTS = new Set(['limits', 'requests']);

/** A copy of a mapping without what the server does not keep: nulls, empty texts, lists and maps, zero values of fields that omit them. */
export function withoutEmpty(map: JsonObject, fields = POD_FIELDS, of = ''): JsonObject {
  const kept = Object.create(null) as JsonObject;
  for (const [name, value] of Object.entries(map)) {
    if (value === null) continue;
    if (fields.maps.has(of)) kept[name] = value;
    else if (AMOUNTS.has(of) || name === 'sizeLimit') kept[name] = storedQuantity(value);
    else if (!isLeftOut(name, value, fields)) kept[name] = storedIn(value, name, fields);
  }
  return kept;
}

function storedIn(value: Json, of: string, fields: OptionalFields): Json {
  if (Array.isArray(value)) return value.map((item) => storedIn(item, of, fields));
  return isObject(value) ? withoutEmpty(value, fields, of) : value;
}

function isLeftOut(name: string, value: Json, { zero, maps }: OptionalFields): boolean {
  if (value === '') return true;
  if (value === false || value === 0) return zero.has(name);
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0 && (maps.has(name) || AMOUNTS.has(name));
}

/** An amount as the API server stores it; one that it cannot read stays as it is. */
function storedQuantity(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  return canonicalQuantity(String(amount).trim()) ?? amount;
}
