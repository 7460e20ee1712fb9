import { firstNot } from '../lookup.js';

/** A text with values in place of its variables, and where its parts were written before. */
export interface Substituted {
  readonly text: string;
  /** The offset in the text before of an offset in the text after; that of the variable for what was put in its place. */
  readonly originOf: (offset: number) => number;
}

/** `${NAME}` with an operator and its operand, or behind a second `$`, which escapes it. */
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;

/**
 * Replaces `${NAME}`, `${NAME:=default}` and `${NAME:-default}` as Flux does (postBuild; fluxcd/pkg/envsubst, which takes a default for an
 * empty value, with or without the colon). `$${NAME}` becomes `${NAME}`. Other forms stay as they are, and so does `$NAME`.
 *
 * @param lookup the value of a name; null if it has none (`${NAME}` stays), undefined if it may have one that is not known here
 */
export function substitute(text: string, lookup: (name: string) => string | null | undefined): Substituted {
  /** The position of each value in the new text, and of its variable in the old text. */
  const pieces: { readonly at: number; readonly end: number; readonly from: number; readonly to: number }[] =
    [];
  let result = '';
  let last = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const value = valueOf(match, lookup);
    if (value === null) continue;
    const to = match.index + match[0].length;
    result += text.slice(last, match.index) + value;
    pieces.push({ at: result.length - value.length, end: result.length, from: match.index, to });
    last = to;
  }
  const originOf = (offset: number): number => {
    const piece = pieces[firstNot(pieces, (place) => (pieces[place]?.at ?? 0) <= offset) - 1];
    if (piece === undefined) return offset;
    return offset < piece.end ? piece.from : Math.min(text.length, piece.to + offset - piece.end);
  };
  return { text: result + text.slice(last), originOf };
}

function valueOf(
  [written, name = '', operator, fallback = '']: RegExpExecArray,
  lookup: (name: string) => string | null | undefined,
): string | null {
  if (written.startsWith('$$')) return written.slice(1);
  const value = lookup(name);
  if (value === undefined || operator === undefined) return value ?? null;
  return /[=-]$/.test(operator) ? value || fallback : null;
}
