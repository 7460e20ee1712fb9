import { cell, codeSpan, gfm, joinMarkdown, type Markdown, sourceOf } from '../../text/escape/index.js';
import type { Text } from '../../text/text.js';
import type { View } from './view.js';

const BAR = gfm` | `;

/** One row of a table. */
export function tableRow(cells: readonly Markdown[]): Markdown {
  return gfm`| ${joinMarkdown(cells.map(cell), BAR)} |`;
}

/** One row of a table from phrases. */
export function phraseRow(view: View, cells: readonly Text[]): Markdown {
  return tableRow(cells.map((phrase) => view.show(phrase)));
}

/** An item of a list. An empty one would make the line above it a heading. */
export function phraseItem(view: View, phrase: Text): Markdown {
  const shown = view.show(phrase);
  return gfm`- ${sourceOf(shown) === '' ? codeSpan('') : shown}`;
}

/** The head of a table; columns whose title is given as a number's stand to the right. */
export function tableHead(
  columns: readonly { readonly title: Markdown; readonly numeric?: boolean }[],
): Markdown {
  const rule = columns.map(({ numeric }) => (numeric === true ? gfm`--:` : gfm`---`));
  return gfm`${tableRow(columns.map(({ title }) => title))}\n${tableRow(rule)}`;
}
