import { toPlain } from '../../text/render.js';
import { type Text, text } from '../../text/text.js';

/** A line of the table of numbers: base beside head. */
export interface Row {
  readonly label: Text;
  /** Null without a base. */
  readonly base: Text | null;
  readonly head: Text;
  readonly trend: Trend;
  /** True if the change moves the number. */
  readonly isMoved: boolean;
  /** True for peak, worst loss and finish. */
  readonly isMain: boolean;
}

/** The difference of head and base; the word goes with the arrow, for readers who do not see it. */
export interface Trend {
  readonly arrow: '▲' | '▼' | null;
  readonly word: 'higher' | 'lower' | 'later' | 'earlier' | null;
  readonly isWorse: boolean;
}

export const STEADY: Trend = { arrow: null, word: null, isWorse: false };
/** The cell of a side that does not have what the row is about. */
export const NOT_THERE = text`not there`;

/** A row; it moves if its cells differ, unless `more` says otherwise. */
export function row(label: Text, base: Text | null, head: Text, more: Partial<Row> = {}): Row {
  const isMoved = base !== null && toPlain(base) !== toPlain(head);
  return { label, base, head, trend: STEADY, isMoved, isMain: false, ...more };
}

/** A number of targets, and how many there are; absent where it is a share of nothing. */
interface Counted {
  readonly count: number;
  readonly whole?: number;
}

/** A count that goes up is worse. One word is for count and share: none where one rises and the other falls. */
export function trendOf(base: Counted | null, head: Counted | null): Trend {
  if (base === null || head === null || base.count === head.count) return STEADY;
  const isHigher = head.count > base.count;
  const [was, is] = [base.count * (head.whole ?? 1), head.count * (base.whole ?? 1)];
  if (isHigher ? is < was : is > was) return STEADY;
  return isHigher
    ? { arrow: '▲', word: 'higher', isWorse: true }
    : { arrow: '▼', word: 'lower', isWorse: false };
}
