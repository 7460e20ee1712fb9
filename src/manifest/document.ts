import { visible } from './visible.js';
import { code, text, type Text } from '../text/text.js';
import type { Limits } from './limits.js';
import { type Problem, type ProblemCode, problemOf } from './problem.js';
import { problemAt, type SourceText } from './locations.js';

/** State of reading one file, shared by its documents. */
export interface FileReading {
  readonly source: SourceText;
  readonly limits: Limits;
  readonly problems: Problem[];
  nodes: number;
  /** The number of nodes at which a limit is passed: of the file, or of the document that is being read. */
  mostNodes: number;
  /** Set when a limit was passed: nothing more of the file is read, and nothing that was read is used. */
  refused: boolean;
}

/** A file before its first document is read: nothing found, nothing refused. */
export function startReading(source: SourceText, limits: Limits): FileReading {
  return { source, limits, problems: [], nodes: 0, mostNodes: limits.nodesPerFile, refused: false };
}

/** Reports an error at an offset. Returns null, as there is no value then. */
export function report(reading: FileReading, offset: number, code: ProblemCode, message: Text): null {
  reading.problems.push(problemAt(reading.source, offset, code, message));
  return null;
}

/** Refuses the file for passing a limit. Only the first limit is reported: what comes after was not read. */
export function refuse(reading: FileReading, offset: number | null, code: ProblemCode, message: Text): void {
  if (reading.refused) return;
  reading.refused = true;
  if (offset === null) reading.problems.push(problemOf(reading.source.file, code, message));
  else report(reading, offset, code, message);
}

/** Begins the next YAML document, which has a limit of its own. */
export function startDocument(reading: FileReading): void {
  const { nodesPerFile, nodesPerDocument } = reading.limits;
  reading.mostNodes = Math.min(nodesPerFile, reading.nodes + nodesPerDocument);
}

/** Counts one node; false when the file may not hold more. */
export function countNode(reading: FileReading, offset: number): boolean {
  reading.nodes += 1;
  if (reading.nodes > reading.mostNodes) refuseNodes(reading, offset);
  return !reading.refused;
}

/** Refuses a file with more keys and values than `limits` allow; aliases count as what they stand for. */
export function refuseNodes(reading: FileReading, offset: number): void {
  const { nodesPerFile, nodesPerDocument } = reading.limits;
  const message = text`This file has more than ${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value); it was not read. Split it into several files.`;
  refuse(reading, offset, 'too-many-nodes', message);
}

/** Refuses a file that is nested deeper than `limits.depth`, at the first mapping or list that is. */
export function refuseDepth(reading: FileReading, offset: number): void {
  const message = text`Mappings and lists are nested more than ${reading.limits.depth} levels deep here; this file was not read. Flatten the document.`;
  refuse(reading, offset, 'too-deep', message);
}

/** Refuses a file with more documents than `limits.documentsPerFile`, at the first one too many. */
export function refuseDocuments(reading: FileReading, offset: number): void {
  const message = text`This file has more than ${reading.limits.documentsPerFile} documents; it was not read. Split it into several files.`;
  refuse(reading, offset, 'too-many-documents', message);
}

/** At the later key; `firstOffset` is that of the first one, whose line is named. */
export function reportDuplicateKey(
  reading: FileReading,
  offset: number,
  key: string,
  firstOffset: number,
): void {
  const { line } = reading.source.placeAt(firstOffset);
  const message = text`The key ${code(visible(key))} is already set on line ${line}; kubectl would silently take the last value. Remove one of the two.`;
  report(reading, offset, 'duplicate-key', message);
}

/** For what YAML reads as a number and JSON cannot hold: `.inf`, `.nan`, an exponent without end. */
export function reportNumber(reading: FileReading, offset: number, written: string): void {
  const message = text`${code(visible(written))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
  report(reading, offset, 'bad-number', message);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** The offset of half of a surrogate pair, which has no UTF-8 form, so no API server can store it; -1 for none. */
export function loneSurrogateAt(written: string): number {
  return written.search(LONE_SURROGATE);
}

/** For half of a surrogate pair. */
export function reportSurrogate(reading: FileReading, offset: number): void {
  const message = text`This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
  report(reading, offset, 'lone-surrogate', message);
}
