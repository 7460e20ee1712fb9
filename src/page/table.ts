import { button, el } from './dom.js';
import { counted, numberText } from './text.js';

export interface Column {
  readonly title: string;
  readonly text: (row: number) => string;
  /** The sort key; absent: the text. */
  readonly value?: (row: number) => number;
  readonly isNumeric?: boolean;
}

/** Rows that are in the page at once; the others are found by search or sorting. */
const SHOWN = 500;
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** A table of many rows with search and sorting. */
export function searchTable(
  count: number,
  thing: string,
  columns: readonly Column[],
  caption: string,
): HTMLElement {
  const rows = Array.from({ length: count }, (_, i) => i);
  const body = el('tbody');
  const state = el('output', { class: 'said', 'aria-live': 'polite' });
  const field = el('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const attributes = ({ isNumeric }: Column): Record<string, string> =>
    isNumeric === true ? { class: 'number' } : {};
  let order: readonly number[] = rows;
  let searched: readonly string[] | null = null;
  let by = { column: -1, isDown: false };

  const draw = (): void => {
    const query = field.value.trim().toLowerCase();
    if (query !== '')
      searched ??= rows.map((row) => columns.map(({ text }) => text(row).toLowerCase()).join('\n'));
    const found = query === '' ? order : order.filter((row) => searched?.[row]?.includes(query));
    body.replaceChildren(
      ...found
        .slice(0, SHOWN)
        .map((row) =>
          el('tr', {}, ...columns.map((column) => el('td', attributes(column), column.text(row)))),
        ),
    );
    const of = found.length === count ? '' : `${numberText(found.length)} of `;
    const first = found.length > SHOWN ? `, the first ${SHOWN} shown` : '';
    state.textContent = `${of}${counted(count, thing)}${first}`;
  };
  const heads = columns.map((column, i) => {
    const press = button(column.title, null, () => {
      by = { column: i, isDown: by.column === i && !by.isDown };
      // Rows that are equal keep their order.
      order = rows.toSorted((a, b) => compare(column, a, b) * (by.isDown ? -1 : 1));
      for (const head of heads) head.setAttribute('aria-sort', 'none');
      heads[i]?.setAttribute('aria-sort', by.isDown ? 'descending' : 'ascending');
      draw();
    });
    return el('th', { scope: 'col', 'aria-sort': 'none', ...attributes(column) }, press);
  });
  field.addEventListener('input', draw);
  draw();
  const head = el('thead', {}, el('tr', {}, ...heads));
  const table = el('table', { class: 'search' }, el('caption', { class: 'unseen' }, caption), head, body);
  const search = el('label', { class: 'choice' }, 'Search ', field);
  const box = el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table);
  return el('div', {}, el('div', { class: 'controls' }, search, state), box);
}

function compare({ value, text }: Column, a: number, b: number): number {
  if (!value) return COLLATOR.compare(text(a), text(b));
  // Infinity is the largest, and equal to itself.
  return value(a) === value(b) ? 0 : value(a) < value(b) ? -1 : 1;
}
