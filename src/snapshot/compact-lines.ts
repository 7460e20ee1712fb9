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

/** From this byte on UTF-8 writes characters whose order is another one in UTF-16. */
const BEYOND_UTF16 = 0xee;

/**
 * Lines of text in the order in which JavaScript sorts texts, kept as bytes outside of the engine's heap: those of a million pods would not
 * fit into it.
 */
export class SortedLines {
  private readonly lines: Buffer[] = [];
  private isPlain = true;
  /** Length of all lines together. */
  bytes = 0;

  get length(): number {
    return this.lines.length;
  }

  add(line: string): void {
    const bytes = Buffer.from(line);
    // A text that takes a byte for each character has none of those.
    if (bytes.length !== line.length && this.isPlain)
      this.isPlain = bytes.every((byte) => byte < BEYOND_UTF16);
    this.lines.push(bytes);
    this.bytes += bytes.length;
  }

  /** Each line as bytes, without a line feed. */
  sorted(): readonly Buffer[] {
    return this.lines.toSorted(this.isPlain ? (a, b) => a.compare(b) : byText);
  }
}

function byText(one: Buffer, other: Buffer): number {
  const [a, b] = [one.toString(), other.toString()];
  return a < b ? -1 : a > b ? 1 : 0;
}
