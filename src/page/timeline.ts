import type { PageGroup, PageReport, PageRollout } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, el, plain, words } from './dom.js';
import { pointing } from './pointing.js';
import { paintStrip } from './strip.js';
import { counted, instantText, numberText } from './words.js';

/** As many groups stand there at once; more are shown when they are asked for. */
const SHOWN = 12;

/** Batches and windows of every group, base above this change, under the time axis of the chart. */
export function timeline(report: PageReport, clock: Clock): HTMLElement {
  const list = el('ul', { class: 'rows' });
  const more = el('p');
  const all = report.groups.filter(hasRollout);
  const show = (upTo: number): void => {
    for (const group of all.slice(list.children.length, upTo)) list.append(row(group, report, clock));
    const left = all.length - list.children.length;
    const label = `Show ${Math.min(left, 50)} more of ${numberText(left)} groups`;
    more.replaceChildren(
      ...(left > 0
        ? [
            button(label, () => {
              show(list.children.length + 50);
            }),
          ]
        : []),
    );
  };
  show(SHOWN);
  return el('div', {}, list, more);
}

/** What the shaded hours are, where there are any. */
export function bandLegend({ groups, freezes }: PageReport): HTMLElement | null {
  const limits = groups.flatMap(({ base, head }) => (head ?? base)?.limits ?? []);
  const isClosed = limits.some(({ spans }) => spans.some(([, , limit]) => limit === 0));
  const key = (name: string): HTMLElement => el('span', { class: `key ${name}` });
  const items = [
    isClosed ? el('li', {}, key('closed'), 'hours in which the limit is 0') : null,
    ...freezes.map(({ name }) => el('li', {}, key('frozen'), 'freeze ', words(name))),
  ].filter((item) => item !== null);
  return items.length > 0 ? el('ul', { class: 'legend' }, ...items) : null;
}

function hasRollout({ touched, base, head }: PageGroup): boolean {
  return [base, head].some(
    (side) => side && (side.batches.start.length > 0 || (touched && side.matched > 0)),
  );
}

function row(group: PageGroup, report: PageReport, clock: Clock): HTMLElement {
  const canvas = el('canvas', { role: 'img', 'aria-label': described(group, report.at) });
  const state = el('p', { class: 'state' });
  let marked: readonly [number, number] | null = null;
  const tell = (at: number | null): void => {
    state.textContent =
      at === null ? stateAt(group, clock.at) : `${instantText(report.at + at)}: ${stateAt(group, at)}`;
  };
  const draw = (): void => {
    tell(null);
    paintStrip(canvas, group, report, clock, marked);
  };
  clock.onChange(draw);
  pointing(canvas, clock, {
    over: tell,
    marked: (span) => {
      marked = span;
      paintStrip(canvas, group, report, clock, marked);
    },
  });
  const note = `${group.touched ? '' : ' · not touched by this change'}${group.next ? ' · next rollout' : ''}`;
  const title = el('p', { class: 'title' }, words(group.policy), ' ', words(group.name), note);
  const strip = el('div', { class: 'strip' }, canvas);
  new ResizeObserver(draw).observe(strip);
  // Below the strip: text that grows while it is pointed at must not push it away.
  return el('li', {}, title, strip, state);
}

/** The row in words, for those who do not see it. */
function described({ policy, name, base, head }: PageGroup, at: number): string {
  const side = (rollout: PageRollout | null, label: string): string => {
    if (!rollout) return `${label}: not there`;
    const { start, size } = rollout.batches;
    const first = start[0];
    if (first === undefined) return `${label}: no batch`;
    const done =
      rollout.finish === null
        ? `${rollout.outcome}, never complete`
        : `done ${instantText(at + rollout.finish)}`;
    const largest = size.reduce((most, one) => Math.max(most, one), 0);
    return `${label}: ${counted(start.length, 'batch').replace('batchs', 'batches')}, the largest of ${numberText(largest)}, from ${instantText(at + first)}, ${done}, peak ${numberText(rollout.peak)} of ${numberText(rollout.matched)}`;
  };
  return `${plain(policy)} ${plain(name)}. ${side(head, 'This change')}. ${side(base, 'Base')}.`;
}

/** What the group does at one moment, on both sides. */
function stateAt({ head, base, unit }: PageGroup, at: number): string {
  const now = head ? sideAt(head, unit, at) : 'not there with this change';
  return base ? `${now} · base: ${sideAt(base, unit, at)}` : now;
}

function sideAt({ batches, limits }: PageRollout, unit: string, at: number): string {
  const { start, end, size } = batches;
  const begun = lastUpTo(start, at) + 1;
  let open = 0;
  for (let i = 0; i < begun; i++) if ((end[i] ?? Infinity) > at) open += size[i] ?? 0;
  const now = limitsAt(limits, at);
  const which = start.length === 0 ? 'no batch' : `batch ${numberText(begun)} of ${numberText(start.length)}`;
  const parts = [which, open > 0 ? `${counted(open, unit)} under way` : '', now];
  return parts.filter((part) => part !== '').join(', ');
}

/** `limit 2`; by reason where they differ. */
function limitsAt(limits: PageRollout['limits'], at: number): string {
  const now = limits.flatMap(({ reason, spans }) => {
    const span = spans.find(([from, to]) => from <= at && at < to);
    if (!span || (span[2] === null && reason === null)) return [];
    return [{ reason, limit: span[2] === null ? 'none' : numberText(span[2]) }];
  });
  const distinct = new Set(now.map(({ limit }) => limit));
  if (distinct.size === 1) return `limit ${[...distinct].join('')}`;
  return now.map(({ reason, limit }) => `limit ${limit} of ${reason ?? 'every reason'}`).join(', ');
}
