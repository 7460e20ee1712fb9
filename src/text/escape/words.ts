/** A stretch of a sentence: shown as it is, or as code. */
interface Piece {
  readonly code: boolean;
  readonly text: string;
}

const WORD = String.raw`\p{L}+(?:['’-]\p{L}+)*['’]?`;
const NUMBER = String.raw`\d{1,6}(?:[.,:]\d{1,6})*%?`;
/** A date, a time of day from and to, a minute of every hour. */
const WHEN = String.raw`\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`;
/** A word or a number with the punctuation of a sentence around it: nothing that starts markup or a reference. */
const HARMLESS = new RegExp(
  String.raw`^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?[.,;]?|→|->| +)$`,
  'u',
);
/** GitHub links 7 to 40 hex digits where there is such a commit. */
const COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
/** GitHub takes `www.` for the start of an address, whatever follows. */
const ADDRESS_LIKE = /www\./i;
/** The punctuation around a token stays outside of its span. */
const TOKEN = /^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;

/** Splits a sentence (on one line, all visible) so that every piece that is not code is harmless in Markdown: what is in backticks is code, and so is each other word that is more than a word. */
export function wordsOf(sentence: string): Piece[] {
  const pieces = sentence.split(/(`[^`]+`| +)/).flatMap((token): Piece[] => {
    if (/^`[^`]+`$/.test(token)) return [{ code: true, text: token.slice(1, -1) }];
    if (HARMLESS.test(token) && !COMMIT_LIKE.test(token) && !ADDRESS_LIKE.test(token))
      return [{ code: false, text: token }];
    const [, open = '', inner = token, close = ''] = TOKEN.exec(token) ?? [];
    return [
      { code: false, text: open },
      { code: true, text: inner },
      { code: false, text: close },
    ];
  });
  // Two spans side by side would read as one with other borders.
  const joined: Piece[] = [];
  for (const { code, text } of pieces.filter((piece) => piece.text !== '')) {
    const last = joined.at(-1);
    if (last?.code === code) joined[joined.length - 1] = { code, text: last.text + text };
    else joined.push({ code, text });
  }
  return joined;
}
