import {
  type FileReading,
  hasLoneSurrogate,
  passOver,
  refuse,
  reportSurrogate,
  startReading,
} from './document.js';
import { readJson } from './json.js';
import { type Limits, LIMITS, PROBLEMS_PER_FILE } from './limits.js';
import type { Json, Manifest } from './manifest.js';
import { objectsOf } from './objects.js';
import type { Problem } from './problem.js';
import { problemOf, sourceText } from './source-text.js';
import type { Placed } from './spot.js';
import { readYaml } from './yaml/read.js';

export interface Parsed {
  /** In the order of the file, lists unfolded. */
  readonly manifests: Manifest[];
  /** Everything that keeps a part of the file from being judged (errors), and what a person should know (warnings). */
  readonly problems: Problem[];
}

/**
 * The Kubernetes objects of one YAML or JSON file, read as kubectl v1.32 reads it, with a place for every field.
 *
 * Nothing is thrown and nothing is skipped in silence: what cannot be read is a problem with a place and a caret picture,
 * while the other documents of the file are still read. Past a limit nothing of the file is returned. Stricter than kubectl
 * where it would lose something without a word: duplicate keys, text behind `...`, numbers that overflow.
 */
export function parseManifests(text: string, file: string, limits: Limits = LIMITS): Parsed {
  const { manifests, problems } = parseFile(text, file, limits);
  return { manifests, problems };
}

/** A parsed file, and how much reading it took. */
export interface ParsedFile extends Parsed {
  readonly nodes: number;
}

/** Parses like `parseManifests`; a file that cannot hold an evaluated object (`limits.interest`) leaves no problem. */
export function parseFile(
  text: string,
  file: string,
  limits: Limits,
  variables: Readonly<Record<string, string>> = {},
): ParsedFile {
  if (isLfsPointer(text)) return { manifests: [], problems: [lfsProblem(file)], nodes: 0 };
  // A byte order mark is no part of the first line.
  const source = sourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text, variables);
  const reading = startReading(source, limits);
  const documents = documentsOf(reading);
  const manifests = reading.refused ? [] : documents.flatMap((document) => objectsOf(reading, document));
  if (reading.problems.length > 0 && limits.interest?.mayHold(text) === false) passOver(reading);
  const problems = listed(reading);
  return { manifests, problems, nodes: reading.nodes };
}

/** True for the pointer that Git LFS has git keep instead of a file. Source: git-lfs, docs/spec.md, "The Pointer". */
function isLfsPointer(text: string): boolean {
  return text.startsWith('version https://git-lfs.github.com/spec/');
}

/** The problem of a file in Git LFS: nobody sees its objects here, and its pointer does not look like an object at all. */
function lfsProblem(file: string): Problem {
  const message =
    'This is a Git LFS pointer: the content of the file is not in git. ' +
    'Keep manifests in git: remove the file from .gitattributes, and add it again.';
  return problemOf(file, 'lfs-pointer', message);
}

/** The values of the documents of a file that is no manifest; those that can not be read are left out. */
export function parseDocuments(text: string, file: string, limits: Limits = LIMITS): Json[] {
  return documentsOf(startReading(sourceText(file, text), limits)).map(({ value }) => value);
}

/** The values of a file that can be read as a whole; null if any part of it cannot. */
export function parseWhole(text: string, file: string, limits: Limits = LIMITS): Json[] | null {
  const reading = startReading(sourceText(file, text), limits);
  const documents = documentsOf(reading);
  return reading.refused || reading.problems.length > 0 ? null : documents.map(({ value }) => value);
}

function documentsOf(reading: FileReading): Placed[] {
  const { source, limits } = reading;
  if (Buffer.byteLength(source.text) > limits.bytesPerFile) {
    const message = `This file is larger than ${limits.bytesPerFile} bytes; nothing of it was read. Split it into several files.`;
    refuse(reading, null, 'too-large', message);
    return [];
  }
  if (hasLoneSurrogate(source.text)) {
    reportSurrogate(reading, source.text.search(/\p{Surrogate}/u));
    return [];
  }
  // kubectl takes a file that begins with a brace for JSON.
  if (!/^[ \t\r\n]*\{/.test(source.text)) return readYaml(reading);
  if (limits.interest?.skips?.(source.text) === true) {
    passOver(reading);
    return [];
  }
  const documents = readJson(reading);
  if (documents !== null || reading.refused) return documents ?? [];
  // A mapping in YAML's flow style.
  reading.problems.length = 0;
  reading.nodes = 0;
  return readYaml(reading);
}

/** In the order of the file; those of one place in the order they were found. Only the first ones are listed. */
function listed(reading: FileReading): Problem[] {
  const line = (problem: Problem): number => problem.place?.line ?? 0;
  const column = (problem: Problem): number => problem.place?.column ?? 0;
  const problems = reading.problems.toSorted((a, b) => line(a) - line(b) || column(a) - column(b));
  if (problems.length <= PROBLEMS_PER_FILE) return problems;
  const rest = problems.slice(PROBLEMS_PER_FILE);
  const severity = rest.some((problem) => problem.severity === 'error') ? 'error' : 'warning';
  const message = `${rest.length} more problems of this file are not listed. Correct those above first.`;
  return [
    ...problems.slice(0, PROBLEMS_PER_FILE),
    problemOf(reading.source.file, 'more-problems', message, severity),
  ];
}
