import { capital, counted, spelled } from '../text/plural.js';
import { baseLabel, chart, momentOf } from './chart.js';
import { Clock } from './clock.js';
import { highest, stepsOf, totalOf } from './course.js';
import type { PageCourse, PageReport, PageView } from '../report/html/data.js';
import { button, el, section } from './dom.js';
import { grid } from './grid.js';
import { replay } from './replay.js';
import { targetsTable } from './targets.js';
import { durationText } from '../text/instant-text.js';

/** Shows the article of one cluster, with its pictures. */
export function show(reports: readonly PageReport[], index: number): void {
  const articles = [...document.querySelectorAll('article')];
  const clusters = articles.map(({ dataset }) => dataset['name'] ?? '');
  articles.forEach((article, i) => {
    article.hidden = i !== index;
    article.querySelector('.pictures')?.replaceChildren();
  });
  const choose = (i: number): void => {
    show(reports, i);
  };
  document.querySelector('.clusters')?.remove();
  const choices = choice('Clusters', '', clusters, index, choose);
  if (choices) document.querySelector('main')?.prepend(choices);
  const [article, report] = [articles[index], reports[index]];
  const slot = article?.querySelector('.pictures');
  if (!article || !report || !slot) return;
  document.title = article.querySelector('h1')?.textContent ?? '';
  const view = (at: number): void => {
    const chosen = report.views[at];
    const units = report.views.map(({ unit }) => `${unit}s`);
    const buttons = choice('What is counted', 'Counted: ', units, at, view);
    slot.replaceChildren(...(buttons ? [buttons] : []), ...(chosen ? picturesOf(report, chosen) : []));
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
    const made = button(label, null, () => {
      choose(i);
    });
    if (i === chosen) made.setAttribute('aria-current', 'true');
    return made;
  });
  return el('nav', { class: `controls ${name.toLowerCase()}`, 'aria-label': name }, lead, ...buttons);
}

/** The pictures of one kind of target. */
function picturesOf(report: PageReport, view: PageView): HTMLElement[] {
  const { unit, head, base, worst, targets } = view;
  const runs = [head, base, worst?.course].filter((run) => run !== null && run !== undefined);
  const title = `${capital(unit)}s unavailable over time`;
  const all = section('targets', `All ${unit}s`, targetsTable(view));
  if (runs.every(({ stays }) => stays.length === 0)) {
    const sides = base ? ', neither in the base nor with this change' : '';
    const none = el('p', {}, `In the dry rollout no ${unit} becomes unavailable${sides}.`);
    return [section('time', title, none), ...(targets.count > 0 ? [all] : [])];
  }
  const clock = clockOf(report, view);
  const summary = summaryOf(view);
  const time = section(
    'time',
    title,
    el('p', { class: 'note' }, summary),
    chart(report, view, clock, `${title}. ${summary}`),
    replay(clock, momentOf(report, view)),
  );
  return [time, fleetSection(view, clock), all];
}

function summaryOf({ unit, peak, head, base, members }: PageView): string {
  const most =
    peak === 0
      ? `No ${unit} is unavailable at any time with this change`
      : `At most ${spelled(peak)} of ${counted(members, unit)} unavailable at once with this change`;
  const was = base ? `; in the ${baseLabel(base)}: ${spelled(highest(totalOf(base)))}` : '';
  const order =
    highest(totalOf(head)) === peak
      ? ''
      : ' The curve shows one of several possible orders; the number is the highest of all.';
  return `${most}${was}. All policies together, with ${unit}s that were unavailable before.${order}`;
}

/** A time axis needs a length, even if everything happens at once. */
const SHORTEST_MS = 60_000;
/** A base that takes this many times as long would leave the change no room. */
const LONGER = 3;

/** Shows the batches, at the peak of this change; what is in no batch, such as nodes that expire, may go on for a year. */
function clockOf({ horizon }: PageReport, { head, base, worst }: PageView): Clock {
  const changed = [head, ...(worst ? [worst.course] : [])];
  const all = base ? [...changed, base] : changed;
  const [own, whole] = [stepsOf(changed), stepsOf(all)];
  const endOf = (instants: readonly number[]): number =>
    Math.max(SHORTEST_MS, instants.reduce((last, at) => Math.max(last, at), 0) * 1.02);
  const batched = (courses: readonly PageCourse[]): number => {
    const ends = courses.flatMap(({ stays }) =>
      stays.flatMap(([, , batch, start, stop]) => (batch > 0 ? [stop ?? start] : [])),
    );
    return ends.length > 0 ? endOf(ends) : Math.min(horizon, endOf(whole));
  };
  const end = batched(all) > LONGER * batched(changed) ? batched(changed) : batched(all);
  const curve = totalOf(head).filter(([at]) => at <= end);
  const [at] = curve.find(([, out]) => out === highest(curve)) ?? [0];
  return new Clock(own.length > 1 ? own : whole, end, at);
}

function fleetSection(view: PageView, clock: Clock): HTMLElement {
  const { head, worst, unit } = view;
  const bad = worst?.course.turnsBadAt ?? null;
  const when = bad === 0 ? 'from the start' : `${durationText(bad ?? 0)} after the start`;
  const note = `The worst run turns bad ${when}: everything that starts from then on breaks, in other policies too.`;
  const healthy = { title: 'This change, if all goes well', course: head };
  const panels = worst
    ? [
        healthy,
        { title: `The worst run: ${spelled(worst.loss)} of ${worst.policy} broken`, course: worst.course },
      ]
    : [healthy];
  return section(
    'fleet',
    `The fleet, ${unit} by ${unit}`,
    bad === null ? null : el('p', { class: 'note' }, note),
    grid(view, panels, clock),
  );
}
