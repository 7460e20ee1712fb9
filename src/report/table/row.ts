import { toPlain } from '../../text/render.js';
import type { Text } from '../../text/text.js';

/** One line of the table that stands first in every report: base beside head. */
export interface Row {
  readonly label: Text;
  /** Null when there is no base. */
  readonly base: Text | null;
  readonly head: Text;
  readonly trend: Trend;
  /** True where both sides come to the same, whatever words they have; absent: where their words are the same. */
  readonly isSame?: boolean;
  /** True for what is in every table: peak, worst loss, finish. */
  readonly isMain?: boolean;
  /** True where a finding says it. */
  readonly isTold?: boolean;
}

/** How head differs from base; the word goes with the arrow, for those who do not see it. */
export interface Trend {
  readonly arrow: '▲' | '▼' | null;
  readonly word: 'higher' | 'lower' | 'later' | 'earlier' | 'new' | 'gone' | null;
  readonly worse: boolean;
}

export const STEADY: Trend = { arrow: null, word: null, worse: false };

/** True where the change moves what the row says. */
export function isMovedRow({ base, head, isSame }: Row): boolean {
  return base !== null && isSame !== true && toPlain(base) !== toPlain(head);
}
