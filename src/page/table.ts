import { button, el } from './dom.js';
import { counted, numberText } from './words.js';

export interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly weight: number;
  readonly text: (row: number) => string;
  /** What it is sorted by; the text where there is none. */
  readonly value?: (row: number) => number;
  readonly isNumeric?: boolean;
}

const ROW = 30;
/** Narrower than this, it scrolls sideways rather than cutting its cells. */
const PIXELS_A_SHARE = 58;
/** Rows beyond those in sight that are there already. */
const AHEAD = 10;

/** A table that holds only the rows in sight, with search and sorting: quick at a hundred thousand rows. */
export function virtualTable(
  count: number,
  thing: string,
  columns: readonly Column[],
  caption: string,
): HTMLElement {
  return new VirtualTable(count, thing, columns, caption).element;
}

class VirtualTable {
  readonly element: HTMLElement;
  private readonly body = el('tbody');
  private readonly box: HTMLElement;
  private readonly told = el('output', { class: 'said', 'aria-live': 'polite' });
  private readonly table: HTMLTableElement;
  private readonly heads: readonly HTMLElement[];
  private shown: Uint32Array;
  private sorted: Uint32Array;
  private searched: readonly string[] | null = null;
  private query = '';
  private by: { readonly column: number; readonly isDown: boolean } | null = null;
  private drawnFrom = -1;

  constructor(
    private readonly count: number,
    private readonly thing: string,
    private readonly columns: readonly Column[],
    caption: string,
  ) {
    this.sorted = Uint32Array.from({ length: count }, (_, i) => i);
    this.shown = this.sorted;
    this.heads = columns.map((column, i) => this.head(column, i));
    this.table = this.whole(caption);
    this.box = this.scrolling(caption);
    const search = el('label', { class: 'choice' }, 'Search ', this.searchField());
    this.element = el('div', {}, el('div', { class: 'controls' }, search, this.told), this.box);
    this.update();
  }

  private whole(caption: string): HTMLTableElement {
    const { columns, heads, body } = this;
    const head = el('thead', {}, el('tr', {}, ...heads));
    const sum = columns.reduce((total, { weight }) => total + weight, 0);
    const widths = columns.map(({ weight }) => {
      const column = el('col');
      column.style.width = `${(100 * weight) / sum}%`;
      return column;
    });
    const unseen = el('caption', { class: 'unseen' }, caption);
    const table = el('table', { class: 'virtual' }, unseen, el('colgroup', {}, ...widths), head, body);
    table.style.minWidth = `${sum * PIXELS_A_SHARE}px`;
    return table;
  }

  private scrolling(caption: string): HTMLElement {
    const box = el(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
      this.table,
    );
    box.addEventListener('scroll', () => {
      this.draw();
    });
    new ResizeObserver(() => {
      this.draw();
    }).observe(box);
    return box;
  }

  private searchField(): HTMLElement {
    const field = el('input', {
      type: 'search',
      placeholder: `name, ${this.columns[1]?.title ?? ''} …`,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    field.addEventListener('input', () => {
      this.search(field.value);
    });
    return field;
  }

  private head({ title, isNumeric }: Column, column: number): HTMLElement {
    const sort = button(title, () => {
      this.sort(column);
    });
    return el('th', { scope: 'col', 'aria-sort': 'none', ...(isNumeric ? { class: 'number' } : {}) }, sort);
  }

  private search(query: string): void {
    this.query = query.trim().toLowerCase();
    this.searched ??= Array.from({ length: this.count }, (_, row) =>
      this.columns
        .map(({ text }) => text(row))
        .join('\n')
        .toLowerCase(),
    );
    this.update();
  }

  private sort(column: number): void {
    const isDown = this.by?.column === column && !this.by.isDown;
    this.by = { column, isDown };
    const { value, text } = this.columns[column] ?? { text: () => '' };
    const rows = Uint32Array.from({ length: this.count }, (_, i) => i);
    const order = value
      ? orderBy(Array.from(rows, value), (a, b) => (a === b ? 0 : a < b ? -1 : 1))
      : orderBy(Array.from(rows, text), COLLATOR.compare);
    // Rows that are equal stay in their order whichever way it goes.
    rows.sort((a, b) => ((order[a] ?? 0) - (order[b] ?? 0)) * (isDown ? -1 : 1) || a - b);
    this.sorted = rows;
    this.heads.forEach((head, i) => {
      head.setAttribute('aria-sort', i !== column ? 'none' : isDown ? 'descending' : 'ascending');
    });
    this.update();
  }

  private update(): void {
    const { query, searched } = this;
    this.shown =
      query === '' || !searched ? this.sorted : this.sorted.filter((row) => searched[row]?.includes(query));
    this.told.textContent =
      this.shown.length === this.count
        ? counted(this.count, this.thing)
        : `${numberText(this.shown.length)} of ${counted(this.count, this.thing)}`;
    this.table.setAttribute('aria-rowcount', String(this.shown.length + 1));
    this.box.scrollTop = 0;
    this.drawnFrom = -1;
    this.draw();
  }

  private draw(): void {
    const inSight = Math.ceil((this.box.clientHeight || 400) / ROW) + 2 * AHEAD;
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW) - AHEAD);
    // An even number, so that what stripes the rows does not flicker.
    const from = first - (first % 2);
    if (from === this.drawnFrom && this.body.children.length >= inSight) return;
    this.drawnFrom = from;
    const rows = Array.from(this.shown.subarray(from, from + inSight), (row, i) => this.row(row, from + i));
    const below = this.shown.length - from - rows.length;
    this.body.replaceChildren(spacer(from, this.columns.length), ...rows, spacer(below, this.columns.length));
  }

  private row(row: number, index: number): HTMLElement {
    const cells = this.columns.map(({ text, isNumeric }) => {
      const shown = text(row);
      return el('td', { title: shown, ...(isNumeric ? { class: 'number' } : {}) }, shown);
    });
    return el('tr', { 'aria-rowindex': String(index + 2), ...(index % 2 ? { class: 'odd' } : {}) }, ...cells);
  }
}

/** Room for rows that are not there. */
function spacer(rows: number, columns: number): HTMLElement {
  const cell = el('td', { colspan: String(columns) });
  cell.style.height = `${Math.max(0, rows) * ROW}px`;
  return el('tr', { class: 'spacer', 'aria-hidden': 'true' }, cell);
}

/** The place of each among all: comparing texts once takes less than comparing them whenever the order turns. */
function orderBy<T>(values: readonly T[], compare: (a: T, b: T) => number): Float64Array {
  const distinct = [...new Set(values)].sort(compare);
  const places = new Map(distinct.map((value, i) => [value, i]));
  return Float64Array.from(values, (value) => places.get(value) ?? 0);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });
