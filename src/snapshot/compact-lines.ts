import { canonicalJson } from '../manifest/values/canonical.js';
import type { JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { nodeLine } from './node.js';
import type { NodeState } from './snapshot.js';

/** A snapshot that is to be written. */
export interface Compact {
  /** Null where the input does not say. */
  readonly takenAt: Instant | null;
  readonly lines: CompactLines;
}

/** A JSON line for each node and each object. */
export class CompactLines {
  private readonly ofNodes = new SortedLines();
  private readonly ofObjects = new SortedLines();

  get nodes(): number {
    return this.ofNodes.length;
  }

  get objects(): number {
    return this.ofObjects.length;
  }

  get bytes(): number {
    return this.ofNodes.bytes + this.ofObjects.bytes;
  }

  node(state: NodeState): void {
    this.ofNodes.add(nodeLine(state));
  }

  object(object: JsonObject): void {
    this.ofObjects.add(canonicalJson(object));
  }

  /** Nodes first, each in order: equal for the same content, whatever the order it came in. Without line feeds. */
  *sorted(): Generator<Buffer> {
    yield* this.ofNodes.sorted();
    yield* this.ofObjects.sorted();
  }
}

/** Bytes that are reserved at a time: few at first, for most fleets are small and the engine collects garbage for what stands outside. */
const FIRST_SLAB_BYTES = 64 * 1024;
const LARGEST_SLAB_BYTES = 16 * 1024 ** 2;
/** From this byte on UTF-8 writes characters whose order is another one in UTF-16. */
const BEYOND_UTF16 = 0xee;

/**
 * Lines of text in the order in which JavaScript sorts texts, kept as bytes outside of the engine's heap: that of a million pods would
 * not fit into it, and neither would a text that holds them all.
 */
export class SortedLines {
  private readonly slabs: Buffer[] = [];
  private used = 0;
  private slabBytes = FIRST_SLAB_BYTES;
  private readonly slabOf: number[] = [];
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private isPlain = true;

  private total = 0;

  /** The length of all lines together. */
  get bytes(): number {
    return this.total;
  }

  get length(): number {
    return this.from.length;
  }

  add(line: string): void {
    const bytes = Buffer.byteLength(line);
    const slab = this.slabFor(bytes);
    // A text that takes a byte for each character holds none of those.
    if (bytes !== line.length && this.isPlain)
      this.isPlain = Buffer.from(line).every((byte) => byte < BEYOND_UTF16);
    slab.write(line, this.used);
    this.slabOf.push(this.slabs.length - 1);
    this.from.push(this.used);
    this.used += bytes;
    this.total += bytes;
    this.to.push(this.used);
  }

  /** Each line as bytes, without a line feed; valid until the next one is added. */
  *sorted(): Generator<Buffer> {
    const order = Uint32Array.from({ length: this.length }, (_, index) => index);
    const compare = this.isPlain ? this.compareBytes.bind(this) : this.compareTexts.bind(this);
    order.sort(compare);
    for (const index of order) yield this.line(index);
  }

  private slabFor(bytes: number): Buffer {
    const last = this.slabs.at(-1);
    if (last && this.used + bytes <= last.length) return last;
    const slab = Buffer.allocUnsafeSlow(Math.max(this.slabBytes, bytes));
    this.slabs.push(slab);
    this.slabBytes = Math.min(LARGEST_SLAB_BYTES, this.slabBytes * 4);
    this.used = 0;
    return slab;
  }

  private line(index: number): Buffer {
    return this.slab(index).subarray(this.from[index], this.to[index]);
  }

  private slab(index: number): Buffer {
    const slab = this.slabs[this.slabOf[index] ?? -1];
    if (!slab) throw new RangeError(`there is no line ${index}`);
    return slab;
  }

  private compareBytes(a: number, b: number): number {
    return this.slab(a).compare(this.slab(b), this.from[b], this.to[b], this.from[a], this.to[a]);
  }

  private compareTexts(a: number, b: number): number {
    const [left, right] = [this.line(a).toString(), this.line(b).toString()];
    return left < right ? -1 : left > right ? 1 : 0;
  }
}
