import type { ProblemCode } from './problem-codes.js';
import { caretPicture } from './words/caret.js';
import type { Place } from './manifest.js';
import type { Problem, Severity } from './problem.js';
import { substitute, type Substituted } from './delivery/variables.js';
import { entryOf } from './fields.js';
import { firstNot } from './lookup/sorted.js';
import { asText, type Said } from '../text/text.js';

/** The text of one file, and where its offsets stand. Offsets count UTF-16 code units from 0. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
  placeAt(offset: number): Place;
  /** The line that the offset is in, as it is written in the file. */
  lineAt(offset: number): string;
}

/**
 * Lines are found when the first place is asked for; a place then takes a binary search. Values in place of variables are read
 * as if they were written there, while places and lines are those of the file.
 */
export function sourceText(
  file: string,
  written: string,
  variables: Readonly<Record<string, string>> = {},
): SourceText {
  const isPlain = Object.keys(variables).length === 0;
  const valueOf = (name: string): string | null => entryOf(variables, name) ?? null;
  const substituted = isPlain ? asWritten(written) : substitute(written, valueOf);
  let starts: readonly number[] | null = null;
  const startOf = (line: number): number => (starts ??= lineStarts(written))[line] ?? written.length + 1;
  const lineOf = (offset: number): number => {
    const lines = (starts ??= lineStarts(written));
    const origin = substituted.originOf(offset);
    return Math.max(0, firstNot(lines, (line) => (lines[line] ?? 0) <= origin) - 1);
  };
  return {
    file,
    text: substituted.text,
    placeAt(offset) {
      const line = lineOf(offset);
      return { file, line: line + 1, column: substituted.originOf(offset) - startOf(line) + 1 };
    },
    lineAt(offset) {
      const line = lineOf(offset);
      return written.slice(startOf(line), startOf(line + 1) - 1).replace(/\r$/, '');
    },
  };
}

function asWritten(text: string): Substituted {
  return { text, originOf: (offset) => offset };
}

/** A problem at an offset, with the picture of its line. */
export function problemAt(
  source: SourceText,
  offset: number,
  code: ProblemCode,
  message: Said,
  severity: Severity = 'error',
): Problem {
  const place = source.placeAt(offset);
  return {
    severity,
    code,
    message: asText(message),
    place,
    picture: caretPicture(source.lineAt(offset), place.column - 1),
  };
}

/** A problem with a file as a whole, which has no line to show. */
export function problemOf(
  file: string,
  code: ProblemCode,
  message: Said,
  severity: Severity = 'error',
): Problem {
  return { severity, code, message: asText(message), place: { file, line: 1, column: 1 }, picture: null };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}
