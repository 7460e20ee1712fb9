import { parsedJson } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';
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

/** False for a field of an element, or for a field `inner` of such a field, that nothing reads. */
export type IsRead = (field: string, inner: string | null) => boolean;

interface SplitterSink {
  /** Asked at the first list or mapping of an element, with the fields before it; null if all of the element is read. */
  isRead(head: Json | undefined): IsRead | null;
  /**
   * An object of the top-level `items` list, or of a top-level list: `cut` has null in place of lists and mappings that nothing reads.
   * `frame` gives what was read around the elements so far.
   */
  element(piece: Piece, cut: Uint8Array, index: number, frame: () => Uint8Array): void;
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
const EIGHT_BLANKS = Buffer.alloc(8, ' ').readDoubleBE();
const NULL = Buffer.from('null');
const EMPTY = Buffer.from('{}');
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
 * A sign of JSON, `0` for each byte that is none, and the signs that may follow it, apart from blanks. What is cut out is not parsed:
 * bytes that are missing in it show here.
 */
const FOLLOWERS = ['0}],0', '{"}0', '[{["]0', ',{["0', ':{["0', '"}],:', '}}],', ']}],'];
const SIGNS = FOLLOWERS.map((one) => one.charCodeAt(0));
/** The index of each byte among the signs. */
const SIGN = Uint8Array.from({ length: 256 }, (_, byte) => Math.max(SIGNS.indexOf(byte), 0));
const MAY_FOLLOW = FOLLOWERS.flatMap(([, ...after]) => FOLLOWERS.map(([sign = '']) => after.includes(sign)));

/**
 * Cuts a sequence of JSON values into pieces that can be parsed one by one, in chunks of any size: the objects of a list, and the frame
 * around them. It knows brackets and strings only. Everything else is left to JSON.parse of the pieces: since the frame keeps every byte
 * between the elements, a missing comma or a bracket too many is found there. Most of a node are images and most of a pod containers,
 * which nothing reads: such fields are cut out, as parsing takes longer than finding their end.
 */
export class JsonSplitter {
  private failed = false;
  /** Bytes of the current piece so far, and the chunk at work behind them: the used part of `room`, which is used again and again. */
  private bytes = Buffer.alloc(0);
  private room = Buffer.alloc(0);
  private view = new DataView(this.room.buffer);
  /** Offset of the first of these bytes in the input, and of the current line. */
  private base = 0;
  private line = 1;
  private lineStart = 0;
  /** Start in `bytes` of the current element, or of what belongs to the frame; -1 between top-level values. */
  private from = -1;
  private depth = 0;
  private inString = false;
  private isEscaped = false;
  /** Offsets in the input of the last text: its first quote, and the byte after its last one. */
  private textStart = 0;
  private textEnd = 0;
  /** Brackets around an element of the current list. */
  private elementDepth = NEVER;
  private elements = 0;
  /** The last byte of the part that is being cut out, by its index among the signs. */
  private last = NEVER;
  /** The start of the current element; null outside of elements. */
  private element: Position | null = null;
  /** Undefined until the first list or mapping of the element. */
  private isRead: IsRead | null | undefined;
  /** The open field of the element, if it is a mapping with some fields that are read. */
  private field: string | null = null;
  /** Starts and ends in the input of the parts of the element that are cut out. */
  private cuts: number[] = [];
  /** Brackets around the part that is being cut out. */
  private cutDepth = NEVER;
  private frameAt: Position = { line: 1, column: 1 };
  /** Bytes around the elements so far: the first `frameBytes` of this buffer. */
  private frame = Buffer.alloc(0);
  private frameBytes = 0;

  /** `mostBytes`: the most of one element, and of what is around the elements. */
  constructor(
    private readonly sink: SplitterSink,
    private readonly mostBytes: number,
  ) {}

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    const known = this.bytes.length;
    const length = known + chunk.length;
    const room = this.room.length < length ? Buffer.alloc(2 * length) : this.room;
    this.bytes.copy(room);
    room.set(chunk, known);
    if (room !== this.room) this.view = new DataView(room.buffer);
    this.room = room;
    this.bytes = room.subarray(0, length);
    for (let i = known; i < this.bytes.length && !this.failed;)
      i = this.inString ? this.string(i) : this.structure(i);
    if (this.failed) return;
    const kept = this.from < 0 ? this.bytes.length : this.from;
    this.checkSize(this.bytes.length - kept);
    this.base += kept;
    this.bytes = this.bytes.subarray(kept);
    if (this.from >= 0) this.from = 0;
  }

  /** Call after the last chunk. */
  end(): void {
    if (this.failed || this.depth === 0) return;
    const message = text`The input ends in the middle of a JSON value (${this.elements} complete items): it was cut off. Take it again.`;
    this.fault('truncated', message, this.at(this.bytes.length));
  }

  /** Inside a string: up to its end or the end of the bytes. A quote after an odd number of backslashes is part of it. */
  private string(from: number): number {
    const { bytes } = this;
    const start = this.isEscaped ? from + 1 : from;
    const quote = bytes.indexOf(QUOTE, start);
    const end = quote < 0 ? bytes.length : quote;
    let unescaped = end;
    while (unescaped > start && bytes[unescaped - 1] === BACKSLASH) unescaped--;
    const isEscaped = (end - unescaped) % 2 === 1;
    this.isEscaped = quote < 0 && isEscaped;
    if (quote < 0) return end;
    if (!isEscaped) this.inString = false;
    this.textEnd = this.base + quote + 1;
    return quote + 1;
  }

  /** Outside of strings: up to a string, or to the end of the bytes. */
  private structure(from: number): number {
    const { bytes, view } = this;
    for (let i = from; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (byte === 0x20) continue;
      if (byte === LINE_FEED) {
        this.line++;
        this.lineStart = this.base + i + 1;
        // Half of what kubectl writes is indentation.
        while (i + 8 < bytes.length && view.getFloat64(i + 1) === EIGHT_BLANKS) i += 8;
        continue;
      }
      if (this.cutDepth !== NEVER && !isBlank(byte)) {
        const sign = SIGN[byte] ?? 0;
        if (MAY_FOLLOW[this.last * SIGNS.length + sign] !== true)
          this.fault('json-syntax', text`This is not valid JSON. Take the snapshot again.`, this.at(i));
        this.last = sign;
      }
      if (opens(byte)) this.open(i, byte);
      else if (this.depth === 0) {
        if (isBlank(byte)) continue;
        this.fault('json-syntax', text`This is not JSON: expected an object or a list.`, this.at(i));
      } else if (byte === QUOTE) {
        this.inString = true;
        this.textStart = this.base + i;
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
      this.frameBytes = 0;
      this.frameAt = this.at(i);
      this.from = i;
    } else if (this.element === null) {
      if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
        this.addToFrame(this.bytes.subarray(this.from, i));
        this.element = this.at(i);
        this.isRead = undefined;
        this.from = i;
      } else if (this.opensItems(i, byte)) this.elementDepth = 2;
    } else if (this.cutDepth === NEVER) this.openInside(i, byte);
    this.depth++;
  }

  /** A list or mapping in an element: the start of a cut if nothing reads it. A key with an escaped character is compared with none. */
  private openInside(i: number, byte: number): void {
    const level = this.depth - this.elementDepth;
    if (level > 2) return;
    if (this.isRead === undefined) {
      const head = this.bytes.toString('utf8', this.from, i);
      this.isRead = this.sink.isRead(parsedJson(`${head}null}`));
    }
    if (this.isRead === null || (level === 2 && this.field === null)) return;
    const key = this.bytes.toString('latin1', this.textStart + 1 - this.base, this.textEnd - 1 - this.base);
    const isKnown = !key.includes('\\');
    const field = level === 1 ? key : (this.field ?? '');
    if (level === 1) this.field = isKnown && byte === OPEN_BRACE ? key : null;
    if (!isKnown || this.isRead(field, level === 1 ? null : key)) return;
    this.cuts.push(this.base + i);
    this.cutDepth = this.depth;
    this.last = SIGN[byte] ?? 0;
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
      else if (this.depth === this.cutDepth) {
        this.cuts.push(this.base + i + 1);
        this.cutDepth = NEVER;
      }
    } else if (this.depth === 0) {
      this.addToFrame(this.bytes.subarray(this.from, i + 1));
      this.from = -1;
      if (!this.failed) this.sink.value({ ...this.frameAt, bytes: this.framed() }, this.elements);
    } else if (this.depth < this.elementDepth && byte === CLOSE_BRACKET) this.elementDepth = NEVER;
  }

  private endElement(i: number, element: Position): void {
    const bytes = this.bytes.subarray(this.from, i + 1);
    this.checkSize(bytes.length);
    const cut = this.withoutCuts(bytes);
    this.element = null;
    this.from = i + 1;
    this.addToFrame(EMPTY);
    if (!this.failed) this.sink.element({ ...element, bytes }, cut, this.elements++, () => this.framed());
  }

  private withoutCuts(bytes: Buffer): Buffer {
    if (this.cuts.length === 0) return bytes;
    const offset = this.base + this.from;
    const bounds = [0, ...this.cuts.map((at) => at - offset), bytes.length];
    this.cuts = [];
    const parts = bounds.flatMap((start, k) =>
      k % 2 === 1 ? [] : [bytes.subarray(start, bounds[k + 1]), NULL],
    );
    return Buffer.concat(parts.slice(0, -1));
  }

  private addToFrame(bytes: Uint8Array): void {
    this.checkSize(bytes.length);
    const end = this.frameBytes + bytes.length;
    if (this.frame.length < end) this.frame = Buffer.concat([this.frame], 2 * end);
    this.frame.set(bytes, this.frameBytes);
    this.frameBytes = end;
  }

  private framed(): Buffer {
    return this.frame.subarray(0, this.frameBytes);
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
