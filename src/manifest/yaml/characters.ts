import type { FileReading } from '../document.js';
import { problemAt } from '../source-text.js';
import { visible } from '../words/visible.js';

/**
 * Characters that YAML 1.1 forbids, or takes for line breaks where editors and other parsers see one line: in
 * `# note<U+2028>paused: true` kubectl reads a field and everybody else a comment (goyaml.v2: is_break, and the
 * printable range in readerc.go). A byte order mark is only read at the very start.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u;

/** Reports the first character that YAML cannot hold as it is; true when there is one. */
export function reportCharacter(reading: FileReading): boolean {
  const found = FORBIDDEN.exec(reading.source.text);
  if (found === null) return false;
  const message =
    `The character ${visible(found[0])} may not stand in YAML: parsers disagree on what it does to the line. ` +
    'Remove it, or write it as an escape inside double quotes.';
  reading.problems.push(problemAt(reading.source, found.index, 'control-character', message));
  return true;
}
