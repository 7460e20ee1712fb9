/** A key that an object has twice: of the two JSON.parse keeps the last, and the first vanishes. */
interface RepeatedKey {
  readonly key: string;
  /** Offset of the second one. */
  readonly offset: number;
}

/**
 * Finds a key that some object of the text has twice, written alike or with escapes. `value` is what JSON.parse made of the text:
 * only where it has fewer keys than the text has colons is the text looked through, so that a large snapshot costs one quick pass.
 */
export function repeatedKey(text: string, value: unknown): RepeatedKey | null {
  return colonsIn(text) === keysIn(value) ? null : find(text);
}

/** Without recursion: what is dropped may be nested as deep as its author likes. */
function keysIn(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one) as unknown[];
    if (!Array.isArray(one)) keys += inner.length;
    for (const item of inner) if (typeof item === 'object' && item !== null) open.push(item);
  }
  return keys;
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Outside of strings: one for each key. */
function colonsIn(text: string): number {
  let colons = 0;
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    for (; at < end; at++) if (text.charCodeAt(at) === COLON) colons++;
    at = quote < 0 ? end : endOfString(text, quote);
  }
  return colons;
}

/** Behind the closing quote of the string that begins at `quote`. */
function endOfString(text: string, quote: number): number {
  for (let at = text.indexOf('"', quote + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

function find(text: string): RepeatedKey | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length;) {
    const character = text[at];
    if (character !== '"') {
      if (character === '{' || character === '[') open.push(new Set());
      else if (character === '}' || character === ']') open.pop();
      at++;
      continue;
    }
    const end = endOfString(text, at);
    if (isKey(text, end)) {
      const key = JSON.parse(text.slice(at, end)) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, offset: at };
      keys?.add(key);
    }
    at = end;
  }
  return null;
}

/** True where a colon follows. */
function isKey(text: string, end: number): boolean {
  let at = end;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text.charCodeAt(at) === COLON;
}
