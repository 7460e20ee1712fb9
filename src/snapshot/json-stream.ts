import { isUtf8 } from 'node:buffer';
import { jsonProblem, parsedJson } from '../manifest/json.js';
import { isObject, type Place } from '../manifest/manifest.js';
import { errorAt, type ProblemCode } from '../manifest/problem.js';
import { literal, type Text, text } from '../text/text.js';
import type { Collector, Origin } from './collector.js';
import { CompactSections, isHeader } from './compact.js';
import { JsonSplitter, type Piece, type Position } from './json-splitter.js';
import { isFault, type ItemType, itemTypeOfStart, listOf, type ObjectList, strangeItem } from './list.js';

/** Text from UTF-8; null where the bytes are something else. */
export function decode(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8') : null;
}

/** JSON of any size, in chunks: lists, objects one after the other (also a line each), the compact form. */
export class JsonStream {
  private readonly splitter: JsonSplitter;
  private readonly sections: CompactSections;
  private values = 0;
  private stopped = false;
  private itemType: ItemType | null = null;
  /** Elements without a kind, of a list that has not said yet what they are. */
  private untyped: (readonly [value: unknown, origin: Origin])[] = [];

  /** `objectBytes`: the most of one element. */
  constructor(
    private readonly file: string,
    private readonly collector: Collector,
    objectBytes: number,
  ) {
    this.sections = new CompactSections(collector);
    const sink = {
      element: this.element.bind(this),
      value: this.value.bind(this),
      fault: this.fault.bind(this),
    };
    this.splitter = new JsonSplitter(sink, { elementBytes: objectBytes, frameBytes: objectBytes });
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

  private element(piece: Piece, index: number, frame: () => Uint8Array): void {
    if (this.stopped) return;
    if (index === 0) this.itemType = itemTypeOfStart(decode(frame()) ?? '');
    const value = this.parse(piece);
    if (value === undefined) return;
    const origin = this.origin(`items[${index}]`, piece);
    if (this.itemType === null && isObject(value) && value['kind'] === undefined)
      this.untyped.push([value, origin]);
    else this.add(value, origin);
  }

  private add(value: unknown, origin: Origin): void {
    if (!this.stopped && !this.collector.add(value, origin, this.itemType)) this.stopped = true;
  }

  /** A top-level value whose elements were taken in before. */
  private value(piece: Piece, elements: number): void {
    if (this.stopped) return;
    const label = `value ${++this.values}`;
    const value = this.parse(piece);
    if (value === undefined) return;
    const place = this.placeOf(piece);
    const list = listOf(value);
    this.itemType = list === null || isFault(list) ? null : list.itemType;
    for (const [element, origin] of this.untyped.splice(0)) this.add(element, origin);
    if (isHeader(value)) this.sections.begin(value, place);
    else if (list === null) {
      if (elements === 0) this.add(value, this.origin(label, piece));
      else
        this.collector.report(
          errorAt(place, 'not-a-list', text`${literal(label)} has items, but its kind is not a list.`),
        );
    } else if (isFault(list)) this.collector.report(errorAt(place, list.code, list.message));
    else this.leftovers(list, place);
  }

  private leftovers(list: ObjectList, place: Place): void {
    for (const [index, item] of list.items.entries()) {
      const strange = strangeItem(item);
      if (strange === null) continue;
      this.collector.report(errorAt(place, 'not-an-object', text`${literal(`items[${index}]`)} ${strange}.`));
    }
  }

  /** Undefined where the bytes are not JSON, which is a problem then and the end of the input. */
  private parse(piece: Piece): unknown {
    const written = decode(piece.bytes);
    if (written === null) {
      this.fault('invalid-utf8', text`This is not UTF-8 text.`, piece);
      return undefined;
    }
    const value = parsedJson(written);
    if (value !== undefined) return value;
    const { line, column } = jsonProblem(written, this.file)?.place ?? { line: 1, column: 1 };
    this.fault('json-syntax', text`This is not JSON.`, {
      line: piece.line + line - 1,
      column: line === 1 ? piece.column + column - 1 : column,
    });
    return undefined;
  }

  private fault(id: ProblemCode, message: Text, at: Position): void {
    if (this.stopped) return;
    this.stopped = true;
    this.collector.report(errorAt(this.placeOf(at), id, message));
  }

  private origin(label: string, at: Position): Origin {
    const { line, column } = at;
    return { file: this.file, label, place: () => this.placeOf({ line, column }) };
  }

  private placeOf({ line, column }: Position): Place {
    return { file: this.file, line, column };
  }
}
