import type { ProblemCode } from '../manifest/problem-codes.js';
import type { Place } from '../manifest/manifest.js';
import type { Collector } from './collector.js';
import { formOf, type InputForm } from './form.js';
import { joined } from './json/bytes.js';
import { JsonStream } from './json/stream.js';
import type { SnapshotLimits } from './limits.js';
import { readYaml } from './yaml.js';

/** Bytes that all inputs of a snapshot may still have. */
interface ByteBudget {
  left: number;
}

/** One file of a snapshot, in chunks. What fits is read as a whole; what is larger is taken in as it comes. */
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
      if (this.stream === null) this.readWhole(joined(this.chunks));
      else this.stream.end();
    }
    this.chunks = [];
    if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore) return;
    const message =
      'The input holds no objects. An empty fleet is never assumed: leave the input out, or look why kubectl found nothing.';
    this.collector.problem('error', 'empty-snapshot', message, this.start());
  }

  /** The input could not be read to its end. */
  fail(code: ProblemCode, message: string): void {
    this.stop(code, message);
  }

  /** More than small: only JSON goes on, and above a limit it is taken in as it comes. */
  private grown(): boolean {
    this.form ??= formOf(joined(this.chunks));
    if (this.form.form === 'unreadable') return this.stop(this.form.code, this.form.message);
    if (this.form.form === 'yaml') {
      return (
        this.bytes <= this.limits.yamlBytes || this.stop('too-large', tooMuchYaml(this.limits.yamlBytes))
      );
    }
    if (this.bytes <= this.limits.streamAboveBytes) return true;
    const bytes = joined(this.chunks);
    this.chunks = [];
    this.stream = new JsonStream(this.file, this.collector, this.limits);
    return this.stream.push(withoutMark(bytes, this.form)) || this.stop(null, '');
  }

  private readWhole(bytes: Uint8Array): void {
    const form = formOf(bytes);
    if (form.form === 'unreadable') this.stop(form.code, form.message);
    else if (form.form === 'json') {
      const stream = new JsonStream(this.file, this.collector, this.limits, withoutMark(bytes, form));
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
