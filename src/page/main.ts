import type { PageDocument, PageReport, PageView } from '../report/html/data.js';
import { paragraph } from './blocks.js';
import { baseLabel, chart, momentOf } from './chart.js';
import { Clock } from './clock.js';
import { highest, stepsOf, totalOf } from './course.js';
import { button, el, plain, section } from './dom.js';
import { grid } from './grid.js';
import { detailsOf, findingsOf, headOf } from './head.js';
import { replay, zooms } from './replay.js';
import { targetsTable } from './targets.js';
import { timeline } from './timeline.js';
import { capital, counted, durationText, numberText } from './words.js';

function show(page: PageDocument, root: HTMLElement, index: number): void {
  const report = page.reports[index];
  if (!report) return;
  document.title = `${plain(report.title)} · Rollout plan`;
  const run =
    page.runUrl === null
      ? null
      : el('p', {}, el('a', { href: page.runUrl, rel: 'noreferrer' }, 'The run that made this page'));
  const pictures = el('div', {});
  const clusters = page.reports.map((one, i) => `${one.cluster ?? `cluster ${i + 1}`}: ${one.verdict}`);
  const parts = [
    choice('Clusters', '', clusters, index, (i) => {
      show(page, root, i);
    }),
    headOf(report),
    pictures,
    findingsOf(report),
    detailsOf(report),
    el('footer', {}, ...report.foot.map(paragraph), run),
  ];
  root.replaceChildren(...parts.filter((part) => part !== null));
  const view = (at: number): void => {
    const chosen = report.views[at];
    const units = report.views.map(({ unit }) => `${unit}s`);
    const buttons = choice('What is counted', 'Counted: ', units, at, view);
    pictures.replaceChildren(...(buttons ? [buttons] : []), ...(chosen ? picturesOf(report, chosen) : []));
  };
  view(0);
}

/** Buttons with one chosen; none for a single one. */
function choice(
  name: string,
  lead: string,
  labels: readonly string[],
  chosen: number,
  choose: (index: number) => void,
): HTMLElement | null {
  if (labels.length < 2) return null;
  const buttons = labels.map((label, i) => {
    const made = button(label, () => {
      choose(i);
    });
    if (i === chosen) made.setAttribute('aria-current', 'true');
    return made;
  });
  return el('nav', { class: 'controls', 'aria-label': name }, lead, ...buttons);
}

/** The pictures of one kind of target. */
function picturesOf(report: PageReport, view: PageView): HTMLElement[] {
  const { unit, head, base, worst } = view;
  const runs = [head, base, worst?.course].filter((run) => run !== null && run !== undefined);
  const title = `${capital(unit)}s unavailable over time`;
  const targets = section('targets', `All ${unit}s`, targetsTable(report, view));
  if (runs.every(({ target }) => target.length === 0)) {
    const sides = base ? ', neither in the base nor with this change' : '';
    const none = el('p', {}, `In the dry rollout no ${unit} becomes unavailable${sides}.`);
    return [section('time', title, none), ...(view.targets.count > 0 ? [targets] : [])];
  }
  const clock = clockOf(view);
  const summary = summaryOf(view);
  const time = section(
    'time',
    title,
    el('p', { class: 'note' }, summary),
    zooms(clock, report.at),
    chart(report, view, clock, `${title}. ${summary}`),
    replay(clock, momentOf(report, view)),
    el('h3', {}, 'Batches and windows'),
    timeline(report, clock),
  );
  return [time, fleetSection(view, clock), targets];
}

function summaryOf({ unit, peak, head, base, members, note }: PageView): string {
  const most =
    peak === 0
      ? `No ${unit} is unavailable at any time with this change`
      : `At most ${numberText(peak)} of ${counted(members, unit)} unavailable at once with this change`;
  const was = base ? `; in the ${baseLabel(base)}: ${numberText(highest(totalOf(base)))}` : '';
  const order =
    highest(totalOf(head)) === peak
      ? ''
      : ' The curve shows one of several possible orders; the number is the highest of all.';
  return `${most}${was}. All policies together, with ${unit}s that were unavailable before.${note && ` ${note}`}${order}`;
}

/** A time axis needs a length, even if everything happens at once. */
const SHORTEST_MS = 60_000;
/** A base that takes this many times as long would leave the change no room. */
const LONGER = 3;

/** Begins at the peak of this change. */
function clockOf({ head, base, worst }: PageView): Clock {
  const own = stepsOf([head, ...(worst ? [worst.course] : [])]);
  const all = base ? stepsOf([head, base, ...(worst ? [worst.course] : [])]) : own;
  const end = (steps: readonly number[]): number => Math.max(SHORTEST_MS, (steps.at(-1) ?? 0) * 1.02);
  const clock = new Clock(own.length > 1 ? own : all, [0, end(all)]);
  if (own.length > 1 && end(all) > LONGER * end(own)) clock.to = end(own);
  const curve = totalOf(head);
  clock.at = curve.at[curve.out.indexOf(highest(curve))] ?? 0;
  return clock;
}

function fleetSection(view: PageView, clock: Clock): HTMLElement {
  const { head, worst, unit } = view;
  const bad = worst?.course.turnsBadAt ?? null;
  const when = bad === 0 ? 'from the start' : `${durationText(bad ?? 0)} after the start`;
  const note =
    bad === null
      ? null
      : `The worst run turns bad ${when}: everything that starts from then on breaks, of other policies too.`;
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
  return section(
    'fleet',
    `The fleet, ${unit} by ${unit}`,
    note === null ? null : el('p', { class: 'note' }, note),
    grid(view, panels, clock),
  );
}

const root = document.getElementById('page');
const data = document.getElementById('data');
if (root && data) show(JSON.parse(data.textContent) as PageDocument, root, 0);
