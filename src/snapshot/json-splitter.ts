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
/** Brackets around an element where there are no elements. */
const NEVER = 0;
const NO_BYTES = new Uint8Array();
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

/**
 * Cuts a sequence of JSON values into pieces that can be parsed one by one, in chunks of any size: the objects of a list, and the frame
 * around them. It knows brackets and strings only. Everything else is left to JSON.parse of the pieces: since the frame keeps every byte
 * between the elements, a missing comma or a bracket too many is found there.
 */
export class JsonSplitter {
  private failed = false;
  /** Bytes of the current piece so far, and the chunk at work behind them. */
  private bytes: Uint8Array = NO_BYTES;
  /** Offset of the first of these bytes in the input, and of the current line. */
  private base = 0;
  private line = 1;
  private lineStart = 0;
  /** Start in `bytes` of the current element, or of what belongs to the frame; -1 between top-level values. */
  private from = -1;
  /** Open brackets around the current byte. */
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  private isObject = false;
  /** Brackets around an element of the current list. */
  private elementDepth = NEVER;
  private elements = 0;
  /** Where the current element begins; null outside of elements. */
  private element: Position | null = null;
  private frameAt: Position = { line: 1, column: 1 };
  private frame: Uint8Array[] = [];
  private frameBytes = 0;

  constructor(
    private readonly sink: SplitterSink,
    private readonly limits: SplitterLimits,
  ) {}

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    const known = this.bytes.length;
    this.bytes = known === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    for (let i = known; i < this.bytes.length && !this.failed;) {
      if (this.inString) i = this.string(i);
      else if (this.depth === 0) i = this.between(i);
      else i = this.structure(i);
    }
    if (this.failed) return;
    const kept = this.from < 0 ? this.bytes.length : this.from;
    this.checkSize(this.bytes.length - kept);
    this.base += kept;
    // A copy, also of a Buffer, whose own `slice` shares memory.
    this.bytes = new Uint8Array(this.bytes.subarray(kept));
    if (this.from >= 0) this.from = 0;
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.failed || this.depth === 0) return;
    const where = this.elementDepth === NEVER ? literal('') : text` after ${this.elements} complete items`;
    const message = text`The input ends in the middle of a JSON value${where}: it was cut off. Take it again.`;
    this.fault('truncated', message, this.at(this.bytes.length));
  }

  /** Inside a string: up to its end or the end of the bytes. */
  private string(from: number): number {
    const { bytes } = this;
    let { isEscaped } = this;
    for (let i = from; i < bytes.length; i++) {
      const byte = bytes[i];
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) {
        this.isEscaped = false;
        this.inString = false;
        return i + 1;
      }
    }
    this.isEscaped = isEscaped;
    return bytes.length;
  }

  /** Between top-level values only blanks are allowed. */
  private between(from: number): number {
    for (let i = from; i < this.bytes.length; i++) {
      const byte = this.bytes[i] ?? 0;
      if (opens(byte)) {
        this.depth = 1;
        this.isObject = byte === OPEN_BRACE;
        this.elementDepth = this.isObject ? NEVER : 1;
        this.elements = 0;
        this.frame = [];
        this.frameBytes = 0;
        this.frameAt = this.at(i);
        this.from = i;
        return i + 1;
      }
      if (!isBlank(byte)) {
        this.fault('json-syntax', text`This is not JSON: expected an object or a list.`, this.at(i));
        return i;
      }
      if (byte === LINE_FEED) this.newline(i);
    }
    return this.bytes.length;
  }

  /** Outside of strings: up to a string, or to the end of the top-level value or of the bytes. */
  private structure(from: number): number {
    const { bytes } = this;
    for (let i = from; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (byte === QUOTE) {
        this.inString = true;
        return i + 1;
      }
      if (byte === LINE_FEED) this.newline(i);
      else if (opens(byte)) this.open(i, byte);
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.close(i, byte);
      if (this.depth === 0 || this.failed) return i + 1;
    }
    return bytes.length;
  }

  private open(i: number, byte: number): void {
    if (this.element === null) {
      if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
        this.addToFrame(new Uint8Array(this.bytes.subarray(this.from, i)));
        this.element = this.at(i);
        this.from = i;
      } else if (this.opensItems(i, byte)) this.elementDepth = 2;
    }
    this.depth++;
  }

  /** True for the value of the top-level key "items". */
  private opensItems(i: number, byte: number): boolean {
    if (this.depth !== 1 || byte !== OPEN_BRACKET || !this.isObject) return false;
    const before = this.bytes.subarray(Math.max(this.from, i - KEY_BYTES), i);
    const [, key = ''] = LAST_KEY.exec(Buffer.from(before).toString('latin1')) ?? [];
    return parsedJson(key) === 'items';
  }

  private close(i: number, byte: number): void {
    this.depth--;
    if (this.element !== null) {
      if (this.depth === this.elementDepth) this.endElement(i, this.element);
    } else if (this.depth === 0) {
      this.addToFrame(new Uint8Array(this.bytes.subarray(this.from, i + 1)));
      this.from = -1;
      if (!this.failed) this.sink.value({ ...this.frameAt, bytes: this.wholeFrame() }, this.elements);
    } else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
      this.elementDepth = NEVER;
    }
  }

  private endElement(i: number, element: Position): void {
    const bytes = this.bytes.subarray(this.from, i + 1);
    this.checkSize(bytes.length);
    this.element = null;
    this.from = i + 1;
    const { line, column } = this.at(i);
    const lines = line - element.line;
    const columns = Math.max(0, lines > 0 ? column - 1 : column - element.column - 1);
    this.addToFrame(Buffer.from(`{${'\n'.repeat(lines)}${' '.repeat(columns)}}`));
    if (!this.failed) this.sink.element({ ...element, bytes }, this.elements++, () => this.wholeFrame());
  }

  private addToFrame(bytes: Uint8Array): void {
    this.checkSize(bytes.length);
    this.frame.push(bytes);
    this.frameBytes += bytes.length;
  }

  private wholeFrame(): Uint8Array {
    const [first = NO_BYTES, ...more] = this.frame;
    return more.length === 0 ? first : Buffer.concat(this.frame);
  }

  /** Refuses an element, or a frame, that grows too large by so many bytes. */
  private checkSize(bytes: number): void {
    const { elementBytes, frameBytes } = this.limits;
    if (this.element !== null && bytes > elementBytes) {
      const message = text`Item ${this.elements} has more than ${elementBytes} bytes; no cluster stores such an object.`;
      this.fault('too-large', message, this.element);
    }
    if (this.element !== null || this.frameBytes + bytes <= frameBytes) return;
    const message = text`More than ${frameBytes} bytes are outside of the items: this is not a list of objects.`;
    this.fault('too-large', message, this.at(this.bytes.length));
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
