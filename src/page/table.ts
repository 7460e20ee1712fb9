import { button, el } from './dom.js';
import { counted, numberText } from './words.js';

export interface Column {
  readonly title: string;
  readonly text: (row: number) => string;
  /** What it is sorted by; absent: the text. */
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
  const body = el('tbody');
  const state = el('output', { class: 'said', 'aria-live': 'polite' });
  const field = el('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  let order = Array.from({ length: count }, (_, i) => i);
  let searched: readonly string[] | null = null;
  let by = { column: -1, isDown: false };

  const draw = (): void => {
    const query = field.value.trim().toLowerCase();
    if (query !== '')
      searched ??= Array.from({ length: count }, (_, row) =>
        columns
          .map(({ text }) => text(row))
          .join('\n')
          .toLowerCase(),
      );
    const found = query === '' ? order : order.filter((row) => searched?.[row]?.includes(query));
    body.replaceChildren(...found.slice(0, SHOWN).map((row) => rowOf(columns, row)));
    const of = found.length === count ? '' : `${numberText(found.length)} of `;
    const first = found.length > SHOWN ? `, the first ${SHOWN} shown` : '';
    state.textContent = `${of}${counted(count, thing)}${first}`;
  };
  const sort = (column: number): void => {
    by = { column, isDown: by.column === column && !by.isDown };
    order = sorted(count, columns[column], by.isDown);
    heads.forEach((head, i) => {
      const way = by.isDown ? 'descending' : 'ascending';
      head.setAttribute('aria-sort', i === column ? way : 'none');
    });
    draw();
  };
  const heads = columns.map(({ title, isNumeric }, i) => {
    const press = button(title, () => {
      sort(i);
    });
    return el('th', { scope: 'col', 'aria-sort': 'none', ...(isNumeric ? NUMBER : {}) }, press);
  });
  field.addEventListener('input', draw);
  draw();
  const table = el(
    'table',
    { class: 'search' },
    el('caption', { class: 'unseen' }, caption),
    el('thead', {}, el('tr', {}, ...heads)),
    body,
  );
  const search = el('label', { class: 'choice' }, 'Search ', field);
  const box = el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table);
  return el('div', {}, el('div', { class: 'controls' }, search, state), box);
}

const NUMBER = { class: 'number' };

function rowOf(columns: readonly Column[], row: number): HTMLElement {
  return el('tr', {}, ...columns.map(({ text, isNumeric }) => el('td', isNumeric ? NUMBER : {}, text(row))));
}

/** Rows that are equal keep their order. */
function sorted(count: number, column: Column | undefined, isDown: boolean): number[] {
  const rows = Array.from({ length: count }, (_, i) => i);
  const { value, text } = column ?? { text: () => '' };
  const compare = value
    ? compareBy(rows.map(value), (a, b) => (a === b ? 0 : a < b ? -1 : 1))
    : compareBy(rows.map(text), COLLATOR.compare);
  return rows.sort((a, b) => compare(a, b) * (isDown ? -1 : 1) || a - b);
}

function compareBy<T>(
  values: readonly T[],
  compare: (a: T, b: T) => number,
): (a: number, b: number) => number {
  const distinct = [...new Set(values)].sort(compare);
  const ranks = new Map(distinct.map((value, i) => [value, i]));
  const order = values.map((value) => ranks.get(value) ?? 0);
  return (a, b) => (order[a] ?? 0) - (order[b] ?? 0);
}
