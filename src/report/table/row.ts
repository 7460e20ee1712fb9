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

/** A count that is higher than in the base is worse. */
type Trend = 'higher' | 'lower' | null;

/** The cell of a side that does not have what the row is about. */
export const NOT_THERE = text`not there`;

/** A row; it moves if its cells differ. */
export function row(label: Text, base: Text | null, head: Text, trend: Trend = null): Row {
  const isMoved = base !== null && toPlain(base) !== toPlain(head);
  return { label, base, head, trend, isMoved, isMain: false };
}

/** A number of targets, and how many there are; absent where it is a share of nothing. */
interface Counted {
  readonly count: number;
  readonly whole?: number;
}

/** The trend of count and share: none where one rises and the other falls. */
export function trendOf(base: Counted | null, head: Counted | null): Trend {
  if (base === null || head === null || base.count === head.count) return null;
  const isHigher = head.count > base.count;
  const [was, is] = [base.count * (head.whole ?? 1), head.count * (base.whole ?? 1)];
  if (isHigher ? is < was : is > was) return null;
  return isHigher ? 'higher' : 'lower';
}
