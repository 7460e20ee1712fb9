/** `node`, `nodes`; `policy`, `policies`; `batch`, `batches`: the only place where a plural is made. */
export function plural(count: number, thing: string): string {
  if (count === 1) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}

/** `1 node`, `3 nodes`. */
export function counted(count: number, thing: string): string {
  return `${count} ${plural(count, thing)}`;
}

/** The verb that goes with a number: `1 of 8 nodes is`, `2 of 8 nodes are`. */
export function verb(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}
