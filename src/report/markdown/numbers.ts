import {
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  summaryText,
} from '../../text/escape/index.js';
import { NO_TEXT, text } from '../../text/text.js';
import { isMovedRow, type Row } from '../table/row.js';
import { type Section, sectionOf } from './fit.js';
import { tableHead, tableRow } from './table.js';
import type { View } from './view.js';

/**
 * As many rows as there is room for, in their order: peak, worst loss and finish, then what changed, then what changed and a finding
 * tells as well, then the others.
 */
export function chosenRows(rows: readonly Row[], most: number): readonly Row[] {
  const rank = (row: Row): number =>
    row.isMain === true ? 0 : !isMovedRow(row) ? 3 : row.isTold === true ? 2 : 1;
  const kept = rows
    .filter((row) => row.isTold !== true || isMovedRow(row))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, Math.max(MAIN_ROWS, most));
  return rows.filter((row) => kept.includes(row));
}

/** Peak, worst loss and finish. */
const MAIN_ROWS = 3;

/** A fold with the rows for which there was no room. */
export function numbersSection(view: View, rows: readonly Row[]): Section | null {
  return sectionOf(rows.length === 0 ? [] : [rows], (all) => tableOf(view, all), {
    title: text`more numbers`,
    summary: [summaryText(`More numbers (${rows.length})`)],
    rowsAre: 'table',
    weight: 2,
  });
}

/** True for a row that no reader may see who may not know names. */
export function hasNames(row: Row): boolean {
  return [row.label, row.base ?? NO_TEXT, row.head].some(({ parts }) =>
    parts.some(({ kind }) => kind === 'name'),
  );
}

/** The numbers, base beside head where there is one. */
export function tableOf(view: View, rows: readonly Row[]): Markdown {
  const compared = rows.some((row) => row.base !== null);
  const lines = rows.map((row) =>
    tableRow([
      view.show(row.label),
      ...(compared ? [view.show(row.base ?? NO_TEXT)] : []),
      headCell(view, row),
    ]),
  );
  const titles = compared ? ['', 'base', 'this change'] : ['', 'this plan'];
  return joinMarkdown([tableHead(titles.map((title) => ({ title: fixedText(title) }))), ...lines], NEWLINE);
}

/** The arrow goes with its word, for those who do not see it. */
function headCell(view: View, { head, trend }: Row): Markdown {
  const value = view.show(head);
  const { arrow, word } = trend;
  if (arrow === null || word === null) return value;
  return gfm`${trend.worse ? gfm`**${value}**` : value} ${fixedText(`${arrow} ${word}`)}`;
}
