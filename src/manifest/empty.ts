import { isObject, type Json, type JsonObject } from './manifest.js';
import { canonicalQuantity } from './quantity.js';

/** Fields that are left out while they have their zero value; others with the same value are kept. */
const OMITTED_FALSE = new Set([
  ...['hostNetwork', 'hostPID', 'hostIPC', 'stdin', 'stdinOnce', 'tty', 'readOnly'],
  // Fields of Plans. Source: rancher/system-upgrade-controller, pkg/apis/upgrade.cattle.io/v1/types.go.
  ...['cordon', 'disableEviction', 'exclusive', 'force', 'ignoreUpdates'],
]);
const OMITTED_ZERO = new Set([
  ...['hostPort', 'initialDelaySeconds', 'weight', 'concurrency', 'skipWaitForDeleteTimeout'],
]);
/** Maps of texts, whose members are data. */
const TEXT_MAPS: ReadonlySet<string> = new Set(['labels', 'annotations', 'nodeSelector', 'matchLabels']);
const AMOUNTS = new Set(['limits', 'requests']);

/** A copy of a mapping without what the server does not keep: nulls, empty texts, lists and maps, zero values of fields that omit them. */
export function withoutEmpty(map: JsonObject, of = '', maps = TEXT_MAPS): JsonObject {
  const kept = Object.create(null) as JsonObject;
  for (const [name, value] of Object.entries(map)) {
    if (value === null) continue;
    if (maps.has(of)) kept[name] = value;
    else if (AMOUNTS.has(of) || name === 'sizeLimit') kept[name] = storedQuantity(value);
    else if (!isLeftOut(name, value, maps)) kept[name] = storedIn(value, name, maps);
  }
  return kept;
}

function storedIn(value: Json, of: string, maps: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item) => storedIn(item, of, maps));
  return isObject(value) ? withoutEmpty(value, of, maps) : value;
}

function isLeftOut(name: string, value: Json, maps: ReadonlySet<string>): boolean {
  if (value === '') return true;
  if (value === false) return OMITTED_FALSE.has(name);
  if (value === 0) return OMITTED_ZERO.has(name);
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0 && (maps.has(name) || AMOUNTS.has(name));
}

/** An amount as the API server stores it; one that it cannot read stays as it is. */
function storedQuantity(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  return canonicalQuantity(String(amount).trim()) ?? amount;
}
