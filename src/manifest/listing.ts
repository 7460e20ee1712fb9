const SHOWN = 5;

/** `a`, `a and b`, `a, b, c, d, e and 3 more`: names in a sentence, the first of them where they are many. */
export function listing(names: readonly string[]): string {
  const more = names.length - SHOWN;
  if (more > 0) return `${names.slice(0, SHOWN).join(', ')} and ${more} more`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
