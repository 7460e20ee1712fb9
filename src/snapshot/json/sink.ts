import type { ProblemCode } from '../../manifest/problem-codes.js';
import type { Position } from './bytes.js';
import type { Shell } from './shell.js';

/** Takes the pieces that a splitter cuts. */
export interface SplitterSink {
  /** An object of the top-level `items` list, or of a top-level list. `before` gives the shell as far as it was read. */
  element(bytes: Uint8Array, at: Position, index: number, before: () => Uint8Array): void;
  /** A top-level value has ended. */
  shell(shell: Shell): void;
  /** The input is not what this splitter reads; nothing follows. */
  fault(code: ProblemCode, message: string, at: Position): void;
}

export interface SplitterLimits {
  /** Bytes of one element. */
  readonly elementBytes: number;
  /** Bytes of what lies around the elements. */
  readonly shellBytes: number;
}
