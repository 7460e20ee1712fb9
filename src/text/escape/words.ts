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
  String.raw`^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?[.,;]?|→|->)$`,
  'u',
);
/** GitHub links 7 to 40 hex digits where there is such a commit. */
const COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
/** GitHub takes `www.` for the start of an address, whatever follows. */
const ADDRESS_LIKE = /www\./i;
/** What a rule puts between backticks or double quotes is a name or a piece of a manifest, and so is what is in braces. */
const QUOTED = /`([^`]+)`|(?<!\\)"((?:[^"\\]|\\.)+)"|(?<=^|\s)(?:[A-Za-z]+: )?\{/g;
/** A longer piece in braces is no piece of a manifest that a rule proposes. */
const MOST_IN_BRACES = 300;
/** A value that YAML would read otherwise without its quotes: `"0"`, `"10%"`, `"60s"`, `"true"`. */
const QUOTED_VALUE = /^(?:\d[\d.]*[%a-z]{0,2}|true|false)$/;

/** Splits a sentence (on one line, all visible) so that every piece that is not code is harmless in Markdown. */
export function wordsOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(QUOTED)) {
    // A text in braces may hold quotes of its own.
    if (match.index < end) continue;
    const [found] = match;
    const braces = found.endsWith('{') ? inBraces(sentence, match.index) : null;
    if (found.endsWith('{') && braces === null) continue;
    pieces.push(...unquoted(sentence.slice(end, match.index)));
    pieces.push(braces === null ? quoted(match, pieces) : { code: true, text: braces });
    end = match.index + (braces ?? found).length;
  }
  pieces.push(...unquoted(sentence.slice(end)));
  return joined(pieces);
}

/** From there to the brace that closes the first one; null where none does. */
function inBraces(sentence: string, from: number): string | null {
  let depth = 0;
  for (let at = from; at < Math.min(sentence.length, from + MOST_IN_BRACES); at++) {
    const sign = sentence[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '}' && depth === 0) return sentence.slice(from, at + 1);
  }
  return null;
}

/** A token and the punctuation around it; a colon behind the beginning of a mapping or a list is a part of that. */
const IN_SENTENCE = /^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;
const IN_MAPPING = /^(\(?)([^()]+?)(\)?[.,;]?|\):)$/;

function unquoted(text: string): Piece[] {
  const pieces = text
    .split(/( +)/)
    .filter((token) => token !== '')
    .flatMap((token): Piece[] => {
      if (token.startsWith(' ')) return [{ code: false, text: ' ' }];
      if (isHarmless(token)) return [{ code: false, text: token }];
      // The punctuation of the sentence stays outside of the span, unless it belongs to the text there.
      const pattern = /^[{[]/.test(token) ? IN_MAPPING : IN_SENTENCE;
      const [, open = '', inner = token, close = ''] = pattern.exec(token) ?? [];
      const parts = [
        { code: false, text: open },
        { code: true, text: inner },
        { code: false, text: close },
      ];
      return parts.filter((part) => part.text !== '');
    });
  return spanned(pieces);
}

/** A text in quotes is shown without them, and as it is written where it is the value of a key: `nodes: "0"`. */
function quoted([whole, ticked, value = '']: RegExpMatchArray, before: Piece[]): Piece {
  if (ticked !== undefined) return { code: true, text: ticked };
  const [key, blank] = before.slice(-2);
  const isKey = blank?.text === ' ' && key?.code === false && /^[a-z][A-Za-z]*:$/.test(key.text);
  if (!isKey || !QUOTED_VALUE.test(value)) return { code: true, text: value };
  before.splice(-2);
  return { code: true, text: `${key.text} ${whole}` };
}

/** A text in brackets shares a span: `[Empty, Drifted]`. */
function spanned(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = out.at(-1);
    const next = pieces[i + 1];
    const between = piece.text === ' ' && !piece.code && next?.code === true;
    if (between && isOpen(before)) out[out.length - 1] = { code: true, text: `${before?.text ?? ''} ` };
    else if (piece.code && before?.code) out[out.length - 1] = { code: true, text: before.text + piece.text };
    else out.push(piece);
  }
  return out;
}

/** True for code with more opening than closing brackets. */
function isOpen(piece: Piece | undefined): boolean {
  if (piece?.code !== true) return false;
  const opening = piece.text.match(/[{[]/g)?.length ?? 0;
  const closing = piece.text.match(/[}\]]/g)?.length ?? 0;
  return opening > closing;
}

/** Neighbours of one kind become one piece; two spans side by side would read as one with other borders. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    if (before?.code === piece.code)
      out[out.length - 1] = { code: piece.code, text: before.text + piece.text };
    else out.push(piece);
  }
  return out;
}

function isHarmless(token: string): boolean {
  return HARMLESS.test(token) && !COMMIT_LIKE.test(token) && !ADDRESS_LIKE.test(token);
}
