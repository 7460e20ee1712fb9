import { byTemplate } from '../advice.js';
import { type FileReading, startDocument } from '../document.js';
import { problemAt } from '../source-text.js';
import type { Placed } from '../spot.js';
import { visible } from '../words/visible.js';
import { templateMarkAt } from './template-mark.js';
import { reportCharacter } from './characters.js';
import { type Chunk, splitDocuments } from './split.js';
import { parseSyntax, type SyntaxProblem } from './syntax.js';
import { readDocument } from './document.js';

const FIXES = new Map<string, string>([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['BAD_INDENT', 'Give all entries of one mapping or list the same indentation.'],
  ['BAD_SCALAR_START', 'Put the value in quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
  ['MULTILINE_IMPLICIT_KEY', 'Put the key and its colon on one line.'],
  ['MISSING_CHAR', 'Add what is missing.'],
]);

/**
 * The documents of a YAML text. A document with an error is reported and left out, and the others are still read; nothing
 * is returned once a limit was passed (the reading then says so).
 */
export function readYaml(reading: FileReading): Placed[] {
  if (reportCharacter(reading)) return [];
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

/** Null for an empty document and for one with an error. */
function readChunk(reading: FileReading, chunk: Chunk): Placed | null {
  const before = reading.problems.length;
  startDocument(reading);
  const syntax = parseSyntax(reading, chunk);
  if (syntax === null) return null;
  if (syntax.error !== null) {
    if (!blameTemplate(reading, chunk, before)) reportSyntax(reading, chunk, syntax.error);
    return null;
  }
  if (syntax.root === null) return null;
  const document = readDocument(reading, chunk.offset, syntax.root);
  if (document === null && !reading.refused) blameTemplate(reading, chunk, before);
  return document;
}

/** Puts one problem in place of all those that an unrendered template causes; false where there is no template. */
function blameTemplate(reading: FileReading, chunk: Chunk, since: number): boolean {
  const at = templateMarkAt(chunk.text);
  if (at === null) return false;
  reading.problems.length = since;
  const message =
    'This looks like a template, which is not YAML before it is rendered. ' +
    byTemplate(reading.source.file, reading.source.text);
  reading.problems.push(problemAt(reading.source, chunk.offset + at, 'helm-template', message));
  return true;
}

function reportSyntax(reading: FileReading, chunk: Chunk, error: SyntaxProblem): void {
  const fix = FIXES.get(error.code) ?? 'Correct this line.';
  const message = `This document is not valid YAML and was not read: ${sentence(visible(error.message, 200))} ${fix}`;
  // What is missing at the end is shown behind the last text, not on the empty line after it.
  const offset = chunk.offset + Math.min(error.offset, chunk.text.trimEnd().length);
  reading.problems.push(problemAt(reading.source, offset, 'yaml-syntax', message));
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
