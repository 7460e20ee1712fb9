import { toPlain } from '../../text/render.js';
import { type Text, text } from '../../text/text.js';

/** A line of the table of numbers: base beside head. */
export interface Row {
  readonly label: Text;
  /** Null without a base. */
  readonly base: Text | null;
  readonly head: Text;
  /** True for a count that is higher than in the base. */
  readonly isHigher: boolean;
}

/** The cell of a side that does not have what the row is about. */
export const NOT_THERE = text`not there`;

/** True if the change moves the number. */
export function isMoved({ base, head }: Row): boolean {
  return base !== null && toPlain(base) !== toPlain(head);
}

/** A number of targets, and how many there are; absent if it is a share of nothing. */
interface Counted {
  readonly count: number;
  readonly whole?: number;
}

/** True if the count rises, and its share with it. */
export function rises(base: Counted | null, head: Counted | null): boolean {
  if (base === null || head === null || head.count <= base.count) return false;
  return head.count * (base.whole ?? 1) >= base.count * (head.whole ?? 1);
}
