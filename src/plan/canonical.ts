import { createHash } from 'node:crypto';

/** JSON with the keys of every object in code-unit order: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  // Sorted first and written then: a replacer is called for every target of every batch.
  return JSON.stringify(inKeyOrder(value));
}

function inKeyOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inKeyOrder);
  const map = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(map)
      .sort()
      .map((key) => [key, inKeyOrder(map[key])]),
  );
}

/** `sha256:` and 64 hex digits over the canonical JSON of a value. */
export function sha256(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`;
}
