import { parsedJson } from '../manifest/json.js';
import type { ProblemCode } from '../manifest/problem.js';
import { literal, type Text, text } from '../text/text.js';

/** Bytes of JSON, and where they begin in the input. Line and column count from 1, columns in bytes. */
export interface Piece extends Position {
  readonly bytes: Uint8Array;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Takes the pieces that a splitter cuts. */
interface SplitterSink {
  /** An object of the top-level `items` list, or of a top-level list. `frame` gives what was read around the elements so far. */
  element(piece: Piece, index: number, frame: () => Uint8Array): void;
  /** A complete top-level value. In place of each element it has an empty object that ends on the same line and column. */
  value(piece: Piece, elements: number): void;
  /** The input is not what this splitter reads; nothing follows. */
  fault(code: ProblemCode, message: Text, at: Position): void;
}

interface SplitterLimits {
  /** Bytes of one element. */
  readonly elementBytes: number;
  /** Bytes of what is around the elements. */
  readonly frameBytes: number;
}

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const NEVER = 0;
/** A key and the blanks behind it. */
const KEY_BYTES = 1024;
const LAST_KEY = /(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;

/** True for a blank of JSON. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === LINE_FEED || byte === 0x0d || byte === 0x09;
}

/** True for the first byte of an object or a list. */
export function opens(byte: number): boolean {
  return byte === OPEN_BRACE || byte === OPEN_BRACKET;
}

/** Bytes that came in several chunks. */
class Part {
  readonly parts: Uint8Array[] = [];
  size = 0;

  constructor(readonly at: Position) {}

  add(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.size += bytes.length;
  }

  bytes(): Uint8Array {
    const [first, ...more] = this.parts;
    return first !== undefined && more.length === 0 ? first : Buffer.concat(this.parts);
  }

  /** The last bytes, as one character each. */
  tail(): string {
    let from = this.parts.length;
    for (let left = KEY_BYTES; left > 0 && from > 0; left -= this.parts[from]?.length ?? 0) from -= 1;
    return Buffer.concat(this.parts.slice(from)).toString('latin1').slice(-KEY_BYTES);
  }
}

/**
 * Cuts a sequence of JSON values into pieces that can be parsed one by one, in chunks of any size: the objects of a list, and the frame
 * around them. It knows brackets and strings only. Everything else is left to JSON.parse of the pieces: since the frame keeps every byte
 * between the elements, a missing comma or a bracket too many is found there.
 */
export class JsonSplitter {
  private failed = false;
  /** Offset of the current chunk, and of the current line. */
  private base = 0;
  private line = 1;
  private lineStart = 0;
  /** Open brackets around the current byte. */
  private depth = 0;
  private inString = false;
  private escaped = false;
  private isObject = false;
  /** Brackets around an element of the current list. */
  private elementDepth = NEVER;
  private elements = 0;
  private frame = new Part({ line: 1, column: 1 });
  private element: Part | null = null;
  /** Start in the chunk of what belongs to the current element or frame; -1 between top-level values. */
  private from = -1;

  constructor(
    private readonly sink: SplitterSink,
    private readonly limits: SplitterLimits,
  ) {}

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    if (this.from >= 0) this.from = 0;
    for (let i = 0; i < chunk.length && !this.failed;) {
      if (this.inString) i = this.string(chunk, i);
      else if (this.depth === 0) i = this.between(chunk, i);
      else i = this.structure(chunk, i);
    }
    if (this.failed) return;
    if (this.from >= 0) this.store(copyOf(chunk, this.from, chunk.length));
    this.base += chunk.length;
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.failed || this.depth === 0) return;
    const where = this.elementDepth === NEVER ? literal('') : text` after ${this.elements} complete items`;
    const message = text`The input ends in the middle of a JSON value${where}: it was cut off. Take it again.`;
    this.fault('truncated', message, this.at(0));
  }

  /** Inside a string: up to its end or the end of the chunk. */
  private string(chunk: Uint8Array, from: number): number {
    let { escaped } = this;
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i];
      if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) {
        this.escaped = false;
        this.inString = false;
        return i + 1;
      }
    }
    this.escaped = escaped;
    return chunk.length;
  }

  /** Between top-level values only blanks are allowed. */
  private between(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (opens(byte)) {
        this.begin(byte, i);
        return i + 1;
      }
      if (!isBlank(byte)) {
        this.fault('json-syntax', text`This is not JSON: expected an object or a list.`, this.at(i));
        return i;
      }
      if (byte === LINE_FEED) this.newline(i);
    }
    return chunk.length;
  }

  private begin(byte: number, i: number): void {
    this.depth = 1;
    this.isObject = byte === OPEN_BRACE;
    this.elementDepth = this.isObject ? NEVER : 1;
    this.elements = 0;
    this.frame = new Part(this.at(i));
    this.from = i;
  }

  /** Outside of strings: up to a string, or to the end of the top-level value or of the chunk. */
  private structure(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (byte === QUOTE) {
        this.inString = true;
        return i + 1;
      }
      if (byte === LINE_FEED) this.newline(i);
      else if (opens(byte)) this.open(chunk, i, byte);
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.close(chunk, i, byte);
      if (this.depth === 0 || this.failed) return i + 1;
    }
    return chunk.length;
  }

  private open(chunk: Uint8Array, i: number, byte: number): void {
    if (this.element === null) {
      if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
        this.store(copyOf(chunk, this.from, i));
        this.element = new Part(this.at(i));
        this.from = i;
      } else if (this.opensItems(chunk, i, byte)) this.elementDepth = 2;
    }
    this.depth++;
  }

  /** True for the value of the top-level key "items". */
  private opensItems(chunk: Uint8Array, i: number, byte: number): boolean {
    if (this.depth !== 1 || byte !== OPEN_BRACKET || !this.isObject) return false;
    const own = Buffer.from(chunk.subarray(Math.max(this.from, i - KEY_BYTES), i)).toString('latin1');
    const [, key = ''] = LAST_KEY.exec((this.frame.tail() + own).slice(-KEY_BYTES)) ?? [];
    return parsedJson(key) === 'items';
  }

  private close(chunk: Uint8Array, i: number, byte: number): void {
    this.depth--;
    if (this.element !== null) {
      if (this.depth === this.elementDepth) this.endElement(chunk, i, this.element);
    } else if (this.depth === 0) {
      this.store(copyOf(chunk, this.from, i + 1));
      this.from = -1;
      if (!this.failed) this.sink.value({ ...this.frame.at, bytes: this.frame.bytes() }, this.elements);
    } else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
      this.elementDepth = NEVER;
    }
  }

  private endElement(chunk: Uint8Array, i: number, element: Part): void {
    element.add(chunk.subarray(this.from, i + 1));
    this.element = null;
    this.from = i + 1;
    const { line, column } = this.at(i);
    const lines = line - element.at.line;
    const columns = Math.max(0, lines > 0 ? column - 1 : column - element.at.column - 1);
    this.store(Buffer.from(`{${'\n'.repeat(lines)}${' '.repeat(columns)}}`));
    const { frame, limits, sink } = this;
    if (element.size > limits.elementBytes) this.tooLarge(element.at);
    else if (!this.failed)
      sink.element({ ...element.at, bytes: element.bytes() }, this.elements++, () => frame.bytes());
  }

  /** Adds bytes to the current element or frame. */
  private store(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const part = this.element ?? this.frame;
    part.add(bytes);
    if (this.element !== null && part.size > this.limits.elementBytes) this.tooLarge(this.element.at);
    if (this.element !== null || part.size <= this.limits.frameBytes) return;
    const message = text`More than ${this.limits.frameBytes} bytes are outside of the items: this is not a list of objects.`;
    this.fault('too-large', message, this.at(0));
  }

  private tooLarge(at: Position): void {
    const message = text`Item ${this.elements} has more than ${this.limits.elementBytes} bytes; no cluster stores such an object.`;
    this.fault('too-large', message, at);
  }

  private fault(code: ProblemCode, message: Text, at: Position): void {
    if (!this.failed) this.sink.fault(code, message, at);
    this.failed = true;
  }

  private newline(i: number): void {
    this.line++;
    this.lineStart = this.base + i + 1;
  }

  private at(i: number): Position {
    return { line: this.line, column: this.base + i - this.lineStart + 1 };
  }
}

/** A copy, also of a Buffer, whose own `slice` shares memory. */
function copyOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return new Uint8Array(bytes.subarray(from, to));
}
