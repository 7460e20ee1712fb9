import { CLOSE_BRACE, joined, locateIn, OPEN_BRACE, type Position } from './bytes.js';

/** A complete top-level value, without the elements that were handed out before. */
export interface Shell {
  /** The bytes of the value, with `{}` in place of each element. */
  readonly bytes: Uint8Array;
  readonly elements: number;
  /** Locates a byte of the shell in the input. */
  locate(offset: number): Position;
}

const PLACEHOLDER = Uint8Array.of(OPEN_BRACE, CLOSE_BRACE);

/** The shell at work: what was read of a top-level value, and where each stretch of it is in the input. */
export class ShellBuilder {
  private readonly parts: Uint8Array[] = [];
  private readonly marks: number[] = [];
  private length = 0;

  /** Bytes so far. */
  get size(): number {
    return this.length;
  }

  add(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** An element was taken out here. */
  leaveOut(): void {
    this.add(PLACEHOLDER);
  }

  /** Marks the offset and line of the input at which the next bytes begin. */
  mark(offset: number, line: number, lineStart: number): void {
    this.marks.push(this.length, offset, line, lineStart);
  }

  /** The last parts, with at least so many bytes if there are as many. */
  tail(bytes: number): readonly Uint8Array[] {
    let from = this.parts.length;
    for (let left = bytes; left > 0 && from > 0; left -= this.parts[from]?.length ?? 0) from -= 1;
    return this.parts.slice(from);
  }

  bytes(): Uint8Array {
    return joined(this.parts);
  }

  done(elements: number): Shell {
    const { marks } = this;
    const bytes = this.bytes();
    return { bytes, elements, locate: (offset) => locateIn(bytes, marks, offset) };
  }
}
