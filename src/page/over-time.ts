import type { PageReport, PageView } from '../report/html/data.js';
import { Chart, type Series } from './chart.js';
import type { Clock } from './clock.js';
import { type Curve, highest, totalOf, valueAt } from './course.js';
import { el, section, select } from './dom.js';
import { baseLabel, domainLegend, domainSeries, domainTable, totalLegend, totalSeries } from './domains.js';
import { replay, zooms } from './replay.js';
import { virtualTable } from './table.js';
import { bandLegend, timeline } from './timeline.js';
import { capital, counted, durationText, instantText, numberText } from './words.js';

/** Stands where the counts under the pointer do. */
const POINT = 'Point at the chart to read its counts, click to go to a moment, drag to zoom. Times are UTC.';

/** How many are out when, in total or by failure domain; and what makes it so, group by group. */
export function timeSection(report: PageReport, view: PageView, clock: Clock): HTMLElement {
  const text = summaryOf(view);
  return section(
    'time',
    `${capital(view.unit)}s out over time`,
    el('p', { class: 'note' }, text),
    ...curves(report, view, clock, text),
    replay(clock, momentOf(report, view)),
    el('h3', {}, 'Batches and windows'),
    timeline(report, clock),
    bandLegend(report),
    countsTable(report, totalSeries(view), clock),
    domainTable(view),
  );
}

/** The chart, what is chosen of it, its legend, and the counts under the pointer. */
function curves(report: PageReport, view: PageView, clock: Clock, text: string): HTMLElement[] {
  const moment = momentOf(report, view);
  const pointed = el('p', { class: 'note pointed' });
  pointed.textContent = POINT;
  let tell = moment;
  const chart = new Chart(clock, report, (at) => {
    pointed.textContent = at === null ? POINT : tell(at);
  });
  chart.element.setAttribute('role', 'img');
  chart.element.setAttribute('aria-label', `${capital(view.unit)}s out over time. ${text}`);
  const legend = el('div');
  const draw = (label: number): void => {
    const domains = view.targets.labels[label]?.values.length ?? 0;
    const series = label < 0 ? totalSeries(view) : domainSeries(view, label);
    tell = label < 0 ? moment : domainMoment(report, series);
    chart.draw(series);
    legend.replaceChildren(label < 0 ? totalLegend(series) : domainLegend(series, domains));
  };
  const keys = view.targets.labels.map(({ key }) => `by ${key}`);
  const choose = (i: number): void => {
    draw(i - 1);
  };
  const by = keys.length > 0 ? select('Count', ['in total', ...keys], choose) : null;
  // It has no width before it is in the page.
  requestAnimationFrame(() => {
    draw(-1);
  });
  const tools = el('div', { class: 'tools' }, by, zooms(clock, report.at));
  return [tools, legend, chart.element, pointed];
}

function summaryOf({ unit, peak, head, base, targets, note }: PageView): string {
  const most =
    peak === 0
      ? `No ${unit} is out at any time with this change`
      : `At most ${numberText(peak)} of ${counted(targets.count, unit)} out at once with this change`;
  const was = base ? `; in the ${baseLabel(base)}: ${numberText(highest(totalOf(base)))}` : '';
  const order =
    highest(totalOf(head)) === peak
      ? ''
      : ' The curve is one of several orders in which it may go; the number is the highest of all.';
  return `${most}${was}. All policies together, ${unit}s that are out before counted.${note && ` ${note}`}${order}`;
}

/** The counts at a moment, for the cursor. */
function momentOf(report: PageReport, { unit, head, base, worst }: PageView): (at: number) => string {
  const curves = { head: totalOf(head), base: base && totalOf(base), worst: worst && totalOf(worst.course) };
  return (at) => {
    const parts = [
      `${counted(valueAt(curves.head, at), unit)} out`,
      curves.base ? `base ${numberText(valueAt(curves.base, at))}` : '',
      curves.worst ? `if it turns bad ${numberText(valueAt(curves.worst, at))}` : '',
    ];
    return `${whenText(report, at)}: ${parts.filter((part) => part !== '').join(' · ')}`;
  };
}

function whenText(report: PageReport, at: number): string {
  const since = at === 0 ? 'at the start' : `${durationText(at)} after the start`;
  return `${instantText(report.at + at)} (${since})`;
}

/** The same for the curves of domains, the base's behind each. */
function domainMoment(report: PageReport, series: readonly Series[]): (at: number) => string {
  const before = new Map<string, Curve>(
    series.flatMap(({ colour, dash, curve }) => (dash ? [[colour, curve] as const] : [])),
  );
  const drawn = series.filter(({ dash }) => !dash);
  return (at) => {
    const parts = drawn.map(({ label, colour, curve }) => {
      const was = before.get(colour);
      return `${label} ${numberText(valueAt(curve, at))}${was ? ` (base ${numberText(valueAt(was, at))})` : ''}`;
    });
    return `${whenText(report, at)}: ${parts.join(' · ')}`;
  };
}

/** The chart in numbers, a row for every step; made when it is opened. */
function countsTable(report: PageReport, series: readonly Series[], { steps }: Clock): HTMLElement {
  const caption = 'The counts at every step';
  const details = el('details', {}, el('summary', {}, caption));
  const at = (row: number): number => steps[row] ?? 0;
  const columns = [
    {
      ...{ title: 'time', weight: 3 },
      text: (row: number) => instantText(report.at + at(row)),
      value: at,
    },
    { title: 'since the start', weight: 2, text: (row: number) => durationText(at(row)), value: at },
    ...series.toReversed().map(({ label, curve }) => ({
      ...{ title: label, weight: 2, isNumeric: true },
      text: (row: number) => numberText(valueAt(curve, at(row))),
      value: (row: number) => valueAt(curve, at(row)),
    })),
  ];
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1)
      details.append(virtualTable(steps.length, 'step', columns, caption));
  });
  return details;
}
