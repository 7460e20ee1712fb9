/** A set of characters: code points from and to, both in it. */
export interface CharSet {
  readonly ranges: readonly (readonly [number, number])[];
  readonly isNegated: boolean;
  /** Upper and lower case are the same. */
  readonly foldsCase: boolean;
}

export type Assertion = 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'wordEdge' | 'noWordEdge';

/** A regular expression as it is written. */
export type Node =
  | { readonly kind: 'empty' }
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly options: readonly Node[] }
  | {
      readonly kind: 'repeat';
      readonly of: Node;
      readonly min: number;
      /** Null: without an end. */
      readonly max: number | null;
      readonly isLazy: boolean;
    };

export const EMPTY: Node = { kind: 'empty' };

/** The characters of one name: `\d`, `[:alpha:]`. ASCII alone, as in Go. */
export const DIGITS: CharSet['ranges'] = [[48, 57]];
export const WORD: CharSet['ranges'] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
/** Without the vertical tab, as in Go. */
export const SPACE: CharSet['ranges'] = [
  [9, 10],
  [12, 13],
  [32, 32],
];
const UPPER: CharSet['ranges'] = [[65, 90]];
const LOWER: CharSet['ranges'] = [[97, 122]];

export const POSIX: Readonly<Record<string, CharSet['ranges']>> = {
  alnum: [...DIGITS, ...UPPER, ...LOWER],
  alpha: [...UPPER, ...LOWER],
  ascii: [[0, 127]],
  blank: [
    [9, 9],
    [32, 32],
  ],
  cntrl: [
    [0, 31],
    [127, 127],
  ],
  digit: DIGITS,
  graph: [[33, 126]],
  lower: LOWER,
  print: [[32, 126]],
  punct: [
    [33, 47],
    [58, 64],
    [91, 96],
    [123, 126],
  ],
  space: [
    [9, 13],
    [32, 32],
  ],
  upper: UPPER,
  word: WORD,
  xdigit: [
    [48, 57],
    [65, 70],
    [97, 102],
  ],
};

/** True for a character of the set. */
export function isIn({ ranges, isNegated, foldsCase }: CharSet, point: number): boolean {
  return isNegated !== (isListed(ranges, point) || (foldsCase && isListedInOtherCase(ranges, point)));
}

function isListed(ranges: CharSet['ranges'], point: number): boolean {
  for (const [from, to] of ranges) if (point >= from && point <= to) return true;
  return false;
}

function isListedInOtherCase(ranges: CharSet['ranges'], point: number): boolean {
  const text = String.fromCodePoint(point);
  return [text.toLowerCase(), text.toUpperCase()].some((other) =>
    isListed(ranges, other.codePointAt(0) ?? -1),
  );
}

/** All that is not in the ranges. */
export function inverse(ranges: CharSet['ranges']): CharSet['ranges'] {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= 0x10ffff) rest.push([next, 0x10ffff]);
  return rest;
}
