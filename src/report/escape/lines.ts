import { SENTENCE_CHARACTERS, shorten, value } from './visible.js';

/** A value on a terminal: no control sequence survives, and it stays on its line. Cut to 120 characters. */
export function terminal(text: string): string {
  return value(text);
}

/** A line of source on a terminal, cut to what has room. */
export function terminalLine(text: string, characters: number): string {
  return shorten(text, characters);
}

/** A sentence on a terminal. */
export function terminalSentence(text: string): string {
  return shorten(text, SENTENCE_CHARACTERS);
}

/**
 * Finished lines for a log. The Actions runner takes a line that starts with `::`, after white space, or that holds `##[`
 * anywhere as a command (actions/runner 079cdb1, ActionCommand.cs: TryParseV2 and TryParse).
 */
export function logSafe(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, '$1\\u{3a}').replace(/##(?=\[)/g, '#\\u{23}');
}

/** The text of an annotation: not Markdown. Lines stay, all of each is visible; `@actions/core` escapes for its protocol. */
export function annotationText(text: string): string {
  return text
    .split('\n')
    .map((line) => shorten(line, SENTENCE_CHARACTERS))
    .join('\n');
}

/** Bytes of a text in UTF-8: never less than its length in UTF-16 or in characters, so one limit holds for all three. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair stands for two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}
