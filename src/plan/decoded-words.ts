/** Long enough that a word of a sentence or a digest's piece is rarely one. */
const WORD = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
/** Base64 in lines, which its readers put together. */
const LINES = /^[A-Za-z0-9+/=\s]+$/;
/** A key or an image that happens to be base64 decodes to bytes that are no text. */
const NO_TEXT = /[^\t\n\r\x20-\x7e\u0080-\uffff]|\ufffd/;

/** What words of base64 in a text stand for, where that is text. */
export function decodedWords(text: string): string[] {
  const joined = LINES.test(text) ? text.replace(/\s+/g, '') : text;
  return (joined.match(WORD) ?? [])
    .map((word) => Buffer.from(word, 'base64').toString('utf8'))
    .filter((decoded) => !NO_TEXT.test(decoded));
}
