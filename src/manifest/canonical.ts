/**
 * JSON without blanks and with the keys of every map in code-unit order: equal values give equal text. What is undefined is
 * left out, as JSON leaves it out. The value must be plain data of bounded depth (see `copyJson`).
 */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const map = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(map)
    .filter((key) => map[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(map[key])}`);
  return `{${members.join(',')}}`;
}
