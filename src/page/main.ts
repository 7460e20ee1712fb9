import type { PageDocument, PageReport, PageView } from '../report/html/data.js';
import { Chart } from './chart.js';
import { Clock } from './clock.js';
import { highest, stepsOf, totalOf, valueAt } from './course.js';
import { button, el, plain, section, select, words } from './dom.js';
import { baseLabel, chartLegend, domainSeries, domainTable, totalSeries } from './domains.js';
import { grid } from './grid.js';
import { findingsOf, flakyOf, headOf } from './head.js';
import { replay, zooms } from './replay.js';
import { targetsTable } from './targets.js';
import { bandLegend, timeline } from './timeline.js';
import { counted, durationText, instantText, numberText } from './words.js';

/** A time axis needs a length, also where everything happens at once. */
const SHORTEST_MS = 60_000;

function show(page: PageDocument, root: HTMLElement, index: number): void {
  const report = page.reports[index];
  if (!report) return;
  document.title = `${plain(report.title)} · Rollout plan`;
  const run =
    page.runUrl === null
      ? null
      : el('p', {}, el('a', { href: page.runUrl, rel: 'noreferrer' }, 'The run that made this page'));
  const foot = el('footer', {}, ...report.footer.map((text) => el('p', {}, words(text))), run);
  const body = el('div', {});
  root.replaceChildren(
    ...[clusters(page, root, index), headOf(report), findingsOf(report), body, flakyOf(report), foot].filter(
      (part) => part !== null,
    ),
  );
  const view = (at: number): void => {
    const chosen = report.views[at];
    body.replaceChildren(...(chosen ? drawn(report, chosen, unitChoice(report, at, view)) : []));
  };
  view(0);
}

/** Of several clusters one is shown, the worst first. */
function clusters(page: PageDocument, root: HTMLElement, shown: number): HTMLElement | null {
  if (page.reports.length < 2) return null;
  const buttons = page.reports.map((report, i) => {
    const made = button(`${report.cluster ?? `cluster ${i + 1}`}: ${report.verdict}`, () => {
      show(page, root, i);
    });
    if (i === shown) made.setAttribute('aria-current', 'true');
    return made;
  });
  return el('nav', { class: 'controls', 'aria-label': 'Clusters' }, ...buttons);
}

function unitChoice({ views }: PageReport, shown: number, choose: (at: number) => void): HTMLElement | null {
  if (views.length < 2) return null;
  const buttons = views.map(({ unit }, i) => {
    const made = button(`${unit}s`, () => {
      choose(i);
    });
    if (i === shown) made.setAttribute('aria-current', 'true');
    return made;
  });
  return el('nav', { class: 'controls', 'aria-label': 'What is counted' }, 'Counted: ', ...buttons);
}

/** The charts of one kind of target. */
function drawn(report: PageReport, view: PageView, choice: HTMLElement | null): (HTMLElement | string)[] {
  const courses = [view.head, ...(view.base ? [view.base] : [])];
  const worst = view.worst ? [view.worst.course] : [];
  const isIdle = [...courses, ...worst].every(({ target }) => target.length === 0);
  const targets = section('targets', `All ${view.unit}s`, targetsTable(report, view));
  const parts = choice ? [choice] : [];
  if (isIdle) {
    const none = el(
      'p',
      {},
      `In the dry rollout no ${view.unit} goes out${view.base ? ', neither in the base nor with this change' : ''}.`,
    );
    return [
      ...parts,
      section('time', `${capital(view.unit)}s out over time`, none),
      ...(view.targets.count > 0 ? [targets] : []),
    ];
  }
  const clock = clockOf(view);
  return [...parts, timeSection(report, view, clock), fleetSection(view, clock), targets];
}

/** It stands at the peak of this change, and shows the change where the base goes on for much longer. */
function clockOf({ head, base, worst }: PageView): Clock {
  const own = stepsOf([head, ...(worst ? [worst.course] : [])]);
  const all = base ? stepsOf([head, base, ...(worst ? [worst.course] : [])]) : own;
  const [end, whole] = [withRoom(own.at(-1)), withRoom(all.at(-1))];
  const clock = new Clock(own.length > 1 ? own : all, [0, whole]);
  if (own.length > 1 && whole > LONGER * end) clock.to = end;
  const curve = totalOf(head);
  clock.at = curve.at[curve.out.indexOf(highest(curve))] ?? 0;
  return clock;
}

/** A base that takes this many times as long would leave the change no room. */
const LONGER = 3;

function withRoom(last = 0): number {
  return Math.max(SHORTEST_MS, last * 1.02);
}

/** Stands where the counts under the pointer do. */
const POINT = 'Point at the chart to read its counts, click to go to a moment, drag to zoom. Times are UTC.';

function timeSection(report: PageReport, view: PageView, clock: Clock): HTMLElement {
  const moment = momentOf(report, view);
  const pointed = el('p', { class: 'note pointed' });
  pointed.textContent = POINT;
  const chart = new Chart(clock, report.at, (at) => {
    pointed.textContent = at === null ? POINT : moment(at);
  });
  const legend = el('div');
  const total = totalSeries(view);
  const draw = (label: number): void => {
    const series = label < 0 ? total : domainSeries(view, label);
    chart.draw(series);
    legend.replaceChildren(
      chartLegend(series, label >= 0, (view.targets.labels[label]?.values.length ?? 0) > series.length),
    );
  };
  const keys = view.targets.labels.map(({ key }) => `by ${key}`);
  const by =
    keys.length > 0
      ? select('Count', ['in total', ...keys], (i) => {
          draw(i - 1);
        })
      : null;
  // It has no width before it stands in the page.
  requestAnimationFrame(() => {
    draw(-1);
  });
  const tools = el('div', { class: 'tools' }, by, zooms(clock, report.at));
  const text = el('p', { class: 'note' }, summaryOf(view));
  return section(
    'time',
    `${capital(view.unit)}s out over time`,
    text,
    tools,
    legend,
    chart.element,
    pointed,
    replay(clock, moment),
    el('h3', {}, 'Batches and windows'),
    timeline(report, clock),
    bandLegend(report),
    domainTable(view),
  );
}

function summaryOf({ unit, peak, head, base, targets }: PageView): string {
  const most =
    peak === 0
      ? `No ${unit} is out at any time with this change`
      : `At most ${numberText(peak)} of ${counted(targets.count, unit)} out at once with this change`;
  const was = base ? `; in the ${baseLabel(base)}: ${numberText(highest(totalOf(base)))}` : '';
  const order =
    highest(totalOf(head)) === peak
      ? ''
      : ' The curve is one of several orders in which it may go; the number is the highest of all.';
  return `${most}${was}. All policies together, ${unit}s that are out before counted.${order}`;
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
    const when = at === 0 ? 'at the start' : `${durationText(at)} after the start`;
    return `${instantText(report.at + at)} (${when}): ${parts.filter((part) => part !== '').join(' · ')}`;
  };
}

function fleetSection(view: PageView, clock: Clock): HTMLElement {
  const { head, worst, unit } = view;
  const panels = [
    { title: 'This change, if all goes well', course: head },
    ...(worst
      ? [
          {
            title: `The worst run: ${numberText(worst.loss)} of ${plain(worst.policy)} broken`,
            course: worst.course,
          },
        ]
      : []),
  ];
  const bad = worst?.course.turnsBadAt;
  const note =
    bad === null || bad === undefined
      ? null
      : el(
          'p',
          { class: 'note' },
          `The worst run turns bad ${bad === 0 ? 'from the start' : `${durationText(bad)} after the start`}: everything that begins from then on breaks, of other policies too.`,
        );
  return section('fleet', `The fleet, ${unit} by ${unit}`, note, grid(view, panels, clock));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const root = document.getElementById('page');
const data = document.getElementById('data');
if (root && data) show(JSON.parse(data.textContent) as PageDocument, root, 0);
