import type { ProblemCode } from '../../manifest/problem-codes.js';
import type { Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';

/** Problems that keep one document from being read, and no other of its file. */
const OF_ONE_DOCUMENT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'yaml-syntax',
  'helm-template',
  'duplicate-key',
  'bad-number',
  'not-a-manifest',
  'missing-name',
  'missing-kind',
  'missing-api-version',
]);
const MARKER_LINE = /^---.*$/gm;
/** What a template decides about the documents after it: then none of them stands for itself. */
const CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;

/**
 * True for problems of documents that the file on the other side holds with the same text, as often: they are no part of the change,
 * although another document of the file is. False for all where a template has a say in which documents there are.
 */
export function ofSameDocuments(
  file: SourceFile,
  others: readonly SourceFile[],
): (problem: Problem) => boolean {
  const [other, ...more] = others;
  const isTold = file.origin !== undefined || other?.origin !== undefined;
  if (other === undefined || more.length > 0 || isTold || !isPlacedAlike(file, other)) return () => false;
  let counts: ReadonlyMap<string, number> | null = null;
  return ({ code, place }) => {
    if (place === null || place.file !== file.path || !OF_ONE_DOCUMENT.has(code)) return false;
    counts ??=
      CONTROL.test(file.text) || CONTROL.test(other.text) ? new Map() : gained(file.text, other.text);
    return (counts.get(documentAt(file.text, place.line)) ?? 1) <= 0;
  };
}

function isPlacedAlike(a: SourceFile, b: SourceFile): boolean {
  const placing = ({ namespace, variables }: SourceFile): string =>
    JSON.stringify([namespace ?? null, Object.entries(variables ?? {}).sort()]);
  return placing(a) === placing(b);
}

/** How many more of each document a text holds than the other one. */
function gained(text: string, other: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const document of documentsOf(text)) counts.set(document, (counts.get(document) ?? 0) + 1);
  for (const document of documentsOf(other)) counts.set(document, (counts.get(document) ?? 0) - 1);
  return counts;
}

/** Without the empty lines at either end, so that the first and the last document of a file compare with one in the middle. */
function documentsOf(text: string): string[] {
  return text.split(MARKER_LINE).map((document) => document.replace(/^[\r\n]+/, '').trimEnd());
}

function documentAt(text: string, line: number): string {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  const before = text.slice(0, start).split(MARKER_LINE).length - 1;
  return documentsOf(text)[before] ?? '';
}
