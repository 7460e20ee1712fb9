import { brokenIn } from './course.js';
import type { PageCourse, PageStay, PageView } from '../report/html/data.js';
import { el } from './dom.js';
import { durationText } from '../text/instant-text.js';
import { counted, spelled } from '../text/plural.js';

interface Column {
  readonly title: string;
  readonly text: (row: number) => string;
  readonly isNumeric?: boolean;
}

/** Rows that are in the page at once; the others are found by search. */
const SHOWN = 500;

/**
 * Every target, with search: its domains, what takes it in which batch, from when to when on both sides, and whether the worst run breaks
 * it.
 */
export function targetsTable(view: PageView): HTMLElement {
  const { unit, targets } = view;
  const { names, count } = targets;
  if (!names) return el('p', {}, `Names of ${unit}s are hidden from readers of this page (comment-detail).`);
  const columns = columnsOf(view, names);
  const caption = `Table of all ${unit}s`;
  const rows = names.map((_, row) => row);
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
    const of = found.length === count ? '' : `${spelled(found.length)} of `;
    const first = found.length > SHOWN ? `, the first ${SHOWN} shown` : '';
    state.textContent = `${of}${counted(count, unit)}${first}`;
  };
  field.addEventListener('input', draw);
  draw();
  const heads = columns.map((column) => el('th', { scope: 'col', ...style(column) }, column.title));
  const head = el('thead', {}, el('tr', {}, ...heads));
  const table = el('table', { class: 'search' }, el('caption', { class: 'unseen' }, caption), head, body);
  const search = el('label', { class: 'choice' }, 'Search ', field);
  return el(
    'div',
    {},
    el('p', { class: 'note' }, 'Times are since the start of the plan.'),
    el('div', { class: 'controls' }, search, state),
    el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table),
  );
}

function columnsOf(
  { unit, targets, worst, head, base, rollouts }: PageView,
  names: readonly string[],
): Column[] {
  const stays = firstStays(head);
  const before = base && firstStays(base);
  const broken = worst && brokenIn(worst.course, targets.count);
  return [
    { title: unit, text: (row) => names[row] ?? '' },
    ...targets.labels.map(({ key, values, of }): Column => ({
      title: key.split('/').at(-1) ?? key,
      text: (row) => values[of[row] ?? -1] ?? '',
    })),
    { title: 'policy', text: (row) => rollouts[stays.get(row)?.[1] ?? -1] ?? '' },
    {
      ...{ title: 'batch', isNumeric: true },
      text: (row) => String(stays.get(row)?.[2] ?? '').replace(/^0$/, ''),
    },
    timeColumn('unavailable from', stays, ([, , , start]) => start),
    timeColumn('done', stays, ([, , , , stop]) => stop),
    ...(before ? [timeColumn('base: unavailable from', before, ([, , , start]) => start)] : []),
    ...(broken ? [{ title: 'worst run', text: (row: number) => (broken[row] ? 'broken' : '') }] : []),
  ];
}

function timeColumn(
  title: string,
  stays: ReadonlyMap<number, PageStay>,
  pick: (stay: PageStay) => number | null,
): Column {
  return {
    ...{ title, isNumeric: true },
    text: (row) => {
      const stay = stays.get(row);
      const at = stay && pick(stay);
      return at === undefined ? '' : at === null ? 'never' : at === 0 ? 'at the start' : durationText(at);
    },
  };
}

/** By target the first stay that a rollout makes of it. */
function firstStays({ stays }: PageCourse): Map<number, PageStay> {
  return new Map(
    stays
      .filter(([, rollout]) => rollout >= 0)
      .toReversed()
      .map((stay) => [stay[0], stay]),
  );
}
