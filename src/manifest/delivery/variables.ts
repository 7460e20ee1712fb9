/** A text with values in the place of its variables, and where its parts were written before. */
export interface Substituted {
  readonly text: string;
  /** The offset in the text before of an offset in the text after; that of the variable for what was put in its place. */
  originOf(offset: number): number;
}

/** `${NAME}` with or without a default, or an escaped one. Other forms of the shell (`${NAME:0:4}`) are left as they are. */
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=-])([^${}]*))?\}/g;

interface Piece {
  /** Where it begins after and before, and how long it is after. */
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

/**
 * Puts values in the place of `${NAME}`, `${NAME:=default}`, `${NAME:-default}`, `${NAME=default}` and `${NAME-default}`, as Flux
 * does it (postBuild.substitute; fluxcd/pkg/envsubst). `$${NAME}` becomes `${NAME}`. Flux makes nothing of a variable that nobody
 * defines; here it stays as it is, so that it is asked for rather than guessed. `$NAME` is left alone, as Flux leaves it.
 */
export function substitute(text: string, variables: Readonly<Record<string, string>>): Substituted {
  const pieces: Piece[] = [];
  let result = '';
  let last = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const value = valueOf(match, variables);
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

function valueOf(match: RegExpExecArray, variables: Readonly<Record<string, string>>): string | null {
  const [written, name = '', operator, fallback = ''] = match;
  if (written.startsWith('$$')) return written.slice(1);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  const isEmptyToo = operator?.startsWith(':') === true;
  if (value !== undefined && !(isEmptyToo && value === '')) return value;
  return operator === undefined ? (value ?? null) : fallback;
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
