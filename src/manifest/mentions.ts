/** Escapes of YAML's and JSON's double quotes that can represent a letter or a slash. */
const ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g;
/** A line continued after an escaped line break, without a space between. */
const CONTINUED = /\\(?:\r\n?|\n)[ \t]*/g;
const HAS_ESCAPES = /\\[xuU/\r\n]/;
/** Tags can turn any text into another one (`!!binary`), also when a directive gives them another name. */
const TAGGED = /!!|!<|^%/m;
/** Text of two or four bytes a character, which is not read as a manifest. */
const WIDE = '\0';

/**
 * True if one of the words may be a value of a YAML or JSON text, however it is written. A word is found in any case of its
 * letters, behind escapes and over escaped line breaks; folded lines put a space into it, so it would be another word. A text with
 * tags that decode their value may hold every word. What an alias represents is in the text too, beside its anchor.
 */
export function mentions(words: readonly string[]): (text: string) => boolean {
  const lower = [...new Set(words.map((word) => word.toLowerCase()))];
  // A word that holds another one is found by that.
  const shortest = lower.filter((word) => !lower.some((other) => other !== word && word.includes(other)));
  const pattern = new RegExp(shortest.map((word) => word.replaceAll('.', '\\.')).join('|'), 'i');
  return (text) => {
    if (pattern.test(text) || text.includes(WIDE)) return true;
    // Looking for one character takes a tenth of the time of a pattern, and most texts have none.
    if ((text.includes('!') || text.includes('%')) && TAGGED.test(text)) return true;
    return text.includes('\\') && HAS_ESCAPES.test(text) && pattern.test(decoded(text));
  };
}

/** `kind: NodePool`, `kind = "NodePool"`. */
const KIND = /\bkind["']?[ \t]*[:=][ \t]*["']?(\w+)/g;

/** The kinds of the objects of a text of any format, such as a template. */
export function kindsWritten(text: string): readonly string[] {
  return Array.from(text.matchAll(KIND), ([, kind = '']) => kind);
}

/** A line without an object: empty, a comment, or an action that decides about others. */
const NO_OBJECT = /^\s*(?:#.*|\{\{-? *(?:if|else|end|with|range|\$\w+ *:?=|\/\*)[^{}]*\}\})?\s*$/;
/** The kind of a whole document; that of a list tells nothing. */
const OWN_KIND = /^kind:[ \t]*["']?(?!\w*List\b)[A-Z]\w*["']?[ \t\r]*$/m;

/**
 * The lines of a manifest or Helm template that say what it makes, if each of its documents writes a kind of its own: a role or a dashboard
 * mentions planned kinds and makes none. Any other text is returned whole: an include may make any object.
 */
export function kindLinesIn(text: string): string {
  const lines = text.split('\n');
  const mayMakeMore = lines.some((line) => line.startsWith('{{') && !NO_OBJECT.test(line));
  if (mayMakeMore) return text;
  const documents = text
    .split(/^---.*$/m)
    .filter((one) => !one.split('\n').every((line) => NO_OBJECT.test(line)));
  if (!documents.every((one) => OWN_KIND.test(one))) return text;
  return lines.filter((line) => /\b(?:kind|apiVersion)\b/i.test(line)).join('\n');
}

function decoded(text: string): string {
  return text
    .replace(CONTINUED, '')
    .replace(ESCAPES, (written: string, ...codes: readonly (string | undefined)[]) => {
      if (written === '\\/') return '/';
      const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    });
}
