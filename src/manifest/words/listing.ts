const SHOWN = 5;

/** `a`, `a and b`, `a, b, c, d, e and 3 more`: names in a sentence, the first of them where they are many. */
export function listing(names: readonly string[]): string {
  if (names.length > SHOWN) return few(names, SHOWN);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `a, b, c and 7 more`: the first names of what may be many, between commas. */
export function few(names: readonly string[], most = 3): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
