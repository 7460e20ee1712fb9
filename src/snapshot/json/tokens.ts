// What a byte means outside of strings; all others (blanks, digits, letters) mean nothing here.
export const QUOTE = 1;
export const OPEN = 2;
export const CLOSE = 3;
export const COMMA = 4;
export const COLON = 5;
export const NEWLINE = 6;
export const MEANING = new Uint8Array(256);
for (const [text, meaning] of [
  ['"', QUOTE],
  ['{[', OPEN],
  ['}]', CLOSE],
  [',', COMMA],
  [':', COLON],
  ['\n', NEWLINE],
] as const) {
  for (const char of text) MEANING[char.charCodeAt(0)] = meaning;
}
export const BLANK = 0x20;
export const LINE_FEED = 0x0a;
export const DOUBLE_QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACE = 0x7d;
export const CLOSE_BRACKET = 0x5d;
