import { parsedJson } from '../manifest/fields.js';
import type { ProblemCode } from '../manifest/problem.js';
import { type Text, text } from '../text/text.js';

/** A location in the input. Line and column count from 1, columns in bytes. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Bytes of JSON, and where they begin in the input. */
export interface Piece extends Position {
  readonly bytes: Uint8Array;
}

interface SplitterSink {
  /** An object of the top-level `items` list, or of a top-level list. `frame` gives what was read around the elements so far. */
  element(piece: Piece, index: number, frame: () => Uint8Array): void;
  /** A complete top-level value, with an empty object in place of each element. */
  value(piece: Piece, elements: number): void;
  /** The input is not what this splitter reads; nothing follows. */
  fail(code: ProblemCode, message: Text, at: Position): unknown;
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
/** A key and the blanks behind it. */
const KEY_BYTES = 1024;
const LAST_KEY = /(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === LINE_FEED || byte === 0x0d || byte === 0x09;
}

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
  private bytes: Uint8Array = new Uint8Array();
  /** Offset of the first of these bytes in the input, and of the current line. */
  private base = 0;
  private line = 1;
  private lineStart = 0;
  /** Start in `bytes` of the current element, or of what belongs to the frame; -1 between top-level values. */
  private from = -1;
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** Brackets around an element of the current list. */
  private elementDepth = NEVER;
  private elements = 0;
  /** The start of the current element; null outside of elements. */
  private element: Position | null = null;
  private frameAt: Position = { line: 1, column: 1 };
  private frame: Uint8Array[] = [];
  private frameBytes = 0;

  /** `mostBytes`: the most of one element, and of what is around the elements. */
  constructor(
    private readonly sink: SplitterSink,
    private readonly mostBytes: number,
  ) {}

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    const known = this.bytes.length;
    this.bytes = known === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    for (let i = known; i < this.bytes.length && !this.failed;)
      i = this.inString ? this.string(i) : this.structure(i);
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
    const message = text`The input ends in the middle of a JSON value (${this.elements} complete items): it was cut off. Take it again.`;
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

  /** Outside of strings: up to a string, or to the end of the bytes. */
  private structure(from: number): number {
    const { bytes } = this;
    for (let i = from; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (byte === 0x20) continue;
      if (byte === LINE_FEED) {
        this.line++;
        this.lineStart = this.base + i + 1;
      } else if (opens(byte)) this.open(i, byte);
      else if (this.depth === 0) {
        if (isBlank(byte)) continue;
        this.fault('json-syntax', text`This is not JSON: expected an object or a list.`, this.at(i));
      } else if (byte === QUOTE) {
        this.inString = true;
        return i + 1;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.close(i, byte);
      if (this.failed) return i;
    }
    return bytes.length;
  }

  private open(i: number, byte: number): void {
    if (this.depth === 0) {
      this.elementDepth = byte === OPEN_BRACE ? NEVER : 1;
      this.elements = 0;
      this.frame = [];
      this.frameBytes = 0;
      this.frameAt = this.at(i);
      this.from = i;
    } else if (this.element === null) {
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
    if (this.depth !== 1 || byte !== OPEN_BRACKET || this.elementDepth === 1) return false;
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
      if (!this.failed) this.sink.value({ ...this.frameAt, bytes: Buffer.concat(this.frame) }, this.elements);
    } else if (this.depth < this.elementDepth && byte === CLOSE_BRACKET) this.elementDepth = NEVER;
  }

  private endElement(i: number, element: Position): void {
    const bytes = this.bytes.subarray(this.from, i + 1);
    this.checkSize(bytes.length);
    this.element = null;
    this.from = i + 1;
    this.addToFrame(Buffer.from('{}'));
    if (!this.failed)
      this.sink.element({ ...element, bytes }, this.elements++, () => Buffer.concat(this.frame));
  }

  private addToFrame(bytes: Uint8Array): void {
    this.checkSize(bytes.length);
    this.frame.push(bytes);
    this.frameBytes += bytes.length;
  }

  /** Refuses an element, or a frame, that grows too large by so many bytes. */
  private checkSize(bytes: number): void {
    const size = this.element === null ? this.frameBytes + bytes : bytes;
    if (size <= this.mostBytes) return;
    const what = this.element === null ? text`What is around the items` : text`Item ${this.elements}`;
    const message = text`${what} has more than ${this.mostBytes} bytes: this is no list of objects of a cluster.`;
    this.fault('too-large', message, this.element ?? this.at(this.bytes.length));
  }

  private fault(code: ProblemCode, message: Text, at: Position): void {
    if (!this.failed) this.sink.fail(code, message, at);
    this.failed = true;
  }

  private at(i: number): Position {
    return { line: this.line, column: this.base + i - this.lineStart + 1 };
  }
}
