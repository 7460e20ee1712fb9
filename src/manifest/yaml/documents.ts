import { visible } from '../visible.js';
import { code, literal, text } from '../../text/text.js';
import { byTemplate } from '../advice.js';
import { type FileReading, refuseDocuments, startDocument } from '../document.js';
import { type Placed, problemAt } from '../locations.js';
import { readNodes } from './nodes.js';
import { type Chunk, parseSyntax, type SyntaxProblem } from './syntax.js';

/**
 * The documents of a YAML text. A document with an error is reported and left out, and the others are still read; nothing
 * is returned once a limit was passed (the reading then says so).
 */
export function readYaml(reading: FileReading): Placed[] {
  if (hasForbidden(reading)) return [];
  const documents: Placed[] = [];
  const { interest } = reading.limits;
  for (const chunk of splitDocuments(reading)) {
    if (interest?.skips?.(chunk.text) === true) continue;
    const document = readChunk(reading, chunk);
    if (reading.refused) return [];
    if (document !== null) documents.push(document);
  }
  return documents;
}

/**
 * Characters that YAML 1.1 forbids, or takes for line breaks where editors and other parsers see one line: in
 * `# note<U+2028>paused: true` kubectl reads a field and everybody else a comment (goyaml.v2: is_break, and the
 * printable range in readerc.go). A byte order mark is only read at the very start.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u;

/** Reports the first character that YAML cannot hold as it is. */
function hasForbidden(reading: FileReading): boolean {
  const found = FORBIDDEN.exec(reading.source.text);
  if (found === null) return false;
  const message = text`YAML does not allow the character ${code(visible(found[0]))}: parsers disagree on what it does to the line. Remove it, or write it as an escape in double quotes.`;
  reading.problems.push(problemAt(reading.source, found.index, 'control-character', message));
  return true;
}

const MARKER_LINE = /^---.*$/gm;
const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;
const END_LINE = /^\.\.\.(?=[ \t\r\n]|$(?![^]))/m;

/**
 * The documents of a YAML text that hold more than comments. They are split line by line before anything is parsed, as
 * kubectl does (k8s.io/apimachinery, pkg/util/yaml, YAMLReader), so that a broken document does not take others with it.
 */
function splitDocuments(reading: FileReading): Chunk[] {
  const { source, limits, problems } = reading;
  const chunks: Chunk[] = [];
  let start = 0;
  let isWanted = true;
  const add = (end: number): void => {
    const chunk = isWanted
      ? contentOf(reading, { text: source.text.slice(start, end), offset: start })
      : null;
    if (chunk === null) return;
    if (chunks.length === limits.documentsPerFile) refuseDocuments(reading, start);
    chunks.push(chunk);
  };
  for (const line of source.text.matchAll(MARKER_LINE)) {
    add(line.index);
    if (reading.refused) return [];
    start = line.index + line[0].length;
    isWanted = MARKER.test(line[0]);
    if (isWanted) continue;
    const message = text`kubectl allows only a comment after ${code('---')}; this document was not read. Move the rest to the next line.`;
    problems.push(problemAt(source, line.index, 'document-marker', message));
  }
  add(source.text.length);
  return reading.refused ? [] : chunks;
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
  const message = text`kubectl refuses YAML directives such as ${code('%YAML')}; this document was not read. Remove the line.`;
  reading.problems.push(problemAt(reading.source, chunk.offset + at, 'yaml-directive', message));
  return null;
}

/** kubectl stops at `...` and drops the rest up to the next `---` without a word; here that is an error. */
function reportAfterEnd(reading: FileReading, chunk: Chunk, from: number): void {
  const dropped = CONTENT.exec(chunk.text.slice(from));
  if (dropped === null) return;
  const message = text`kubectl does not read what follows a ${code('...')} line. Begin the next document with ${code('---')}.`;
  const at = chunk.offset + from + dropped.index + dropped[0].length - 1;
  reading.problems.push(problemAt(reading.source, at, 'document-end', message));
}

/** Null for an empty document and for one with an error. */
function readChunk(reading: FileReading, chunk: Chunk): Placed | null {
  const before = reading.problems.length;
  startDocument(reading);
  const syntax = parseSyntax(reading, chunk);
  if (syntax === null || (syntax.root === null && syntax.error === null)) return null;
  if (syntax.error !== null) reportSyntax(reading, chunk, syntax.error);
  const document =
    syntax.error === null && syntax.root ? readNodes(reading, chunk.offset, syntax.root) : null;
  if (document === null && !reading.refused) blameTemplate(reading, chunk, before);
  return document;
}

const FIXES = new Map<string, string>([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['BAD_INDENT', 'Give all entries of one mapping or list the same indentation.'],
  ['BAD_SCALAR_START', 'Put the value in quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
  ['MULTILINE_IMPLICIT_KEY', 'Put the key and its colon on one line.'],
  ['MISSING_CHAR', 'Add what is missing.'],
]);

function reportSyntax(reading: FileReading, chunk: Chunk, error: SyntaxProblem): void {
  const fix = literal(FIXES.get(error.code) ?? 'Correct this line.');
  const says = code(visible(error.message.replace(/\.$/, ''), 200));
  const message = text`This document is not valid YAML and was not read: ${says}. ${fix}`;
  // What is missing at the end is shown behind the last text, not on the empty line after it.
  const offset = chunk.offset + Math.min(error.offset, chunk.text.trimEnd().length);
  reading.problems.push(problemAt(reading.source, offset, 'yaml-syntax', message));
}

/** `{{`, `{%` (Jinja), `%{` (Terraform) or `<%` (ERB) on a line with no quote and no comment sign before it. */
const TEMPLATE_MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;

/**
 * Puts one problem in place of all those that an unrendered template causes. Such a pair of signs is hardly ever meant as YAML (two braces
 * are a mapping as the key of a mapping), so in a document that does not parse it is the likely cause.
 */
function blameTemplate(reading: FileReading, chunk: Chunk, since: number): void {
  const found = TEMPLATE_MARK.exec(chunk.text);
  if (found === null) return;
  reading.problems.length = since;
  const message = text`This looks like a template, which is not YAML before it is rendered. ${byTemplate(reading.source.file, reading.source.text)}`;
  const at = chunk.offset + found.index + found[0].length - 2;
  reading.problems.push(problemAt(reading.source, at, 'helm-template', message));
}
