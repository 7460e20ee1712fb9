import { gunzipSync } from 'node:zlib';

/**
 * Long enough that a word of a sentence or a digest's piece is rarely one. Taken in pieces, whose length keeps base64 in step: one pattern
 * over a hundred megabytes of letters runs out of its own stack.
 */
const PIECE = /[A-Za-z0-9+/_-]{16,65536}/g;
/** What is left of a word behind its last piece. */
const REST = /[A-Za-z0-9+/_-]{0,15}={0,2}/y;
/** Base64 in lines, which its readers put together, has nothing but these. */
const NO_LINES = /[^A-Za-z0-9+/=\s]/;
/** A key or an image that happens to be base64 decodes to bytes that are no text. */
const NO_TEXT = /[^\t\n\r\x20-\x7e\u0080-\uffff]|\ufffd/;

/** The most that a packed word is unpacked to: no object that the API server takes is larger. */
const MOST_BYTES = 4 << 20;

/** What words of base64 in a text stand for, where that is text, or text that is packed by gzip. */
export function decodedWords(text: string): string[] {
  const joined = text === '' || NO_LINES.test(text) ? text : text.replace(/\s+/g, '');
  return encodedWords(joined)
    .map((word) => unpacked(Buffer.from(word, 'base64')).toString('utf8'))
    .filter((decoded) => !NO_TEXT.test(decoded));
}

/** As it is where it is not packed, or broken. */
function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return bytes;
  }
}

function encodedWords(text: string): string[] {
  const spans: { from: number; to: number }[] = [];
  for (const { index, 0: piece } of text.matchAll(PIECE)) {
    const last = spans.at(-1);
    const to = index + piece.length;
    if (last?.to === index) last.to = to;
    else spans.push({ from: index, to });
  }
  return spans.map(({ from, to }) => {
    REST.lastIndex = to;
    return text.slice(from, to) + (REST.exec(text)?.[0] ?? '');
  });
}
