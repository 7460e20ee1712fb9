import type { PageCourse, PageView } from '../report/html/data.js';
import type { Series } from './chart.js';
import { curvesOf, highest, totalOf } from './course.js';
import { el } from './dom.js';
import { type Column, virtualTable } from './table.js';
import { numberText } from './words.js';

/** As many domains have a curve of their own: more cannot be told apart. */
const CURVES = 6;

/** The curves of everything: this change, base, and the worst run. */
export function totalSeries(view: PageView): Series[] {
  const { head, base, worst } = view;
  return [
    ...(worst
      ? [
          {
            label: 'this change, if it turns bad',
            curve: totalOf(worst.course),
            colour: 'failed',
            dash: [2, 3],
          },
        ]
      : []),
    ...(base ? [{ label: baseLabel(base), curve: totalOf(base), colour: 'base', dash: [7, 4] }] : []),
    { label: 'this change', curve: totalOf(head), colour: 'head', isFilled: true },
  ];
}

/** Curves for each of the domains of one label that have most out at once on either side: the base dashed, this change above it. */
export function domainSeries({ head, base, targets }: PageView, label: number): Series[] {
  const { values, of } = targets.labels[label] ?? { values: [], of: [] };
  const domain = (target: number): number => of[target] ?? -1;
  const curves = curvesOf(head, values.length, domain);
  const before = base ? curvesOf(base, values.length, domain) : [];
  const peaks = curves.map((curve, i) => ({
    ...{ curve, was: before[i] ?? null, label: values[i] ?? '' },
    peak: Math.max(highest(curve), before[i] ? highest(before[i]) : 0),
  }));
  const most = peaks.filter(({ peak }) => peak > 0).sort((a, b) => b.peak - a.peak);
  const drawn = most.slice(0, CURVES).map((one, i) => ({ ...one, colour: `line-${i + 1}` }));
  return [
    ...drawn.flatMap(({ was, label: name, colour }): Series[] =>
      was ? [{ label: `${name}, base`, curve: was, colour, dash: [3, 4], isThin: true }] : [],
    ),
    ...drawn.map(({ curve, label: name, colour }): Series => ({ label: name, curve, colour })),
  ];
}

/** What each colour and dash of the chart of everything is. */
export function totalLegend(series: readonly Series[]): HTMLElement {
  const items = series.map(({ label, colour, dash }) => key(label, colour, dash !== undefined));
  return el('ul', { class: 'legend' }, ...items.reverse());
}

/** A key for each domain, and one for the dashes. `domains`: how many there are. */
export function domainLegend(series: readonly Series[], domains: number): HTMLElement {
  const drawn = series.filter(({ dash }) => !dash);
  const keys = drawn.map(({ label, colour }) => key(label, colour, false));
  const dashed = series.length > drawn.length ? [key('base', 'muted', true)] : [];
  const note =
    domains > drawn.length ? el('li', { class: 'note' }, `the ${drawn.length} with most out at once`) : null;
  return el('ul', { class: 'legend' }, ...keys, ...dashed, note);
}

function key(label: string, colour: string, isDashed: boolean): HTMLElement {
  return el('li', {}, el('span', { class: `key stroke ${colour}${isDashed ? ' dashed' : ''}` }), label);
}

/** A failure domain with the most of it that is out at once on both sides. */
interface Domain {
  readonly key: string;
  readonly value: string;
  readonly members: number;
  readonly base: number | null;
  readonly head: number;
}

function domainsOf({ targets, head, base }: PageView): Domain[] {
  return targets.labels.flatMap(({ key, values, of }) => {
    const peaks = (course: PageCourse): number[] =>
      curvesOf(course, values.length, (target) => of[target] ?? -1).map(highest);
    const [before, after] = [base && peaks(base), peaks(head)];
    const members = values.map(() => 0);
    for (const value of of) if (value >= 0) members[value] = (members[value] ?? 0) + 1;
    return values.map((value, i) => ({
      ...{ key, value, members: members[i] ?? 0 },
      ...{ base: before && (before[i] ?? 0), head: after[i] ?? 0 },
    }));
  });
}

function outOf(count: number | null, members: number): string {
  if (count === null) return '';
  const isWhole = members > 1 && count >= members;
  return `${numberText(count)} of ${numberText(members)}${isWhole ? ', all' : ''}`;
}

/** Every failure domain; counted when it is opened. */
export function domainTable(view: PageView): HTMLElement | null {
  if (view.targets.labels.length === 0) return null;
  const caption = `Most ${view.unit}s of each failure domain out at once`;
  const details = el('details', {}, el('summary', {}, caption));
  details.addEventListener('toggle', () => {
    if (!details.open || details.children.length > 1) return;
    const domains = domainsOf(view);
    const number = (title: string, side: 'base' | 'head'): Column => ({
      ...{ title, weight: 2, isNumeric: true },
      text: (row) => outOf(domains[row]?.[side] ?? null, domains[row]?.members ?? 0),
      value: (row) => domains[row]?.[side] ?? 0,
    });
    const columns: Column[] = [
      { title: 'domain', weight: 3, text: (row) => domains[row]?.value ?? '' },
      { title: 'label', weight: 3, text: (row) => domains[row]?.key ?? '' },
      ...(view.base ? [number(baseLabel(view.base), 'base')] : []),
      number('this change', 'head'),
    ];
    details.append(virtualTable(domains.length, 'domain', columns, caption));
  });
  return details;
}

/** Where only the change starts it, the base is what would have happened. */
export function baseLabel({ ifBegan }: PageCourse): string {
  return ifBegan ? 'base, if started now' : 'base';
}
