import { visible } from './visible.js';
import { code, literal, type Text, text } from '../text/text.js';
import type { Json, JsonObject } from './manifest.js';
import { offsetAt, type Placed, type Reading, type Spot } from './reading.js';

/** Undefined for a text that is no JSON. */
export function parsedJson(written: string): Json | undefined {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Reads a text that holds JSON values and nothing else: one, or several one after the other, as kubectl reads a JSON file. A value with an
 * error in it is reported and left out. Null where the text is not JSON, or where a limit was passed (the reading then says so).
 */
export function readJson(reading: Reading): Placed[] | null {
  const reader = new JsonReader(reading.text, reading);
  const documents: Placed[] = [];
  for (let count = 0; reader.hasMore(); count += 1) {
    if (count === reading.limits.documentsPerFile) {
      return reading.refuseDocuments(reader.at);
    }
    const before = reading.problems.length;
    const document = reader.value(reader.at, 1, A_VALUE);
    if (document === null) return null;
    if (reading.problems.length === before) documents.push(document);
  }
  return documents;
}

/** An offset in a text, in UTF-16 code units, and what is wrong there. */
interface JsonFault {
  readonly offset: number;
  readonly says: Text;
}

/** Finds where and why JSON.parse refuses a text; its own message names the place in some versions of V8 only. Null for JSON. */
export function firstJsonFault(written: string): JsonFault | null {
  const reader = new JsonReader(written, null);
  reader.hasMore();
  if (reader.value(reader.at, 1, A_VALUE) !== null && reader.hasMore())
    reader.expected(literal('the end of the text'));
  return reader.fault;
}

/** A key that an object has twice, and the offset of the second one: JSON.parse keeps the last, and the first vanishes. */
interface RepeatedKey {
  readonly key: string;
  readonly offset: number;
}

/**
 * Finds a key that some object of a JSON text has twice, written alike or with escapes. `value` is what JSON.parse made of the text: only
 * where it has fewer keys than the text has colons is the text read again.
 */
export function repeatedKey(written: string, value: unknown): RepeatedKey | null {
  if (colonsIn(written) === keysIn(value)) return null;
  const reader = new JsonReader(written, null);
  reader.hasMore();
  reader.value(reader.at, 1, A_VALUE);
  return reader.repeated;
}

/** Without recursion: the nesting is as deep as its author likes. */
function keysIn(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one) as unknown[];
    if (!Array.isArray(one)) keys += inner.length;
    for (const item of inner) if (typeof item === 'object' && item !== null) open.push(item);
  }
  return keys;
}

/** Outside of strings: one for each key. */
function colonsIn(written: string): number {
  let colons = 0;
  for (let at = 0; at < written.length; at++) {
    const character = written.charCodeAt(at);
    if (character === COLON) colons++;
    if (character !== QUOTE) continue;
    for (at++; at < written.length && written.charCodeAt(at) !== QUOTE; at++)
      if (written.charCodeAt(at) === BACKSLASH) at++;
  }
  return colons;
}

/** Nesting that the reader enters where no limit of a file holds. */
const MOST_DEPTH = 1_000;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const A_VALUE = literal('a value');
const A_KEY = literal('a key in double quotes');

/** `reading` is null where only a fault is looked for. A method gives null after a fault, and where the reading was refused. */
class JsonReader {
  at = 0;
  fault: JsonFault | null = null;
  repeated: RepeatedKey | null = null;

  constructor(
    private readonly text: string,
    private readonly reading: Reading | null,
  ) {}

  hasMore(): boolean {
    this.match(SPACE);
    return this.at < this.text.length;
  }

  /** `at` is the place that the value gets: the offset of its key where it has one. */
  value(at: number, depth: number, wanted: Text): Placed | null {
    if (!this.counts()) return null;
    const character = this.text[this.at] ?? '';
    if (character === '{' || character === '[') {
      if (!this.enters(depth)) return null;
      return character === '{' ? this.object(at, depth) : this.list(at, depth);
    }
    if (character === '"') {
      const value = this.string();
      return value === null ? null : { value, spot: at };
    }
    return this.scalar(at, character, wanted);
  }

  /** Sets the fault at the offset of the reader. */
  expected(wanted: Text): null {
    const character = this.text[this.at];
    const found = character === undefined ? literal('the end of the text') : code(visible(character));
    return this.fails(this.at, text`expected ${wanted}, found ${found}.`);
  }

  private fails(offset: number, says: Text): null {
    this.fault ??= { offset, says };
    return null;
  }

  private counts(): boolean {
    return this.reading === null || this.reading.countNode(this.at);
  }

  private enters(depth: number): boolean {
    if (this.reading === null) {
      if (depth > MOST_DEPTH) this.fails(this.at, text`it is nested more than ${MOST_DEPTH} levels deep.`);
    } else if (depth > this.reading.limits.depth) this.reading.refuseDepth(this.at);
    return this.fault === null && this.reading?.refused !== true;
  }

  private scalar(at: number, character: string, wanted: Text): Placed | null {
    const start = this.at;
    if (/[tfn]/.test(character)) {
      const word = this.match(WORD);
      if (word === null) return this.fails(start, text`only true, false and null need no quotes.`);
      return { value: word === 'null' ? null : word === 'true', spot: at };
    }
    if (!/[-0-9]/.test(character)) return this.expected(wanted);
    const digits = this.match(NUMBER);
    if (digits === null) return this.fails(start, text`expected a number after the minus sign.`);
    const value = Number(digits);
    if (!Number.isFinite(value)) this.reading?.reportNumber(start, digits);
    return { value, spot: at };
  }

  private string(): string | null {
    const start = this.at;
    let escapes = false;
    for (let at = start + 1; at < this.text.length; at += 1) {
      const character = this.text.charCodeAt(at);
      if (character === QUOTE) return this.stringEnds(start, at, escapes);
      if (character < FIRST_PRINTABLE)
        return this.fails(at, text`a string holds a line break or another control character.`);
      if (character !== BACKSLASH) continue;
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(this.text)) return this.fails(at, text`unknown escape.`);
      escapes = true;
      at = ESCAPE.lastIndex - 1;
    }
    return this.fails(this.text.length, text`the text ends inside a string.`);
  }

  private stringEnds(start: number, end: number, escapes: boolean): string {
    this.at = end + 1;
    const value = escapes
      ? (JSON.parse(this.text.slice(start, end + 1)) as string)
      : this.text.slice(start + 1, end);
    this.reading?.isText(start, value);
    return value;
  }

  private object(at: number, depth: number): Placed | null {
    const value = Object.create(null) as JsonObject;
    const fields = new Map<string, Spot>();
    this.at += 1;
    if (this.take('}')) return { value, spot: { at, fields } };
    let wanted = text`${A_KEY} or ${code('}')}`;
    do {
      this.match(SPACE);
      const keyAt = this.at;
      if (this.text[keyAt] !== '"') return this.expected(wanted);
      wanted = A_KEY;
      if (!this.counts()) return null;
      const key = this.string();
      if (key === null) return null;
      if (!this.take(':')) return this.expected(code(':'));
      this.match(SPACE);
      const field = this.value(keyAt, depth + 1, A_VALUE);
      if (field === null) return null;
      const earlier = fields.get(key);
      if (earlier !== undefined) this.repeats(key, keyAt, earlier);
      fields.set(key, field.spot);
      value[key] = field.value;
    } while (this.take(','));
    return this.take('}')
      ? { value, spot: { at, fields } }
      : this.expected(text`${code(',')} or ${code('}')}`);
  }

  private repeats(key: string, offset: number, earlier: Spot): void {
    this.repeated ??= { key, offset };
    this.reading?.reportDuplicateKey(offset, key, offsetAt(earlier));
  }

  private list(at: number, depth: number): Placed | null {
    const value: Json[] = [];
    const items: Spot[] = [];
    this.at += 1;
    if (this.take(']')) return { value, spot: { at, items } };
    let wanted = text`a value or ${code(']')}`;
    do {
      this.match(SPACE);
      const item = this.value(this.at, depth + 1, wanted);
      if (item === null) return null;
      wanted = A_VALUE;
      value.push(item.value);
      items.push(item.spot);
    } while (this.take(','));
    return this.take(']')
      ? { value, spot: { at, items } }
      : this.expected(text`${code(',')} or ${code(']')}`);
  }

  private take(character: string): boolean {
    this.match(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }
}
