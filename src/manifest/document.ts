import type { ProblemCode } from './problem-codes.js';
import type { Limits } from './limits.js';
import type { Problem } from './problem.js';
import { problemAt, problemOf, type SourceText } from './source-text.js';
import { visible } from './words/visible.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

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

/** Refuses the file for passing a limit. Only the first limit is reported: what comes after was not read. */
export function refuse(
  reading: FileReading,
  offset: number | null,
  code: ProblemCode,
  message: string,
): void {
  if (reading.refused) return;
  reading.refused = true;
  const { source, problems } = reading;
  problems.push(
    offset === null ? problemOf(source.file, code, message) : problemAt(source, offset, code, message),
  );
}

/** Begins the next YAML document, which has a limit of its own. */
export function startDocument(reading: FileReading): void {
  const { nodesPerFile, nodesPerDocument } = reading.limits;
  reading.mostNodes = Math.min(nodesPerFile, reading.nodes + nodesPerDocument);
}

/** Forgets the problems of a file that can not hold what is judged: nothing of it could have been. */
export function passOver(reading: FileReading): void {
  reading.problems.length = 0;
}

/** Counts one node; false when the file may not hold more. */
export function countNode(reading: FileReading, offset: number): boolean {
  reading.nodes += 1;
  if (reading.nodes > reading.mostNodes) refuseNodes(reading, offset);
  return !reading.refused;
}

/** Refuses a file that holds more keys and values than `limits` allow; aliases count as what they stand for. Nothing of it is read. */
export function refuseNodes(reading: FileReading, offset: number): void {
  const { nodesPerFile, nodesPerDocument } = reading.limits;
  const message =
    `This file holds more than ${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document, aliases ` +
    'counted as what they stand for; nothing of it was read. Split it into several files.';
  refuse(reading, offset, 'too-many-nodes', message);
}

/** Refuses a file that is nested deeper than `limits.depth`, at the first mapping or list that is. Nothing of it is read. */
export function refuseDepth(reading: FileReading, offset: number): void {
  const message =
    `Mappings and lists are nested more than ${reading.limits.depth} deep here; nothing of this file was read. ` +
    'Flatten the document.';
  refuse(reading, offset, 'too-deep', message);
}

/** Refuses a file with more documents than `limits.documentsPerFile`, at the first one too many. Nothing of it is read. */
export function refuseDocuments(reading: FileReading, offset: number): void {
  const message =
    `This file holds more than ${reading.limits.documentsPerFile} documents; nothing of it was read. ` +
    'Split it into several files.';
  refuse(reading, offset, 'too-many-documents', message);
}

/** Both offsets count from the start of the file: the later key's, at which the problem points, and the first one's, whose line it names. */
export function reportDuplicateKey(
  reading: FileReading,
  offset: number,
  key: string,
  firstOffset: number,
): void {
  const { line } = reading.source.placeAt(firstOffset);
  const message =
    `The key "${visible(key)}" is already set on line ${line}; kubectl would take the last value silently. ` +
    'Remove one of the two.';
  reading.problems.push(problemAt(reading.source, offset, 'duplicate-key', message));
}

/** For what YAML reads as a number and JSON cannot hold: `.inf`, `.nan`, an exponent without end. `text` is as written. */
export function reportNumber(reading: FileReading, offset: number, text: string): void {
  const message =
    `${visible(text)} is not a number that JSON and Kubernetes can hold. ` +
    'Write a finite number, or put it in quotes if text is meant.';
  reading.problems.push(problemAt(reading.source, offset, 'bad-number', message));
}

/** True for text with half of a surrogate pair in it, which has no UTF-8 form. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE_SURROGATE.test(text);
}

/** For half of a surrogate pair, written as an escape: it has no UTF-8 form, so no API server can store it. */
export function reportSurrogate(reading: FileReading, offset: number): void {
  const message =
    'This text holds half of a surrogate pair, which is no character. Write the character itself, or both halves.';
  reading.problems.push(problemAt(reading.source, offset, 'lone-surrogate', message));
}
