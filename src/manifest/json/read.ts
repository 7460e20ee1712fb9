import {
  countNode,
  type FileReading,
  hasLoneSurrogate,
  refuseDepth,
  refuseDocuments,
  reportDuplicateKey,
  reportNumber,
  reportSurrogate,
} from '../document.js';
import type { JsonObject } from '../manifest.js';
import { offsetOf, type Placed, type Spot } from '../spot.js';
import { visible } from '../words/visible.js';

/** The first place where a text is not JSON. */
interface JsonFault {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** The unexpected text and what was expected: the end of a sentence. */
  readonly says: string;
}

/**
 * Reads a text that holds JSON values and nothing else: one, or several one after the other, as kubectl reads a JSON file. A value with an
 * error in it is reported and left out. Null where the text is not JSON, or where a limit was passed (the reading then says so).
 */
export function readJson(reading: FileReading): Placed[] | null {
  const reader = new JsonReader(reading.source.text, reading);
  const documents: Placed[] = [];
  for (let count = 0; reader.hasMore(); count += 1) {
    if (count === reading.limits.documentsPerFile) {
      refuseDocuments(reading, reader.at);
      return null;
    }
    const before = reading.problems.length;
    const document = reader.value(reader.at, 1, 'a value');
    if (document === null) return null;
    if (reading.problems.length === before) documents.push(document);
  }
  return documents;
}

/** Finds where and why JSON.parse refuses a text; its own message names the place in some versions of V8 only. Null for JSON. */
export function firstJsonFault(text: string): JsonFault | null {
  const reader = new JsonReader(text, null);
  reader.hasMore();
  if (reader.value(reader.at, 1, 'a value') !== null && reader.hasMore())
    reader.expected('the end of the text');
  return reader.fault;
}

/** Nesting that the reader enters where no limit of a file holds. */
const MOST_DEPTH = 1_000;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;

/** `reading` is null where only a fault is looked for. A method gives null after a fault, and where the reading was refused. */
class JsonReader {
  at = 0;
  fault: JsonFault | null = null;

  constructor(
    private readonly text: string,
    private readonly reading: FileReading | null,
  ) {}

  hasMore(): boolean {
    this.skip();
    return this.at < this.text.length;
  }

  /** `at` is the place that the value gets: the offset of its key where it has one. */
  value(at: number, depth: number, wanted: string): Placed | null {
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

  /** Sets the fault at the place of the reader. */
  expected(wanted: string): null {
    const character = this.text[this.at];
    const what = character === undefined ? 'the text ends' : `"${visible(character)}" stands`;
    return this.fails(this.at, `${what} where ${wanted} was expected.`);
  }

  private fails(offset: number, says: string): null {
    this.fault ??= { offset, says };
    return null;
  }

  private counts(): boolean {
    return this.reading === null || countNode(this.reading, this.at);
  }

  private enters(depth: number): boolean {
    if (this.reading === null) {
      if (depth > MOST_DEPTH) this.fails(this.at, `it is nested more than ${MOST_DEPTH} deep.`);
    } else if (depth > this.reading.limits.depth) refuseDepth(this.reading, this.at);
    return this.fault === null && this.reading?.refused !== true;
  }

  private scalar(at: number, character: string, wanted: string): Placed | null {
    const start = this.at;
    if (/[tfn]/.test(character)) {
      const word = this.match(WORD);
      if (word === null) return this.fails(start, 'only true, false and null may stand without quotes.');
      return { value: word === 'null' ? null : word === 'true', spot: at };
    }
    if (!/[-0-9]/.test(character)) return this.expected(wanted);
    const digits = this.match(NUMBER);
    if (digits === null) return this.fails(start, 'a minus sign stands without a number.');
    const value = Number(digits);
    if (this.reading !== null && !Number.isFinite(value)) reportNumber(this.reading, start, digits);
    return { value, spot: at };
  }

  private string(): string | null {
    const start = this.at;
    let escapes = false;
    for (let at = start + 1; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === QUOTE) return this.stringEnds(start, at, escapes);
      if (code < FIRST_PRINTABLE)
        return this.fails(at, 'a line break or another control character stands in a text.');
      if (code !== BACKSLASH) continue;
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(this.text)) return this.fails(at, 'there is no such escape.');
      escapes = true;
      at = ESCAPE.lastIndex - 1;
    }
    return this.fails(this.text.length, 'the text ends inside of double quotes.');
  }

  private stringEnds(start: number, end: number, escapes: boolean): string {
    this.at = end + 1;
    const value = escapes
      ? (JSON.parse(this.text.slice(start, end + 1)) as string)
      : this.text.slice(start + 1, end);
    if (this.reading !== null && hasLoneSurrogate(value)) reportSurrogate(this.reading, start);
    return value;
  }

  private object(at: number, depth: number): Placed | null {
    const value = Object.create(null) as JsonObject;
    const fields = new Map<string, Spot>();
    this.at += 1;
    if (this.take('}')) return { value, spot: { at, fields } };
    let wanted = 'a key in double quotes or "}"';
    do {
      this.skip();
      const keyAt = this.at;
      if (this.text[keyAt] !== '"') return this.expected(wanted);
      wanted = 'a key in double quotes';
      if (!this.counts()) return null;
      const key = this.string();
      if (key === null) return null;
      if (!this.take(':')) return this.expected('":"');
      this.skip();
      const field = this.value(keyAt, depth + 1, 'a value');
      if (field === null) return null;
      const earlier = fields.get(key);
      if (earlier !== undefined && this.reading !== null)
        reportDuplicateKey(this.reading, keyAt, key, offsetOf(earlier));
      fields.set(key, field.spot);
      value[key] = field.value;
    } while (this.take(','));
    return this.take('}') ? { value, spot: { at, fields } } : this.expected('"," or "}"');
  }

  private list(at: number, depth: number): Placed | null {
    const items: Placed[] = [];
    const done = (): Placed => ({
      value: items.map(({ value }) => value),
      spot: { at, items: items.map(({ spot }) => spot) },
    });
    this.at += 1;
    if (this.take(']')) return done();
    let wanted = 'a value or "]"';
    do {
      this.skip();
      const item = this.value(this.at, depth + 1, wanted);
      if (item === null) return null;
      wanted = 'a value';
      items.push(item);
    } while (this.take(','));
    return this.take(']') ? done() : this.expected('"," or "]"');
  }

  private take(character: string): boolean {
    this.skip();
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private skip(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }
}
