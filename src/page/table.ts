import { el } from './dom.js';
import { counted, numberText } from './text.js';

export interface Column {
  readonly title: string;
  readonly text: (row: number) => string;
  readonly isNumeric?: boolean;
}

/** Rows that are in the page at once; the others are found by search. */
const SHOWN = 500;

/** A table of many rows with search. */
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
  const style = ({ isNumeric }: Column): Record<string, string> => (isNumeric ? { class: 'number' } : {});
  let searched: readonly string[] | null = null;
  const draw = (): void => {
    const query = field.value.trim().toLowerCase();
    if (query !== '')
      searched ??= rows.map((row) => columns.map(({ text }) => text(row).toLowerCase()).join('\n'));
    const found = query === '' ? rows : rows.filter((row) => searched?.[row]?.includes(query));
    const shown = found.slice(0, SHOWN).map((row) => {
      const cells = columns.map((column) => el('td', style(column), column.text(row)));
      return el('tr', {}, ...cells);
    });
    body.replaceChildren(...shown);
    const of = found.length === count ? '' : `${numberText(found.length)} of `;
    const first = found.length > SHOWN ? `, the first ${SHOWN} shown` : '';
    state.textContent = `${of}${counted(count, thing)}${first}`;
  };
  field.addEventListener('input', draw);
  draw();
  const heads = columns.map((column) => el('th', { scope: 'col', ...style(column) }, column.title));
  const head = el('thead', {}, el('tr', {}, ...heads));
  const table = el('table', { class: 'search' }, el('caption', { class: 'unseen' }, caption), head, body);
  const search = el('label', { class: 'choice' }, 'Search ', field);
  const box = el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table);
  return el('div', {}, el('div', { class: 'controls' }, search, state), box);
}
