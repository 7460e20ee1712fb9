const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const UNICODE = /[0-9a-fA-F]{4}/y;
const ESCAPES = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** A token's meaning and the offset behind it; null where the text does not hold such a token there. */
type Token<T> = { readonly value: T; readonly end: number } | null;

/** The offset of the next character that is not JSON white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? 'end')) at += 1;
  return at;
}

/** A number. One that is too large for JSON readers comes back as an infinity; the caller refuses it. */
export function scanNumber(text: string, from: number): Token<number> {
  NUMBER.lastIndex = from;
  const digits = NUMBER.exec(text)?.[0];
  return digits === undefined ? null : { value: Number(digits), end: from + digits.length };
}

/** `true`, `false` or `null`. */
export function scanWord(text: string, from: number): Token<boolean | null> {
  WORD.lastIndex = from;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return null;
  return { value: word === 'null' ? null : word === 'true', end: from + word.length };
}

/** A string; `from` is its opening quote. */
export function scanString(text: string, from: number): Token<string> {
  const parts: string[] = [];
  let start = from + 1;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { value: parts.join('') + text.slice(start, at), end: at + 1 };
    if (code < 0x20) return null;
    if (code !== BACKSLASH) continue;
    const escape = scanEscape(text, at + 1);
    if (escape === null) return null;
    parts.push(text.slice(start, at), escape.value);
    start = escape.end;
    at = escape.end - 1;
  }
  return null;
}

function scanEscape(text: string, from: number): Token<string> {
  const letter = text[from] ?? '';
  const plain = ESCAPES.get(letter);
  if (plain !== undefined) return { value: plain, end: from + 1 };
  UNICODE.lastIndex = from + 1;
  const digits = letter === 'u' ? UNICODE.exec(text)?.[0] : undefined;
  if (digits === undefined) return null;
  return { value: String.fromCharCode(parseInt(digits, 16)), end: from + 5 };
}
