import { caretPicture } from './caret.js';
import type { Place } from './manifest.js';
import type { Problem, Severity } from './problem.js';

/** The text of one file, and where its offsets stand. Offsets count UTF-16 code units from 0. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  placeAt(offset: number): Place;
}

/** Lines are found when the first place is asked for; a place then takes a binary search. */
export function sourceText(file: string, text: string): SourceText {
  let starts: readonly number[] | null = null;
  return {
    file,
    text,
    placeAt(offset) {
      starts ??= lineStarts(text);
      const line = lastAtOrBefore(starts, offset);
      return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
  };
}

/** A problem at an offset, with the picture of its line. */
export function problemAt(
  source: SourceText,
  offset: number,
  code: string,
  message: string,
  severity: Severity = 'error',
): Problem {
  const place = source.placeAt(offset);
  const start = offset - place.column + 1;
  const lineEnd = source.text.indexOf('\n', start);
  const line = source.text.slice(start, lineEnd < 0 ? source.text.length : lineEnd).replace(/\r$/, '');
  return { severity, code, message, place, picture: caretPicture(line, place.column - 1) };
}

/** A problem with a file as a whole, which has no line to show. */
export function problemOf(
  file: string,
  code: string,
  message: string,
  severity: Severity = 'error',
): Problem {
  return { severity, code, message, place: { file, line: 1, column: 1 }, picture: null };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The index of the last number that is not above `value`. */
function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
