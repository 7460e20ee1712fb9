import { canonicalJson } from '../manifest/canonical.js';
import type { JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { nodeLine } from './node.js';
import type { NodeState } from './snapshot.js';
import { SortedLines } from './sorted-lines.js';

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
