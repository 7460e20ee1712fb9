import type { Position } from './bytes.js';
import { copyOf, isBlank, joined, latin1, locateIn, OPEN_BRACE, OPEN_BRACKET } from './bytes.js';

/** A complete top-level value, without the elements that were handed out before. */
export interface Shell {
  /** The bytes of the value, with `{}` in the place of each element. */
  readonly bytes: Uint8Array;
  readonly elements: number;
  /** Where a byte of the shell stands in the input. */
  locate(offset: number): Position;
}

export interface SplitterSink {
  /** An object of the top-level `items` list, or of a top-level list. `before` gives the shell as far as it was read. */
  element(bytes: Uint8Array, at: Position, index: number, before: () => Uint8Array): void;
  /** A top-level value has ended. */
  shell(shell: Shell): void;
  /** The input is not what this splitter reads; nothing follows. */
  fault(code: string, message: string, at: Position): void;
}

export interface SplitterLimits {
  /** Bytes of one element. */
  readonly elementBytes: number;
  /** Bytes of what lies around the elements. */
  readonly shellBytes: number;
}

// What a byte means outside of strings; all others (blanks, digits, letters) mean nothing here.
const QUOTE = 1;
const OPEN = 2;
const CLOSE = 3;
const COMMA = 4;
const COLON = 5;
const NEWLINE = 6;
const MEANING = new Uint8Array(256);
for (const [text, meaning] of [
  ['"', QUOTE],
  ['{[', OPEN],
  ['}]', CLOSE],
  [',', COMMA],
  [':', COLON],
  ['\n', NEWLINE],
] as const) {
  for (const char of text) MEANING[char.charCodeAt(0)] = meaning;
}
const BLANK = 0x20;
const LINE_FEED = 0x0a;
const DOUBLE_QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSE_BRACE = 0x7d;
const CLOSE_BRACKET = 0x5d;
const PLACEHOLDER = Uint8Array.of(OPEN_BRACE, CLOSE_BRACE);
const NEVER = 0;

/**
 * Cuts a sequence of JSON values into pieces that can be parsed one by one, byte by byte and in chunks of any size: the
 * objects of a list, and around them a shell. It knows brackets and strings only. Everything else is left to JSON.parse of
 * the pieces: since the shell keeps every byte between the elements, a missing comma or a bracket too many is found there.
 */
export class JsonSplitter {
  private readonly sink: SplitterSink;
  private readonly limits: SplitterLimits;
  private failed = false;
  /** Offset of the chunk at work, and of the line at work. */
  private base = 0;
  private line = 1;
  private lineStart = 0;
  /** Open brackets around the byte at work. */
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The top-level value is an object, and the next string at depth 1 is one of its keys. */
  private inKeys = false;
  private expectKey = false;
  /** Start of the key at work in the chunk; -1 outside of keys. */
  private keyFrom = -1;
  private keyPart = '';
  private key = '';
  /** Brackets around an element of the list at work. */
  private elementDepth = NEVER;
  private itemsSeen = false;
  private elements = 0;
  private inElement = false;
  private elementAt: Position = { offset: 0, line: 1, column: 1 };
  /** Start in the chunk of what belongs to the element or the shell at work; -1 between top-level values. */
  private from = -1;
  private parts: Uint8Array[] = [];
  private partsBytes = 0;
  private shell: Uint8Array[] = [];
  private shellBytes = 0;
  /** For each stretch of the shell: its start there, and offset, line and line start in the input. */
  private marks: number[] = [];

  constructor(sink: SplitterSink, limits: SplitterLimits) {
    this.sink = sink;
    this.limits = limits;
  }

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    let i = 0;
    if (this.from >= 0) this.from = 0;
    if (this.keyFrom >= 0) this.keyFrom = 0;
    while (i < chunk.length && !this.failed) {
      if (this.inString) i = this.string(chunk, i);
      else if (this.inElement) i = this.inside(chunk, i);
      else if (this.depth === 0) i = this.between(chunk, i);
      else i = this.structure(chunk, i);
    }
    if (this.failed) return;
    if (this.keyFrom >= 0) this.keyPart += latin1(chunk.subarray(this.keyFrom));
    if (this.from >= 0) this.store(copyOf(chunk, this.from, chunk.length));
    this.base += chunk.length;
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.failed || this.depth === 0) return;
    const where = this.elementDepth === NEVER ? '' : ` after ${this.elements} complete items`;
    this.fault(
      'truncated',
      `The input ends in the middle of a JSON value${where}; it was cut off.`,
      this.at(0),
    );
  }

  /** Inside a string: up to its end or the end of the chunk. */
  private string(chunk: Uint8Array, from: number): number {
    let i = from;
    while (i < chunk.length) {
      if (this.escaped) {
        this.escaped = false;
        i++;
        continue;
      }
      let byte = chunk[i];
      while (byte !== DOUBLE_QUOTE && byte !== BACKSLASH && i < chunk.length) byte = chunk[++i];
      if (i >= chunk.length) break;
      if (byte === BACKSLASH) this.escaped = true;
      else return this.stringEnd(chunk, i);
      i++;
    }
    return i;
  }

  private stringEnd(chunk: Uint8Array, i: number): number {
    this.inString = false;
    if (this.keyFrom >= 0) {
      this.key = unescaped(this.keyPart + latin1(chunk.subarray(this.keyFrom, i)));
      this.keyFrom = -1;
      this.keyPart = '';
    }
    return i + 1;
  }

  /** Inside an element, where nearly all bytes are: up to its end or the end of the chunk. */
  private inside(chunk: Uint8Array, from: number): number {
    const length = chunk.length;
    const end = this.elementDepth;
    let { depth, line, lineStart } = this;
    let i = from;
    while (i < length) {
      const byte = chunk[i++];
      if (byte === BLANK) continue;
      if (byte === DOUBLE_QUOTE) {
        while (i < length && chunk[i] !== DOUBLE_QUOTE && chunk[i] !== BACKSLASH) i++;
        if (chunk[i++] === DOUBLE_QUOTE) continue;
        // A backslash, or the end of the chunk: a rare case, for the slow way.
        this.inString = true;
        i--;
        break;
      }
      if (byte === LINE_FEED) {
        line++;
        lineStart = this.base + i;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
      else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && --depth === end) break;
    }
    this.depth = depth;
    this.line = line;
    this.lineStart = lineStart;
    if (depth === end) this.endElement(chunk, i - 1);
    return i;
  }

  /** Between top-level values only blanks may stand. */
  private between(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        this.begin(byte, i);
        return i + 1;
      }
      if (!isBlank(byte)) {
        this.fault('json-syntax', 'An object or a list was expected here.', this.at(i));
        return i;
      }
      if (MEANING[byte] === NEWLINE) this.newline(i);
    }
    return chunk.length;
  }

  private begin(byte: number, i: number): void {
    this.depth = 1;
    this.inKeys = byte === OPEN_BRACE;
    this.expectKey = this.inKeys;
    this.key = '';
    this.elementDepth = this.inKeys ? NEVER : 1;
    this.itemsSeen = false;
    this.elements = 0;
    this.shell = [];
    this.shellBytes = 0;
    this.marks = [];
    this.from = i;
    this.mark(i);
  }

  /** Outside of strings: up to the next string, the end of the top-level value or of the chunk. */
  private structure(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      switch (MEANING[byte] ?? 0) {
        case QUOTE:
          this.inString = true;
          if (this.depth === 1 && this.expectKey) this.keyFrom = i + 1;
          return i + 1;
        case NEWLINE:
          this.newline(i);
          break;
        case OPEN:
          this.open(chunk, i, byte);
          break;
        case CLOSE:
          this.close(chunk, i, byte);
          break;
        case COMMA:
          if (this.depth === 1) this.expectKey = this.inKeys;
          break;
        case COLON:
          if (this.depth === 1) this.expectKey = false;
          break;
        default:
      }
      if (this.depth === 0 || this.inElement || this.failed) return i + 1;
    }
    return chunk.length;
  }

  private open(chunk: Uint8Array, i: number, byte: number): void {
    if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
      this.store(copyOf(chunk, this.from, i));
      this.inElement = true;
      this.elementAt = this.at(i);
      this.from = i;
    } else if (this.opensItems(byte)) {
      if (this.itemsSeen) this.fault('json-syntax', 'The list has the key "items" twice.', this.at(i));
      this.itemsSeen = true;
      this.elementDepth = 2;
    }
    this.depth++;
  }

  private opensItems(byte: number): boolean {
    return (
      this.depth === 1 && this.inKeys && byte === OPEN_BRACKET && this.key === 'items' && !this.expectKey
    );
  }

  private close(chunk: Uint8Array, i: number, byte: number): void {
    this.depth--;
    if (this.depth === 0) {
      this.store(copyOf(chunk, this.from, i + 1));
      this.from = -1;
      this.endShell();
    } else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
      this.elementDepth = NEVER;
    }
  }

  private endElement(chunk: Uint8Array, i: number): void {
    const last = chunk.subarray(this.from, i + 1);
    const bytes = this.parts.length === 0 ? last : joined([...this.parts, last]);
    this.inElement = false;
    this.parts = [];
    this.partsBytes = 0;
    this.store(PLACEHOLDER);
    this.from = i + 1;
    this.mark(i + 1);
    if (bytes.length > this.limits.elementBytes) this.tooLarge();
    else this.sink.element(bytes, this.elementAt, this.elements++, () => joined(this.shell));
  }

  private endShell(): void {
    const marks = this.marks;
    const bytes = joined(this.shell);
    this.shell = [];
    this.sink.shell({ bytes, elements: this.elements, locate: (offset) => locateIn(bytes, marks, offset) });
  }

  /** Adds bytes to the element or the shell at work. */
  private store(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    if (this.inElement) {
      this.parts.push(bytes);
      this.partsBytes += bytes.length;
      if (this.partsBytes > this.limits.elementBytes) this.tooLarge();
      return;
    }
    this.shell.push(bytes);
    this.shellBytes += bytes.length;
    if (this.shellBytes <= this.limits.shellBytes) return;
    const message = `More than ${this.limits.shellBytes} bytes lie outside of the items; this is no list of objects.`;
    this.fault('too-large', message, this.at(0));
  }

  private tooLarge(): void {
    const message = `Item ${this.elements} has more than ${this.limits.elementBytes} bytes; no cluster stores such an object.`;
    this.fault('too-large', message, this.elementAt);
  }

  private fault(code: string, message: string, at: Position): void {
    if (!this.failed) this.sink.fault(code, message, at);
    this.failed = true;
  }

  private newline(i: number): void {
    this.line++;
    this.lineStart = this.base + i + 1;
  }

  private mark(i: number): void {
    this.marks.push(this.shellBytes, this.base + i, this.line, this.lineStart);
  }

  private at(i: number): Position {
    const offset = this.base + i;
    return { offset, line: this.line, column: offset - this.lineStart + 1 };
  }
}

function unescaped(key: string): string {
  if (!key.includes('\\')) return key;
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    // Not JSON: the parse of the shell says so, with the place.
    return key;
  }
}
