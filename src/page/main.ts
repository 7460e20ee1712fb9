import type { PageDocument, PageReport, PageView } from '../report/html/data.js';
import { Clock } from './clock.js';
import { highest, stepsOf, totalOf } from './course.js';
import { button, el, plain, section, words } from './dom.js';
import { grid } from './grid.js';
import { detailsOf, findingsOf, headOf } from './head.js';
import { timeSection } from './over-time.js';
import { targetsTable } from './targets.js';
import { capital, durationText, numberText } from './words.js';

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
  const foot = el('footer', {}, ...report.foot.map((text) => el('p', {}, words(text))), run);
  const body = el('div', {});
  root.replaceChildren(
    ...[
      clusters(page, root, index),
      headOf(report),
      body,
      findingsOf(report),
      detailsOf(report),
      foot,
    ].filter((part) => part !== null),
  );
  const view = (at: number): void => {
    const chosen = report.views[at];
    body.replaceChildren(...(chosen ? drawn(report, chosen, unitChoice(report, at, view)) : []));
  };
  view(0);
}

/** Where there are several clusters, one is shown at a time; the worst comes first. */
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

const root = document.getElementById('page');
const data = document.getElementById('data');
if (root && data) show(JSON.parse(data.textContent) as PageDocument, root, 0);
