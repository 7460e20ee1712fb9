import type { Problem, ProblemCode, Severity } from './problem.js';
import { caretPicture } from './visible.js';
import type { FieldPath, Json, Place } from './manifest.js';
import { substitute, type Substituted } from './delivery/variables.js';
import { entryOf } from './fields.js';
import { firstNot } from './lookup.js';
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

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/**
 * Where a value and its parts are written. `at` is the offset of the field's key; of a list item, or of a document, it is
 * the offset of the value. A scalar is its offset alone, which keeps large files small in memory.
 */
export type Spot = number | Branch;

type Branch =
  | { readonly at: number; readonly fields: ReadonlyMap<string, Spot> }
  | { readonly at: number; readonly items: readonly Spot[] };

/** A value with the places of all that is in it. */
export interface Placed {
  readonly value: Json;
  readonly spot: Spot;
}

/** Offset of a value in the file, in UTF-16 units. */
export function offsetOf(spot: Spot): number {
  return typeof spot === 'number' ? spot : spot.at;
}

/** The offset of the field at `path`, or of the nearest ancestor that is written. */
export function offsetAt(spot: Spot, path: FieldPath): number {
  let here = spot;
  for (const step of path) {
    const next = partOf(here, step);
    if (next === undefined) break;
    here = next;
  }
  return offsetOf(here);
}

/** The spot of one field or list item; undefined where there is none. */
export function partOf(spot: Spot, step: string | number): Spot | undefined {
  if (typeof spot === 'number') return undefined;
  if ('items' in spot) return typeof step === 'number' ? spot.items[step] : undefined;
  return typeof step === 'string' ? spot.fields.get(step) : undefined;
}
