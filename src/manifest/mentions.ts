/** Escapes of YAML's and JSON's double quotes that can stand for a letter. */
const ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g;
/** A line that goes on behind an escaped line break, without a space between. */
const CONTINUED = /\\\r?\n[ \t]*/g;
const HAS_ESCAPES = /\\[xuU\r\n]/;
/** Tags can turn any text into another one (`!!binary`), also when a directive gives them another name. */
const TAGGED = /!!|!<|^%/m;

/**
 * Tells whether one of the words may be a value of a YAML or JSON text, however it is written. A word is found in any case of its
 * letters, behind escapes and over escaped line breaks; folded lines put a space into it, so it would be another word. A text with
 * tags that decode their value may hold every word. What an alias stands for is in the text too, beside its anchor.
 */
export function mentions(words: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(words.map((word) => word.replaceAll('.', '\\.')).join('|'), 'i');
  return (text) => {
    if (pattern.test(text) || TAGGED.test(text)) return true;
    return HAS_ESCAPES.test(text) && pattern.test(decoded(text));
  };
}

function decoded(text: string): string {
  return text
    .replace(CONTINUED, '')
    .replace(ESCAPES, (written: string, ...codes: readonly (string | undefined)[]) => {
      const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    });
}
