/**
 * JSON without blanks and with the keys of every map in code-unit order: equal values give equal text. What is undefined is
 * left out, as JSON leaves it out. The value must be plain data of bounded depth (see `copyJson`).
 */
export function canonicalJson(value: unknown): string {
  return canonicalWithout(value, NOTHING);
}

/** The same without members of these names, at any depth. */
export function canonicalWithout(value: unknown, names: ReadonlySet<string>): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalWithout(item, names)).join(',')}]`;
  const map = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(map)
    .filter((key) => map[key] !== undefined && !names.has(key))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalWithout(map[key], names)}`);
  return `{${members.join(',')}}`;
}

const NOTHING: ReadonlySet<string> = new Set();
