import type { PageView } from '../report/html/data.js';
import type { Series } from './chart.js';
import type { Curve } from './course.js';
import { curvesOf, highest, totalOf } from './course.js';
import { el } from './dom.js';
import { virtualTable } from './table.js';
import { numberText } from './words.js';

/** As many domains have a curve of their own: more cannot be told apart. */
const CURVES = 6;

/** The curves of everything: this change, base, and the worst run. */
export function totalSeries(view: PageView): Series[] {
  const { head, base, worst } = view;
  return [
    ...(worst ? [{ label: 'this change, if it turns bad', curve: totalOf(worst.course), colour: 'failed', dash: [2, 3] }] : []),
    ...(base ? [{ label: 'base', curve: totalOf(base), colour: 'base', dash: [7, 4] }] : []),
    { label: 'this change', curve: totalOf(head), colour: 'head', isFilled: true },
  ];
}

/** A curve for each of the domains of one label that have most out at once. */
export function domainSeries({ head, targets }: PageView, label: number): Series[] {
  const { values, of } = targets.labels[label] ?? { values: [], of: [] };
  const curves = curvesOf(head, values.length, (target) => of[target] ?? -1);
  const peaks = curves.map((curve: Curve, i) => ({ curve, peak: highest(curve), label: values[i] ?? '' }));
  const most = peaks.filter(({ peak }) => peak > 0).sort((a, b) => b.peak - a.peak);
  return most.slice(0, CURVES).map(({ curve, label: name }, i) => ({ label: name, curve, colour: `line-${i + 1}` }));
}

/** What each colour and dash of the chart is. */
export function chartLegend(series: readonly Series[], isDomain: boolean, isCut: boolean): HTMLElement {
  const items = [...series].reverse().map(({ label, colour: name, dash }) =>
    el('li', {}, el('span', { class: `key stroke ${name}${dash ? ' dashed' : ''}` }), label),
  );
  const note = isDomain ? el('li', { class: 'note' }, isCut ? `this change; the ${CURVES} with most out at once` : 'this change') : null;
  return el('ul', { class: 'legend' }, ...(isDomain ? items.reverse() : items), note);
}

/** Every failure domain with the most of it that is out at once. */
export function domainTable({ domains, unit }: PageView): HTMLElement | null {
  if (domains.length === 0) return null;
  const compared = domains.some(({ base }) => base !== null);
  const text = (count: number | null, members: number): string =>
    count === null ? '' : `${numberText(count)} of ${numberText(members)}${members > 1 && count >= members ? ', all' : ''}`;
  const columns = [
    { title: 'domain', weight: 3, text: (row: number) => domains[row]?.value ?? '' },
    { title: 'label', weight: 3, text: (row: number) => domains[row]?.key ?? '' },
    ...(compared
      ? [{ title: 'base', weight: 2, isNumeric: true, text: (row: number) => text(domains[row]?.base ?? null, domains[row]?.members ?? 0), value: (row: number) => domains[row]?.base ?? 0 }]
      : []),
    { title: 'this change', weight: 2, isNumeric: true, text: (row: number) => text(domains[row]?.head ?? 0, domains[row]?.members ?? 0), value: (row: number) => domains[row]?.head ?? 0 },
  ];
  const caption = `Most ${unit}s of each failure domain out at once`;
  const details = el('details', {}, el('summary', {}, caption));
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1) details.append(virtualTable(domains.length, 'domain', columns, caption));
  });
  return details;
}
