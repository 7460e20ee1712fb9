import { type FieldPath, isObject, type Json, type Place } from '../manifest/manifest.js';
import { type Limits, LIMITS } from '../manifest/limits.js';
import { parseManifests, placedYaml } from '../manifest/parse.js';
import { errorAt, type ProblemCode } from '../manifest/problem.js';
import { code, type Text, text } from '../text/text.js';
import type { Collector } from './collector.js';
import { isBlank, opens } from './json-splitter.js';
import { decode, JsonStream } from './json-stream.js';
import type { SnapshotLimits } from './limits.js';
import { type ListFault, partOf } from './list.js';

/** Bytes that all inputs of a snapshot may still have. */
interface ByteBudget {
  left: number;
}

/** From so many bytes on it is known what an input is. */
const SNIFFED_BYTES = 4_096;

/** A file of a snapshot, in chunks: JSON is taken in as it comes, YAML as a whole. */
export class SnapshotInput {
  private readonly addedBefore: number;
  private readonly errorsBefore: number;
  /** What came so far of an input that is not, or not yet, JSON. */
  private chunks: Uint8Array[] = [];
  private bytes = 0;
  private stream: JsonStream | null = null;
  private isYaml = false;
  private stopped = false;

  constructor(
    private readonly file: string,
    private readonly collector: Collector,
    private readonly limits: SnapshotLimits,
    private readonly budget: ByteBudget,
  ) {
    this.addedBefore = this.added();
    this.errorsBefore = collector.counts.errors;
  }

  /** The next bytes, after gunzip. False when nothing more needs to be read. */
  push(chunk: Uint8Array): boolean {
    if (this.stopped) return false;
    this.budget.left -= chunk.length;
    if (this.budget.left < 0) {
      const message = text`The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
      return this.fail('too-large', message);
    }
    if (this.stream !== null) return this.stream.push(chunk) || this.stop();
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    return this.bytes < SNIFFED_BYTES || this.begin();
  }

  /** Call once, after the last chunk. */
  end(): void {
    const { stream } = this;
    if (!this.stopped && stream === null && this.begin() && this.stream === null) this.readYaml();
    if (!this.stopped) this.stream?.end();
    this.chunks = [];
    if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore) return;
    const message = text`The input has no objects, and an empty fleet is never assumed. Remove the input, or check why kubectl found nothing.`;
    this.collector.report(errorAt(this.start(), 'empty-snapshot', message));
  }

  /** The input could not be read to its end; the message names the file. */
  fail(id: ProblemCode, message: Text): false {
    this.collector.report(errorAt(this.start(), id, message));
    return this.stop();
  }

  private stop(): false {
    this.stopped = true;
    this.chunks = [];
    return false;
  }

  /** Tells what the input is. False when nothing more needs to be read. */
  private begin(): boolean {
    const { yamlBytes, objectBytes } = this.limits;
    const form = this.isYaml ? null : formOf(Buffer.concat(this.chunks));
    if (form !== null && 'message' in form) return this.fail(form.code, form.message);
    if (form?.form === 'json') {
      this.chunks = [];
      this.stream = new JsonStream(this.file, this.collector, objectBytes);
      return this.stream.push(form.bytes) || this.stop();
    }
    this.isYaml = form?.form !== 'blank';
    if (this.bytes <= yamlBytes) return true;
    const message = text`YAML of more than ${yamlBytes} bytes is too slow to read. Take the snapshot with ${code('kubectl get -o json')}.`;
    return this.fail('too-large', message);
  }

  /** YAML documents and lists, read with the same care as policies; its bytes are bounded, so its parts are as well. */
  private readYaml(): void {
    const { file, collector } = this;
    const written = decode(Buffer.concat(this.chunks));
    if (written === null) {
      this.fail('invalid-utf8', text`The input is not UTF-8 text. Take it again.`);
      return;
    }
    const { manifests, problems } = parseManifests(written, file, yamlLimits(this.limits));
    for (const problem of problems) collector.report(problem);
    // Manifests are the items of lists, without what a list says of itself.
    if (MAY_BE_PART.test(written))
      for (const { value } of placedYaml(written, file)) {
        const fault = partIn(value);
        if (fault !== null) collector.report(errorAt(this.start(), fault.code, fault.message));
      }
    for (const manifest of manifests) {
      const place = (path: FieldPath = []): Place => manifest.placeOf(path);
      if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place })) return;
    }
  }

  private added(): number {
    const { nodes, objects, dropped } = this.collector.counts;
    return nodes + objects + dropped;
  }

  private start(): Place {
    return { file: this.file, line: 1, column: 1 };
  }
}

type InputForm =
  | { readonly form: 'json' | 'yaml' | 'blank'; /** Without a byte order mark. */ readonly bytes: Uint8Array }
  | { readonly code: ProblemCode; readonly message: Text };

const UTF16 = text`The input is UTF-16 text, as ${code('>')} of Windows PowerShell writes it. Write UTF-8: ${code('kubectl ... | Out-File -Encoding utf8')}.`;

/** Tells what an input is from its first bytes. JSON starts with a bracket, all other text is YAML. */
function formOf(bytes: Uint8Array): InputForm {
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b)
    return { code: 'still-compressed', message: text`The input is compressed twice. Run gunzip once.` };
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { code: 'utf-16', message: UTF16 };
  // Every second byte of ASCII in UTF-16 without a mark is zero; no text in UTF-8 has one.
  const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
  if (zero === 0 || zero === 1) return { code: 'utf-16', message: UTF16 };
  if (zero > 0)
    return { code: 'not-text', message: text`The input is not text: it has NUL bytes. Give JSON or YAML.` };
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  const content = hasMark ? bytes.subarray(3) : bytes;
  const start = content.find((byte) => !isBlank(byte));
  return { form: start === undefined ? 'blank' : opens(start) ? 'json' : 'yaml', bytes: content };
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
