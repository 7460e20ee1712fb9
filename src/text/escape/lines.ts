import { sentenceText, visibleBut } from './visible.js';

/**
 * Finished lines for a log. The Actions runner takes a line that starts with `::`, after white space, or that holds `##[`
 * anywhere as a command (actions/runner 079cdb1, ActionCommand.cs: TryParseV2 and TryParse). It compares as the culture of its
 * host does, which passes over what has no width: whoever prints makes that visible first.
 */
export function logSafe(text: string): string {
  return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1\\u{3a}').replace(/##(?=\[)/g, '#\\u{23}');
}

const ESCAPE = '\u001b';
/** Invisible characters of finished lines: line ends, our colors, and the warning sign of a comment. */
const OURS = new RegExp(String.raw`${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`, 'u');

/** Finished lines for a stream that a terminal or a log shows, whatever is in them: `logSafe`, with nothing unseen. */
export function printable(text: string): string {
  return logSafe(/^[\n -~]*$/.test(text) ? text : visibleBut(OURS, text));
}

/** Finished JSON for the same streams: the same data, with everything that is unseen or could be a command as an escape. */
export function jsonLogSafe(json: string): string {
  // Nearly all of it is plain ASCII, which the first expression passes over many times faster than the second.
  return json
    .replace(/[^\n -~]+/g, (run) =>
      run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, escaped),
    )
    .replace(/##(?=\[)/g, '#\\u0023');
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, i) => character.charCodeAt(i));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** The text of an annotation: not Markdown. Lines stay, all of each is visible; `@actions/core` escapes for its protocol. */
export function annotationText(text: string): string {
  return text.split('\n').map(sentenceText).join('\n');
}

/** Bytes of a text in UTF-8: never less than its length in UTF-16 or in characters, so one limit holds for all three. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair represents two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}
