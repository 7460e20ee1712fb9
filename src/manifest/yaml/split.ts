import { type FileReading, refuseDocuments } from '../document.js';
import { problemAt } from '../source-text.js';

/** A YAML document of a file: the text between two `---` lines, and its offset. */
export interface Chunk {
  readonly text: string;
  readonly offset: number;
}

const MARKER_LINE = /^---.*$/gm;
const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;
const END_LINE = /^\.\.\.(?=[ \t\r\n]|$(?![^]))/m;

/**
 * The documents of a YAML text that hold more than comments. They are split line by line before anything is parsed, as
 * kubectl does (k8s.io/apimachinery, pkg/util/yaml, YAMLReader), so that a broken document does not take others with it.
 */
export function splitDocuments(reading: FileReading): Chunk[] {
  const { source } = reading;
  const chunks: Chunk[] = [];
  let start = 0;
  let wanted = true;
  const add = (end: number): boolean => {
    const chunk = { text: source.text.slice(start, end), offset: start };
    const content = wanted ? contentOf(reading, chunk) : null;
    if (content === null) return true;
    if (chunks.length === reading.limits.documentsPerFile) refuseDocuments(reading, start);
    chunks.push(content);
    return !reading.refused;
  };
  for (const line of source.text.matchAll(MARKER_LINE)) {
    if (!add(line.index)) return [];
    start = line.index + line[0].length;
    wanted = MARKER.test(line[0]);
    if (!wanted) reportMarker(reading, line.index);
  }
  return add(source.text.length) ? chunks : [];
}

/** The part of a chunk that kubectl reads; null for comments alone and for what cannot be read. */
function contentOf(reading: FileReading, chunk: Chunk): Chunk | null {
  const end = END_LINE.exec(chunk.text);
  const read = end === null ? chunk.text : chunk.text.slice(0, end.index);
  if (end !== null) reportAfterEnd(reading, chunk, end.index + '...'.length);
  const first = CONTENT.exec(read);
  if (first === null) return null;
  const at = first.index + first[0].length - 1;
  if (read[at] !== '%') return { text: read, offset: chunk.offset };
  reportDirective(reading, chunk.offset + at);
  return null;
}

/** kubectl stops at `...` and drops the rest up to the next `---` without a word; here that is an error. */
function reportAfterEnd(reading: FileReading, chunk: Chunk, from: number): void {
  const dropped = CONTENT.exec(chunk.text.slice(from));
  if (dropped === null) return;
  const message =
    'kubectl does not read what follows a "..." line, so it would never be applied. Begin the next document with "---".';
  const at = chunk.offset + from + dropped.index + dropped[0].length - 1;
  reading.problems.push(problemAt(reading.source, at, 'document-end', message));
}

function reportMarker(reading: FileReading, offset: number): void {
  const message =
    'kubectl refuses a "---" line with anything but a comment behind it; this document was not read. ' +
    'Move the rest to the next line.';
  reading.problems.push(problemAt(reading.source, offset, 'document-marker', message));
}

function reportDirective(reading: FileReading, offset: number): void {
  const message =
    'kubectl refuses YAML directives such as "%YAML"; this document was not read. Remove the line.';
  reading.problems.push(problemAt(reading.source, offset, 'yaml-directive', message));
}
