import { columnsOf } from '../escape/index.js';
import { phraseTerminal } from '../phrase.js';
import type { Row } from '../row.js';
import { columns, type Paint } from './layout.js';

const LABEL_COLUMNS = 28;

/** Base beside head. Cells that are too long go on below themselves, so that the columns stand. */
export function tableLines(rows: readonly Row[], width: number, paint: Paint): string[] {
  const label = Math.min(LABEL_COLUMNS, Math.max(...rows.map((row) => columnsOf(phraseTerminal(row.label)))));
  const compared = rows.some((row) => row.base !== null);
  const room = width - label - (compared ? 4 : 2);
  const widths = compared ? [label, Math.floor(room / 2), Math.ceil(room / 2)] : [label, room];
  const head = columns(compared ? ['', 'base', 'this change'] : ['', 'this plan'], widths);
  const lines = rows.flatMap((row) => {
    const { word, worse } = row.trend;
    const after = phraseTerminal(row.head) + (word === null ? '' : `, ${word}`);
    const before = row.base ? [phraseTerminal(row.base)] : [];
    const laid = columns(
      [phraseTerminal(row.label), ...(compared ? (row.base ? before : ['']) : []), after],
      widths,
    );
    return worse ? laid.map((line) => paint('red', line)) : laid;
  });
  return [...head.map((line) => paint('dim', line)), ...lines];
}
