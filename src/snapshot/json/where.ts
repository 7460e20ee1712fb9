import { caretPicture } from '../../manifest/caret.js';
import type { Place } from '../../manifest/manifest.js';
import type { Position } from './bytes.js';

/** More bytes than the characters that a picture can show. */
const AROUND = 1_000;

/** The position of a character of a text whose first character stands at `base` in the input. */
export function positionIn(text: string, offset: number, base: Position): Position {
  let line = base.line;
  let lineStart = -1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at;
  }
  const column = lineStart < 0 ? base.column + offset : offset - lineStart;
  return { offset: base.offset + Buffer.byteLength(text.slice(0, offset)), line, column };
}

/** A place in `file`; line and column count from 1. */
export function placeOf(file: string, { line, column }: Position): Place {
  return { file, line, column };
}

/** The line of a character with a caret under it. */
export function pictureIn(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return caretPicture(text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), offset - start);
}

/** The same for a byte of an input that may be too large for one text. */
export function pictureAt(bytes: Uint8Array, offset: number): string {
  const from = Math.max(0, offset - AROUND);
  const around = Buffer.from(bytes.subarray(from, offset + AROUND));
  return pictureIn(around.toString('utf8'), around.subarray(0, offset - from).toString('utf8').length);
}
