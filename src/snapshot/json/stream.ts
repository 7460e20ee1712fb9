import type { ProblemCode } from '../../manifest/problem-codes.js';
import { isObject, type Place } from '../../manifest/manifest.js';
import type { Collector, Origin } from '../collector.js';
import { CompactSections, isHeader } from '../compact-header.js';
import { quote } from '../copy.js';
import type { SnapshotLimits } from '../limits.js';
import { isFault, type ItemType, itemTypeOfStart, listOf, type ObjectList, strangeItem } from '../list.js';
import type { Position } from './bytes.js';
import { firstJsonFault } from '../../manifest/json/read.js';
import type { Shell } from './shell.js';
import { JsonSplitter } from './splitter.js';
import { parsedJson } from '../../manifest/json/parsed.js';
import { repeatedKey } from '../../manifest/json/repeated-key.js';
import { decode } from './text.js';
import { caretPicture } from '../../manifest/words/caret.js';

/** Locates a character of a piece in the input. */
type Locate = (text: string, offset: number) => Position;

/** JSON of any size, in chunks: lists, objects one after the other (also a line each), the compact form. */
export class JsonStream {
  private readonly file: string;
  private readonly collector: Collector;
  private readonly splitter: JsonSplitter;
  private readonly sections: CompactSections;
  /** All bytes of the input where they are at hand, for pictures. */
  private readonly whole: Uint8Array | null;
  private values = 0;
  private stopped = false;
  private itemType: ItemType | null = null;

  constructor(file: string, collector: Collector, limits: SnapshotLimits, whole: Uint8Array | null = null) {
    this.file = file;
    this.collector = collector;
    this.sections = new CompactSections(collector);
    this.whole = whole;
    const sink = {
      element: this.element.bind(this),
      shell: this.shell.bind(this),
      fault: this.fault.bind(this),
    };
    const objectBytes = whole === null ? limits.objectBytes : Infinity;
    this.splitter = new JsonSplitter(sink, { elementBytes: objectBytes, shellBytes: 4 * objectBytes });
  }

  /** False when nothing more needs to be read. */
  push(chunk: Uint8Array): boolean {
    if (!this.stopped) this.splitter.push(chunk);
    return !this.stopped;
  }

  end(): void {
    if (!this.stopped) this.splitter.end();
    if (!this.stopped) this.sections.end();
  }

  private element(bytes: Uint8Array, at: Position, index: number, before: () => Uint8Array): void {
    if (this.stopped) return;
    if (index === 0) this.itemType = itemTypeOfStart(decode(before()) ?? '');
    const label = `items[${index}]`;
    const value = this.parse(bytes, (text, offset) => positionIn(text, offset, at));
    if (value === undefined) return;
    if (index === 0 && isObject(value) && value['kind'] === undefined)
      this.itemType ??= itemTypeOfFrame(this.whole);
    const more = this.collector.add(value, this.origin(label, at), this.itemType);
    if (!more) this.stopped = true;
  }

  private shell(shell: Shell): void {
    if (this.stopped) return;
    const label = `value ${++this.values}`;
    const at = shell.locate(0);
    const locate: Locate = (text, offset) => shell.locate(Buffer.byteLength(text.slice(0, offset)));
    const root = this.parse(shell.bytes, locate);
    if (root === undefined) return;
    if (isHeader(root)) this.sections.begin(root, placeOf(this.file, at));
    else this.root(root, shell.elements, label, at);
  }

  /** A top-level value whose elements were taken in before. */
  private root(root: unknown, elements: number, label: string, at: Position): void {
    const list = listOf(root);
    const place = placeOf(this.file, at);
    if (list === null) {
      if (elements > 0) {
        const message = `${label} has items, but its kind is no list.`;
        this.collector.problem('error', 'not-a-list', message, place);
      } else if (!this.collector.add(root, this.origin(label, at))) this.stopped = true;
    } else if (isFault(list)) {
      this.collector.problem('error', list.code, list.message, place);
    } else this.leftovers(list, place);
  }

  private leftovers(list: ObjectList, place: Place): void {
    for (const [index, item] of list.items.entries()) {
      const strange = strangeItem(item);
      if (strange === null) continue;
      this.collector.problem('error', 'not-an-object', `items[${index}] ${strange}.`, place);
    }
  }

  /** Undefined where the bytes are not JSON, which is a problem then and the end of the input. */
  private parse(bytes: Uint8Array, locate: Locate): unknown {
    const text = decode(bytes);
    if (text === null) {
      this.fault('invalid-utf8', 'This is not UTF-8 text.', locate('', 0));
      return undefined;
    }
    try {
      const value: unknown = JSON.parse(text);
      return this.isRepeated(text, value, locate) ? undefined : value;
    } catch {
      const fault = firstJsonFault(text) ?? { offset: 0, says: 'it starts here.' };
      const picture = this.whole === null ? pictureIn(text, fault.offset) : null;
      this.fault('json-syntax', `This is not JSON: ${fault.says}`, locate(text, fault.offset), picture);
      return undefined;
    }
  }

  /** True, and a problem, where a key stands twice: which of the two values holds, each reader decides for itself. */
  private isRepeated(text: string, value: unknown, locate: Locate): boolean {
    const repeated = repeatedKey(text, value);
    if (repeated === null) return false;
    const { key, offset } = repeated;
    const message = `The key ${quote(key)} stands twice in one object, and readers differ on which one counts. Delete one.`;
    const picture = this.whole === null ? pictureIn(text, offset) : null;
    this.fault('duplicate-key', message, locate(text, offset), picture);
    return true;
  }

  private fault(code: ProblemCode, message: string, at: Position, picture: string | null = null): void {
    if (this.stopped) return;
    this.stopped = true;
    const shown = picture ?? (this.whole === null ? null : pictureAt(this.whole, at.offset));
    this.collector.problem('error', code, message, placeOf(this.file, at), shown);
  }

  private origin(label: string, at: Position): Origin {
    return { file: this.file, label, place: () => placeOf(this.file, at) };
  }
}

/** The type of the items of a list that says it behind them, where all of it is at hand; null where it says none. */
function itemTypeOfFrame(bytes: Uint8Array | null): ItemType | null {
  if (bytes === null) return null;
  let frame: unknown = null;
  const sink = {
    element: () => undefined,
    fault: () => undefined,
    shell: (shell: Shell) => {
      frame ??= parsedJson(decode(shell.bytes) ?? '');
    },
  };
  const splitter = new JsonSplitter(sink, { elementBytes: Infinity, shellBytes: Infinity });
  splitter.push(bytes);
  splitter.end();
  const list = listOf(frame);
  return list === null || isFault(list) ? null : list.itemType;
}

/** More bytes than the characters that a picture can show. */
const AROUND = 1_000;

/** The position of a character of a text whose first character stands at `base` in the input. */
function positionIn(text: string, offset: number, base: Position): Position {
  let line = base.line;
  let lineStart = -1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at;
  }
  const column = lineStart < 0 ? base.column + offset : offset - lineStart;
  return { offset: base.offset + Buffer.byteLength(text.slice(0, offset)), line, column };
}

/** A place in `file`; line and column count from 1. */
function placeOf(file: string, { line, column }: Position): Place {
  return { file, line, column };
}

/** The line of a character with a caret under it. */
function pictureIn(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return caretPicture(text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), offset - start);
}

/** The picture at a byte of an input that may be too large for one text. */
function pictureAt(bytes: Uint8Array, offset: number): string {
  const from = Math.max(0, offset - AROUND);
  const around = Buffer.from(bytes.subarray(from, offset + AROUND));
  return pictureIn(around.toString('utf8'), around.subarray(0, offset - from).toString('utf8').length);
}
