import type { PageBlock, PageEntry, PageRow, PageText } from '../report/html/data.js';
import { el, words } from './dom.js';
import { numberText } from './words.js';

/** Draws a block of the report. */
export function drawBlock(block: PageBlock): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'list':
      return el('ul', {}, ...block.items.map((item) => el('li', {}, words(item))), moreItems(block.more));
    case 'entries':
      return el('ul', { class: 'findings' }, ...block.entries.map(entry), moreItems(block.more));
    case 'comparison':
      return comparison(block.rows, block.isCompared);
    case 'table':
      return table(block);
    case 'facts':
      return facts(block);
  }
}

/** A sentence of the report. */
export function paragraph(text: PageText): HTMLElement {
  return el('p', {}, words(text));
}

function moreItems(more: number): HTMLElement | null {
  return more > 0 ? el('li', {}, `${numberText(more)} more are in the JSON report.`) : null;
}

/** Base beside change. */
function comparison(rows: readonly PageRow[], isCompared: boolean): HTMLElement {
  const titles = isCompared ? ['base', 'this change'] : ['this plan'];
  const head = el('tr', {}, el('td'), ...titles.map((title) => el('th', { scope: 'col' }, title)));
  const lines = rows.map(({ label, base, head: now, trend, isWorse }) => {
    const mark =
      trend === null ? null : el('span', { class: isWorse ? 'trend worse' : 'trend' }, ` ${trend}`);
    const cells = isCompared ? [el('td', {}, words(base ?? []))] : [];
    return el('tr', {}, el('th', { scope: 'row' }, words(label)), ...cells, el('td', {}, words(now), mark));
  });
  return wide(el('table', { class: 'numbers' }, el('thead', {}, head), el('tbody', {}, ...lines)));
}

function table({ columns, rows, more }: Extract<PageBlock, { kind: 'table' }>): HTMLElement {
  const side = (i: number): Record<string, string> => (columns[i]?.isNumeric ? { class: 'number' } : {});
  const head = columns.map(({ title }, i) => el('th', { scope: 'col', ...side(i) }, title));
  const lines = rows.map((cells) => el('tr', {}, ...cells.map((cell, i) => el('td', side(i), words(cell)))));
  const left = more > 0 ? el('caption', {}, `${numberText(more)} more lines are in the JSON report.`) : null;
  return wide(
    el(
      'table',
      { class: 'numbers' },
      left,
      el('thead', {}, el('tr', {}, ...head)),
      el('tbody', {}, ...lines),
    ),
  );
}

/** A table that scrolls sideways, also by keyboard, rather than making the page wider. */
function wide(content: HTMLElement): HTMLElement {
  return el('div', { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Table' }, content);
}

function facts({ of, facts: all }: Extract<PageBlock, { kind: 'facts' }>): HTMLElement {
  const title = of ? el('h3', {}, words(of.name), ', ', words(of.size)) : null;
  const lines = all.flatMap(({ label, text }) => [el('dt', {}, label), el('dd', {}, words(text))]);
  return el('div', {}, title, el('dl', {}, ...lines));
}

const LEVELS = {
  error: ['✕', 'Error'],
  warning: ['!', 'Warning'],
  info: ['i', 'Info'],
  note: ['i', 'Note'],
} as const;

/** A problem or a finding: rule, subject and location, what happens, the fix. */
function entry({ level, id, subject, places, says, fix, also, base }: PageEntry): HTMLElement {
  const [sign, word] = LEVELS[level];
  const badge = el(
    'span',
    { class: `badge ${level}` },
    el('span', { 'aria-hidden': 'true' }, `${sign} `),
    word,
  );
  const where = places.flatMap(({ text, url }) => {
    const place = el('code', { dir: 'auto' }, text);
    return [' ', url === null ? place : el('a', { href: url, rel: 'noreferrer' }, place)];
  });
  const rule = id === null ? null : el('code', {}, id);
  const labeled = (label: string, text: PageText, name: string): HTMLElement | null =>
    text.length === 0 ? null : el('p', { class: name }, label, words(text));
  return el(
    'li',
    {},
    el('p', {}, badge, ' ', rule, ' ', words(subject), ...where),
    el('p', {}, words(capital(says))),
    fix.length === 0 ? null : el('p', {}, el('strong', {}, 'Fix: '), words(fix)),
    labeled('', also, 'note'),
    labeled('Base: ', base, 'note'),
  );
}

/** Sentences are written to follow a colon. */
export function capital([first, ...rest]: PageText): PageText {
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}
