import type { ProblemCode } from '../problem-codes.js';
import type { Alias, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { FileReading } from '../document.js';
import type { Severity } from '../problem.js';
import { problemAt } from '../source-text.js';

/** What an alias may stand for. */
export type Target = Scalar.Parsed | YAMLMap.Parsed | YAMLSeq.Parsed;

/** What reading one YAML document needs besides its nodes. */
export interface DocumentReading {
  readonly file: FileReading;
  /** Where the document begins in the file; the offsets of nodes count from here. */
  readonly base: number;
  readonly targets: ReadonlyMap<Alias, Target>;
  /** Anchors whose value is being read: an alias to one of them would never end. */
  readonly open: Set<Target>;
  readonly uses: Map<Target, number>;
  /** Problems that were reported: a value that is read again through an alias has no new ones. */
  readonly reported: Set<string>;
}

/** Reports a problem at an offset of the document, once: a value that several aliases stand for is read several times. */
export function report(
  reading: DocumentReading,
  offset: number,
  code: ProblemCode,
  message: string,
  severity: Severity = 'error',
): void {
  if (firstTime(reading, code, offset)) {
    reading.file.problems.push(
      problemAt(reading.file.source, reading.base + offset, code, message, severity),
    );
  }
}

/** True the first time a code is reported at an offset. */
export function firstTime(reading: DocumentReading, code: ProblemCode, offset: number): boolean {
  const id = `${code} ${offset}`;
  if (reading.reported.has(id)) return false;
  reading.reported.add(id);
  return true;
}
