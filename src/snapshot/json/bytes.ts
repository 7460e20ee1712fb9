/** A position in the bytes of an input. Line and column count from 1, columns in bytes. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
export const DOUBLE_QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const LINE_FEED = 0x0a;

/** Blanks as JSON knows them. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** A copy, also of a Buffer, whose own `slice` shares memory. */
export function copyOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return new Uint8Array(bytes.subarray(from, to));
}

/** One array of several; the only one is given back as it is, without a copy. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/**
 * Where a byte of a shell is in the input. `marks` holds four numbers for each stretch of the shell that is contiguous
 * in the input: its start in the shell, and offset, line and line start in the input.
 */
export function locateIn(shell: Uint8Array, marks: readonly number[], offset: number): Position {
  let mark = 0;
  for (let m = 0; m < marks.length && (marks[m] ?? 0) <= offset; m += 4) mark = m;
  const [start = 0, startOffset = 0, startLine = 1, startOfLine = 0] = marks.slice(mark, mark + 4);
  const found = startOffset + offset - start;
  let line = startLine;
  let lineStart = startOfLine;
  for (let i = start; i < offset; i++) {
    if (shell[i] !== LINE_FEED) continue;
    line++;
    lineStart = startOffset + i - start + 1;
  }
  return { offset: found, line, column: found - lineStart + 1 };
}
