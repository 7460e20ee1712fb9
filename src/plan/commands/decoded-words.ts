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

/** To which the packed words of one text are unpacked together: many times what an API server takes of one object. */
const MOST_UNPACKED_BYTES = 64 << 20;

/** What words of base64 in a text stand for. */
interface Decoded {
  readonly words: readonly string[];
  /** False where more is packed than is unpacked: that may be anything. */
  readonly isWhole: boolean;
}

/** Where that is text, or text that is packed by gzip. */
export function decodedWords(text: string): Decoded {
  const joined = text === '' || NO_LINES.test(text) ? text : text.replace(/\s+/g, '');
  let left = MOST_UNPACKED_BYTES;
  const words = encodedWords(joined).flatMap((word) => {
    const bytes = Buffer.from(word, 'base64');
    if (!isPacked(bytes)) return bytes.toString('utf8');
    const whole = unpacked(bytes, left);
    left -= whole?.length ?? left;
    return whole?.toString('utf8') ?? [];
  });
  return { words: words.filter((decoded) => !NO_TEXT.test(decoded)), isWhole: left > 0 };
}

function isPacked(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** As it is where it is broken; null where it is more than `most`. */
function unpacked(bytes: Buffer, most: number): Buffer | null {
  if (most <= 0) return null;
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : bytes;
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
