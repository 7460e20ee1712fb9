import { parsedJson } from '../../manifest/json/parsed.js';
import type { ProblemCode } from '../../manifest/problem-codes.js';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  copyOf,
  DOUBLE_QUOTE,
  isBlank,
  joined,
  latin1,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  type Position,
} from './bytes.js';
import { ShellBuilder } from './shell.js';
import type { SplitterLimits, SplitterSink } from './sink.js';

const NEVER = 0;
/** A key and the blanks behind it. */
const KEY_BYTES = 1024;
const LAST_KEY = /(?:^|[{,\s])("(?:[^"\\]|\\.)*")[ \t\r\n]*:[ \t\r\n]*$/;

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
  private isObject = false;
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
  private shell = new ShellBuilder();

  constructor(sink: SplitterSink, limits: SplitterLimits) {
    this.sink = sink;
    this.limits = limits;
  }

  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk: Uint8Array): void {
    let i = 0;
    if (this.from >= 0) this.from = 0;
    while (i < chunk.length && !this.failed) {
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
    const where = this.elementDepth === NEVER ? '' : ` after ${this.elements} complete items`;
    this.fault(
      'truncated',
      `The input ends in the middle of a JSON value${where}; it was cut off. Take it again.`,
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
      else {
        this.inString = false;
        return i + 1;
      }
      i++;
    }
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
        this.fault('json-syntax', 'Expected an object or a list.', this.at(i));
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
    this.itemsSeen = false;
    this.elements = 0;
    this.shell = new ShellBuilder();
    this.from = i;
    this.mark(i);
  }

  /** Outside of strings: up to the end of the top-level value or of the chunk, or a string that is not at an end in it. */
  private structure(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      switch (byte) {
        case DOUBLE_QUOTE: {
          const end = plainEnd(chunk, i + 1);
          if (end < 0) {
            this.inString = true;
            return i + 1;
          }
          i = end;
          break;
        }
        case LINE_FEED:
          this.newline(i);
          break;
        case OPEN_BRACE:
        case OPEN_BRACKET:
          this.open(chunk, i, byte);
          break;
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
          this.close(chunk, i, byte);
          break;
        default:
      }
      if (this.depth === 0 || this.failed) return i + 1;
    }
    return chunk.length;
  }

  private open(chunk: Uint8Array, i: number, byte: number): void {
    if (this.inElement) {
      this.depth++;
      return;
    }
    if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
      this.store(copyOf(chunk, this.from, i));
      this.inElement = true;
      this.elementAt = this.at(i);
      this.from = i;
    } else if (this.opensItems(chunk, i, byte)) {
      if (this.itemsSeen) this.fault('json-syntax', 'The list has the key "items" twice.', this.at(i));
      this.itemsSeen = true;
      this.elementDepth = 2;
    }
    this.depth++;
  }

  /** True for the value of the top-level key "items". */
  private opensItems(chunk: Uint8Array, i: number, byte: number): boolean {
    if (this.depth !== 1 || byte !== OPEN_BRACKET || !this.isObject) return false;
    const own = chunk.subarray(Math.max(this.from, i - KEY_BYTES), i);
    const before = joined([...this.shell.tail(KEY_BYTES - own.length), own]);
    const [, key = ''] = LAST_KEY.exec(latin1(before)) ?? [];
    return parsedJson(key) === 'items';
  }

  private close(chunk: Uint8Array, i: number, byte: number): void {
    this.depth--;
    if (this.inElement) {
      if (this.depth === this.elementDepth) this.endElement(chunk, i);
    } else if (this.depth === 0) {
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
    this.shell.leaveOut();
    this.limitShell();
    this.from = i + 1;
    this.mark(i + 1);
    if (bytes.length > this.limits.elementBytes) this.tooLarge();
    else this.sink.element(bytes, this.elementAt, this.elements++, () => this.shell.bytes());
  }

  private endShell(): void {
    const shell = this.shell.done(this.elements);
    this.shell = new ShellBuilder();
    this.sink.shell(shell);
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
    this.shell.add(bytes);
    this.limitShell();
  }

  private limitShell(): void {
    if (this.shell.size <= this.limits.shellBytes) return;
    const message = `More than ${this.limits.shellBytes} bytes lie outside of the items; this is no list of objects.`;
    this.fault('too-large', message, this.at(0));
  }

  private tooLarge(): void {
    const message = `Item ${this.elements} has more than ${this.limits.elementBytes} bytes; no cluster stores such an object.`;
    this.fault('too-large', message, this.elementAt);
  }

  private fault(code: ProblemCode, message: string, at: Position): void {
    if (!this.failed) this.sink.fault(code, message, at);
    this.failed = true;
  }

  private newline(i: number): void {
    this.line++;
    this.lineStart = this.base + i + 1;
  }

  private mark(i: number): void {
    this.shell.mark(this.base + i, this.line, this.lineStart);
  }

  private at(i: number): Position {
    const offset = this.base + i;
    return { offset, line: this.line, column: offset - this.lineStart + 1 };
  }
}

/** The closing quote of a string without a backslash; -1 where it has one, or goes on in the next chunk. */
function plainEnd(chunk: Uint8Array, from: number): number {
  let i = from;
  while (i < chunk.length && chunk[i] !== DOUBLE_QUOTE && chunk[i] !== BACKSLASH) i++;
  return chunk[i] === DOUBLE_QUOTE ? i : -1;
}
