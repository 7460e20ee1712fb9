/** A text with values in place of its variables, and where its parts were written before. */
export interface Substituted {
  readonly text: string;
  /** The offset in the text before of an offset in the text after; that of the variable for what was put in its place. */
  readonly originOf: (offset: number) => number;
}

/** `${NAME}` with an operator and its operand, or behind a second `$`, which escapes it. */
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;

interface Piece {
  /** Where it begins after and before, and how long it is after. */
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

/**
 * Replaces `${NAME}`, `${NAME:=default}` and `${NAME:-default}` as Flux does (postBuild; fluxcd/pkg/envsubst, which takes a default for an
 * empty value, with or without the colon). `$${NAME}` becomes `${NAME}`. Other forms stay as they are, and so does `$NAME`.
 *
 * @param lookup the value of a name; null if it has none (`${NAME}` stays), undefined if it may have one that is not known here
 */
export function substitute(text: string, lookup: (name: string) => string | null | undefined): Substituted {
  const pieces: Piece[] = [];
  let result = '';
  let last = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const value = valueOf(match, lookup);
    if (value === null) continue;
    result += text.slice(last, match.index);
    pieces.push({ at: result.length, from: match.index, length: value.length });
    result += value;
    last = match.index + match[0].length;
  }
  if (pieces.length === 0) return { text, originOf: (offset) => offset };
  result += text.slice(last);
  return { text: result, originOf: (offset) => originIn(pieces, text, offset) };
}

function valueOf(
  [written, name = '', operator, fallback = '']: RegExpExecArray,
  lookup: (name: string) => string | null | undefined,
): string | null {
  if (written.startsWith('$$')) return written.slice(1);
  const value = lookup(name);
  if (value === undefined) return null;
  if (operator === undefined) return value;
  return /[=-]$/.test(operator) ? value || fallback : null;
}

function originIn(pieces: readonly Piece[], text: string, offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const piece = pieces[low - 1];
  if (piece === undefined) return offset;
  const behind = offset - piece.at - piece.length;
  if (behind < 0) return piece.from;
  const end = text.indexOf('}', piece.from) + 1;
  return Math.min(text.length, end + behind);
}
