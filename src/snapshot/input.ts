import type { ProblemCode } from '../manifest/problem-codes.js';
import { startReading } from '../manifest/document.js';
import { type FieldPath, isObject, type Json, type Place } from '../manifest/manifest.js';
import { sourceText } from '../manifest/source-text.js';
import { readYaml as documentsIn } from '../manifest/yaml/documents.js';
import type { Collector } from './collector.js';
import { isBlank, opens } from './json-splitter.js';
import { decode, JsonStream } from './json-stream.js';
import type { SnapshotLimits } from './limits.js';
import { type ListFault, partOf } from './list.js';
import { type Limits, LIMITS } from '../manifest/limits.js';
import { parseManifests } from '../manifest/parse.js';

/** Bytes that all inputs of a snapshot may still have. */
interface ByteBudget {
  left: number;
}

/** A file of a snapshot, in chunks. A small one is read as a whole, a larger one as it comes. */
export class SnapshotInput {
  private readonly file: string;
  private readonly collector: Collector;
  private readonly limits: SnapshotLimits;
  private readonly budget: ByteBudget;
  private readonly addedBefore: number;
  private readonly errorsBefore: number;
  private chunks: Uint8Array[] = [];
  private bytes = 0;
  /** Known once there is more than a little. */
  private form: InputForm | null = null;
  private stream: JsonStream | null = null;
  private stopped = false;

  constructor(file: string, collector: Collector, limits: SnapshotLimits, budget: ByteBudget) {
    this.file = file;
    this.collector = collector;
    this.limits = limits;
    this.budget = budget;
    this.addedBefore = this.added();
    this.errorsBefore = collector.counts.errors;
  }

  /** The next bytes, after gunzip. False when nothing more needs to be read. */
  push(chunk: Uint8Array): boolean {
    if (this.stopped) return false;
    this.budget.left -= chunk.length;
    if (this.budget.left < 0) {
      const message = `The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
      return this.stop('too-large', message);
    }
    if (this.stream !== null) return this.stream.push(chunk) || this.stop(null, '');
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    return this.bytes <= Math.min(this.limits.yamlBytes, this.limits.streamAboveBytes) || this.grown();
  }

  /** Call once, after the last chunk. */
  end(): void {
    if (!this.stopped) {
      if (this.stream === null) this.readWhole(Buffer.concat(this.chunks));
      else this.stream.end();
    }
    this.chunks = [];
    if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore) return;
    const message =
      'The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.';
    this.collector.problem('error', 'empty-snapshot', message, this.start());
  }

  /** The input could not be read to its end; the message names the file. */
  fail(code: ProblemCode, message: string): void {
    this.stop(code, message);
  }

  /** More than small: only JSON goes on, and above a limit it is taken in as it comes. */
  private grown(): boolean {
    this.form ??= formOf(Buffer.concat(this.chunks));
    if (this.form.form === 'unreadable') return this.stop(this.form.code, this.form.message);
    if (this.form.form === 'yaml') {
      return (
        this.bytes <= this.limits.yamlBytes || this.stop('too-large', tooMuchYaml(this.limits.yamlBytes))
      );
    }
    if (this.bytes <= this.limits.streamAboveBytes) return true;
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    this.stream = new JsonStream(this.file, this.collector, this.limits.objectBytes);
    return this.stream.push(withoutMark(bytes, this.form)) || this.stop(null, '');
  }

  private readWhole(bytes: Uint8Array): void {
    const form = formOf(bytes);
    if (form.form === 'unreadable') this.stop(form.code, form.message);
    else if (form.form === 'json') {
      const stream = new JsonStream(this.file, this.collector, Infinity);
      stream.push(withoutMark(bytes, form));
      stream.end();
    } else if (form.form === 'yaml')
      readYaml(this.file, withoutMark(bytes, form), this.collector, this.limits);
  }

  private stop(code: ProblemCode | null, message: string): false {
    this.stopped = true;
    this.chunks = [];
    if (code !== null) this.collector.problem('error', code, message, this.start());
    return false;
  }

  private added(): number {
    const { nodes, objects, dropped } = this.collector.counts;
    return nodes + objects + dropped;
  }

  private start(): Place {
    return { file: this.file, line: 1, column: 1 };
  }
}

function withoutMark(bytes: Uint8Array, form: InputForm): Uint8Array {
  return 'skip' in form ? bytes.subarray(form.skip) : bytes;
}

function tooMuchYaml(limit: number): string {
  return `YAML of more than ${limit} bytes is too slow to read. Take the snapshot with \`kubectl get -o json\`.`;
}

type InputForm =
  | { readonly form: 'json' | 'yaml'; /** Bytes of a byte order mark. */ readonly skip: number }
  | { readonly form: 'blank' }
  | { readonly form: 'unreadable'; readonly code: ProblemCode; readonly message: string };

const SNIFFED_BYTES = 4_096;
const UTF16 =
  'The input is UTF-16 text, as `>` of Windows PowerShell writes it. Write UTF-8: `kubectl ... | Out-File -Encoding utf8`.';

/** Tells what an input is from its first bytes. JSON starts with a bracket, all other text is YAML. */
function formOf(bytes: Uint8Array): InputForm {
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b) {
    return {
      form: 'unreadable',
      code: 'still-compressed',
      message: 'The input is compressed twice. Run gunzip once.',
    };
  }
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { form: 'unreadable', code: 'utf-16', message: UTF16 };
  }
  // Every second byte of ASCII in UTF-16 without a mark is zero; no text in UTF-8 has one.
  const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
  if (zero === 0 || zero === 1) return { form: 'unreadable', code: 'utf-16', message: UTF16 };
  if (zero > 0)
    return {
      form: 'unreadable',
      code: 'not-text',
      message: 'The input is not text: it has NUL bytes. Give JSON or YAML.',
    };
  const skip = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  for (let i = skip; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (!isBlank(byte)) return { form: opens(byte) ? 'json' : 'yaml', skip };
  }
  return { form: 'blank' };
}

/** YAML documents and lists, read with the same care as policies; its bytes are bounded, so its parts are as well. */
function readYaml(file: string, bytes: Uint8Array, collector: Collector, limits: SnapshotLimits): void {
  const text = decode(bytes);
  if (text === null) {
    const message = 'The input is not UTF-8 text, so neither JSON nor YAML. Take it again.';
    collector.problem('error', 'invalid-utf8', message, { file, line: 1, column: 1 });
    return;
  }
  const { manifests, problems } = parseManifests(text, file, yamlLimits(limits));
  for (const { severity, code, message, place, picture } of problems) {
    collector.problem(severity, code, message, place, picture);
  }
  // Manifests are the items of lists, without what a list says of itself.
  if (MAY_BE_PART.test(text))
    for (const { value } of documentsIn(startReading(sourceText(file, text), yamlLimits(limits)))) {
      const fault = partIn(value);
      if (fault !== null) collector.problem('error', fault.code, fault.message, { file, line: 1, column: 1 });
    }
  for (const manifest of manifests) {
    const place = (path: FieldPath = []): Place => manifest.placeOf(path);
    if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place })) return;
  }
}

const MAY_BE_PART = /\b(?:continue|remainingItemCount)["']?[ \t]*:/;

/** A list that is a part of one, or holds one. */
function partIn(value: Json): ListFault | null {
  if (!isObject(value) || !Array.isArray(value['items'])) return null;
  return partOf(value) ?? value['items'].map(partIn).find((fault) => fault !== null) ?? null;
}

function yamlLimits({ yamlBytes, depth }: SnapshotLimits): Limits {
  // A key and its value take four bytes at least: "a: b" without its line end.
  return {
    ...LIMITS,
    bytesPerFile: yamlBytes,
    documentsPerFile: yamlBytes / 4,
    depth,
    nodesPerFile: yamlBytes / 2,
    nodesPerDocument: yamlBytes / 2,
  };
}
