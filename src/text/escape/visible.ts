/** Longest value shown in full, in characters. Names in Kubernetes end at 63 or 253; a hostile one is cut. */
const VALUE_CHARACTERS = 120;
/** Longest sentence of a rule or a controller shown in full. */
const SENTENCE_CHARACTERS = 1_000;

/** The share of a value that is too long which is kept from its start; the rest is from its end, where long names often differ. */
const HEAD_SHARE = 2 / 3;

/**
 * Characters that are written out:
 * - those that cannot be seen: controls, unassigned and private ones, lone surrogates; zero width, bidi, tags, fillers and
 *   variation selectors; the empty Braille cell; every space but the plain one;
 * - letters written from right to left: they reorder the words and numbers beside them, also outside of their own name;
 * - marks on anything but a letter, and a second mark on one: they paint over their neighbors.
 */
const HIDDEN =
  /\p{C}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Z}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|(?<!\p{L})\p{M}/gu;

/** Nothing in here needs a second look. */
const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** The text with everything that cannot be seen as it is written as `\u{..}`. */
export function visible(text: string): string {
  return PLAIN_ASCII.test(text) ? text : text.replace(HIDDEN, codePoint);
}

/** `visible`, but what the expression matches stays. */
export function visibleBut(kept: RegExp, text: string): string {
  const either = new RegExp(`(${kept.source})|${HIDDEN.source}`, 'gu');
  return text.replace(either, (found: string, stays: string | undefined) => stays ?? codePoint(found));
}

/** A sentence as all formats show it: bounded, and all of it visible. */
export function sentenceText(text: string): string {
  return shorten(text, SENTENCE_CHARACTERS);
}

/** The visible text in at most `characters` characters, the middle replaced by one "…" where it is longer. */
export function shorten(text: string, characters: number): string {
  // Looking at every character of a megabyte to keep a hundred of them would let a hostile file choose the running time.
  const bounded =
    text.length > 4 * characters ? text.slice(0, 2 * characters) + text.slice(-2 * characters) : text;
  const shown = Array.from(visible(bounded));
  if (shown.length <= characters) return shown.join('');
  const head = Math.ceil((characters - 1) * HEAD_SHARE);
  return `${shown.slice(0, head).join('')}…${shown.slice(shown.length - (characters - 1 - head)).join('')}`;
}

/** A value as all formats show it: all of it visible and on its line, cut to 120 characters. */
export function valueText(text: string): string {
  return shorten(text, VALUE_CHARACTERS);
}

function codePoint(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Columns that a visible text takes in a terminal, one for each character. */
export function columnsOf(text: string): number {
  return PLAIN_ASCII.test(text) ? text.length : Array.from(text).length;
}
