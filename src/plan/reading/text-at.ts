import type { Problem, ProblemCode } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { placingOf } from './edits.js';
import { toPlain } from '../../text/render.js';

/** Problems that keep one document from being read, and no other of its file. */
const OF_ONE_DOCUMENT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['yaml-syntax', 'helm-template', 'duplicate-key', 'bad-number', 'not-a-manifest'] as const),
  ...(['missing-name', 'missing-kind', 'missing-api-version'] as const),
]);
const MARKER_LINE = /^---.*$/gm;
/** Template control: it decides which documents there are. */
const CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;

/** The text that a problem of a file is about: one document if no other one has a part in it, else the file. */
export function textAt(file: SourceFile, { severity, code, message, place }: Problem): string {
  // A warning that the base has too is known.
  if (severity !== 'error') return `${code} ${toPlain(message)}`;
  const { text, origin } = file;
  const isOfOne = place !== null && origin === undefined && OF_ONE_DOCUMENT.has(code) && !CONTROL.test(text);
  return placingOf(file) + (isOfOne ? documentAt(text, place.line) : text);
}

/** Without empty lines at either end: the first and last document of a file equal one in the middle. */
function documentAt(text: string, line: number): string {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  const index = text.slice(0, start).split(MARKER_LINE).length - 1;
  return (text.split(MARKER_LINE)[index] ?? '').replace(/^[\r\n]+/, '').trimEnd();
}
