import { isUtf8 } from 'node:buffer';
import { parsedJson, textIn } from '../manifest/fields.js';
import { LIMITS } from '../manifest/limits.js';
import { isObject, type Json, type JsonObject, type Place } from '../manifest/manifest.js';
import { wholeYaml } from '../manifest/parse.js';
import { errorAt, type ProblemCode } from '../manifest/problem.js';
import { code, count, type Text, text } from '../text/text.js';
import { type Collector, type ItemType, itemTypeOf, listOf } from './collector.js';
import { isHeader, parseHeader } from './compact.js';
import { isBlank, type IsRead, JsonSplitter, opens, type Piece, type Position } from './json-splitter.js';
import { fieldsRead } from './kept.js';
import type { SnapshotLimits } from './limits.js';

/** From so many bytes on it is known what an input is. */
const SNIFFED_BYTES = 4_096;
const NOT_TEXT = text`The input is not UTF-8 text. ${code('>')} of Windows PowerShell writes UTF-16: pipe to ${code('Out-File -Encoding utf8')}. Unpack a file that is compressed twice.`;

/** A file of a snapshot, in chunks: JSON (lists, objects one after the other, the compact form) is taken in as it comes, YAML as a whole. */
export class SnapshotInput {
  /** Objects of the inputs before it. */
  private readonly before: number;
  private form: 'unknown' | 'json' | 'yaml' = 'unknown';
  /** The bytes so far of an input that is not, or not yet, JSON. */
  private chunks: Uint8Array[] = [];
  private bytes = 0;
  private stopped = false;
  private readonly splitter: JsonSplitter;
  private readonly limits: SnapshotLimits;
  private itemType: ItemType | null = null;
  /** The type of the element at work, if some of its fields are cut out. */
  private cutType: ItemType | null = null;
  /** The last header of the compact form, and what was there before it. */
  private section: { readonly promised: number; readonly place: Place; readonly before: number } | null =
    null;

  constructor(
    private readonly file: string,
    private readonly collector: Collector,
  ) {
    this.before = collector.taken;
    this.limits = collector.limits;
    this.splitter = new JsonSplitter(this, this.limits.objectBytes);
  }

  /** The next bytes, after gunzip. False when nothing more needs to be read. */
  push(chunk: Uint8Array): boolean {
    if (this.stopped) return false;
    this.collector.bytesLeft -= chunk.length;
    this.bytes += chunk.length;
    if (this.collector.bytesLeft < 0) {
      const message = text`The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
      return this.fail('too-large', message);
    }
    if (this.form === 'json') this.splitter.push(chunk);
    else {
      this.chunks.push(chunk);
      if (this.form === 'unknown' && this.bytes >= SNIFFED_BYTES) this.begin();
      if (this.form === 'yaml' && this.bytes > this.limits.yamlBytes) {
        const message = text`YAML of more than ${this.limits.yamlBytes} bytes is too slow to read. Take the snapshot with ${code('kubectl get -o json')}.`;
        return this.fail('too-large', message);
      }
    }
    return !this.stopped;
  }

  /** Call once, after the last chunk. */
  end(): void {
    if (this.form === 'unknown' && !this.stopped) this.begin();
    if (this.form === 'json' && !this.stopped) this.splitter.end();
    if (this.form === 'yaml' && !this.stopped) this.readYaml();
    if (!this.stopped) this.endSection();
    this.chunks = [];
    if (this.collector.taken > this.before || this.collector.errors > 0) return;
    const message = text`The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.`;
    this.fail('empty-snapshot', message);
  }

  /** The input could not be read to its end; the message names the file. */
  fail(id: ProblemCode, message: Text, { line, column }: Position = { line: 1, column: 1 }): false {
    if (!this.stopped) this.collector.report(errorAt({ file: this.file, line, column }, id, message));
    this.stopped = true;
    this.chunks = [];
    return false;
  }

  /** Finds what the input is from its first bytes. JSON starts with a bracket, all other text is YAML. */
  private begin(): void {
    const bytes = Buffer.concat(this.chunks);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const content = hasMark ? bytes.subarray(3) : bytes;
    const first = content.find((byte) => !isBlank(byte));
    if (first === undefined) return;
    this.form = opens(first) ? 'json' : 'yaml';
    if (this.form === 'yaml') return;
    this.chunks = [];
    this.splitter.push(content);
  }

  /** YAML documents and lists, read with the same care as policies; its bytes are bounded, so its parts are as well. */
  private readYaml(): void {
    const written = this.decoded(Buffer.concat(this.chunks));
    if (written === null) return;
    const { yamlBytes, depth } = this.limits;
    // A key and its value take four bytes at least: "a: b" without its line end.
    const nodes = { nodesPerFile: yamlBytes / 2, nodesPerDocument: yamlBytes / 2 };
    const limits = { ...LIMITS, ...nodes, bytesPerFile: yamlBytes, depth };
    const { documents, problem } = wholeYaml(written, this.file, limits);
    if (problem !== null) this.collector.report(problem);
    for (const { value, placeOf } of documents)
      if (value !== null && !this.collector.add(value, (path = []) => placeOf(path))) return;
  }

  /** Only fields that the snapshot keeps are read of an object that begins with its kind, as the API and kubectl write it. */
  isRead(head: Json | undefined): IsRead | null {
    const [apiVersion, kind] = [textIn(head, 'apiVersion'), textIn(head, 'kind')];
    this.cutType =
      apiVersion === null || kind === null || kind.endsWith('List') ? null : { apiVersion, kind };
    return this.cutType && fieldsRead(this.cutType);
  }

  element(piece: Piece, cut: Uint8Array, index: number, frame: () => Uint8Array): void {
    if (this.stopped) return;
    // The API writes the kind before the items; kubectl writes it behind them, and into each.
    const list = index === 0 ? parsedJson(`${Buffer.from(frame()).toString()}]}`) : undefined;
    if (index === 0) this.itemType = isObject(list) ? itemTypeOf(list['kind'], list['apiVersion']) : null;
    const value = this.parse({ ...piece, bytes: cut });
    // If the kind is written twice, the last one counts.
    const { kind, apiVersion } = this.cutType ?? {};
    const isOfType = textIn(value, 'kind') === kind && textIn(value, 'apiVersion') === apiVersion;
    this.add(kind === undefined || isOfType ? value : this.parse(piece), piece);
  }

  /** A top-level value whose elements were taken in before. */
  value(piece: Piece, elements: number): void {
    const value = this.parse(piece);
    if (isHeader(value)) this.beginSection(value, piece);
    else if (elements === 0) this.add(value, piece);
    else if (value !== undefined) {
      const list = listOf(value);
      if (list === null)
        this.fail('not-a-list', text`This value has items, but its kind is not a list.`, piece);
      else if ('message' in list) this.fail(list.code, list.message, piece);
      // Each element is replaced by an empty object.
      else for (const item of list.items) if (!isObject(item)) this.add(item, piece);
    }
  }

  private add(value: unknown, { line, column }: Position): void {
    if (this.stopped || value === undefined) return;
    const place = { file: this.file, line, column };
    if (!this.collector.add(value, () => place, this.itemType)) this.stopped = true;
  }

  /** Undefined where the bytes are not JSON, which is a problem then and the end of the input. */
  private parse(piece: Piece): Json | undefined {
    if (this.stopped) return undefined;
    const written = this.decoded(piece.bytes, piece);
    if (written === null) return undefined;
    const value = parsedJson(written);
    if (value !== undefined) return value;
    this.fail('json-syntax', text`This is not valid JSON. Take the snapshot again.`, piece);
    return undefined;
  }

  /** Null where the bytes are not UTF-8, which is a problem then. */
  private decoded(bytes: Uint8Array, at?: Position): string | null {
    if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    this.fail('invalid-utf8', NOT_TEXT, at);
    return null;
  }

  private beginSection(value: JsonObject, { line, column }: Position): void {
    this.endSection();
    const header = parseHeader(value);
    if ('parts' in header) {
      this.fail('invalid-header', header, { line, column });
      return;
    }
    if (header.takenAt !== null) this.collector.takenAt(header.takenAt);
    const promised = header.nodes + header.objects;
    this.section = { promised, place: { file: this.file, line, column }, before: this.collector.taken };
  }

  /** Checks that a header of the compact form is followed by as many objects as it says. */
  private endSection(): void {
    if (this.section === null) return;
    const { promised, place, before } = this.section;
    this.section = null;
    const found = this.collector.taken - before;
    if (this.collector.errors > 0 || found === promised) return;
    const message = text`The header promises ${count(promised, 'object')}; ${found} follow. The file was cut off or edited. Take the snapshot again.`;
    this.collector.report(errorAt(place, 'truncated', message));
  }
}
