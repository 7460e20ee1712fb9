import type { Json } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';

/** Text that is equal for equal values: keys sorted, nulls left out as the API server leaves them out. */
export function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`);
  return `{${fields.join(',')}}`;
}
