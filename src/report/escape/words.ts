/** A stretch of a sentence: shown as it is, or as code. */
export interface Piece {
  readonly code: boolean;
  readonly text: string;
}

const WORD = String.raw`\p{L}+(?:['’-]\p{L}+)*['’]?`;
const NUMBER = String.raw`\d{1,6}(?:[.,:]\d{1,6})*%?`;
/** A date, a time of day from and to, a minute of every hour. */
const WHEN = String.raw`\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`;
/** A word or a number with the punctuation of a sentence around it: nothing that starts markup or a reference. */
const HARMLESS = new RegExp(
  String.raw`^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?|→)$`,
  'u',
);
/** GitHub links 7 to 40 hex digits where there is such a commit. */
const COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
/** GitHub takes `www.` for the start of an address, whatever follows. */
const ADDRESS_LIKE = /www\./i;
/** What a rule puts between backticks or double quotes is a name or a piece of a manifest. */
const QUOTED = /`([^`]+)`|"((?:[^"\\]|\\.)+)"/g;

/** Splits a sentence (on one line, all visible) so that every piece that is not code is harmless in Markdown. */
export function wordsOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(QUOTED)) {
    pieces.push(...unquoted(sentence.slice(end, match.index)));
    pieces.push(quoted(match, pieces));
    end = match.index + match[0].length;
  }
  pieces.push(...unquoted(sentence.slice(end)));
  return joined(pieces);
}

function unquoted(text: string): Piece[] {
  const pieces = text
    .split(/( +)/)
    .filter((token) => token !== '')
    .flatMap((token): Piece[] => {
      if (token.startsWith(' ')) return [{ code: false, text: ' ' }];
      if (isHarmless(token)) return [{ code: false, text: token }];
      // The punctuation of the sentence stays outside of the span, unless it belongs to what stands there.
      const [, open = '', inner = token, close = ''] =
        /^(\(?)([^()]+?)(\)?[.,;]?|\):|(?<!^[{[].*):)$/.exec(token) ?? [];
      const parts = [
        { code: false, text: open },
        { code: true, text: inner },
        { code: false, text: close },
      ];
      return parts.filter((part) => part.text !== '');
    });
  return spanned(pieces);
}

/** What stands in quotes is shown without them, and as it is written where it is the value of a key: `nodes: "0"`. */
function quoted([whole, ticked, value = '']: RegExpMatchArray, before: Piece[]): Piece {
  if (ticked !== undefined) return { code: true, text: ticked };
  const [key, blank] = before.slice(-2);
  if (!key || key.code || blank?.text !== ' ' || !/^[a-z][A-Za-z]*:$/.test(key.text))
    return { code: true, text: value };
  before.splice(-2);
  return { code: true, text: `${key.text} ${whole}` };
}

/** What stands in brackets shares a span: `{initialBatch: 3}`. */
function spanned(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const before = out.at(-1);
    const next = pieces[i + 1];
    const between = piece.text === ' ' && !piece.code && next?.code === true;
    if (between && before && isKeyOf(before, next))
      out[out.length - 1] = { code: true, text: `${before.text} ` };
    else if (between && isOpen(before)) out[out.length - 1] = { code: true, text: `${before?.text ?? ''} ` };
    else if (piece.code && before?.code) out[out.length - 1] = { code: true, text: before.text + piece.text };
    else out.push(piece);
  }
  return out;
}

/** `fixed: {initialBatch: 3}` is one piece of a manifest. */
function isKeyOf(before: Piece, { text }: Piece): boolean {
  return !before.code && /^[A-Za-z]+:$/.test(before.text) && text.startsWith('{');
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
