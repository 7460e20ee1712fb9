import type { PageFlaky, PageReport, PageRuns } from '../report/html/data.js';
import { type Bins, binsOf, TIME_WIDTHS, WHOLE_WIDTHS } from './bins.js';
import { el, plain, section, words } from './dom.js';
import { histogram, type Side } from './histogram.js';
import { counted, instantText, numberText } from './words.js';

/** So many policies have charts; the table has all of them. */
const DRAWN = 6;

/** What is measured of every run. */
interface Measure {
  readonly of: keyof PageRuns['frequencies'];
  readonly title: string;
  readonly widths: readonly number[];
}

/** Where many runs with chance failures end: charts of each policy, base beside this change, and a table of all. */
export function flakyOf({ flaky, at }: PageReport): HTMLElement | null {
  const [first] = flaky;
  if (!first) return null;
  const chance = Number((first.head.failProbability * 100).toFixed(2));
  const note = `${counted(first.head.runs, 'run')}, in each of which every target fails with a chance of ${chance}%. The higher a bar, the more runs end so.`;
  return section(
    'flaky',
    'With chance failures',
    el('p', { class: 'note' }, note),
    legend(flaky),
    ...flaky.slice(0, DRAWN).flatMap((one) => chartsOf(one, at)),
    el(
      'p',
      { class: 'note' },
      'Median / 90th percentile / highest of the runs; of the finish median / 90th percentile.',
    ),
    el(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Table of the runs' },
      tableOf(flaky, at),
    ),
  );
}

function sidesOf({ base }: Pick<PageFlaky, 'base'>): Side[] {
  return [
    ...(base ? [{ label: 'base', colour: 'base' }] : []),
    { label: base ? 'this change' : 'this plan', colour: 'head' },
  ];
}

function legend(flaky: readonly PageFlaky[]): HTMLElement {
  const sides = sidesOf({ base: flaky.find(({ base }) => base)?.base ?? null });
  const items = sides.map(({ label, colour }) => el('li', {}, el('span', { class: `key ${colour}` }), label));
  return el('ul', { class: 'legend' }, ...items);
}

function chartsOf(flaky: PageFlaky, at: number): HTMLElement[] {
  const measures: readonly Measure[] = [
    { of: 'peak', title: `Peak at once, ${flaky.unit}s`, widths: WHOLE_WIDTHS },
    { of: 'loss', title: `Broken at the end, ${flaky.unit}s`, widths: WHOLE_WIDTHS },
    { of: 'finish', title: 'Finish, UTC', widths: TIME_WIDTHS },
  ];
  const charts = measures.map((measure) => chartOf(flaky, measure, at));
  return [el('h3', {}, words(flaky.policy)), el('div', { class: 'charts' }, ...charts)];
}

function chartOf(flaky: PageFlaky, { of, title, widths }: Measure, at: number): HTMLElement {
  const { base, head } = flaky;
  // Clock times are round by the clock, not by the start of the plan.
  const shift = of === 'finish' ? at : 0;
  const frequencies = [...(base ? [base] : []), head].map((runs) =>
    runs.frequencies[of].map(([value, count]) => [value + shift, count] as const),
  );
  const heading = el('h4', {}, title);
  const bins = binsOf(frequencies, widths);
  if (!bins) return el('div', {}, heading, el('p', {}, 'No run completes.'));
  const sides = sidesOf(flaky);
  const said = el('p', { class: 'note pointed' });
  const rest = of === 'finish' ? openRuns(flaky) : '';
  said.textContent = rest;
  const chart = histogram(bins, sides, {
    label: `${plain(flaky.policy)}, ${title}: ${rangesOf(bins, sides, of)}`,
    lines: of === 'finish' && bins.width < DAY ? 2 : 1,
    tick: of === 'finish' ? timeTick(bins) : numberText,
    pointed: (bin) => {
      said.textContent = bin === null ? rest : `${binText(bins, bin, of)}: ${countsAt(bins, sides, bin)}`;
    },
  });
  return el('div', {}, heading, chart, said);
}

/** What is not in the chart of the finishes. */
function openRuns({ base, head }: PageFlaky): string {
  const open = (runs: PageRuns): string =>
    `${numberText(runs.runs - runs.completed)} of ${numberText(runs.runs)}`;
  if (head.completed === head.runs && (base === null || base.completed === base.runs)) return '';
  return `Never complete: ${open(head)} runs${base ? `, in the base ${open(base)}` : ''}.`;
}

function rangesOf(bins: Bins, sides: readonly Side[], of: Measure['of']): string {
  return sides
    .map(({ label }, side) => {
      const counts = bins.counts[side] ?? [];
      const [first, last] = [
        counts.findIndex((count) => count > 0),
        counts.findLastIndex((count) => count > 0),
      ];
      if (first < 0) return `${label} in no run`;
      const most = counts.indexOf(Math.max(...counts));
      return `${label} from ${binText(bins, first, of)} to ${binText(bins, last, of)}, most often ${binText(bins, most, of)}`;
    })
    .join('; ');
}

function binText({ from, width }: Bins, bin: number, of: Measure['of']): string {
  const first = from[bin] ?? 0;
  if (of === 'finish') return `${instantText(first)} to ${instantText(first + width).slice(-9)}`;
  return width === 1 ? numberText(first) : `${numberText(first)} to ${numberText(first + width - 1)}`;
}

function countsAt({ counts }: Bins, sides: readonly Side[], bin: number): string {
  return sides.map(({ label }, i) => `${label} ${counted(counts[i]?.[bin] ?? 0, 'run')}`).join(' · ');
}

/** The time of day, above its date. */
function timeTick({ width }: Bins): (from: number) => string {
  return (from) => {
    const [day = '', time = ''] = new Date(from).toISOString().split('T');
    return width >= DAY ? day.slice(5) : `${time.slice(0, 5)}\n${day.slice(5)}`;
  };
}

const DAY = 86_400_000;

function tableOf(flaky: readonly PageFlaky[], at: number): HTMLElement {
  const titles = ['', '', 'peak at once', 'broken', 'completed', 'finishes'];
  const lines = flaky.flatMap((one) => {
    const sides = sidesOf(one);
    const runs = [...(one.base ? [one.base] : []), one.head];
    return runs.map((side, i) => lineOf(i === 0 ? one.policy : [], sides[i]?.label ?? '', side, at));
  });
  const head = titles.map((title) => (title === '' ? el('td') : el('th', { scope: 'col' }, title)));
  return el('table', { class: 'numbers' }, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...lines));
}

function lineOf(policy: PageFlaky['policy'], side: string, runs: PageRuns, at: number): HTMLElement {
  const { peak, loss, completed, finish } = runs;
  return el(
    'tr',
    {},
    policy.length > 0 ? el('th', { scope: 'row' }, words(policy)) : el('td'),
    el('td', {}, side),
    el('td', {}, three(peak)),
    el('td', {}, three(loss)),
    el('td', {}, `${numberText(completed)} of ${counted(runs.runs, 'run')}`),
    el('td', {}, finish ? `${instantText(at + finish[0])} / ${instantText(at + finish[1])}` : 'never'),
  );
}

function three(numbers: readonly number[]): string {
  return numbers.map(numberText).join(' / ');
}
