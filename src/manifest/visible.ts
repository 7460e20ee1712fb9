/** Characters that change how their neighbors look or that cannot be seen: control, bidirectional, zero-width, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
const MAX_LENGTH = 120;

/** A character as it can be shown: itself, or `\u{202e}` if it could hide or reorder text. */
function visibleCharacter(character: string): string {
  return character.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * Text of unknown origin for use inside a message: on one line, with nothing hidden, at most `maxLength` characters of it.
 * It is not Markdown or HTML; writers of those escape again.
 */
export function visible(text: string, maxLength: number = MAX_LENGTH): string {
  const shown: string[] = [];
  for (const character of text) {
    if (shown.length >= maxLength) return `${shown.join('')}…`;
    shown.push(visibleCharacter(character));
  }
  return shown.join('');
}

/** `Deployment/web`. */
export function titleOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${visible(kind)}/${visible(name)}`;
}

/** `Deployment/prod/web`; without a namespace where none is written. */
export function placedTitleOf({
  kind,
  namespace,
  name,
}: {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}): string {
  return [kind, ...(namespace === null ? [] : [namespace]), name].map((part) => visible(part)).join('/');
}

const SHOWN = 5;

/** `a`, `a and b`, `a, b, c, d, e and 3 more`: names in a sentence, the first of them where they are many. */
export function listing(names: readonly string[]): string {
  if (names.length > SHOWN) return few(names, SHOWN);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `a, b, c and 7 more`: the first names of what may be many, between commas. */
export function few(names: readonly string[], most = 3): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const WIDTH = 80;
/** How much of the picture is kept for what is before the position, where both sides are too long. */
const BEFORE = 50;

/**
 * The source line and a caret under one of its characters: two lines of text, each at most 80 columns.
 * `position` counts UTF-16 code units from 0 and may be the length of the line. Hidden characters are spelled out, so the
 * caret is under the visible character.
 */
export function caretPicture(line: string, position: number): string {
  const from = Math.max(0, position - WIDTH);
  const to = position + WIDTH;
  const before = cells(line.slice(from, position));
  const after = cells(line.slice(position, to));
  const room = WIDTH - 2;
  const left = cellsThatFit(before.toReversed(), Math.max(BEFORE, room - widthOf(after))).toReversed();
  const right = cellsThatFit(after, room - widthOf(left));
  const start = from > 0 || left.length < before.length ? '…' : '';
  const end = to < line.length || right.length < after.length ? '…' : '';
  return `${start}${left.join('')}${right.join('')}${end}\n${' '.repeat(start.length + widthOf(left))}^`;
}

/** The characters as they are shown, one cell each; a cell is never cut in two. */
function cells(text: string): string[] {
  return Array.from(text.replaceAll('\t', ' '), visibleCharacter);
}

function widthOf(shown: readonly string[]): number {
  return shown.reduce((sum, cell) => sum + Array.from(cell).length, 0);
}

/** The first cells that stay within a width. */
function cellsThatFit(shown: readonly string[], width: number): string[] {
  let used = 0;
  const end = shown.findIndex((cell) => (used += Array.from(cell).length) > width);
  return shown.slice(0, end < 0 ? shown.length : end);
}

/** Typing errors that a suggestion may bridge. */
const MAX_DISTANCE = 2;

/** The known name that `name` most likely meant: same letters in another case, else at most two typing errors away. */
export function nearest(name: string, known: readonly string[]): string | null {
  const written = name.toLowerCase();
  let best: string | null = null;
  let most = Math.min(MAX_DISTANCE, Math.ceil(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceBelow(most, written, candidate.toLowerCase());
    if (distance >= most) continue;
    best = candidate;
    most = distance;
  }
  return best;
}

/** Letters to insert, delete, replace or swap with their neighbor; `limit` for texts that differ more in length. */
function distanceBelow(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  const rows: number[][] = [];
  const from = (i: number, j: number): number => (i === 0 || j === 0 ? i + j : (rows[i]?.[j] ?? 0));
  for (let i = 1; i <= a.length; i += 1) {
    const row = (rows[i] = [i]);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        from(i - 1, j) + 1,
        from(i, j - 1) + 1,
        from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? from(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return from(a.length, b.length);
}

/** A text without the characters that it ends with, found from its end: a pattern such as `/-+$/` looks again at each place where a run begins. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
