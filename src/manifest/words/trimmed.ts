/** A text without the characters that it ends with, found from its end: a pattern such as `/-+$/` looks again at each place where a run begins. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
